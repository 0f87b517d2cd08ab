import type { Scores } from './scores.ts';
import type { Head, HeadPart } from './split-head.ts';

/** What the two main parts of a head say: of a job its title and employer, of a course its degree and school. */
export interface Roles {
  /** Title or degree. */
  what: string;
  /** Employer or school. */
  where: string;
  places: string[];
  /** What is neither. */
  rest: string[];
  certainty: number;
}

function lean(part: HeadPart | undefined, scores: Scores): number {
  return part ? scores.what(part.text) - scores.where(part.text) + 1.5 * part.side : 0;
}

/** Entries whose parts are set alike are read alike. */
function pattern({ parts }: Head): string {
  return parts.map((part) => part.style).join(' ');
}

/** For each way of setting: how many entries are set so, and how much each of their parts leans to a title in all. */
function leansByPattern(
  heads: readonly Head[],
  scores: Scores,
): Map<string, { count: number; sums: number[] }> {
  const all = new Map<string, { count: number; sums: number[] }>();
  for (const head of heads) {
    const known = all.get(pattern(head)) ?? { count: 0, sums: head.parts.map(() => 0) };
    all.set(pattern(head), {
      count: known.count + 1,
      sums: known.sums.map((sum, at) => sum + lean(head.parts[at], scores)),
    });
  }
  return all;
}

/** Neighbours that are set alike count as much as two entries at most. */
const MOST_NEIGHBOURS = 2;

/** A short name that is neither title nor employer is a place, known or not. */
function isTownForm(text: string): boolean {
  return /^[\p{Lu}][\p{L}'’.-]+(?:\s[\p{L}'’.-]+){0,2}$/u.test(text);
}

/**
 * Tells the title from the employer in all entries of a section at once: the words of all entries that are set alike
 * decide together which of the parts is which, so that one unknown name among them is read as its neighbours are.
 */
export function assignRoles(heads: readonly Head[], scores: Scores, hasTowns = true): Roles[] {
  const neighbours = leansByPattern(heads, scores);
  const usual = heads.reduce(
    (sum, { parts }) => sum + (parts.length > 1 ? lean(parts[0], scores) - lean(parts[1], scores) : 0),
    0,
  );
  let carried = '';
  return heads.map((head): Roles => {
    const [only, second] = head.parts;
    if (!only) return { what: '', where: carried, places: head.places, rest: [], certainty: 0.3 };
    if (!second) {
      const isWhere = lean(only, scores) < -0.2;
      if (isWhere) carried = only.text;
      return {
        what: isWhere ? '' : only.text,
        where: carried,
        places: head.places,
        rest: [],
        certainty: 0.5,
      };
    }
    const group = neighbours.get(pattern(head)) ?? { count: 1, sums: [] };
    const weight = Math.min(MOST_NEIGHBOURS, group.count - 1) / Math.max(1, group.count - 1);
    const leans = head.parts.map((part, at) => {
      const own = lean(part, scores);
      return own + weight * ((group.sums[at] ?? own) - own);
    });
    const owns = head.parts.map((part) => lean(part, scores));
    const isClear = Math.max(...owns) >= 0.5 && Math.min(...owns) <= -0.3;
    const { whatAt, whereAt, certainty } = choose(isClear ? owns : leans, usual);
    const others = head.parts.flatMap((part, at) => (at === whatAt || at === whereAt ? [] : [part.text]));
    // Behind the school a short name is its town; behind the degree it is its subject.
    const behind = head.parts.slice(whereAt + 1).map((part) => part.text);
    const mayBeTown = (text: string) =>
      isTownForm(text) &&
      (hasTowns ||
        (behind.includes(text) && (whatAt < whereAt || head.parts.at(whereAt + 1)?.text === text)));
    const town = head.places.length === 0 ? others.find(mayBeTown) : undefined;
    carried = head.parts[whereAt]?.text ?? '';
    return {
      what: head.parts[whatAt]?.text ?? '',
      where: carried,
      places: town === undefined ? head.places : [town],
      rest: others.filter((text) => text !== town),
      certainty,
    };
  });
}

/** Which part is the title and which the employer, by how much each leans; `usual` is the order of the section. */
function choose(
  leans: readonly number[],
  usual: number,
): { whatAt: number; whereAt: number; certainty: number } {
  const highest = Math.max(...leans);
  const lowest = Math.min(...leans);
  const hasWhat = highest > 0.3;
  const hasWhere = lowest < -0.2;
  if (!hasWhat && !hasWhere)
    return usual >= 0 ? { whatAt: 0, whereAt: 1, certainty: 0.5 } : { whatAt: 1, whereAt: 0, certainty: 0.5 };
  const firstBut = (taken: number) => (taken === 0 ? 1 : 0);
  const whatAt = hasWhat ? leans.indexOf(highest) : firstBut(leans.indexOf(lowest));
  const isApart = hasWhere && leans.indexOf(lowest) !== whatAt;
  const whereAt = isApart ? leans.indexOf(lowest) : firstBut(whatAt);
  return { whatAt, whereAt, certainty: Math.min(0.95, 0.55 + 0.2 * (highest - lowest)) };
}
