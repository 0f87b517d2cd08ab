import type { Draft } from '@candor/contracts/cv';
import { cvDraftSchema, type CvDraft } from '@candor/domain/cv';
import { loadDraft, saveOverGone } from '../../platform/autosave/drafts.ts';
import { keepOnDevice } from '../../platform/autosave/keep-on-device.ts';
import { call } from '../../platform/call.ts';
import { deleteDraft, getDraft, saveDraft } from './api.ts';

/** The key under which this device stores the form of the next new CV. */
export const draftDeviceKey = 'draft:new';

/** The form of the next new CV as the server stores it. */
export function getCvDraft(): Promise<Draft> {
  return call(getDraft, {});
}

/** The form of the next new CV as it is stored, and what of it is only on this device. */
export function loadCvDraft(ownerId: string) {
  return loadDraft<CvDraft>({
    // same in every language
    name: 'cv-draft-new',
    deviceKey: `${ownerId}:${draftDeviceKey}`,
    read: (content) => cvDraftSchema.safeParse(content).data ?? null,
    get: getCvDraft,
  });
}

export function saveCvDraft(version: number, form: CvDraft, keepalive: boolean): Promise<Draft> {
  return saveOverGone(version, (at) => call(saveDraft, { body: { version: at, form }, keepalive }));
}

/** Throws a kept form away, on the server and on this device. */
export async function forgetCvDraft(ownerId: string): Promise<void> {
  await keepOnDevice(`${ownerId}:${draftDeviceKey}`, null);
  await call(deleteDraft, {}).catch(() => undefined);
}
