import { ungendered } from './gendered-title.ts';
import { germanMeanings } from './german-titles.ts';
import { compoundHead, compoundStart, withoutRankTail } from './near-words.ts';
import type { ResolvedTitle, TitleMatch } from './resolved-title.ts';
import { isRare, respellings } from './respell.ts';
import { shared } from './shared-titles.ts';
import { skillNamed } from './skills/skill-table.ts';
import { skillOverlap } from './skills/skills-of-occupation.ts';
import { countOf, meaningsOf, titlesWith, wordsBeginning } from './title-index.ts';
import { titleTable } from './title-table.ts';
import { lessRank, romanceHead, titleVariants, withoutRank } from './title-variants.ts';
import { usWages } from './us-wages.ts';

const MOST_ALTERNATIVES = 8;
/** Of the meanings of a title so many are weighed by the person's skills, by up to so much, where one asks for as many of them. */
const [MOST_WEIGHED, BY_SKILLS, FEWEST_SHARED] = [24, 4, 2];
/** All words in common, but for rounding. */
const SAME = 0.999;
/** A single word is no title of its own: so many titles must hold it, and such a share of what they mean must be one occupation. */
const [FEWEST_AGREEING, LEAST_AGREEING] = [6, 0.4];
const MOST_WORDS_RESPELT = 5;
const LEAST_RESPELT = 5;
/** How certain each way of finding a title is. */
const CERTAINTY = { exact: 1, unranked: 0.9, reordered: 0.85, shared: 0.7, respelt: 0.75, compound: 0.5 };
/** Employment decides between the meanings of a title, but less than what the sources say of it. */
const BY_EMPLOYMENT = 0.2;
/** A specialism (15-1299.04) shares the employment of its code with others. */
const OF_SPECIALISM = 0.3;

/** Weight of each occupation that a title may mean, by its place. */
type Meanings = Map<number, number>;

const prior = new Map<number, number>();

function priorOf(at: number): number {
  let known = prior.get(at);
  if (known === undefined) {
    const code = titleTable().occupations[at]?.code ?? '';
    const employed = (usWages(code)?.employment ?? 0) * (code.endsWith('.00') ? 1 : OF_SPECIALISM);
    known = Math.max(employed, 5_000) ** BY_EMPLOYMENT;
    prior.set(at, known);
  }
  return known;
}

function add(to: Meanings, title: string, factor: number): boolean {
  const meanings = meaningsOf(title);
  for (const { at, weight } of meanings) to.set(at, (to.get(at) ?? 0) + factor * weight * priorOf(at));
  return meanings.length > 0;
}

interface Found {
  meanings: Meanings;
  certainty: number;
}

function listed(words: readonly string[]): Found | null {
  const meanings: Meanings = new Map();
  if (add(meanings, words.join(' '), 1)) return { meanings, certainty: CERTAINTY.exact };
  return lessRank(words).some((less) => add(meanings, less.join(' '), 1))
    ? { meanings, certainty: CERTAINTY.unranked }
    : null;
}

/** A German title by the class of its country, and the masculine that tables list. */
function inflected(words: readonly string[]): Found | null {
  for (const form of [[...words], ...ungendered(words)]) {
    const found = form.join(' ') === words.join(' ') ? null : listed(form);
    if (found) return { ...found, certainty: found.certainty * CERTAINTY.unranked };
    const meanings: Meanings = new Map();
    for (const { at, weight } of germanMeanings(form.join(' '))) meanings.set(at, weight);
    if (meanings.size > 0) return { meanings, certainty: CERTAINTY.shared };
  }
  return null;
}

function agreed(meanings: Meanings, certainty: number): Found | null {
  const whole = [...meanings.values()].reduce((sum, weight) => sum + weight, 0);
  return Math.max(0, ...meanings.values()) >= LEAST_AGREEING * whole && whole > 0
    ? { meanings, certainty }
    : null;
}

/** A word that many titles hold at their beginning or end names an occupation where those titles agree on it. */
function ofOneWord(word: string): Found | null {
  if (countOf(word) < FEWEST_AGREEING) return null;
  const titles = titlesWith(word).filter(
    (title) => title.startsWith(`${word} `) || title.endsWith(` ${word}`),
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
    tries.map(listed).find((found) => found !== null) ??
    (isLong ? tries.slice(0, 4) : []).map(alike).find((found) => found !== null);
  return found ? { ...found, certainty: found.certainty * CERTAINTY.respelt } : null;
}

/** A word of another language for one that is near: "projet manager". */
function otherwiseSpelt(words: readonly string[]): Found | null {
  if (words.length < 2 || words.length > MOST_WORDS_RESPELT) return null;
  const found = respellings(words)
    .map(listed)
    .find((found) => found !== null);
  return found ? { ...found, certainty: found.certainty * CERTAINTY.respelt } : null;
}

/** "React Native developer", "docent Engels": a role with what it is done in, which tells no occupation apart. */
function ofRole(words: readonly string[]): Found | null {
  const plain = withoutRank(words);
  for (const [role, rest] of [
    [plain.at(-1), plain.slice(0, -1)],
    [plain[0], plain.slice(1)],
  ] as const) {
    const skill = role === undefined || rest.length === 0 ? null : skillNamed(rest.join(' '));
    const found =
      skill && (skill.category === 'tool' || skill.category === 'language') ? listed([role ?? '']) : null;
    if (found) return { ...found, certainty: CERTAINTY.compound };
  }
  return null;
}

/** "Tischlermeister": a trade with its rank behind it. */
function trade(words: readonly string[]): Found | null {
  const found = words.length === 1 ? withoutRankTail(words[0] ?? '') : null;
  return found === null ? null : listed([found]);
}

/** "Lagerhelfer": a general head after a field, as the titles of one word that begin with the field agree on it. */
function ofField(word: string): Found | null {
  const field = compoundStart(word);
  if (field === null) return null;
  const meanings: Meanings = new Map();
  for (const other of wordsBeginning(field, field.length + 2, 30)) add(meanings, other, 1);
  return agreed(meanings, CERTAINTY.compound);
}

function compound(words: readonly string[]): Found | null {
  const last = words.at(-1) ?? '';
  if (countOf(last) > 0) return null;
  const field = ofField(last);
  if (field) return field;
  const head = compoundHead(last);
  const found = head === null ? null : listed([head]);
  return found ? { ...found, certainty: CERTAINTY.compound } : null;
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

/** Meanings weighed by how much of what they ask for the person has, most where that tells them apart. */
function weighed(meanings: Meanings, skills: readonly string[]): Meanings {
  if (skills.length === 0 || meanings.size < 2) return meanings;
  const { occupations } = titleTable();
  const likeliest = [...meanings].toSorted((a, b) => b[1] - a[1]).slice(0, MOST_WEIGHED);
  const shares = likeliest.map(([at]) => skillOverlap(occupations[at]?.code ?? '', skills));
  const most = Math.max(...shares);
  if (most < FEWEST_SHARED) return meanings;
  const weighed = new Map(meanings);
  likeliest.forEach(([at, weight], rank) =>
    weighed.set(at, weight * (1 + (BY_SKILLS * (shares[rank] ?? 0)) / most)),
  );
  return weighed;
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
      const share = certainty * (0.5 + (0.5 * weight) / whole);
      return occupation ? [{ ...occupation, certainty: Math.round(share * 100) / 100 }] : [];
    });
  return first ? { ...first, alternatives: others.slice(0, MOST_ALTERNATIVES) } : null;
}

/**
 * The occupation that a job title most likely means, in English, German, French, Spanish, Dutch, Portuguese or Italian: by the title itself, then
 * by its words in any order and without rank, then by most of its words, then as it may have been meant where it is
 * misspelt. Null where nothing is near. Between several meanings employment decides, and the person's skills (their ids)
 * where these are known.
 */
export function resolveTitle(
  title: string,
  { skills = [] }: { skills?: readonly string[] } = {},
): ResolvedTitle | null {
  const [whole, ...parts] = titleVariants(title).map((variant) => variant.split(' '));
  if (!whole) return null;
  const found =
    listed(whole) ??
    reordered(whole) ??
    inflected(whole) ??
    firstFound(listed, parts) ??
    firstFound(inflected, parts);
  if (found) return answer(found, skills);
  // A single word of several parts is listed, or it is a place or a field rather than a title.
  const head = romanceHead(title);
  const ofHead =
    firstFound(ofRole, [whole, ...parts]) ??
    firstFound(trade, [whole, ...parts]) ??
    (head === null ? null : listed([head]));
  if (ofHead) return answer({ ...ofHead, certainty: CERTAINTY.compound }, skills);
  const near = [whole, ...parts.filter((part) => part.length > 1)];
  for (const find of [respelt, alike, otherwiseSpelt, compound]) {
    const found = firstFound(find, near);
    if (found) return answer(found, skills);
  }
  return null;
}
