import type * as network from '@candor/contracts/network';
import { contactsAtOnce, type ContactFields } from '@candor/domain/network';
import { call, callFile } from '../../../platform/call.ts';
import { download } from '../../../platform/download.ts';
import { inParts } from '../../../platform/in-parts.ts';
import { route } from '../../../platform/route.ts';
import { refreshNetwork } from './contacts.ts';

const exportRoute = route<typeof network.exportContacts>('GET', '/api/network/export');
const calendarRoute = route<typeof network.followUpCalendar>('GET', '/api/network/calendar');
const importRoute = route<typeof network.importContacts>('POST', '/api/network/import');
const undoRoute = route<typeof network.undoImport>('POST', '/api/network/imports/:id/undo');

export const downloadContacts = (format: 'vcard' | 'csv') =>
  download(() => callFile(exportRoute, { query: { format } }));

/** The follow-ups as a file for a calendar. */
export const downloadFollowUps = () => download(() => callFile(calendarRoute, {}));

export interface Imported {
  id: string;
  added: number;
  completed: number;
  unchanged: number;
}

/** Brings in contacts in parts under one id, telling how many are through. */
export async function importContacts(
  contacts: readonly ContactFields[],
  onProgress: (done: number) => void,
): Promise<Imported> {
  const all: Imported = { id: crypto.randomUUID(), added: 0, completed: 0, unchanged: 0 };
  try {
    let done = 0;
    for (const rows of inParts(contacts, contactsAtOnce)) {
      const part = await call(importRoute, { body: { importId: all.id, contacts: rows } });
      all.added += part.added;
      all.completed += part.completed;
      all.unchanged += part.unchanged;
      done += rows.length;
      onProgress(done);
    }
  } finally {
    await refreshNetwork();
  }
  return all;
}

export async function undoImport(id: string): Promise<void> {
  await call(undoRoute, { params: { id } });
  await refreshNetwork();
}
