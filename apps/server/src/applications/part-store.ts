import { and, asc, count, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Store } from '../platform/database.ts';
import { applicationDocuments, applicationMoves, applications, applicationTasks } from './schema.ts';

/** Whose application. */
export interface Of {
  userId: string;
  id: string;
}

export type TaskRow = typeof applicationTasks.$inferSelect;
export type MoveRow = typeof applicationMoves.$inferSelect;
type NewDocument = typeof applicationDocuments.$inferInsert;

const isTaskOf = ({ userId, id }: Of) =>
  and(eq(applicationTasks.userId, userId), eq(applicationTasks.applicationId, id));
const isDocumentOf = ({ userId, id }: Of) =>
  and(eq(applicationDocuments.userId, userId), eq(applicationDocuments.applicationId, id));

/** The tasks of an application: by day, those without one last. */
export function tasksOf(store: Store, of: Of): Promise<TaskRow[]> {
  const { dueOn, startsAt, createdAt, id } = applicationTasks;
  return store
    .select()
    .from(applicationTasks)
    .where(isTaskOf(of))
    .orderBy(sql`${dueOn} asc nulls last`, sql`${startsAt} asc nulls first`, createdAt, id);
}

/** The open tasks of all of a person's applications, the first of each first. */
export function openTasks(store: Store, userId: string) {
  const { applicationId, kind, title, dueOn, startsAt, createdAt, id } = applicationTasks;
  return store
    .select({ applicationId, kind, title, dueOn, startsAt })
    .from(applicationTasks)
    .where(and(eq(applicationTasks.userId, userId), isNull(applicationTasks.doneAt)))
    .orderBy(sql`${dueOn} asc nulls last`, sql`${startsAt} asc nulls first`, createdAt, id);
}

export type NewTask = typeof applicationTasks.$inferInsert;

export async function insertTasks(store: Store, rows: readonly NewTask[]): Promise<void> {
  if (rows.length > 0) await store.insert(applicationTasks).values([...rows]);
}

/** Adds a task; false where there is one with its id. */
export async function insertTask(store: Store, row: NewTask): Promise<boolean> {
  const made = await store
    .insert(applicationTasks)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: applicationTasks.id });
  return made.length > 0;
}

export async function countTasks(store: Store, of: Of): Promise<number> {
  const [row] = await store.select({ count: count() }).from(applicationTasks).where(isTaskOf(of));
  return row?.count ?? 0;
}

/** Changes a task; whether it was there. */
export async function updateTask(
  store: Store,
  of: Of & { taskId: string },
  change: Partial<TaskRow>,
): Promise<boolean> {
  const rows = await store
    .update(applicationTasks)
    .set(change)
    .where(and(isTaskOf(of), eq(applicationTasks.id, of.taskId)))
    .returning({ id: applicationTasks.id });
  return rows.length > 0;
}

export async function removeTask(store: Store, of: Of & { taskId: string }): Promise<boolean> {
  const gone = await store
    .delete(applicationTasks)
    .where(and(isTaskOf(of), eq(applicationTasks.id, of.taskId)))
    .returning({ id: applicationTasks.id });
  return gone.length > 0;
}

/** The moves of an application, the oldest first. */
export function movesOf(store: Store, { userId, id }: Of): Promise<MoveRow[]> {
  return store
    .select()
    .from(applicationMoves)
    .where(and(eq(applicationMoves.userId, userId), eq(applicationMoves.applicationId, id)))
    .orderBy(asc(applicationMoves.at), applicationMoves.id);
}

export async function insertMoves(
  store: Store,
  rows: (typeof applicationMoves.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await store.insert(applicationMoves).values(rows);
}

const head = {
  id: applicationDocuments.id,
  kind: applicationDocuments.kind,
  title: applicationDocuments.title,
  version: applicationDocuments.version,
  documentId: applicationDocuments.documentId,
  sentAt: applicationDocuments.sentAt,
};

/** The documents that were sent, without their files. */
export function sentDocuments(store: Store, of: Of) {
  return store
    .select(head)
    .from(applicationDocuments)
    .where(isDocumentOf(of))
    .orderBy(asc(applicationDocuments.sentAt), applicationDocuments.id);
}

/** Which kinds of documents were sent with which of a person's applications. */
export function sentKinds(store: Store, userId: string) {
  const { applicationId, kind } = applicationDocuments;
  return store
    .selectDistinct({ applicationId, kind })
    .from(applicationDocuments)
    .where(eq(applicationDocuments.userId, userId));
}

export async function sentFile(store: Store, of: Of & { documentId: string }) {
  const { fileName, pdf } = applicationDocuments;
  const [row] = await store
    .select({ fileName, pdf })
    .from(applicationDocuments)
    .where(and(isDocumentOf(of), eq(applicationDocuments.id, of.documentId)));
  return row;
}

/** Stores a document as it was sent; false where there is one with its id. */
export async function insertDocument(store: Store, row: NewDocument): Promise<boolean> {
  const made = await store
    .insert(applicationDocuments)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: applicationDocuments.id });
  return made.length > 0;
}

export async function removeDocument(store: Store, of: Of & { documentId: string }): Promise<boolean> {
  const gone = await store
    .delete(applicationDocuments)
    .where(and(isDocumentOf(of), eq(applicationDocuments.id, of.documentId)))
    .returning({ id: applicationDocuments.id });
  return gone.length > 0;
}

/** All moves of a person, the oldest first. */
export function allMoves(store: Store, userId: string) {
  const { applicationId, toKind, outcome, at, id } = applicationMoves;
  return store
    .select({ applicationId, toKind, outcome, at })
    .from(applicationMoves)
    .where(eq(applicationMoves.userId, userId))
    .orderBy(asc(at), id);
}

/** The titles of the CVs that were sent with which application. */
export function sentCvTitles(store: Store, userId: string) {
  const { applicationId, title, kind } = applicationDocuments;
  return store
    .select({ applicationId, title })
    .from(applicationDocuments)
    .where(and(eq(applicationDocuments.userId, userId), eq(kind, 'cv')));
}

/** Interviews, and open tasks with a day, of one application or of all outside archive and trash. */
export function datedTasks(store: Store, userId: string, id: string | null) {
  const { title, company, url, archivedAt, trashedAt } = applications;
  const { dueOn, doneAt, kind, startsAt } = applicationTasks;
  return store
    .select({ task: applicationTasks, title, company, url })
    .from(applicationTasks)
    .innerJoin(applications, eq(applications.id, applicationTasks.applicationId))
    .where(
      and(
        eq(applicationTasks.userId, userId),
        or(isNotNull(dueOn), isNotNull(startsAt)),
        or(eq(kind, 'interview'), isNull(doneAt)),
        isNull(trashedAt),
        id === null ? isNull(archivedAt) : eq(applications.id, id),
      ),
    )
    .orderBy(asc(dueOn), asc(startsAt), applicationTasks.id);
}

/** Which documents were sent with which of a person's applications. */
export function sentIds(store: Store, userId: string) {
  const { id: documentId, applicationId, sentAt } = applicationDocuments;
  return store
    .select({ id: applicationId, documentId, title: applications.title, company: applications.company })
    .from(applicationDocuments)
    .innerJoin(applications, eq(applications.id, applicationId))
    .where(eq(applicationDocuments.userId, userId))
    .orderBy(asc(sentAt), documentId);
}

/** The tasks of a person's applications, or of some of them, with what a reminder says of each. */
export async function tasksToRemindOf(store: Store, userId: string, ids: readonly string[] | null) {
  const { id, applicationId, kind, title, dueOn, startsAt, doneAt } = applicationTasks;
  const { title: jobTitle, company, stage, archivedAt, trashedAt } = applications;
  return store
    .select({
      id,
      applicationId,
      kind,
      title,
      dueOn,
      startsAt,
      doneAt,
      jobTitle,
      company,
      stage,
      isPutAway: sql<boolean>`${archivedAt} is not null or ${trashedAt} is not null`,
    })
    .from(applicationTasks)
    .innerJoin(applications, eq(applications.id, applicationId))
    .where(
      and(eq(applicationTasks.userId, userId), ids === null ? undefined : inArray(applicationId, [...ids])),
    )
    .orderBy(id);
}
export type RemindedRow = Awaited<ReturnType<typeof tasksToRemindOf>>[number];
