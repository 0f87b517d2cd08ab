import { clear, createStore, del, get, set, type UseStore } from 'idb-keyval';
import type { InterviewSession } from '@candor/domain/interview';
import { onLeave } from '../../platform/token.ts';

let opened: UseStore | undefined;

function store(): UseStore {
  opened ??= createStore('candor-recordings', 'recordings');
  return opened;
}

// Recordings are kept on this device alone, and go with the session.
onLeave(() => {
  if (typeof indexedDB !== 'undefined') void clear(store()).catch(() => undefined);
});

/** The recording of an answer; undefined where there is none, or this browser keeps nothing. */
export async function recordingAt(key: string): Promise<Blob | undefined> {
  try {
    const kept: unknown = await get(key, store());
    return kept instanceof Blob ? kept : undefined;
  } catch {
    return undefined;
  }
}

export async function keepRecording(key: string, recording: Blob): Promise<void> {
  await set(key, recording, store()).catch(() => undefined);
}

export async function deleteRecording(key: string): Promise<void> {
  await del(key, store()).catch(() => undefined);
}

/** The key of the recording of an answer. */
export const recordingKeyOf = (
  ownerId: string,
  { startTime }: Pick<InterviewSession, 'startTime'>,
  questionId: string,
) => `${ownerId}:${startTime}:${questionId}`;
