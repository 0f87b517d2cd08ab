import type { addTask, deleteTask, editTask } from '@candor/contracts/application-parts';
import { say } from '@candor/domain/say';
import { changeDocuments, type Changing } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { idOfKey } from '../platform/id-of-key.ts';
import { Refusal } from '../platform/refusal.ts';
import { ownApplication } from './own-application.ts';
import { countTasks, insertTask, removeTask, updateTask } from './part-store.ts';
import { applicationOf } from './present.ts';
import { forgetTask, remindOf } from './remind.ts';
import { updateApplication, type ApplicationRow } from './store.ts';

const MOST_TASKS = 200;
const momentOf = (text: string | null) => (text === null ? null : new Date(text));

/** The application after a part of it changed, under its next version. */
export async function withChangedPart(change: Changing<Context>, row: ApplicationRow) {
  const now = change.clock.now();
  const saved = await updateApplication(change.store, row, { updatedAt: now });
  await remindOf({ ...change, now }, [row.id]);
  change.record({ kind: 'application-saved', subject: row.id, payload: { version: saved.version } });
  return applicationOf(change.store, saved);
}

export function add({ ctx, input: { params, body } }: Call<typeof addTask>) {
  return changeDocuments(ctx, async (change) => {
    const row = await ownApplication(change, params.id);
    const of = { userId: ctx.owner.id, id: row.id };
    if ((await countTasks(change.store, of)) >= MOST_TASKS)
      throw new Refusal('too_many', say`An application can have up to ${MOST_TASKS} tasks.`);
    const { userId, id: applicationId } = of;
    const createdAt = ctx.clock.now();
    const startsAt = momentOf(body.startsAt);
    const task = { id: idOfKey(change), ...body, startsAt, applicationId, userId, createdAt };
    const isNew = await insertTask(change.store, task);
    return isNew ? withChangedPart(change, row) : applicationOf(change.store, row);
  });
}

export function editOne({ ctx, input: { params, body } }: Call<typeof editTask>) {
  const { isDone, startsAt, ...fields } = body;
  return changeDocuments(ctx, async (change) => {
    const row = await ownApplication(change, params.id);
    const of = { userId: ctx.owner.id, id: row.id, taskId: params.taskId };
    const changed = await updateTask(change.store, of, {
      ...fields,
      ...(startsAt !== undefined && { startsAt: momentOf(startsAt) }),
      doneAt: isDone === undefined ? undefined : isDone ? ctx.clock.now() : null,
    });
    if (!changed) throw new Refusal('not_found');
    return withChangedPart(change, row);
  });
}

export function remove({ ctx, input: { params } }: Call<typeof deleteTask>) {
  return changeDocuments(ctx, async (change) => {
    const row = await ownApplication(change, params.id);
    const of = { userId: ctx.owner.id, id: row.id, taskId: params.taskId };
    if (!(await removeTask(change.store, of))) throw new Refusal('not_found');
    await forgetTask(change, params.taskId);
    return withChangedPart(change, row);
  });
}
