import { doubted, judged } from './judge-title.ts';
import type { ResolvedTitle, TitleMatch } from './resolved-title.ts';
import { isRare, respellings } from './respell.ts';
import { shared } from './shared-titles.ts';
import { countOf, titlesWith } from './title-index.ts';
import { add, agreed, CERTAINTY, lookUpTitle, type Found, type Meanings } from './title-meanings.ts';
import { compound, inflected, ofRole, trade } from './title-parts.ts';
import { titleTable } from './title-table.ts';
import { romanceHead, titleVariants, withoutRank } from './title-variants.ts';
import { weighed } from './weighed-by-skills.ts';

const MOST_ALTERNATIVES = 8;
/** All words in common, but for rounding. */
const SAME = 0.999;
/** A single word is no title of its own: so many titles must hold it. */
const FEWEST_AGREEING = 6;
const MOST_WORDS_RESPELT = 5;
const LEAST_RESPELT = 5;
const isEnglish = (title: string) => titleTable().titles.find(title) !== undefined;

/** A word that many titles hold at their beginning or end names an occupation where those titles agree on it. */
function ofOneWord(word: string): Found | null {
  if (countOf(word) < FEWEST_AGREEING) return null;
  const titles = titlesWith(word).filter(
    // In English what stands first only says of what kind: a reference is no librarian.
    (title) => title.endsWith(` ${word}`) || (title.startsWith(`${word} `) && !isEnglish(title)),
  );
  const meanings: Meanings = new Map();
  for (const title of titles) add(meanings, title, 1 / title.split(' ').length);
  return agreed(meanings, CERTAINTY.compound);
}

function reordered(words: readonly string[]): Found | null {
  const meanings: Meanings = new Map();
  for (const { title, share } of words.length > 1 ? shared(words) : [])
    if (share > SAME) add(meanings, title, 1);
  return meanings.size > 0 ? { meanings, certainty: CERTAINTY.reordered } : null;
}

function alike(words: readonly string[]): Found | null {
  const plain = withoutRank(words);
  if (plain.length === 0) return null;
  if (plain.length === 1) return ofOneWord(plain[0] ?? '');
  const same = reordered(plain);
  if (same) return same;
  const titles = shared(plain);
  const best = titles[0]?.share;
  if (best === undefined) return null;
  const meanings: Meanings = new Map();
  for (const { title, share } of titles)
    add(meanings, title, share ** 6 / Math.sqrt(title.split(' ').length));
  return { meanings, certainty: CERTAINTY.shared * best };
}

function respelt(words: readonly string[]): Found | null {
  if (words.length > MOST_WORDS_RESPELT || !words.some(isRare)) return null;
  // Of a short word too many are near: it must make a title that is listed, and not by itself.
  const isLong = words.every((word) => word.length >= LEAST_RESPELT || !isRare(word));
  if (!isLong && words.length === 1) return null;
  const tries = respellings(words);
  const found =
    tries.map(lookUpTitle).find((found) => found !== null) ??
    (isLong && words.length > 1 ? tries.slice(0, 4) : []).map(alike).find((found) => found !== null);
  return found ? { ...found, certainty: found.certainty * CERTAINTY.respelt } : null;
}

/** A word of another language for one that is near: "projet manager". */
function otherwiseSpelt(words: readonly string[]): Found | null {
  if (words.length < 2 || words.length > MOST_WORDS_RESPELT) return null;
  const found = respellings(words)
    .map(lookUpTitle)
    .find((found) => found !== null);
  return found ? { ...found, certainty: found.certainty * CERTAINTY.respelt } : null;
}

function firstFound(
  find: (words: readonly string[]) => Found | null,
  variants: readonly (readonly string[])[],
): Found | null {
  for (const words of variants) {
    const found = find(words);
    if (found) return found;
  }
  return null;
}

function answer({ meanings: said, certainty }: Found, skills: readonly string[]): ResolvedTitle | null {
  const { occupations } = titleTable();
  const meanings = weighed(said, skills);
  const whole = [...meanings.values()].reduce((sum, weight) => sum + weight, 0);
  const [first, ...others] = [...meanings]
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .flatMap(([at, weight]): TitleMatch[] => {
      const occupation = occupations[at];
      // One of several meanings is less certain than the only one, but a listed title is never a mere guess.
      const share = weight / whole;
      const sure = certainty * (0.5 + 0.5 * share);
      return occupation ? [{ ...occupation, certainty: Math.round(sure * 100) / 100, share }] : [];
    });
  return first ? { ...first, alternatives: others.slice(0, MOST_ALTERNATIVES) } : null;
}

/** What the words of a title that is not listed say, and how sure that is. */
function ofWords(title: string, whole: readonly string[], parts: readonly (readonly string[])[]) {
  // A single word of several parts is listed, or it is a place or a field rather than a title.
  const known = firstFound(ofRole, [whole, ...parts]) ?? firstFound(trade, [whole, ...parts]);
  if (known) return { found: { ...known, certainty: CERTAINTY.compound }, by: 'sure' as const };
  const head = romanceHead(title);
  const ofHead = head === null ? null : lookUpTitle([head]);
  if (ofHead) return { found: { ...ofHead, certainty: CERTAINTY.compound }, by: 'near' as const };
  const near = [whole, ...parts.filter((part) => part.length > 1)];
  const found = firstFound(respelt, near);
  if (found) return { found, by: 'sure' as const };
  for (const find of [otherwiseSpelt, alike, compound]) {
    const found = firstFound(find, near);
    if (found) return { found, by: 'near' as const };
  }
  return { found: null, by: 'near' as const };
}

/**
 * The occupation that a job title most likely means, in English, German, French, Spanish, Dutch, Portuguese or Italian: as
 * it is listed, in any order, without rank; else as a ranker fitted to the listed titles judges it, together with what its
 * words say, read as they may have been meant. Null for what is no job. Between several meanings of a listed title
 * employment decides, and the person's skills (their ids) where these are known.
 */
export function resolveTitle(
  title: string,
  { skills = [] }: { skills?: readonly string[] } = {},
): ResolvedTitle | null {
  const [whole, ...parts] = titleVariants(title).map((variant) => variant.split(' '));
  if (!whole) return null;
  const found =
    lookUpTitle(whole) ??
    reordered(whole) ??
    inflected(whole) ??
    firstFound(lookUpTitle, parts) ??
    firstFound(inflected, parts);
  if (found) return answer(doubted(whole.join(' '), found), skills);
  const words = ofWords(title, whole, parts);
  const judgement = judged(whole.join(' '), words.found, words.by);
  return judgement && answer(judgement, skills);
}
