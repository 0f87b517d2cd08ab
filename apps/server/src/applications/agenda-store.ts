import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, notExists } from 'drizzle-orm';
import type { Store } from '../platform/database.ts';
import { applications, applicationTasks as tasks } from './schema.ts';

const { id, title, company, deadlineOn, stage, stageSince, archivedAt, trashedAt, userId } = applications;

const isActiveIn = (owner: string, stages: readonly string[]) =>
  and(eq(userId, owner), inArray(stage, [...stages]), isNull(archivedAt), isNull(trashedAt));

interface Asked {
  /** The stages that count. */
  stages: readonly string[];
  most: number;
}

/** Open tasks and interviews of active applications that are due by a day, the earliest first. */
export async function dueTasks(
  store: Store,
  owner: string,
  { stages, until, most }: Asked & { until: string },
) {
  const { kind, dueOn, startsAt } = tasks;
  const rows = await store
    .select({ id, kind, title: tasks.title, dueOn, startsAt, jobTitle: title, company })
    .from(tasks)
    .innerJoin(applications, eq(id, tasks.applicationId))
    .where(and(eq(tasks.userId, owner), isNull(tasks.doneAt), lte(dueOn, until), isActiveIn(owner, stages)))
    .orderBy(asc(dueOn), asc(startsAt), tasks.id)
    .limit(most);
  // A day that is compared is one.
  return rows.flatMap(({ dueOn: on, ...row }) => (on === null ? [] : [{ ...row, dueOn: on }]));
}

/** Jobs whose last day to apply is near, the nearest first. */
export function closingJobs(
  store: Store,
  owner: string,
  { stages, from, until, most }: Asked & { from: string; until: string },
) {
  return store
    .select({ id, title, company, deadlineOn })
    .from(applications)
    .where(
      and(isActiveIn(owner, stages), gte(deadlineOn, from), lte(deadlineOn, until), isNotNull(deadlineOn)),
    )
    .orderBy(asc(deadlineOn), id)
    .limit(most);
}

/** Applications without anything to do, those that have stood longest in their stage first. */
export function idleApplications(store: Store, owner: string, { stages, most }: Asked) {
  const open = store
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.applicationId, id), isNull(tasks.doneAt)));
  return store
    .select({ id, title, company, stage, stageSince })
    .from(applications)
    .where(and(isActiveIn(owner, stages), notExists(open)))
    .orderBy(asc(stageSince), id)
    .limit(most);
}
