import type { Draft } from '@candor/contracts/cv';
import { cvDraftSchema, type CvDraft } from '@candor/domain/cv';
import { loadDraft, saveOverGone } from '../../platform/autosave/drafts.ts';
import { keepOnDevice } from '../../platform/autosave/keep-on-device.ts';
import { call } from '../../platform/call.ts';
import { deleteDraft, getDraft, saveDraft } from './api.ts';

/** Under which key this device keeps the form of a CV. */
export const draftDeviceKey = (key: string) => `draft:${key}`;

/** The form of a CV as the server keeps it. */
export function getCvDraft(key: string): Promise<Draft> {
  return call(getDraft, { params: { key } });
}

/** The form of a CV as it is kept, and what of it is only on this device. */
export function loadCvDraft(ownerId: string, key: string) {
  return loadDraft<CvDraft>({
    name: `cv-draft-${key}`,
    deviceKey: `${ownerId}:${draftDeviceKey(key)}`,
    read: (content) => cvDraftSchema.safeParse(content).data ?? null,
    get: () => getCvDraft(key),
  });
}

export function saveCvDraft(key: string, version: number, form: CvDraft, keepalive: boolean): Promise<Draft> {
  return saveOverGone(version, (at) =>
    call(saveDraft, { params: { key }, body: { version: at, form }, keepalive }),
  );
}

/** Throws a kept form away, on the server and on this device. */
export async function forgetCvDraft(ownerId: string, key: string): Promise<void> {
  await keepOnDevice(`${ownerId}:${draftDeviceKey(key)}`, null);
  await call(deleteDraft, { params: { key } }).catch(() => undefined);
}
