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
  return part ? scores.what(part.text) - scores.where(part.text) : 0;
}

/** Entries whose two first parts are set alike are read alike. */
function pattern({ parts: [first, second] }: Head): string {
  return `${first?.style ?? ''} ${second?.style ?? ''}`;
}

/** Puts the two parts that matter first: those with the clearest words, in their order. */
function mainParts(head: Head, scores: Scores): Head {
  if (head.parts.length <= 2) return head;
  const [first, second] = head.parts;
  if (!first || !second) return head;
  const leans = head.parts.map((part) => lean(part, scores));
  const bothWhat = (leans[0] ?? 0) > 0.5 && (leans[1] ?? 0) > 0.5;
  const bothWhere = (leans[0] ?? 0) < -0.3 && (leans[1] ?? 0) < -0.3;
  const other = leans.findIndex(
    (value, at) => at > 1 && (bothWhat ? value < -0.3 : bothWhere ? value > 0.5 : false),
  );
  const third = head.parts[other];
  if (other === -1 || !third) return head;
  return { ...head, parts: [first, third, second, ...head.parts.filter((_, at) => at > 1 && at !== other)] };
}

/**
 * Tells the title from the employer in all entries of a section at once: the words of all entries that are set alike
 * decide together which of the two parts is which, so that one unknown name among them is read as its neighbours are.
 */
export function assignRoles(heads: readonly Head[], scores: Scores): Roles[] {
  const ordered = heads.map((head) => mainParts(head, scores));
  const sums = new Map<string, number>();
  let whole = 0;
  for (const head of ordered) {
    if (head.parts.length < 2) continue;
    const value = lean(head.parts[0], scores) - lean(head.parts[1], scores);
    sums.set(pattern(head), (sums.get(pattern(head)) ?? 0) + value);
    whole += value;
  }
  let carried = '';
  return ordered.map((head): Roles => {
    const [first, second, ...others] = head.parts;
    const base = { places: head.places, rest: others.map((part) => part.text) };
    if (!first) return { what: '', where: carried, ...base, certainty: 0.3 };
    const own = lean(first, scores) - lean(second, scores);
    if (!second) {
      const isWhere = lean(first, scores) < -0.2;
      if (isWhere) {
        carried = first.text;
        return { what: '', where: first.text, ...base, certainty: 0.5 };
      }
      return { what: first.text, where: carried, ...base, certainty: 0.5 };
    }
    const alike = sums.get(pattern(head)) ?? 0;
    const vote = Math.abs(own) >= 1.3 && Math.abs(alike) < 2.6 ? own : alike !== 0 ? alike : whole;
    const isWhatFirst = vote >= 0;
    const [what, where] = isWhatFirst ? [first.text, second.text] : [second.text, first.text];
    carried = where;
    return { what, where, ...base, certainty: Math.min(0.95, 0.5 + 0.25 * Math.abs(vote)) };
  });
}
