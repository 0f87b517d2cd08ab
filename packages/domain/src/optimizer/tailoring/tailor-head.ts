import { draftFromDocument, isReadableDate, PRESENT } from '../../cv/index.ts';
import { insideSentence } from '../../writing/index.ts';
import { composeCv } from '../../writing/composing/index.ts';
import { applyTailoring } from './apply-tailoring.ts';
import type { TailoringChange } from './tailoring.ts';
import {
  answersOf,
  fieldsNaming,
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
  if (!asked?.evidence || !latest || asked.evidence.path !== `${latest.path}.position`) return [];
  const isLatest = latest.end === PRESENT || isReadableDate(latest.end);
  if (!isLatest || latest.position === headline) return [];
  return [
    {
      id: 'headline',
      title: 'Head your CV with the title they look for',
      answers: answersOf([asked]),
      fact: { from: 'cv', quote: [latest.position, latest.company].filter((part) => part !== '').join(', ') },
      before: headline,
      after: latest.position,
      edit: { kind: 'words', path: 'basics.headline', expected: headline, replacement: latest.position },
    },
  ];
}

const joined = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** A last sentence for a summary that names none of the skills that are asked for, listed and shown. */
function namedSkills({ cv, match }: TailoringContext): TailoringChange[] {
  const { summary, skills } = cv.document;
  const shown = namedRequirements(match).flatMap((one) => {
    const fields = fieldsNaming(cv, one);
    const listed = fields.find(({ path }) => path.startsWith('skills.'))?.path;
    const name = skills[Number(listed?.slice('skills.'.length) ?? -1)]?.name;
    const isSaid = fields.some(({ path }) => path === 'summary');
    return one.state === 'met' && one.kind === 'skill' && rankOf(one) > 0 && name !== undefined
      ? [{ one, name, isSaid }]
      : [];
  });
  const missing = shown.filter(({ isSaid }) => !isSaid).toSorted((a, b) => rankOf(b.one) - rankOf(a.one));
  const named = missing
    .filter(({ name }, at) => missing.findIndex((other) => other.name === name) === at)
    .filter(({ name }) => !/[,;:()]| and /u.test(name))
    .slice(0, MOST_NAMED);
  if (named.length < FEWEST_NAMED || /[^.!?]$/u.test(summary.trim())) return [];
  const sentence = `Skills include ${joined(named.map(({ name }) => insideSentence(name)))}.`;
  return [
    {
      id: 'summary',
      title: 'Name in your summary what they ask for',
      answers: answersOf(named.map(({ one }) => one)),
      fact: { from: 'cv', quote: named.flatMap(({ one }) => one.evidence?.quote ?? []).join('\n') },
      before: summary,
      after: `${summary} ${sentence}`,
      edit: { kind: 'words', path: 'summary', expected: summary, replacement: `${summary} ${sentence}` },
    },
  ];
}

/** A summary where there is none: the built-in writer's, of the CV with what is asked for in front. */
function newSummary(context: TailoringContext, ordered: readonly TailoringChange[]): TailoringChange[] {
  const { cv } = context;
  const { headline } = cv.document.basics;
  if (headline === '' || cv.document.experience.length === 0) return [];
  const request = draftFromDocument(applyTailoring(cv.document, ordered), '', false);
  const { summary } = composeCv(request, { today: cv.today }).document;
  if (summary === '') return [];
  return [
    {
      id: 'summary',
      title: 'Begin with a summary',
      answers: answersOf(
        context.match.requirements.filter(({ kind, state }) => kind === 'title' && state === 'met'),
      ),
      fact: { from: 'cv', quote: headline },
      before: '',
      after: summary,
      edit: { kind: 'words', path: 'summary', expected: '', replacement: summary },
    },
  ];
}

/** What a tailored summary says, in English only. */
export function tailorSummary(
  context: TailoringContext,
  ordered: readonly TailoringChange[],
): TailoringChange[] {
  if (!context.cv.isEnglish) return [];
  return context.cv.document.summary === '' ? newSummary(context, ordered) : namedSkills(context);
}
