import { useRef } from 'react';
import type { Draft } from '@candor/contracts/cv';
import { cvDraftSchema, isSameDraft, type CvDraft } from '@candor/domain/cv';
import { CallError } from '../../platform/call-error.ts';
import { call } from '../../platform/call.ts';
import { deleteDraft, getDraft, saveDraft } from './api.ts';
import { keepOnDevice, unsentOnDevice, type Unsent } from '../../platform/keep-on-device.ts';
import { untilSent, useKeeper } from '../../platform/use-keeper.ts';

/** Whose draft of which CV. */
export interface DraftPlace {
  ownerId: string;
  draftKey: string;
}

function localKey({ ownerId, draftKey }: DraftPlace): string {
  return `${ownerId}:draft:${draftKey}`;
}

export interface LoadedDraft {
  version: number;
  form: CvDraft | null;
  /** What an earlier visit could not send. */
  unsent: Unsent<CvDraft> | null;
}

/** The kept form of a key, and what of it is only on this device. Without a connection, that alone. */
export async function loadDraft(place: DraftPlace): Promise<LoadedDraft> {
  await untilSent(`draft-${place.draftKey}`);
  const unsent = await unsentOnDevice(
    localKey(place),
    (content) => cvDraftSchema.safeParse(content).data ?? null,
  );
  try {
    const { version, form } = await call(getDraft, { params: { key: place.draftKey } });
    return { version, form, unsent };
  } catch (error) {
    if (unsent && !(error instanceof CallError && error.status >= 400 && error.status < 500))
      return { version: unsent.version, form: null, unsent };
    throw error;
  }
}

/** Whether a stale write met a draft that was thrown away, by a generation in another tab. */
function isGone(error: unknown): boolean {
  if (!(error instanceof CallError) || error.code !== 'stale') return false;
  const current = error.details?.current;
  return typeof current === 'object' && current !== null && 'form' in current && current.form === null;
}

interface UseDraftOptions extends DraftPlace {
  version: number;
  /** Puts a form that another tab stored onto the screen. */
  onForeign: (form: CvDraft) => void;
}

/** Keeps the form of a key: on the server, else on this device, in step with other tabs. */
export function useDraft({ ownerId, draftKey, version, onForeign }: UseDraftOptions) {
  const foreign = useRef(onForeign);
  foreign.current = onForeign;
  const params = { key: draftKey };
  return useKeeper<CvDraft, Draft>({
    name: `draft-${draftKey}`,
    version,
    send: (at, form, keepalive) =>
      call(saveDraft, { params, body: { version: at, form }, keepalive }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
        return call(saveDraft, { params, body: { version: 0, form }, keepalive });
      }),
    keepLocally: (unsent) => keepOnDevice(localKey({ ownerId, draftKey }), unsent),
    isSame: (form, { form: theirs }) => theirs !== null && isSameDraft(form, theirs),
    onForeign: (draft) => draft.form && foreign.current(draft.form),
  });
}

/** Throws a kept form away, on the server and on this device. */
export async function forgetDraft(place: DraftPlace): Promise<void> {
  await keepOnDevice(localKey(place), null);
  await call(deleteDraft, { params: { key: place.draftKey } }).catch(() => undefined);
}
