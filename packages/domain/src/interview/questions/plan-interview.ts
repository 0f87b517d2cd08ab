import { readText } from '../../evidence/index.ts';
import { contentHash } from '../../text/index.ts';
import { isAskedAt, type InterviewQuestion, type QuestionCategory } from '../question.ts';
import { questionsForAll, questionsOf, tradeQuestions } from './bank/bank-questions.ts';
import type { QuestionContext } from './bank/is-mentioned.ts';
import { builtInQuestions } from './built-in.ts';
import { questionsFromAdvert } from './from-advert.ts';
import { questionsFromCv, wordsOfCv } from './from-cv.ts';
import { gapQuestions } from './gap-questions.ts';
import { isOccupationShown } from './occupation-shown.ts';
import type { PlanInput } from './plan-input.ts';
import { wordedQuestion } from './worded-question.ts';

const USUAL_COUNT = 10;
const FEWEST = 5;
const MOST = 20;
const MOST_NEARNESS = 2;

type QueueName =
  | 'general'
  | 'company'
  | 'claim'
  | 'advert'
  | 'trade'
  | 'behavioral'
  | 'case'
  | 'situational'
  | 'gap'
  | 'rest';
type Queues = Readonly<Record<QueueName, readonly InterviewQuestion[]>>;

/** What is asked in turn, and what instead where that has run out; after the first ten the last five repeat. */
const TURNS: readonly (readonly QueueName[])[] = [
  ['general'],
  ['company', 'general'],
  ['claim', 'behavioral'],
  ['advert', 'trade', 'claim'],
  ['behavioral'],
  ['advert', 'trade', 'claim'],
  ['case', 'trade', 'advert'],
  ['claim', 'behavioral'],
  ['advert', 'trade', 'case'],
  ['gap', 'general'],
];
const FIRST_AGAIN = 5;
/** Where a turn has nothing left. */
const AFTERWARDS: readonly QueueName[] = ['behavioral', 'general', 'trade', 'situational', 'company', 'rest'];

/** Questions in an order that changes with the interview, those of its own difficulty in every second place. */
function inTurn(questions: readonly InterviewQuestion[], { difficulty }: PlanInput, seed: string) {
  const mixed = questions
    .map((one) => ({ one, place: contentHash(`${seed}${one.id}`) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one);
  const own = mixed.filter((one) => one.difficulty === difficulty);
  const others = mixed.filter((one) => one.difficulty !== difficulty);
  return mixed.flatMap((_one, at) => [own[at], others[at]]).filter((one) => one !== undefined);
}

/** Questions about lines of the CV and of the advert: those that were given, else our own. */
export function lineQuestions({ advert, cv }: Pick<PlanInput, 'advert' | 'cv'>): InterviewQuestion[] {
  return [
    ...(advert ? questionsFromAdvert(advert, cv && wordsOfCv(cv)) : []),
    ...(cv ? questionsFromCv(cv, advert?.text) : []),
  ];
}

function queuesOf(input: PlanInput): Queues {
  const { advert, cv, today, position, company, occupation, round = 0 } = input;
  const context: QuestionContext = { cv: cv ? wordsOfCv(cv) : '', advert: advert?.text ?? '' };
  const seed = `${position}|${company}|${round}|`;
  const mixed = (questions: readonly InterviewQuestion[]) => inTurn(questions, input, seed);
  /** The fixed question of a category, then others of it. */
  const withBuiltIn = (category: QuestionCategory, others: readonly InterviewQuestion[]) => [
    ...builtInQuestions.filter((one) => one.category === category),
    ...others,
  ];
  const isKnownTrade = occupation !== undefined && isOccupationShown(occupation.title, context);
  const ofTrade = isKnownTrade ? tradeQuestions(occupation.code, context) : [];
  const ofTradeIn = (category: QuestionCategory) => ofTrade.filter((one) => one.category === category);
  const contextStems = readText(`${context.cv}\n${context.advert}`).stems;
  const nearness = ({ question }: InterviewQuestion) =>
    Math.min(MOST_NEARNESS, [...readText(question).stems].filter((stem) => contextStems.has(stem)).length);
  /** Those first whose words stand in CV or advert; another round asks others. */
  const nearestFirst = (questions: readonly InterviewQuestion[]) => {
    const near = new Map(questions.map((one) => [one, round === 0 ? nearness(one) : 0]));
    return questions.toSorted((a, b) => (near.get(b) ?? 0) - (near.get(a) ?? 0));
  };
  const ofLines = input.made ?? lineQuestions(input);
  return {
    general: withBuiltIn('general', mixed(questionsForAll('general'))),
    company: withBuiltIn('company', mixed(questionsForAll('company'))),
    claim: ofLines.filter(({ source }) => source.kind === 'claim'),
    advert: ofLines.filter(({ source }) => source.kind === 'advert'),
    trade: nearestFirst(mixed(ofTradeIn('technical'))),
    behavioral: mixed([
      ...withBuiltIn('behavioral', ofTradeIn('behavioral')),
      ...questionsForAll('behavioral'),
    ]),
    case: nearestFirst(mixed(ofTradeIn('situational'))),
    situational: mixed(questionsForAll('situational')),
    gap: cv ? gapQuestions(cv, today) : [],
    rest: mixed([...builtInQuestions, ...questionsOf()]),
  };
}

/**
 * The questions of an interview in the order they are asked: general ones, about the employer, about lines of the CV and of
 * the advert, of the trade, and cases. An easy interview has only easy ones, a medium one easy and medium ones, a hard one
 * all. The same input gives the same questions, whoever words them; no question comes twice.
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
  for (let turn = 0; asked.length < count; turn += 1) {
    const at =
      turn < TURNS.length ? turn : FIRST_AGAIN + ((turn - TURNS.length) % (TURNS.length - FIRST_AGAIN));
    if (![...(TURNS[at] ?? []), ...AFTERWARDS].some(takeFrom)) break;
  }
  const isOurs = ({ source: { kind } }: InterviewQuestion) => kind === 'bank' || kind === 'built-in';
  return asked.map((one) => (isOurs(one) ? wordedQuestion(one, { company: input.company }) : one));
}
