import { plural, say } from '../say/index.ts';
import { capitalised } from '../text/index.ts';

/** A sentence says at most so many changes one by one. */
const MOST_CLAUSES = 5;

const GREATEST_NAME = 60;

/** A name as a sentence can carry it: its first line, at most 60 characters. */
export function shortName(name: string): string {
  const [line = ''] = name.split('\n');
  return line.length <= GREATEST_NAME ? line : `${[...line].slice(0, GREATEST_NAME - 1).join('')}…`;
}

const moreChanges = (count: number) =>
  say`${plural(count, { one: '# more change', other: '# more changes' })}`;

export function renamedTo(title: string): string {
  const name = shortName(title);
  return say`renamed to ${name}`;
}

/** One sentence of what changed: at most five changes one by one, then their number. Empty where nothing did. */
export function changeSentence(clauses: readonly string[]): string {
  const more = clauses.length - MOST_CLAUSES;
  const shown = more > 1 ? [...clauses.slice(0, MOST_CLAUSES), moreChanges(more)] : clauses;
  return capitalised(shown.join('; '));
}
