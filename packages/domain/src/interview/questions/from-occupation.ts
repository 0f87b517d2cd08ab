import { readFragment } from '@candor/english';
import type { OccupationFacts } from '../../career/index.ts';
import { indefiniteArticle } from '../../text/index.ts';
import type { InterviewQuestion } from '../question.ts';
import { contentStems } from '../../writing/index.ts';
import type { ToldBy } from './bank/is-told.ts';
import { madeQuestion } from './made-question.ts';
import { sayBehindTo } from './say-to-person.ts';

/** What questions are made of an occupation; its facts, as `packages/occupations` gives them, will do. */
export type OccupationToAsk = Pick<OccupationFacts, 'code' | 'title' | 'practices' | 'technologies'>;

/** A practice that more occupations share is nobody's trade; one of a single occupation may be of a corner of it. */
const MOST_OCCUPATIONS = 60;
const FEWEST_OCCUPATIONS = 2;
const MOST_PRACTICES = 6;
const MOST_TECHNOLOGIES = 3;
/** The least share of those who use a technology that is of the same major group: of other trades it says nothing. */
const LEAST_SHARE = 0.3;
/** A kind of program, not one program. */
const KIND = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)* software$/u;
/** Verbs that say how work is done and not what is done. */
const MANNER = new Set(
  (
    'have use utilise utilize apply ensure guarantee accept promote stay follow implement comply work adhere address communicate react respond cope ' +
    'keep show demonstrate practice practise anticipate deal take interact empathise contribute maintain observe perform carry'
  ).split(' '),
);

/** A practice as a task: a verb and what it is done to, in the plural ("process refunds"), since the lists leave articles out. */
function taskOf(practice: string): string | null {
  const said = sayBehindTo(practice);
  const tokens = readFragment(practice)?.tokens ?? [];
  const last = tokens.at(-1);
  if (said === null || tokens.length < 2 || tokens.length > 4 || MANNER.has(tokens[0]?.lemma ?? ''))
    return null;
  const areObject = tokens.slice(1).every(({ pos }) => /^(?:noun|adjective|name)$/u.test(pos));
  return areObject && last?.pos === 'noun' && last.number === 'plural' ? said : null;
}

/** "Amazon Web Services AWS software" and "Learning management system LMS" as people say them: a kind of thing has an article. */
function spokenName(name: string): string {
  const bare = name.replace(/ software$/u, '');
  const words = bare.split(' ');
  const initials = words
    .slice(0, -1)
    .map((word) => word.charAt(0))
    .join('');
  if (words.length < 3 || initials.toUpperCase() !== words.at(-1)) return bare;
  const spelled = words.slice(0, -1).join(' ');
  const isKind = words.slice(1, -1).every((word) => /^\p{Ll}/u.test(word));
  if (!isKind) return spelled;
  const kind = `${spelled.charAt(0).toLowerCase()}${spelled.slice(1)}`;
  return kind.endsWith('s') ? kind : `${indefiniteArticle(kind)} ${kind}`;
}

function taskQuestion(task: string, isDone: boolean, code: string): InterviewQuestion {
  return madeQuestion({
    category: 'technical',
    difficulty: 'medium',
    question: isDone
      ? `Talk me through how you ${task}. Where is it easiest to go wrong?`
      : `Talk me through how you would ${task}. Where is it easiest to go wrong?`,
    tips: [
      'Go through it in the order in which you would do it.',
      'Name what you check, and what you do when the check fails.',
      'Use the terms of your trade, and explain one of them.',
    ],
    keyPoints: [
      'what you prepare',
      'the steps in their order',
      'the commonest mistake',
      'how you check the result',
    ],
    strongAnswer:
      'A practised order of steps with the reason for the critical one, the usual mistake and the check against it, in the words of the trade.',
    competencies: ['expertise'],
    source: { kind: 'occupation', code },
  });
}

function technologyQuestion(name: string, code: string): InterviewQuestion {
  return madeQuestion({
    category: 'technical',
    difficulty: 'easy',
    question: `Have you worked with ${name}? Tell me what you did with it, or what you used in its place.`,
    tips: [
      'Say what you did with it and how often, not only that you know it.',
      'Name something it does not do well.',
    ],
    keyPoints: [
      'what you used it for',
      'how often and how recently',
      'a limit you met and what you did about it',
    ],
    strongAnswer: 'Describes real use with enough detail to be believed, and an honest limit.',
    competencies: ['expertise', 'learning'],
    source: { kind: 'occupation', code },
  });
}

/**
 * Technical questions about the tasks and the technologies of an occupation, what is most its own first: tasks of which CV or
 * advert has every word, and technologies that the advert names.
 */
export function questionsOfOccupation(
  { code, practices, technologies }: OccupationToAsk,
  { cv, advert }: ToldBy,
): InterviewQuestion[] {
  const [told, asked] = [contentStems(cv), contentStems(advert)];
  const isIn = (words: string, stems: ReadonlySet<string>) =>
    [...contentStems(words)].every((stem) => stems.has(stem));
  const tasks = practices
    .filter(
      ({ isEssential, occupations }) =>
        isEssential && occupations >= FEWEST_OCCUPATIONS && occupations <= MOST_OCCUPATIONS,
    )
    .toSorted((a, b) => a.occupations - b.occupations || (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => taskOf(name) ?? [])
    .filter((task) => isIn(task, told) || isIn(task, asked))
    .slice(0, MOST_PRACTICES);
  const named = technologies
    .filter(
      ({ name, isInDemand, usedBy, usedNear }) =>
        isInDemand && usedNear >= LEAST_SHARE * usedBy && !KIND.test(name) && isIn(spokenName(name), asked),
    )
    .toSorted((a, b) => b.usedNear - a.usedNear)
    .slice(0, MOST_TECHNOLOGIES);
  return [
    ...tasks.map((task) => taskQuestion(task, isIn(task, told), code)),
    ...named.map(({ name }) => technologyQuestion(spokenName(name), code)),
  ];
}
