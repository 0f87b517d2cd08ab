import { isLedByVerb, mayBePassive, meaningsOf, readFragment } from '@candor/english';
import { hasFigure, isEnglish } from '../../writing/index.ts';
import type { Competency, InterviewQuestion } from '../question.ts';
import { askedOf, claimDifficulty, claimKind, type ClaimKind } from './claim-kind.ts';
import { madeQuestion } from './made-question.ts';
import { nameBehindAt, quotable } from './quotable.ts';
import { sayToPerson } from './say-to-person.ts';

const MOST_SAID = 170;
const MOST_QUOTED = 120;
const FEWEST_OTHER = 4;

const TIPS: Readonly<Record<ClaimKind, readonly string[]>> = {
  change: [
    'Begin with how things stood before, then what you did, then what changed.',
    'Be ready to say where the figure comes from and over what time.',
    'Name what others did as well, and keep to your own part.',
  ],
  figure: [
    'Give the situation in two sentences and spend the rest on what you did.',
    'Use the figure from your CV, and say what it means in your line of work.',
  ],
  other: [
    'Choose one case and tell it from beginning to end.',
    'Say “I” for what you did and “we” for what the team did.',
    'End with what changed, and how you know.',
  ],
  routine: [
    'Choose one case and tell it from beginning to end.',
    'Say what you check, and how you notice early that something is wrong.',
  ],
  state: ['Pick one thing and give an example of it.', 'Join it to something this role needs.'],
};

const KEY_POINTS: Readonly<Record<ClaimKind, readonly string[]>> = {
  change: [
    'how things stood before',
    'your own steps and why you chose them',
    'how the result was measured',
    'what else may have played a part',
  ],
  figure: ['what the task was', 'your own part', 'what was hard about it', 'how it turned out'],
  other: ['the situation', 'your own part', 'a difficulty and how you met it', 'the result'],
  routine: ['one case of your own', 'how you noticed', 'what you decided and did', 'what you do since'],
  state: ['one concrete thing you learnt or did', 'how you used it later', 'what it means for this role'],
};

const COMPETENCIES: Readonly<Record<ClaimKind, readonly Competency[]>> = {
  change: ['delivery', 'problem-solving'],
  figure: ['delivery', 'initiative'],
  other: ['initiative', 'problem-solving'],
  routine: ['problem-solving', 'judgement'],
  state: ['learning', 'communication'],
};

export interface Claim {
  words: string;
  /** Where it was, as the CV has it; empty where it does not say. */
  employer: string;
  isCurrent: boolean;
}

/** "12 hours a week during term": when somebody worked, and not what at. */
const HOURS = /^\d+(?:[.,]\d+)?\s*(?:hrs?|hours?|days?|shifts?)\b[^,;]*$/iu;

/** Without what only says who did it: "I ran", "Have run". */
const bare = (quote: string) => quote.replace(/^(?:I )?(?:have )?(?=\p{Ll}+ )/iu, '');

/** Whether words tell of the person's own doing: led by a verb beyond doubt. Of other languages than English that is not known, and a line of some words counts. */
function isDeed(quote: string): boolean {
  if (!isEnglish(quote)) return quote.split(' ').length >= FEWEST_OTHER && !/^\d|,.*,/u.test(quote);
  const read = readFragment(bare(quote));
  return read !== null && isLedByVerb(read) && read.tokens[0]?.lemma !== 'be' && !mayBePassive(read.tokens);
}

/** Whether words that name no deed tell of work all the same: of how much, in a few words. */
const tellsOfWork = (quote: string) => hasFigure(quote) && quote.split(' ').length >= FEWEST_OTHER;

/** When what a line says was done: "Edited", "Order"; null of what may be either, as "Set up" and "Lay out". */
function timeOf(quote: string): 'past' | 'present' | null {
  const first = (bare(quote).split(' ')[0] ?? '').toLowerCase();
  const forms = isEnglish(quote) ? meaningsOf(first).map(({ form }) => form) : [];
  if (forms.includes('past')) return forms.includes('base') ? null : 'past';
  return forms.includes('base') ? 'present' : null;
}

const lowerFirst = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** A claim said to its person where that is certain, else its own words in quotation marks; null where neither will do. `isWanted`: the advert has words of it. */
function claimAsked(
  { words, employer, isCurrent }: Claim,
  isWanted: boolean,
): { said: string; asked: readonly string[]; kind: ClaimKind } | null {
  const quote = quotable(words, MOST_SAID);
  if (quote === null || quote.split(' ').length < 3 || HOURS.test(quote)) return null;
  const said = sayToPerson(quote, isCurrent);
  if (said !== null) {
    const { words: told, tense } = said;
    const isNow = tense === 'present';
    // Of being present there is nothing to ask.
    if (isNow && claimKind(told) === 'state') return null;
    const kind = isNow ? 'routine' : claimKind(told);
    const at = nameBehindAt(employer);
    return { said: at === null ? told : `At ${at}, ${lowerFirst(told)}`, asked: askedOf[kind], kind };
  }
  const told = claimKind(quote);
  const isDone = isDeed(quote);
  const isTelling = told === 'change' || isDone || (isWanted && tellsOfWork(quote));
  if (quote.length > MOST_QUOTED || !isTelling) return null;
  const time = timeOf(quote);
  const kind = told === 'change' || (isDone && time === 'past') ? told : 'routine';
  return { said: `Your CV says: “${quote}”`, asked: askedOfQuoted(kind, isDone, time), kind };
}

/** What is asked about a line in its own words: what is named as a thing may be one's daily work or a result of it. */
function askedOfQuoted(kind: ClaimKind, isDeed: boolean, time: ReturnType<typeof timeOf>): readonly string[] {
  if (kind === 'change')
    return [
      'What did you do, and how do you know it worked?',
      'How did that come about, and what was your part in it?',
    ];
  if (isDeed && time !== null) return askedOf[kind];
  if (time === 'past') return ['What was the hardest part of that, and what did you take from it?'];
  return [
    'What does it take to do that well, and what do you do when it goes wrong?',
    'What is the hardest part of that, and how do you deal with it?',
  ];
}

/** What a claim of a CV is, and the question about it, the `turn`th of an interview; null where it cannot be asked about. */
export function claimQuestion(
  claim: Claim,
  isWanted = false,
): { kind: ClaimKind; ask: (turn: number) => InterviewQuestion } | null {
  const found = claimAsked(claim, isWanted);
  if (found === null) return null;
  const { said, asked, kind } = found;
  const ask = (turn: number) =>
    madeQuestion({
      category: 'behavioral',
      difficulty: claimDifficulty[kind],
      question: `${said}. ${asked[turn % asked.length] ?? ''}`,
      tips: TIPS[kind],
      keyPoints: KEY_POINTS[kind],
      strongAnswer:
        'Makes the line of the CV concrete: what the situation was, what the candidate decided and did, and a result that somebody else could confirm. Nothing is added that the CV does not bear out.',
      competencies: COMPETENCIES[kind],
      followUp: 'Who else could tell me about that, and what would they say?',
      source: { kind: 'claim', words: claim.words },
    });
  return { kind, ask };
}
