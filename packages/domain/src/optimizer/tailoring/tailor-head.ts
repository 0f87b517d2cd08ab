import { isReadableDate, PRESENT, splitSentences } from '../../cv/index.ts';
import { say } from '../../say/index.ts';
import { allOf } from '../../text/index.ts';
import { insideSentence } from '../../writing/index.ts';
import { proposeSummary } from '../../writing/composing/index.ts';
import type { Requirement } from '../match.ts';
import { answerInCv } from '../standing.ts';
import { applyTailoring } from './apply-tailoring.ts';
import { joinedName } from './same-name.ts';
import type { TailoringChange } from './tailoring.ts';
import {
  answersOf,
  fieldsAnswering,
  namedRequirements,
  rankOf,
  type TailoringContext,
} from './tailoring-context.ts';

/** Fewer do not make a sentence worth reading, more make a list. */
const [FEWEST_NAMED, MOST_NAMED] = [2, 4];

/** The headline by the advert's title, where the post held now or last is called so. */
export function tailorHeadline({ cv, match }: TailoringContext): TailoringChange[] {
  const asked = match.requirements.find(({ kind }) => kind === 'title');
  const { headline } = cv.document.basics;
  const [latest] = cv.jobs;
  const held = asked?.state === 'met' && answerInCv(asked);
  if (!held || !latest || !asked.answers.some(({ path }) => path === `${latest.path}.position`)) return [];
  const isLatest = latest.end === PRESENT || isReadableDate(latest.end);
  if (!isLatest || latest.position === headline) return [];
  return [
    {
      id: 'headline',
      title: say`Use the job title they’re looking for`,
      answers: answersOf([asked]),
      fact: { from: 'cv', quote: [latest.position, latest.company].filter((part) => part !== '').join(', ') },
      before: headline,
      after: latest.position,
      edit: { kind: 'words', path: 'basics.headline', expected: headline, replacement: latest.position },
    },
  ];
}

/** A summary that looks ahead ends with that: nothing is added behind it. */
const LOOKS_AHEAD = /(?<!\p{L})(?:looking|seeking|aiming|hoping|keen|now want)(?!\p{L})/iu;

interface Sentence {
  text: string;
  named: Requirement[];
}

/** A sentence that names skills that are asked for, listed and shown, and that a summary does not name; null of too few. */
function skillSentence({ cv, match }: TailoringContext, summary: string): Sentence | null {
  const { skills } = cv.document;
  const shown = namedRequirements(match).flatMap((one) => {
    const fields = fieldsAnswering(cv, one);
    const listed = fields.find(({ path }) => path.startsWith('skills.'));
    const own = skills[Number(listed?.path.slice('skills.'.length) ?? -1)]?.name;
    const hasSummary = fields.some(({ path }) => path === 'summary');
    if (!one.isShown || one.kind !== 'skill' || rankOf(one) === 0 || !own || hasSummary) return [];
    const isNamed = joinedName(own, one.advertWords, listed?.category === 'tool') !== null;
    // The lexicon writes what is no name in small letters.
    const isLexicon = own.toLowerCase() === one.name.toLowerCase() && listed?.category === 'hard';
    const inside = isLexicon ? one.name : insideSentence(own);
    return [{ one, own, name: isNamed ? one.advertWords : inside }];
  });
  const named = shown
    .filter(({ own }, at) => shown.findIndex((other) => other.own === own) === at)
    .filter(
      ({ own, name }) => !/[,;:()]| and /u.test(name) && !summary.toLowerCase().includes(own.toLowerCase()),
    )
    .toSorted((a, b) => rankOf(b.one) - rankOf(a.one))
    .slice(0, MOST_NAMED);
  if (named.length < FEWEST_NAMED) return null;
  return {
    text: `Skills include ${allOf(named.map(({ name }) => name))}.`,
    named: named.map(({ one }) => one),
  };
}

/** A summary of what titles and dates say; '' where they say too little. */
function proposedSummary({ cv }: TailoringContext, ordered: readonly TailoringChange[]): string {
  return proposeSummary(applyTailoring(cv.document, ordered), cv.today);
}

/** The summary with the skills that are asked for named, in English only; a new one where there is none. */
export function tailorSummary(
  context: TailoringContext,
  ordered: readonly TailoringChange[],
): TailoringChange[] {
  if (!context.cv.isEnglish) return [];
  const { summary: before } = context.cv.document;
  const begun = before === '' ? proposedSummary(context, ordered) : before.trimEnd();
  const last = splitSentences(begun).at(-1) ?? '';
  const sentence = /[.!?]$/u.test(last) && !LOOKS_AHEAD.test(last) ? skillSentence(context, begun) : null;
  if (!sentence) return [];
  const after = `${begun} ${sentence.text}`;
  return [
    {
      id: 'summary',
      title:
        before === ''
          ? say`Start with a summary of what they ask for`
          : say`Mention what they ask for in your summary`,
      answers: answersOf(sentence.named),
      fact: {
        from: 'cv',
        quote: [...new Set(sentence.named.flatMap((one) => answerInCv(one)?.quote ?? []))].join('\n'),
      },
      before,
      after,
      edit: { kind: 'words', path: 'summary', expected: before, replacement: after },
    },
  ];
}
