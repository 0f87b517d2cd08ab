import { z } from 'zod';
import { interviewSessionSchema, type InterviewSession } from '@candor/domain/interview';
import { keepOnDevice, unsentOnDevice } from '../../platform/autosave/keep-on-device.ts';
import { isSameValue } from '../../platform/autosave/merge-fields.ts';
import { saveSession, startSession } from './api/sessions.ts';

const listSchema = z.array(interviewSessionSchema);
const keyOf = (ownerId: string) => `${ownerId}:interviews-waiting`;

async function waiting(ownerId: string): Promise<InterviewSession[]> {
  const kept = await unsentOnDevice(keyOf(ownerId), (content) => listSchema.safeParse(content).data ?? null);
  return kept?.content ?? [];
}

const keep = (ownerId: string, sessions: readonly InterviewSession[]) =>
  keepOnDevice(keyOf(ownerId), sessions.length === 0 ? null : { version: 0, content: sessions });

/** Stores an interview that could not be sent when it was left, beside earlier ones. */
export async function keepForLater(ownerId: string, session: InterviewSession): Promise<void> {
  const others = (await waiting(ownerId)).filter(({ startTime }) => startTime !== session.startTime);
  await keep(ownerId, [...others, session]);
}

/** Sends what could not be sent before; what fails again waits on. */
export async function sendWaiting(ownerId: string): Promise<void> {
  for (const session of await waiting(ownerId)) {
    const begun = await startSession(session, false);
    if (!isSameValue(begun.session, session)) await saveSession(begun.id, begun.version, session, false);
    const left = (await waiting(ownerId)).filter(({ startTime }) => startTime !== session.startTime);
    await keep(ownerId, left);
  }
}
