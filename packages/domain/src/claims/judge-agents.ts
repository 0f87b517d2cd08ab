import { thesaurusOf } from '@candor/english/thesaurus';
import { isPhrasing } from './coverage.ts';
import type { ClaimSource } from './claim-source.ts';
import { actionsOf, othersPosts, tokenOf, type Action } from './grammar.ts';
import type { Match } from './matching.ts';
import type { Reading, Word } from './reading.ts';
import { plainForm } from './roles.ts';
import { stemOf } from './stem.ts';
import { letterWords } from './words.data.ts';

/** The noun before a verb, with up to three words before it. */
function subjectOf(evidence: Reading, { subjectAt }: Action): { noun: Word; before: Word[] } | undefined {
  const at = evidence.words.findIndex(({ start }) => start === subjectAt);
  const noun = evidence.words[at];
  const before = evidence.words.slice(Math.max(0, at - 3), at);
  return noun && { noun, before: before.filter(({ clause }) => clause === noun.clause) };
}

/** Whether a thing of its own does it: neither "my shop sells" nor "the job covers". */
function isOfThing(evidence: Reading, action: Action): boolean {
  const subject = action.agent === 'thing' ? subjectOf(evidence, action) : undefined;
  if (!subject || subject.before.some(({ lower }) => lower === 'my')) return false;
  return [...subject.before, subject.noun].some((word) => word.isContent && !isPhrasing(word));
}

/** "Toured Japan", "the centre opened"; "900 packs signed" leaves open whether the packs did it. */
function isActive(evidence: Reading, action: Action): boolean {
  const next = evidence.words[evidence.words.indexOf(action.word) + 1];
  const isOn =
    next?.clause === action.word.clause &&
    /^(?:noun|name|determiner)$/.test(tokenOf(evidence, next)?.pos ?? '');
  return (
    isOn ||
    subjectOf(evidence, action)?.before.some(({ lower }) => /^(?:the|a|an|our|their)$/.test(lower)) === true
  );
}

/** Whether a post is named by what is done: a surveyor surveys. */
const isDoneBy = (deed: Word, post: Word) => {
  const { senses } = thesaurusOf(plainForm(post));
  return (
    stemOf(plainForm(post)) === deed.stem ||
    (post.lower.startsWith(deed.stem) && thesaurusOf(deed.lower).senses.some((one) => senses.includes(one)))
  );
};

/** "I was one of the people who chose it". */
const AMONG = /\b(?:one of|part of|member of|among)\b/i;

/** What others did, or what was done to the writer, or what was done together, as the writer's own action. */
export function othersAction(
  claim: Reading,
  matches: readonly Match[],
  isShared: boolean,
  isLetter: boolean,
): string | undefined {
  const readings = [...new Set(matches.map(({ clause }) => clause.reading))];
  const evidence = readings.flatMap((reading) =>
    actionsOf(reading).map((action) => ({
      ...action,
      isOfThing: isOfThing(reading, action) && isActive(reading, action),
    })),
  );
  for (const { word, agent, isMain } of actionsOf(claim)) {
    // A letter that says "I am writing" tells of itself.
    if (agent !== 'self' || !isMain || (isLetter && letterWords.has(word.lower))) continue;
    // "Was offered a post": done to the writer.
    const before = claim.words[claim.words.indexOf(word) - 1];
    if (before && /^(?:was|were|been|being|is|am|are)$/.test(before.lower)) continue;
    const same = evidence.filter((action) => action.word.stem === word.stem);
    // "They asked me to train" makes "asked to train".
    const isAsked = claim.words[claim.words.indexOf(word) + 1]?.lower === 'to';
    const next = claim.words[claim.words.indexOf(word) + 1];
    // "They entered me for it" makes "entered for it".
    const isPassive = next !== undefined && tokenOf(claim, next)?.pos === 'preposition';
    if ((isAsked || isPassive) && same.some(({ isToWriter }) => isToWriter)) continue;
    const isAmong = isShared && readings.some(({ text }) => AMONG.test(text));
    const isOthers =
      !isAmong &&
      same.every(
        (action) =>
          action.agent === 'other' ||
          (action.isOfThing && word === claim.words[0]) ||
          (action.agent === 'shared' && !isShared),
      );
    if (same.length > 0 && isOthers) return word.text;
    // "Carried cables for the sound engineer": the engineering was another's.
    const isAnothersPost =
      same.length === 0 &&
      readings.some((reading) => othersPosts(reading).some((post) => isDoneBy(word, post)));
    if (isAnothersPost) return word.text;
  }
  return undefined;
}

const SEES = /^(?:see|saw|seen|witness|watch|experience|notice)/;
const OF = /^(?:of|in)$/;

/** The words that an action is done to: those behind it, up to the next action or how, where and with whom. */
function objectOf(claim: Reading, verb: Word): Word[] {
  const behind = claim.words.slice(claim.words.indexOf(verb) + 1);
  const end = behind.findIndex((word) => {
    const pos = tokenOf(claim, word)?.pos;
    return (
      word.clause !== verb.clause ||
      pos === 'verb' ||
      pos === 'subordinator' ||
      (pos === 'preposition' && !OF.test(word.lower))
    );
  });
  return (end < 0 ? behind : behind.slice(0, end)).filter(({ isContent }) => isContent);
}

/** What became of a thing by itself, said as what the writer did to it: "orders doubled" as "doubled orders". */
export function madeOfEvent(claim: Reading, source: ClaimSource): string | undefined {
  const [word] = claim.words;
  const first = actionsOf(claim).find((action) => action.word === word);
  if (!word || first?.agent !== 'self' || SEES.test(word.lower)) return undefined;
  const object = new Set(objectOf(claim, word).map(({ stem }) => stem));
  const isEvent = source.readings.some((evidence) =>
    actionsOf(evidence).some((action, _at, all) => {
      const isTold = all.some(
        ({ agent, isMain, word: other }) =>
          (agent === 'self' || agent === 'shared') &&
          isMain &&
          (other.sentence === action.word.sentence || other.stem === word.stem),
      );
      const subject = subjectOf(evidence, action)?.noun;
      return (
        !isTold &&
        !object.has(action.word.stem) &&
        isOfThing(evidence, action) &&
        (action.word.stem !== word.stem || isActive(evidence, action)) &&
        subject !== undefined &&
        object.has(subject.stem)
      );
    }),
  );
  return isEvent ? word.text : undefined;
}
