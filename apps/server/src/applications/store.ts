import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import type { ApplicationPlace } from '@candor/contracts/applications';
import type { Store } from '../platform/database.ts';
import { inPages } from '../platform/in-pages.ts';
import { insertRows } from '../platform/insert-rows.ts';
import type { JobKeys } from './job-keys.ts';
import { applications } from './schema.ts';

export type ApplicationRow = typeof applications.$inferSelect;
export type NewApplication = typeof applications.$inferInsert;

/** What a card needs, without the advert. */
const {
  advertText,
  advertHtml: _html,
  notes: _notes,
  howToApply: _howToApply,
  requestKey,
  advertKey,
  jobKey,
  textKey,
  offer: _offer,
  ...cardColumns
} = getTableColumns(applications);
const hasAdvert = sql<boolean>`${advertText} <> ''`;
export type CardRow = Pick<ApplicationRow, keyof typeof cardColumns> & { hasAdvert: boolean };

const isOf = (userId: string) => eq(applications.userId, userId);
const isOne = (userId: string, id: string) => and(isOf(userId), eq(applications.id, id));
const isKept = isNull(applications.trashedAt);

function standsIn(place: ApplicationPlace) {
  if (place === 'trash') return isNotNull(applications.trashedAt);
  return and(
    isKept,
    place === 'active' ? isNull(applications.archivedAt) : isNotNull(applications.archivedAt),
  );
}

export function cardsOf(store: Store, userId: string, place: ApplicationPlace): Promise<CardRow[]> {
  return store
    .select({ ...cardColumns, hasAdvert })
    .from(applications)
    .where(and(isOf(userId), standsIn(place)))
    .orderBy(asc(applications.createdAt), applications.id);
}

export async function countApplications(store: Store, userId: string): Promise<number> {
  const [row] = await store.select({ count: count() }).from(applications).where(isOf(userId));
  return row?.count ?? 0;
}

/** An application that is not in the trash. */
export async function applicationById(
  store: Store,
  userId: string,
  id: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await store
    .select()
    .from(applications)
    .where(and(isOne(userId, id), isKept));
  return row;
}

/** The application that a call of this key saved, in the trash too. */
export async function applicationOfKey(
  store: Store,
  userId: string,
  key: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await store
    .select()
    .from(applications)
    .where(and(isOf(userId), eq(requestKey, key)));
  return row;
}

/** The first that was saved of the same job, by any of its keys, outside the trash. */
export async function sameJob(
  store: Store,
  userId: string,
  keys: JobKeys,
): Promise<ApplicationRow | undefined> {
  const [row] = await store
    .select()
    .from(applications)
    .where(
      and(
        isOf(userId),
        isKept,
        or(
          and(ne(advertKey, ''), eq(advertKey, keys.advertKey)),
          and(ne(jobKey, ''), eq(jobKey, keys.jobKey)),
          and(ne(textKey, ''), eq(textKey, keys.textKey)),
        ),
      ),
    )
    .orderBy(asc(applications.createdAt), applications.id)
    .limit(1);
  return row;
}

/** The places of the cards of a stage, archived ones too. */
export function placesIn(store: Store, userId: string, stage: string) {
  return store
    .select({ id: applications.id, position: applications.position })
    .from(applications)
    .where(and(isOf(userId), eq(applications.stage, stage), isKept));
}

export async function insertApplication(store: Store, row: NewApplication): Promise<ApplicationRow> {
  const [added] = await store.insert(applications).values(row).returning();
  if (!added) throw new Error('an application was not stored');
  return added;
}

export const insertApplications = (store: Store, rows: readonly NewApplication[]): Promise<void> =>
  insertRows(store, applications, rows);

export async function updateApplication(
  store: Store,
  { userId, id, version }: Pick<ApplicationRow, 'userId' | 'id' | 'version'>,
  change: Partial<NewApplication>,
): Promise<ApplicationRow> {
  const [row] = await store
    .update(applications)
    .set({ ...change, version: version + 1 })
    .where(and(isOne(userId, id), eq(applications.version, version)))
    .returning();
  if (!row) throw new Error('an application was changed outside its lock');
  return row;
}

/** Puts the cards of a stage into another; gives their ids. */
export async function moveStage(
  store: Store,
  userId: string,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<ApplicationRow[]> {
  return store
    .update(applications)
    .set({ stage: to, stageSince: now, version: sql`${applications.version} + 1` })
    .where(and(isOf(userId), eq(applications.stage, from)))
    .returning();
}

/** Archives, throws away or takes back what is not there yet; gives the ids of what changed. */
export async function placeRows(
  store: Store,
  userId: string,
  { ids, place, now }: { ids: readonly string[]; place: ApplicationPlace; now: Date },
): Promise<string[]> {
  const change =
    place === 'trash'
      ? { trashedAt: now }
      : { trashedAt: null, archivedAt: place === 'archived' ? now : null };
  const rows = await store
    .update(applications)
    .set({ ...change, version: sql`${applications.version} + 1` })
    .where(and(isOf(userId), inArray(applications.id, [...ids]), sql`not (${standsIn(place)})`))
    .returning({ id: applications.id });
  return rows.map(({ id }) => id);
}

/** Deletes one for good that is in the trash; whether it was there. */
export async function purgeRow(store: Store, userId: string, id: string): Promise<boolean> {
  const gone = await store
    .delete(applications)
    .where(and(isOne(userId, id), isNotNull(applications.trashedAt)))
    .returning({ id: applications.id });
  return gone.length > 0;
}

export async function peopleWithTrashBefore(store: Store, before: Date, most: number): Promise<string[]> {
  const rows = await store
    .selectDistinct({ userId: applications.userId })
    .from(applications)
    .where(lt(applications.trashedAt, before))
    .limit(most);
  return rows.map(({ userId }) => userId);
}

export async function purgeTrashedBefore(store: Store, userId: string, before: Date): Promise<string[]> {
  const gone = await store
    .delete(applications)
    .where(and(isOf(userId), lt(applications.trashedAt, before)))
    .returning({ id: applications.id });
  return gone.map(({ id }) => id);
}

/** Active applications with an advert, the latest first. */
export function savedAdvertRows(store: Store, userId: string, most: number) {
  const { id, title, company, location, url, pay, createdAt } = applications;
  return store
    .select({ id, title, company, location, url, advertText, pay })
    .from(applications)
    .where(and(isOf(userId), standsIn('active'), ne(advertText, '')))
    .orderBy(desc(createdAt), id)
    .limit(most);
}

/** Applications outside the trash whose advert has all the words, the latest first. */
export function advertsWith(store: Store, userId: string, words: readonly string[], most: number) {
  const { id, title, company, createdAt } = applications;
  const has = words.map((word) => ilike(advertText, `%${word.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`));
  return store
    .select({ id, title, company, advertText })
    .from(applications)
    .where(and(isOf(userId), isKept, ...has))
    .orderBy(desc(createdAt), id)
    .limit(most);
}

/** About how many characters an application has beside its advert and notes. */
const OTHER_FIELDS = 400;

/** All of a person's applications outside the trash, some at a time, oldest first. */
export function everyApplication(store: Store, userId: string): AsyncGenerator<ApplicationRow[]> {
  const read = (limit: number, offset: number) =>
    store
      .select()
      .from(applications)
      .where(and(isOf(userId), isKept))
      .orderBy(asc(applications.createdAt), applications.id)
      .limit(limit)
      .offset(offset);
  return inPages(read, ({ advertText, notes }) => advertText.length + notes.length + OTHER_FIELDS);
}

/** What names the jobs that a person saved, outside the trash. */
export async function knownJobs(store: Store, userId: string): Promise<Set<string>> {
  const rows = await store
    .select({ advertKey, jobKey, textKey })
    .from(applications)
    .where(and(isOf(userId), isKept));
  return new Set(rows.flatMap((row) => [row.advertKey, row.jobKey, row.textKey]).filter((key) => key !== ''));
}

/** What the figures need of each application. */
export function trackedRows(store: Store, userId: string) {
  const { id, stage, outcome, source, appliedOn } = applications;
  return store
    .select({ id, stage, outcome, source, appliedOn })
    .from(applications)
    .where(and(isOf(userId), isKept));
}
