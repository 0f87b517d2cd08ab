import type { Application, ApplicationCard } from '@candor/contracts/application';
import { purgeAt } from '../documents/index.ts';
import type { Store } from '../platform/database.ts';
import { linkedDocuments } from './link-store.ts';
import { movesOf, openTasks, sentDocuments, sentKinds, tasksOf, type TaskRow } from './part-store.ts';
import type { ApplicationRow, CardRow } from './store.ts';

const iso = (moment: Date | null) => moment && moment.toISOString();

type OpenTask = Pick<TaskRow, 'kind' | 'title' | 'dueOn' | 'startsAt'>;

function cardOf(row: CardRow, next: OpenTask | undefined, sent: ApplicationCard['sent']): ApplicationCard {
  const { id, version, title, company, location, url, source, stage, outcome, position, pay, contact } = row;
  const { appliedOn, deadlineOn, stageSince, archivedAt, trashedAt, createdAt, updatedAt } = row;
  return {
    id,
    version,
    title,
    company,
    location,
    url,
    source,
    stage,
    outcome,
    position,
    stageSince: stageSince.toISOString(),
    pay,
    contactName: contact?.name ?? '',
    appliedOn,
    deadlineOn,
    next: next ? { kind: next.kind, title: next.title, on: next.dueOn, startsAt: iso(next.startsAt) } : null,
    hasAdvert: row.hasAdvert,
    sent,
    archivedAt: iso(archivedAt),
    purgeAt: trashedAt && purgeAt(trashedAt).toISOString(),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** The cards of a person's applications, each with what comes next. */
export async function cardsFor(store: Store, userId: string, rows: readonly CardRow[]) {
  const next = new Map<string, OpenTask>();
  for (const task of await openTasks(store, userId))
    if (!next.has(task.applicationId)) next.set(task.applicationId, task);
  const sent = Map.groupBy(await sentKinds(store, userId), ({ applicationId }) => applicationId);
  return rows.map((row) =>
    cardOf(row, next.get(row.id), (sent.get(row.id) ?? []).map(({ kind }) => kind).toSorted()),
  );
}

/** An application with all that belongs to it. */
export async function applicationOf(store: Store, row: ApplicationRow): Promise<Application> {
  const of = { userId: row.userId, id: row.id };
  const tasks = await tasksOf(store, of);
  const documents = await sentDocuments(store, of);
  const moves = await movesOf(store, of);
  const linked = await linkedDocuments(store, of);
  const next = tasks.find(({ doneAt }) => doneAt === null);
  const kinds = [...new Set(documents.map(({ kind }) => kind))].toSorted();
  return {
    ...cardOf({ ...row, hasAdvert: row.advertText !== '' }, next, kinds),
    advertText: row.advertText,
    hasPage: row.advertHtml !== null,
    contact: row.contact,
    notes: row.notes,
    howToApply: row.howToApply,
    offer: row.offer,
    tasks: tasks.map(({ id, kind, title, dueOn, startsAt, durationMinutes, place, note, doneAt }) => ({
      id,
      kind,
      title,
      dueOn,
      startsAt: iso(startsAt),
      durationMinutes,
      place,
      note,
      doneAt: iso(doneAt),
    })),
    documents: documents.map((one) => ({ ...one, sentAt: one.sentAt.toISOString() })),
    linked: linked.map((one) => ({ ...one, updatedAt: one.updatedAt.toISOString() })),
    moves: moves.map(({ id, fromStage, toStage, outcome, at }) => ({
      id,
      from: fromStage,
      to: toStage,
      outcome,
      at: at.toISOString(),
    })),
  };
}
