import { z } from 'zod';
import { plural, say } from '../say/index.ts';
import { capitalised } from '../text/index.ts';
import { clauseKinds, clauseWords } from './clause-words.ts';

/** A sentence says at most so many changes one by one. */
const MOST_CLAUSES = 5;

const GREATEST_NAME = 60;

const clauseSchema = z.strictObject({
  kind: z.enum(clauseKinds),
  name: z.string().default(''),
  before: z.string().default(''),
  count: z.int().min(0).default(0),
  names: z.array(z.string()).default([]),
});

/** One thing that a version says of itself, as it is stored: its kind, and the values of its words. */
export type Clause = z.input<typeof clauseSchema>;

/** What a version says of itself: where it came from, and what it changed. */
export const versionChangeSchema = z.strictObject({
  lead: clauseSchema.nullable(),
  clauses: z.array(clauseSchema),
  /** So many changes more. */
  more: z.int().min(0),
});
export type VersionChange = z.input<typeof versionChangeSchema>;

/** A name as a sentence can carry it: its first line, at most 60 characters. */
export function shortName(name: string): string {
  const [line = ''] = name.split('\n');
  return line.length <= GREATEST_NAME ? line : `${[...line].slice(0, GREATEST_NAME - 1).join('')}…`;
}

export const renamedTo = (title: string): Clause => ({ kind: 'renamed', name: shortName(title) });

/** What a version keeps of its changes: at most five one by one, then their number. */
export function changeOfVersion(lead: Clause | null, clauses: readonly Clause[] = []): VersionChange {
  const more = clauses.length - MOST_CLAUSES;
  return more > 1
    ? { lead, clauses: clauses.slice(0, MOST_CLAUSES), more }
    : { lead, clauses: [...clauses], more: 0 };
}

/**
 * One sentence of what a version changed, in the language of whoever reads: "Generated again from the form: Summary rewritten; 2
 * bullets added to Charge Nurse". Empty where nothing did.
 */
export function changeSentence(change: VersionChange): string {
  const { lead, clauses, more: count } = versionChangeSchema.parse(change);
  const said = clauses.map((clause) => clauseWords(clause.kind, clause));
  if (count > 0) said.push(say`${plural(count, { one: '# more change', other: '# more changes' })}`);
  const changed = capitalised(said.join('; '));
  if (lead === null) return changed;
  const origin = clauseWords(lead.kind, lead);
  return changed === '' ? origin : say`${origin}: ${changed}`;
}
