import { LEAST } from './checks/length.ts';
import { askFigure, proposeSummary } from '../writing/composing/index.ts';
import { toText } from '../cv/index.ts';
import { plural, say } from '../say/index.ts';
import { spokenList } from '../say/spoken-list.ts';
import { editBetween } from '../text/index.ts';
import { isOnlyInProfile, isUnseen } from './standing.ts';
import type { PreparedCv } from './prepared-cv.ts';
import type { Suggestion } from './result.ts';
import { readsFigures, statesFigure } from './states-figure.ts';

/** What the four headline cards are worth; the product's own figures. */
const IMPACTS = { metrics: 25, keywords: 20, length: 15, summary: 18 } as const;
const LOW_KEYWORDS = 60;
const SHORT = 300;
const WANTED_FIGURES = 0.5;
const MOST_NAMED = 6;

const card = (
  parts: Partial<Suggestion> &
    Pick<Suggestion, 'id' | 'category' | 'priority' | 'title' | 'description' | 'improvement' | 'impact'>,
): Suggestion => ({
  beforeExample: '',
  afterExample: '',
  path: '',
  edit: null,
  question: '',
  ...parts,
});

/** The first lines that say what was done and not how much of it. */
function metrics(cv: PreparedCv): Suggestion[] {
  const { statements } = cv;
  if (!cv.isEnglish && !readsFigures(cv.language)) return [];
  const without = statements.filter(({ text }) => !statesFigure(text));
  const isEnough = statements.length - without.length >= WANTED_FIGURES * statements.length;
  if (statements.length === 0 || isEnough) return [];
  const asked = cv.isEnglish
    ? without.flatMap((one) => {
        const isOver = one.job !== null && cv.jobs[one.job]?.isCurrent === false;
        const figure = askFigure(one.text, isOver ? 'past' : 'present');
        return figure ? [{ ...one, ...figure }] : [];
      })
    : [];
  const best = asked.toSorted((a, b) => b.worth - a.worth)[0];
  const line = best ?? without[0];
  return [
    card({
      id: 'metrics',
      category: 'impact',
      priority: 'high',
      title: say`Add figures`,
      description: say`${without.length} of your ${plural(statements.length, { one: '# line', other: '# lines' })} have no figure.`,
      improvement: say`Say how many, how often or how much. Only use figures you can stand behind.`,
      beforeExample: line?.text ?? '',
      path: line?.path ?? '',
      question: best?.question ?? say`How many, how often or how much?`,
      impact: IMPACTS.metrics,
    }),
  ];
}

function notSeen(names: readonly string[], areMore: boolean): string {
  if (names.length === 0) return say`Your CV mentions few of the things the job ad asks for.`;
  const list = spokenList(names);
  return areMore ? say`Not seen in your CV: ${list} and more.` : say`Not seen in your CV: ${list}.`;
}

function keywords({ match }: PreparedCv, keywordScore: number): Suggestion[] {
  if (!match || keywordScore >= LOW_KEYWORDS) return [];
  const open = match.requirements.filter(
    (one) => (isUnseen(one) || isOnlyInProfile(one)) && one.kind !== 'years' && one.kind !== 'degree',
  );
  const names = open.slice(0, MOST_NAMED).map(({ name }) => name);
  return [
    card({
      id: 'keywords',
      category: 'keywords',
      priority: 'high',
      title: say`Cover more of the job ad`,
      description: notSeen(names, open.length > names.length),
      improvement: say`Add what you have, each with where you used it. Leave out what you don’t have.`,
      impact: IMPACTS.keywords,
    }),
  ];
}

/** A CV so short that its score is capped is told so there. */
function length({ words }: PreparedCv): Suggestion[] {
  if (words >= SHORT || words < LEAST) return [];
  return [
    card({
      id: 'length',
      category: 'structure',
      priority: 'medium',
      title: say`Say more`,
      description: say`Your CV has ${plural(words, { one: '# word', other: '# words' })}; half of all CVs have 386 to 896.`,
      improvement: say`Add a line or two to your newest jobs: what you did, what you used, and what came of it.`,
      impact: IMPACTS.length,
    }),
  ];
}

/** A summary made of what the titles and dates of the CV say. */
function writtenSummary({ document, isEnglish, today }: PreparedCv): string {
  return isEnglish ? proposeSummary(document, today) : '';
}

function summary(cv: PreparedCv): Suggestion[] {
  if (cv.document.summary !== '') return [];
  const written = writtenSummary(cv);
  const edit = written === '' ? null : editBetween(cv.text, toText({ ...cv.document, summary: written }));
  return [
    card({
      id: 'summary',
      category: 'structure',
      priority: 'medium',
      title: say`Add a summary`,
      description: say`Your CV doesn’t have one. It’s what a recruiter reads first.`,
      improvement: say`Two or three sentences: who you are, what you’ve done, what you’re looking for.`,
      afterExample: written,
      edit,
      path: 'summary',
      impact: IMPACTS.summary,
    }),
  ];
}

/** The four headline cards, as far as they apply. */
export function headlineCards(cv: PreparedCv, keywordScore: number): Suggestion[] {
  return [...metrics(cv), ...keywords(cv, keywordScore), ...summary(cv), ...length(cv)];
}
