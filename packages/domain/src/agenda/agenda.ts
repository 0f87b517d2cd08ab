import { z } from 'zod';
import { documentKindSchema } from '../documents/kinds/index.ts';
import { dayWithoutTime } from '../text/index.ts';

const base = {
  /** The job, contact or document it is about. */
  id: z.uuid(),
  /** What it is called: the task, the person, the document; of a job, its name. */
  title: z.string(),
  /** The day it is due; null for what has none. */
  on: dayWithoutTime.nullable(),
};

/** Something that waits for the person. */
export const agendaItemSchema = z.discriminatedUnion('kind', [
  z.object({ ...base, kind: z.literal('interview'), job: z.string(), startsAt: z.iso.datetime().nullable() }),
  z.object({ ...base, kind: z.literal('task'), job: z.string() }),
  /** The last day to apply for a saved job. */
  z.object({ ...base, kind: z.literal('deadline') }),
  /** An application without an answer or a next step; `on` is the day since when. */
  z.object({ ...base, kind: z.literal('waiting') }),
  z.object({ ...base, kind: z.literal('contact'), company: z.string() }),
  /** A document with so many places to finish. */
  z.object({ ...base, kind: z.literal('document'), document: documentKindSchema, open: z.int().min(1) }),
]);
export type AgendaItem = z.infer<typeof agendaItemSchema>;

/** At most so many lines are worth a glance. */
export const mostOnAgenda = 5;
/** Days ahead within which something is next; ours. */
export const agendaDays = { interview: 14, task: 7, deadline: 14, contact: 3 } as const;

/** What comes first where the day is the same. */
const rank: Readonly<Record<AgendaItem['kind'], number>> = {
  interview: 0,
  deadline: 1,
  task: 2,
  contact: 3,
  waiting: 4,
  document: 5,
};
const isDated = ({ kind }: AgendaItem) => kind !== 'waiting' && kind !== 'document';
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/**
 * What is next, at most {@link mostOnAgenda}: what has a day by its day, then what has waited, the longest first, then
 * documents to finish. Each job, person or document stands there once, with what is due of it first.
 */
export function agendaOf(items: readonly AgendaItem[]): AgendaItem[] {
  const sorted = items.toSorted(
    (one, other) =>
      Number(isDated(other)) - Number(isDated(one)) ||
      (isDated(one) ? 0 : rank[one.kind] - rank[other.kind]) ||
      compare(one.on ?? '9999', other.on ?? '9999') ||
      rank[one.kind] - rank[other.kind] ||
      compare(one.title, other.title),
  );
  const seen = new Set<string>();
  return sorted
    .filter(({ id }) => {
      const isFirst = !seen.has(id);
      seen.add(id);
      return isFirst;
    })
    .slice(0, mostOnAgenda);
}
