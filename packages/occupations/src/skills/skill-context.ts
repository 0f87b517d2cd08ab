import {
  ARTICLES,
  CUES,
  FIRMS,
  FUNCTION,
  LEADING,
  LED,
  MODIFIERS,
  OF_LANGUAGE,
  ROLES,
  ROMANCE,
  ROMANCE_ARTICLES,
  TITLES,
} from './context-words.data.ts';
import type { Candidate } from './candidates.ts';
import type { SkillCategory } from './skill.ts';
import { skillAt } from './skill-table.ts';
import { itemsOf, type Item } from './text-items.ts';
import type { SkillWord } from './skill-words.ts';

const isCapital = (word: SkillWord | undefined) => word !== undefined && /^\p{Lu}/u.test(word.text);
const MOST_APART = 3;
const LEAST_NOUN = 4;

/** Of the names that the words of a text may be, those that the context bears out. */
export function skillsInContext(
  text: string,
  words: readonly SkillWord[],
  candidates: readonly Candidate[],
  language: string,
): Candidate[] {
  const { items, itemOf, isTellingCase, isFirst } = itemsOf(text, words);
  const categoryOf = ({ name }: Candidate): SkillCategory => skillAt(name.at).category;
  const item = (one: Candidate): Item | undefined => items[itemOf[one.from] ?? -1];
  const isWhole = (one: Candidate) => {
    const { from = 0, to = -1 } = item(one) ?? {};
    for (let at = from; at <= to; at += 1)
      if (
        (at < one.from || at > one.to) &&
        !MODIFIERS.has(words[at]?.key ?? '') &&
        !/^v?\d+$/.test(words[at]?.key ?? '')
      )
        return false;
    return to >= one.to;
  };
  const gap = (at: number) => text.slice(words[at]?.end, words[at + 1]?.start);
  const listed = new Map<number, Candidate[]>();
  for (const one of candidates)
    if (isWhole(one)) {
      const at = itemOf[one.from] ?? -1;
      listed.set(at, [...(listed.get(at) ?? []), one]);
    }
  /** Beside an item that is a skill of its kind beyond doubt, or two of any kind; two that are in doubt bear each other out by their capitals. */
  const isListed = (one: Candidate) => {
    // "Tools:" is a heading.
    if (!isWhole(one) || gap(one.to).startsWith(':')) return false;
    const at = itemOf[one.from] ?? -1;
    const category = categoryOf(one);
    let sure = 0;
    for (let other = at - MOST_APART; other <= at + MOST_APART; other += 1) {
      if (other === at || items[other]?.list !== items[at]?.list) continue;
      const siblings = listed.get(other) ?? [];
      if (siblings.some(({ name }) => !name.isContextual)) sure += 1;
      for (const sibling of siblings) {
        if (categoryOf(sibling) !== category) continue;
        if (!sibling.name.isContextual || (isCapital(words[one.from]) && isCapital(words[sibling.from])))
          return true;
      }
    }
    return sure >= 2 || (sure === 1 && category !== 'tool');
  };
  /** "The till", "a hoist": a noun, not the verb or small word of the same form. */
  const isNoun = (one: Candidate) => {
    if (categoryOf(one) !== 'hard' || (words[one.from]?.text.length ?? 0) < LEAST_NOUN) return false;
    const next = words[one.to + 1];
    const isEnd = !next || itemOf[one.to + 1] !== itemOf[one.to] || FUNCTION.has(next.key);
    return isEnd && ARTICLES.has(words[one.from - 1]?.key ?? '') && gap(one.from - 1) === ' ';
  };
  const isCued = (one: Candidate) => {
    const [before, last] = [words[one.from - 2]?.key ?? '', words[one.from - 1]?.key ?? ''];
    const isLed = CUES.has(last) || (LED.has(last) && LEADING.has(before));
    if (!isLed || itemOf[one.from - 1] !== itemOf[one.from]) return false;
    const next = words[one.to + 1];
    return !next || itemOf[one.to + 1] !== itemOf[one.to] || FUNCTION.has(next.key) || /^\d/.test(next.key);
  };
  /** A capital in the middle of a sentence, where it is not part of a longer name. */
  const isNamed = (one: Candidate) => {
    const word = words[one.from];
    if (!word || !isTellingCase(one.from) || !isCapital(word)) return false;
    if (/^\p{Lu}[\p{Lu}\p{N}]+$/u.test(word.text)) return true;
    // What is no product has no capital of its own, and every noun has one in German.
    const isProduct = one.name.languages === null && (language !== 'de' || skillAt(one.name.at).isHot);
    if (!isProduct) return false;
    if (word.text.length === 1 || isFirst(one.from)) return false;
    const isPartOfName = (at: number, space: string) =>
      space === ' ' && isCapital(words[at]) && !isFirst(at) && !ROLES.has(words[at]?.key ?? '');
    return !isPartOfName(one.from - 1, gap(one.from - 1)) && !isPartOfName(one.to + 1, gap(one.to));
  };
  /** In Romance languages an adjective stands behind its noun: what begins an item, or follows an article, is the noun. */
  const isRomanceNoun = ({ name, from }: Candidate) =>
    name.languages?.some((one) => ROMANCE.has(one)) === true &&
    (itemOf[from - 1] !== itemOf[from] || ROMANCE_ARTICLES.has(words[from - 1]?.key ?? ''));
  const isAdjective = (one: Candidate) => {
    if (isRomanceNoun(one)) return false;
    const next = words[one.to + 1];
    if (!next || gap(one.to) !== ' ' || itemOf[one.to + 1] !== itemOf[one.to]) return false;
    return (
      !FUNCTION.has(next.key) &&
      !MODIFIERS.has(next.key) &&
      !OF_LANGUAGE.has(next.key) &&
      !OF_LANGUAGE.has(words[one.from - 1]?.key ?? '')
    );
  };
  const isTitle = (at: number) => TITLES.has(words[at]?.key ?? '') && /^\.? $/.test(gap(at));
  const isOfSomebody = (one: Candidate) =>
    one.from === one.to &&
    isCapital(words[one.from]) &&
    (/['’]s$/.test(words[one.from]?.text ?? '') ||
      isTitle(one.from - 1) ||
      (isTitle(one.from - 2) && isCapital(words[one.from - 1]) && gap(one.from - 1) === ' ') ||
      (/^ (?:& )?$/.test(gap(one.to)) && FIRMS.has(words[one.to + 1]?.key ?? '')));
  /** A product keeps its number: one team is not Teams. */
  const isAsWritten = ({ name, from, to }: Candidate) => {
    if (!name.isContextual || name.languages !== null || from !== to) return true;
    const { name: own, aliases } = skillAt(name.at);
    const lower = words[from]?.text.toLowerCase() ?? '';
    return [own, ...aliases].some((one) =>
      one
        .toLowerCase()
        .split(/[^\p{L}\p{N}+#]+/u)
        .includes(lower),
    );
  };
  return candidates.filter((one) => {
    if (!isAsWritten(one)) return false;
    if (isOfSomebody(one)) return false;
    if (categoryOf(one) === 'language' && isAdjective(one)) return false;
    return !one.name.isContextual || isListed(one) || isCued(one) || isNamed(one) || isNoun(one);
  });
}
