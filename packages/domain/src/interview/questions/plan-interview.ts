import { contentHash } from '../../text/index.ts';
import type { InterviewQuestion, QuestionCategory } from '../question.ts';
import { comparable } from '../../writing/index.ts';
import { bankQuestions, tradeQuestions } from './bank/bank-questions.ts';
import type { ToldBy } from './bank/is-told.ts';
import { builtInFor } from './built-in.ts';
import { isAskedAt } from './by-difficulty.ts';
import { employerToName } from './employer-to-name.ts';
import { questionsFromAdvert } from './from-advert.ts';
import { questionsFromCv } from './from-cv.ts';
import { questionsOfOccupation } from './from-occupation.ts';
import type { PlanInput } from './plan-input.ts';

const USUAL_COUNT = 10;
const FEWEST = 5;
const MOST = 20;

type QueueName = 'general' | 'company' | 'claim' | 'advert' | 'trade' | 'behavioral' | 'situational' | 'gap';
type Queues = Readonly<Record<QueueName, InterviewQuestion[]>>;

/** What is asked in turn, and what instead where that has run out; what follows the first ten goes on with the last five. */
const TURNS: readonly (readonly QueueName[])[] = [
  ['general'],
  ['company', 'general'],
  ['claim', 'behavioral'],
  ['trade', 'advert', 'claim'],
  ['behavioral', 'claim'],
  ['advert', 'trade', 'claim'],
  ['situational', 'trade'],
  ['claim', 'behavioral'],
  ['advert', 'trade', 'situational'],
  ['gap', 'general'],
];
const FIRST_AGAIN = 5;

/** Questions in an order that changes with the interview, those of its own difficulty in every second place. */
function inTurn(questions: readonly InterviewQuestion[], { difficulty }: PlanInput, seed: string) {
  const mixed = questions.toSorted((a, b) => contentHash(`${seed}${a.id}`) - contentHash(`${seed}${b.id}`));
  const own = mixed.filter((one) => one.difficulty === difficulty);
  const others = mixed.filter((one) => one.difficulty !== difficulty);
  return mixed.flatMap((_one, at) => [own[at], others[at]]).filter((one) => one !== undefined);
}

/** Whether the position is only what the CV is headed with, since the advert's title was not read: it says nothing of the post. */
const isOwnHeadline = ({ position, advert, cv }: PlanInput): boolean =>
  advert !== undefined &&
  advert.read.title === null &&
  comparable(cv?.basics.headline ?? '') === comparable(position);

function queuesOf(input: PlanInput): Queues {
  const { advert, cv, cvSkills, cvTools = [], today, round = 0 } = input;
  const isUnknownPost = isOwnHeadline(input);
  const occupation = isUnknownPost ? undefined : input.occupation;
  const position = isUnknownPost ? '' : input.position;
  const company = employerToName(input.company, advert);
  const toldBy: ToldBy = { cv: cv ? JSON.stringify(cv) : '', advert: advert?.text ?? '' };
  const seed = `${position}|${company}|${round}|`;
  /** The fixed question of a category, then others of it. */
  const withBuiltIn = (category: QuestionCategory, others: readonly InterviewQuestion[]) => [
    ...builtInFor(company).filter((one) => one.category === category),
    ...others,
  ];
  const bank = (category: QuestionCategory) =>
    inTurn(bankQuestions({ category, company, toldBy }), input, seed);
  const ofCv = cv
    ? questionsFromCv(cv, { position, cvTools, ...(today === undefined ? {} : { today }) })
    : [];
  const isGap = ({ source: { kind } }: InterviewQuestion) => kind === 'gap';
  const ofTrade = occupation ? tradeQuestions(occupation.code, toldBy) : [];
  const ofOccupation = occupation ? questionsOfOccupation(occupation) : [];
  const isSituational = ({ category }: InterviewQuestion) => category === 'situational';
  return {
    general: withBuiltIn('general', bank('general')),
    company: withBuiltIn('company', bank('company')),
    claim: ofCv.filter((one) => !isGap(one)),
    advert: advert ? questionsFromAdvert(advert, { ...(cv && { cv }), ...(cvSkills && { cvSkills }) }) : [],
    trade: [
      ...inTurn(
        ofTrade.filter((one) => !isSituational(one)),
        input,
        seed,
      ),
      ...inTurn(ofOccupation, input, seed),
      ...withBuiltIn('technical', bank('technical')),
    ],
    behavioral: inTurn(
      [...withBuiltIn('behavioral', []), ...bankQuestions({ category: 'behavioral', toldBy })],
      input,
      seed,
    ),
    situational: [
      ...inTurn(ofTrade.filter(isSituational), input, seed),
      ...withBuiltIn('situational', bank('situational')),
    ],
    gap: ofCv.filter(isGap),
  };
}

/**
 * The questions of an interview in the order they are asked: general ones, about the employer, about the CV's claims and gaps,
 * about what the advert asks for, of the trade, and cases. An easy interview has only easy ones, a medium one easy and medium
 * ones, a hard one all. The same input gives the same questions; no question comes twice.
 */
export function planInterview(input: PlanInput): InterviewQuestion[] {
  const count = Math.min(MOST, Math.max(FEWEST, Math.round(input.count ?? USUAL_COUNT)));
  const queues = queuesOf(input);
  const asked: InterviewQuestion[] = [];
  const takeFrom = (name: QueueName): boolean => {
    const next = queues[name].find(
      (one) =>
        isAskedAt(input.difficulty, one) &&
        !asked.some(({ id, question }) => id === one.id || question === one.question),
    );
    if (next) asked.push(next);
    return next !== undefined;
  };
  const everything: readonly QueueName[] = ['behavioral', 'general', 'trade', 'situational', 'company'];
  for (let turn = 0; asked.length < count; turn += 1) {
    const at =
      turn < TURNS.length ? turn : FIRST_AGAIN + ((turn - TURNS.length) % (TURNS.length - FIRST_AGAIN));
    if (![...(TURNS[at] ?? []), ...everything].some(takeFrom)) break;
  }
  return asked;
}
