import type {
  deleteSession,
  getSession,
  listSessions,
  saveSession,
  startSession,
} from '@candor/contracts/interview';
import type { InterviewSession } from '@candor/domain/interview';
import { hasApplication } from '../applications/index.ts';
import { changeDocuments } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { analyseSession } from './analyse-session.ts';
import { cardOf, columnsOf, sessionOf } from './present.ts';
import { requireSessionRoom } from './room.ts';
import {
  insertSession,
  removeSession,
  sessionById,
  sessionOfKey,
  sessionsOf,
  updateSession,
  type SessionRow,
} from './session-store.ts';

async function ownSession({ store, owner }: Pick<Context, 'store' | 'owner'>, id: string) {
  const row = await sessionById(store, owner.id, id);
  if (!row) throw new Refusal('not_found');
  return row;
}

/** The session without a job that is not there, or is somebody else's. */
async function ofOwnJob({ store, owner }: Pick<Context, 'store' | 'owner'>, session: InterviewSession) {
  const { applicationId } = session;
  const isOwn = applicationId !== null && (await hasApplication(store, owner.id, applicationId));
  return isOwn ? session : { ...session, applicationId: null };
}

const saved = ({ id, version, status }: SessionRow) =>
  ({
    kind: 'interview-saved',
    subject: id,
    payload: { version, isCompleted: status === 'completed' },
  }) as const;

export async function list({ ctx: { store, owner } }: Call<typeof listSessions>) {
  return { sessions: (await sessionsOf(store, owner.id)).map(cardOf) };
}

export async function get({ ctx, input }: Call<typeof getSession>) {
  return sessionOf(await ownSession(ctx, input.params.id));
}

/** Stores an interview that begins, or that began and ended without a connection. */
export async function start({ ctx, input: { body } }: Call<typeof startSession>) {
  const analysis = await analyseSession(ctx, body);
  return changeDocuments(ctx, async (change) => {
    const { store, owner, requestKey } = change;
    const before = requestKey === null ? undefined : await sessionOfKey(store, owner.id, requestKey);
    if (before) return sessionOf(before);
    await requireSessionRoom(store, owner.id, 1);
    const now = ctx.clock.now();
    const session = await ofOwnJob(change, body);
    const columns = { ...columnsOf(session, analysis), userId: owner.id, requestKey, updatedAt: now };
    const row = await insertSession(store, columns);
    change.record(saved(row));
    return sessionOf(row);
  });
}

/** Stores an interview over the version that was read. */
export async function save({ ctx, input: { params, body } }: Call<typeof saveSession>) {
  const { version, ...session } = body;
  const analysis = await analyseSession(ctx, session, await ownSession(ctx, params.id));
  return changeDocuments(ctx, async (change) => {
    const row = await ownSession(change, params.id);
    if (row.version !== version) throw new Refusal('stale', undefined, { current: sessionOf(row) });
    const now = ctx.clock.now();
    const next = await updateSession(change.store, row, {
      ...columnsOf(await ofOwnJob(change, session), analysis),
      updatedAt: now,
    });
    change.record(saved(next));
    return sessionOf(next);
  });
}

export function remove({ ctx, input: { params } }: Call<typeof deleteSession>): Promise<void> {
  return changeDocuments(ctx, async (change) => {
    if (!(await removeSession(change.store, ctx.owner.id, params.id))) throw new Refusal('not_found');
    change.record({ kind: 'interview-deleted', subject: params.id, payload: {} });
  });
}
