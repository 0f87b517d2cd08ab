import { interviewSessionSchema, type InterviewSession } from '@candor/domain/interview';
import { unsentOnDevice, type Unsent } from '../../platform/autosave/keep-on-device.ts';
import { isSameValue } from '../../platform/autosave/merge-fields.ts';
import { openAutosave, untilSent, type OpenAutosave } from '../../platform/autosave/open-autosave.ts';
import type { SaveStatus } from '../../platform/autosave/state.ts';
import { isOffline } from '../../platform/call-error.ts';
import { queryClient } from '../../platform/query-client.ts';
import type { Watched } from '../../platform/watched.ts';
import {
  mySessions,
  refreshSessions,
  saveSession,
  sessionOf,
  startSession,
  type SavedSession,
} from './api/sessions.ts';
import { sendWaiting } from './waiting-sessions.ts';

export type SessionStatus = SaveStatus<SavedSession>;
export interface SessionAutosave extends OpenAutosave<InterviewSession, SavedSession> {
  /** The id under which it is saved; null while only this device has it. */
  id: () => string | null;
}

/** An interview under way: what the server has of it, and what only this device has. */
export interface FoundSession {
  stored: SavedSession | null;
  unsent: Unsent<InterviewSession> | null;
}

/** One interview at a time is under way. */
const NAME = 'interview';
const deviceKeyOf = (ownerId: string) => `${ownerId}:${NAME}`;
const read = (content: unknown) => interviewSessionSchema.safeParse(content).data ?? null;

async function storedUnderWay(): Promise<SavedSession | null> {
  const cards = await queryClient.fetchQuery({ ...mySessions, staleTime: 0 });
  const card = cards.find(({ status }) => status === 'active');
  return card ? queryClient.fetchQuery({ ...sessionOf(card.id), staleTime: 0 }) : null;
}

/** The interview under way, on this device or on the server; without a connection, the one on this device. */
export async function sessionUnderWay(ownerId: string): Promise<FoundSession> {
  await untilSent(NAME);
  const unsent = await unsentOnDevice(deviceKeyOf(ownerId), read);
  try {
    await sendWaiting(ownerId);
    const stored = await storedUnderWay();
    if (!stored || !unsent) return { stored, unsent };
    // The last save may have arrived as the page was left.
    if (isSameValue(stored.session, unsent.content)) return { stored, unsent: null };
    // What this device has may be of another interview than the one that was begun elsewhere since.
    return { stored: stored.session.startTime === unsent.content.startTime ? stored : null, unsent };
  } catch (error) {
    if (unsent || isOffline(error)) return { stored: null, unsent };
    throw error;
  }
}

interface SavingOptions {
  ownerId: string;
  found: FoundSession;
  status: Watched<SessionStatus>;
  /** Another tab or device has saved; `ours` is what goes over it. */
  onTheirs: (theirs: SavedSession, ours: InterviewSession | null) => void;
}

/** Saves an interview while it is practised: on the server, on this device without a connection. */
export function openSaving({ ownerId, found, status, onTheirs }: SavingOptions): SessionAutosave {
  let id = found.stored?.id ?? null;

  async function send(version: number, session: InterviewSession, isLeaving: boolean): Promise<SavedSession> {
    if (id !== null) return saveSession(id, version, session, isLeaving);
    const begun = await startSession(session, isLeaving);
    id = begun.id;
    if (isSameValue(begun.session, session)) return begun;
    // It was begun before without our hearing of it.
    return saveSession(begun.id, Math.max(version, 1), session, isLeaving);
  }

  const opened = openAutosave<InterviewSession, SavedSession>({
    name: NAME,
    deviceKey: deviceKeyOf(ownerId),
    start: found.stored ? { version: found.stored.version, base: found.stored.session } : { version: 0 },
    unsent: found.unsent,
    status,
    send,
    contentOf: ({ session }) => session,
    isSame: (ours, { session }) => isSameValue(ours, session),
    onTheirs,
    onSaved: ({ session }) => {
      if (session.status === 'completed') void refreshSessions();
    },
  });
  return { ...opened, id: () => id };
}
