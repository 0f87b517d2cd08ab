import type { CvDocument } from '../../cv/index.ts';
import { readText } from '../../evidence/index.ts';
import { say } from '../../say/index.ts';
import type { InterviewQuestion } from '../question.ts';
import { madeQuestion } from './made-question.ts';
import { quotable } from './quotable.ts';

const MOST_PER_ENTRY = 3;
const MOST_ENTRIES = 5;
const MOST_NEARNESS = 4;
const FEWEST_WORDS = 4;
/** What each newer job takes from the lines of one. */
const AGE_COSTS = 0.75;

/** All that a CV tells of work and study, and what it lists. */
export const wordsOfCv = (cv: CvDocument): string =>
  [
    cv.basics.headline,
    cv.summary,
    ...cv.experience.flatMap(({ position, company, bullets }) => [position, company, ...bullets]),
    ...cv.projects.flatMap(({ name, bullets }) => [name, ...bullets]),
    ...cv.education.map(({ degree }) => degree),
    ...[...cv.skills, ...cv.certifications, ...cv.languages].map(({ name }) => name),
  ].join('\n');

/** Asked in turn, so that one interview does not ask twice in the same words. */
const ASKED: readonly ((words: string) => string)[] = [
  (words) => say`Your CV says: “${words}”. Can you walk me through that?`,
  (words) => say`Your CV says: “${words}”. What was the hardest part, and how did you deal with it?`,
  (words) => say`Your CV says: “${words}”. What was your own part in it, and how did it turn out?`,
  (words) => say`Your CV says: “${words}”. Tell me about a time when that didn’t go as planned.`,
];

function lineQuestion(words: string, turn: number): InterviewQuestion[] {
  const ask = ASKED[turn % ASKED.length];
  if (!ask) return [];
  const question = madeQuestion({
    category: 'behavioral',
    difficulty: /\d/.test(words) ? 'medium' : 'easy',
    question: ask(words),
    tips: [
      say`Start with the situation in a sentence or two, and spend the rest on what you did.`,
      say`Say “I” for what you did and “we” for what the team did.`,
      say`If the line has a figure, be ready to say where it comes from.`,
    ],
    keyPoints: [say`the situation`, say`your own part`, say`the result, and how you know`],
    strongAnswer: say`One example from start to finish, with the candidate’s own decisions and a result that someone else could check.`,
    competencies: ['delivery', 'problem-solving'],
    source: { kind: 'claim', words },
  });
  return [question];
}

/** Questions that quote a line of a CV word for word: nearest to the advert first, those with a figure and of newer jobs before others. */
export function questionsFromCv(cv: CvDocument, advert = ''): InterviewQuestion[] {
  const wanted = readText(advert).stems;
  const rankOf = (words: string, entry: number) => {
    const shared = [...readText(words).stems].filter((stem) => wanted.has(stem)).length;
    return Math.min(MOST_NEARNESS, shared) / 2 + (/\d/.test(words) ? 1 : 0) - AGE_COSTS * entry;
  };
  const lines = [...cv.experience, ...cv.projects].slice(0, MOST_ENTRIES).flatMap(({ bullets }, entry) =>
    bullets
      .flatMap((bullet) => quotable(bullet) ?? [])
      .filter((words) => words.split(' ').length >= FEWEST_WORDS)
      .map((words) => ({ words, rank: rankOf(words, entry) }))
      .toSorted((a, b) => b.rank - a.rank)
      .slice(0, MOST_PER_ENTRY),
  );
  return lines.toSorted((a, b) => b.rank - a.rank).flatMap(({ words }, at) => lineQuestion(words, at));
}
