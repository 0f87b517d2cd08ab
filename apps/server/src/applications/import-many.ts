import { randomUUID } from 'node:crypto';
import type { importApplications as endpoint } from '@candor/contracts/application-files';
import { emptyFields, kindOfStage, positionBefore } from '@candor/domain/applications';
import { changeDocuments } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import { boardOf } from './board-store.ts';
import { jobKeys } from './job-keys.ts';
import { insertMoves, insertTasks, type NewTask } from './part-store.ts';
import { remindOf } from './remind.ts';
import { requireRoom } from './room.ts';
import { insertApplications, knownJobs, placesIn, type NewApplication } from './store.ts';

/** What a task is where an import says nothing of it. */
const noTask = { kind: 'task', startsAt: null, durationMinutes: 60, place: '', note: '' } as const;

/** The moment of a day that somebody may mean; others are not stored. */
const momentOf = (day: string, otherwise: Date) =>
  day >= '1990' && day < '2200' ? new Date(`${day}T12:00:00Z`) : otherwise;

/** Saves many jobs, those that are there already left out. */
export function importMany({ ctx, input: { body } }: Call<typeof endpoint>) {
  return changeDocuments(ctx, async (change) => {
    const { store, owner } = change;
    const { stages } = await boardOf(store, owner.id);
    const known = await knownJobs(store, owner.id);
    const places = new Map<string, { id: string; position: string }[]>();
    const now = ctx.clock.now();
    const rows: (NewApplication & { id: string; stageSince: Date })[] = [];
    const tasks: NewTask[] = [];
    for (const [at, { stage: asked, outcome, savedOn, next, ...given }] of body.applications.entries()) {
      const fields = { ...emptyFields, ...given };
      const keys = jobKeys(fields);
      const own = Object.values(keys).filter((key) => key !== '');
      if (
        own.some((key) => known.has(key)) ||
        (fields.title === '' && fields.company === '' && fields.url === '')
      )
        continue;
      for (const key of own) known.add(key);
      const stage = stages.find(({ id }) => id === asked)?.id ?? 'saved';
      const inStage = places.get(stage) ?? (await placesIn(store, owner.id, stage));
      const position = positionBefore(inStage, null);
      places.set(stage, [...inStage.slice(-1), { id: String(at), position }]);
      const createdAt = savedOn ? momentOf(savedOn, now) : now;
      const isClosed = kindOfStage(stages, stage) === 'closed';
      const id = randomUUID();
      if (next) tasks.push({ ...noTask, ...next, applicationId: id, userId: owner.id, createdAt: now });
      rows.push({
        id,
        ...fields,
        ...keys,
        userId: owner.id,
        stage,
        outcome: isClosed ? (outcome ?? null) : null,
        position,
        stageSince: fields.appliedOn ? momentOf(fields.appliedOn, createdAt) : createdAt,
        createdAt,
        updatedAt: now,
      });
    }
    await requireRoom(store, owner.id, rows.length);
    await insertApplications(store, rows);
    await insertMoves(
      store,
      rows.map(({ id, stage, stageSince, outcome }) => ({
        applicationId: id,
        userId: owner.id,
        fromStage: null,
        toStage: stage,
        toKind: kindOfStage(stages, stage),
        outcome,
        at: stageSince,
      })),
    );
    await insertTasks(store, tasks);
    if (tasks.length > 0)
      await remindOf(
        { store, owner, now },
        tasks.map(({ applicationId }) => applicationId),
      );
    if (rows.length > 0) change.record({ kind: 'data-imported', subject: owner.id, payload: {} });
    return { added: rows.map(({ id }) => id), alreadySaved: body.applications.length - rows.length };
  });
}
