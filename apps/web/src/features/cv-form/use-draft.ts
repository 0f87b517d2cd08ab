import { del, get } from 'idb-keyval';
import { useRef } from 'react';
import type { Draft } from '@candor/contracts/cv';
import type { CvDraft } from '@candor/domain/cv';
import { call } from '../../platform/call.ts';
import { deleteDraft, getDraft, saveDraft } from './api.ts';
import { keepOnDevice } from './keep-on-device.ts';
import { useKeeper } from './use-keeper.ts';

function localKey(key: string): string {
  return `draft:${key}`;
}

export interface LoadedDraft {
  version: number;
  form: CvDraft | null;
  /** What an earlier visit could not send. */
  unsent: CvDraft | null;
}

/** The kept form of a key, and what of it is only on this device. Without a connection, that alone. */
export async function loadDraft(key: string): Promise<LoadedDraft> {
  const unsent = (await get<CvDraft>(localKey(key)).catch(() => undefined)) ?? null;
  try {
    const { version, form } = await call(getDraft, { params: { key } });
    return { version, form, unsent };
  } catch (error) {
    if (unsent) return { version: 0, form: null, unsent };
    throw error;
  }
}

interface UseDraftOptions {
  draftKey: string;
  version: number;
  /** Puts a form that another tab stored onto the screen. */
  onForeign: (form: CvDraft) => void;
}

/** Keeps the form of a key: on the server, else on this device, in step with other tabs. */
export function useDraft({ draftKey, version, onForeign }: UseDraftOptions) {
  const foreign = useRef(onForeign);
  foreign.current = onForeign;
  return useKeeper<CvDraft, Draft>({
    name: `draft-${draftKey}`,
    version,
    send: (at, form, isLeaving) =>
      call(saveDraft, { params: { key: draftKey }, body: { version: at, form }, keepalive: isLeaving }),
    keepLocally: (form) => keepOnDevice(localKey(draftKey), form),
    onForeign: (draft) => draft.form && foreign.current(draft.form),
  });
}

/** Throws a kept form away, on the server and on this device. */
export async function forgetDraft(key: string): Promise<void> {
  await del(localKey(key)).catch(() => undefined);
  await call(deleteDraft, { params: { key } }).catch(() => undefined);
}
