import type { SkillCategory } from './skill.ts';
import { skillAt, type SkillName } from './skill-table.ts';
import { itemsOf, type Item } from './text-items.ts';
import type { SkillWord } from './skill-words.ts';

/** A name at a place of a text. */
export interface Candidate {
  name: SkillName;
  /** Words of the text, the last one included. */
  from: number;
  to: number;
}

const setOf = (words: string) => new Set(words.split(' '));
/** What says how well something is known, or which release of it: no part of its name. */
const MODIFIERS = setOf(
  'advanced basic intermediate good strong solid excellent expert fluent native proficient working confident beginner level skill knowledge m microsoft certified year experience of in with ' +
    'sehr gute gut grundkenntniss kenntniss fortgeschritten fliessend verhandlungssicher muttersprache avance courant bilingue maternelle notion avanzado nativo fluido basico goed vloeiend gevorderd moedertaal',
);
/** Words after which the name of a program or language stands. */
const CUES = setOf(
  'using via advanced proficient microsoft programming coding scripting mit avec con met utilisant utilizando',
);
/** Words that make one of "in", "with" or "of" such a word. */
const LEADING = setOf(
  'proficient proficiency skilled skill experience experienced knowledge fluent expert expertise competent competence trained training familiar familiarity ' +
    'confident written programmed programming coded developed built implemented working background certified kenntniss erfahrung connaissance experiencia conocimiento ervaring kennis',
);
const LED = setOf('in with of using on mit von en de du van');
const FUNCTION = setOf(
  'for to and or at on in with as from by into while when which that is are was were including plus fur und oder zu als pour et ou dan para y o voor om of',
);
/** A spoken language before one of these is meant as one, not as an adjective ("Italian cuisine"). */
const OF_LANGUAGE = setOf(
  'language speaker speaking fluent native spoken written level mother tongue conversational basic intermediate advanced a1 a2 b1 b2 c1 c2 gcse ielt toefl fliessend muttersprache courant nativo',
);
/** A capital beside one of these is the name's own: "Go developer". */
const ROLES = setOf(
  'developer engineer programmer architect consultant administrator analyst entwickler developpeur desarrollador ontwikkelaar',
);

const isCapital = (word: SkillWord | undefined) => word !== undefined && /^\p{Lu}/u.test(word.text);
const MOST_APART = 3;

/** Of the names that the words of a text may be, those that the context bears out. */
export function skillsInContext(
  text: string,
  words: readonly SkillWord[],
  candidates: readonly Candidate[],
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
  const isListed = (one: Candidate) => {
    if (!isWhole(one)) return false;
    const at = itemOf[one.from] ?? -1;
    const category = categoryOf(one);
    for (let other = at - MOST_APART; other <= at + MOST_APART; other += 1) {
      if (other === at || items[other]?.list !== items[at]?.list) continue;
      for (const sibling of listed.get(other) ?? []) {
        if (categoryOf(sibling) !== category) continue;
        if (!sibling.name.isContextual || (isCapital(words[one.from]) && isCapital(words[sibling.from])))
          return true;
      }
    }
    return false;
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
    if (/^\p{Lu}{2,}$/u.test(word.text)) return true;
    if (word.text.length === 1 || isFirst(one.from)) return false;
    const isPartOfName = (at: number, space: string) =>
      space === ' ' && isCapital(words[at]) && !isFirst(at) && !ROLES.has(words[at]?.key ?? '');
    return !isPartOfName(one.from - 1, gap(one.from - 1)) && !isPartOfName(one.to + 1, gap(one.to));
  };
  const isAdjective = (one: Candidate) => {
    const next = words[one.to + 1];
    if (!next || gap(one.to) !== ' ' || itemOf[one.to + 1] !== itemOf[one.to]) return false;
    return (
      !FUNCTION.has(next.key) &&
      !OF_LANGUAGE.has(next.key) &&
      !OF_LANGUAGE.has(words[one.from - 1]?.key ?? '')
    );
  };
  return candidates.filter((one) => {
    if (categoryOf(one) === 'language' && isAdjective(one)) return false;
    return !one.name.isContextual || isListed(one) || isCued(one) || isNamed(one);
  });
}
