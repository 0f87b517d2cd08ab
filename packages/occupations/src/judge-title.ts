import { countOf } from './title-index.ts';
import { CERTAINTY, type Found, type Meanings } from './title-meanings.ts';
import { rankTitle } from './title-ranker.ts';

/** How much what the words of a title say counts beside the ranker, by how sure it is: fitted to hidden titles (docs/decisions/056). */
const WEIGHT = { sure: 1.5, near: 0.6 };
/** What its words do not say, or the ranker does not see, a title may still mean, but so much less. */
const [UNSAID, UNSEEN] = [0.01, 0.001];
/** What the ranker holds so likely to be no job is not answered, by how sure the words are. */
const MOST_NONE = { sure: 0.95, near: 0.7, none: 0.3 };
/** What no words were found for is answered where so much of it is known, and one occupation is so likely. */
const [LEAST_KNOWN, LEAST_LIKELY] = [0.5, 0.15];
/** A title of several words must be known by more of its letters than not: no piece of "whisperer" tells what one does. */
const LEAST_IN_WORDS = 0.5;
const MOST_MEANINGS = 24;
/** A list is doubted where the ranker holds another occupation so likely, and what is listed so unlikely. */
const [LEAST_AGAINST, MOST_FOR] = [0.9, 0.02];

/** The share of a title's letters that stand in words which listed titles have; 1 for a single word, which is judged by its pieces. */
function shareInWords(title: string): number {
  const words = title.split(' ');
  if (words.length < 2) return 1;
  const lettersOf = (some: readonly string[]) => some.join('').length;
  return lettersOf(words.filter((word) => countOf(word) > 0)) / lettersOf(words);
}

/** What a title that is not listed means: what its words were found to mean, judged by the ranker; null for what is no job. */
export function judged(title: string, found: Found | null, by: 'sure' | 'near'): Found | null {
  const ranked = rankTitle(title);
  if (!ranked) return found;
  const { shares, none, known } = ranked;
  if (none > MOST_NONE[found ? by : 'none']) return null;
  if (!found && (known < LEAST_KNOWN || Math.max(...shares) < LEAST_LIKELY)) return null;
  if (!found && shareInWords(title) < LEAST_IN_WORDS) return null;
  const meaningShares = found?.meanings ?? new Map<number, number>();
  const whole = [...meaningShares.values()].reduce((sum, weight) => sum + weight, 0) || 1;
  const meanings: Meanings = new Map(
    [...shares]
      .map((share, at): [number, number] => [
        at,
        (share + UNSEEN) * (UNSAID + (meaningShares.get(at) ?? 0) / whole) ** WEIGHT[by],
      ])
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, MOST_MEANINGS),
  );
  return { meanings, certainty: found?.certainty ?? CERTAINTY.ranked };
}

/**
 * A listed title, unless all others with its words mean another occupation ("sheriff", which one list has for a chief of police
 * and so for chief executives): then it may be either.
 */
export function doubted(title: string, found: Found): Found {
  const ranked = rankTitle(title);
  if (!ranked) return found;
  const meaningShares = [...found.meanings.keys()].reduce((sum, at) => sum + (ranked.shares[at] ?? 0), 0);
  const most = Math.max(...ranked.shares);
  if (most < LEAST_AGAINST || meaningShares > MOST_FOR) return found;
  const whole = [...found.meanings.values()].reduce((sum, weight) => sum + weight, 0);
  const meanings = new Map(found.meanings);
  meanings.set(ranked.shares.indexOf(most), whole);
  return { meanings, certainty: CERTAINTY.ranked };
}
