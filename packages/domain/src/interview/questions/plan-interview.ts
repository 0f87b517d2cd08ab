import { contentHash } from '../../text/index.ts';
import type { InterviewQuestion, QuestionCategory } from '../question.ts';
import { comparable, contentStems } from '../../writing/index.ts';
import { bankQuestions, questionsForAll, tradeQuestions } from './bank/bank-questions.ts';
import type { ToldBy } from './bank/is-told.ts';
import { builtInFor } from './built-in.ts';
import { isAskedAt } from './by-difficulty.ts';
import { wordsOfCv } from './cv-shows.ts';
import { employerToName } from './employer-to-name.ts';
import { questionsFromAdvert } from './from-advert.ts';
import { questionsFromCv } from './from-cv.ts';
import { questionsOfOccupation } from './from-occupation.ts';
import { isOccupationShown } from './occupation-shown.ts';
import type { PlanInput } from './plan-input.ts';

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

/** What is asked in turn, and what instead where that has run out; what follows the first ten goes on with the last five. */
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

/** Whether two questions are about one thing that the advert asks for or the CV leaves open. */
function isSameSubject(one: InterviewQuestion, other: InterviewQuestion): boolean {
  const [{ source: a }, { source: b }] = [one, other];
  // A step from one post to another is about no demand, whatever words the posts share with it.
  const isOfDemand = ({ source: { kind }, category }: InterviewQuestion) =>
    kind === 'advert' || (kind === 'gap' && category !== 'general');
  if (!isOfDemand(one) || !isOfDemand(other) || !('words' in a) || !('words' in b)) return false;
  const [some, others] = [contentStems(a.words), contentStems(b.words)];
  const [few, many] = some.size < others.size ? [some, others] : [others, some];
  return few.size > 0 && [...few].every((stem) => many.has(stem));
}

/** Questions in an order that changes with the interview, those of its own difficulty in every second place. */
function inTurn(questions: readonly InterviewQuestion[], { difficulty }: PlanInput, seed: string) {
  const mixed = questions.toSorted((a, b) => contentHash(`${seed}${a.id}`) - contentHash(`${seed}${b.id}`));
  const own = mixed.filter((one) => one.difficulty === difficulty);
  const others = mixed.filter((one) => one.difficulty !== difficulty);
  return mixed.flatMap((_one, at) => [own[at], others[at]]).filter((one) => one !== undefined);
}

/** Whether the position is only what the CV is headed with, and nothing that the advert names: it says nothing of the post. */
const isOwnHeadline = ({ position, advert, cv }: PlanInput): boolean =>
  advert !== undefined &&
  advert.read.title === null &&
  comparable(cv?.basics.headline ?? '') === comparable(position) &&
  !advert.text.toLowerCase().includes((position.split(/[,(]/u)[0] ?? '').trim().toLowerCase());

function queuesOf(input: PlanInput): Queues {
  const { advert, cv, cvTools = [], today, round = 0 } = input;
  const isUnknownPost = isOwnHeadline(input);
  const position = isUnknownPost ? '' : input.position;
  const company = employerToName(input.company, position, advert, cv);
  const toldBy: ToldBy = { cv: cv ? wordsOfCv(cv) : '', advert: advert?.text ?? '' };
  const isKnownTrade =
    !isUnknownPost && input.occupation !== undefined && isOccupationShown(input.occupation.title, toldBy);
  const occupation = isKnownTrade ? input.occupation : undefined;
  const seed = `${position}|${company}|${round}|`;
  /** The fixed question of a category, then others of it. */
  const withBuiltIn = (category: QuestionCategory, others: readonly InterviewQuestion[]) => [
    ...builtInFor(company).filter((one) => one.category === category),
    ...others,
  ];
  const ofCv = cv
    ? questionsFromCv(cv, {
        position,
        cvTools,
        advert: toldBy.advert,
        ...(today === undefined ? {} : { today }),
      })
    : [];
  const isGap = ({ source: { kind } }: InterviewQuestion) => kind === 'gap';
  const ofTrade = occupation ? tradeQuestions(occupation.code, toldBy) : [];
  const ofOccupation = occupation ? questionsOfOccupation(occupation, toldBy) : [];
  const ofTradeIn = (category: QuestionCategory) => ofTrade.filter((one) => one.category === category);
  const forAll = (category: QuestionCategory) => questionsForAll(category, company);
  const told = contentStems(`${toldBy.cv}\n${toldBy.advert}`);
  const nearness = ({ question }: InterviewQuestion) =>
    Math.min(MOST_NEARNESS, [...contentStems(question)].filter((stem) => told.has(stem)).length);
  /** Those first whose words stand in CV or advert; another round asks others. */
  const nearestFirst = (questions: readonly InterviewQuestion[]) =>
    round === 0 ? questions.toSorted((a, b) => nearness(b) - nearness(a)) : questions;
  return {
    general: withBuiltIn('general', inTurn(forAll('general'), input, seed)),
    company: withBuiltIn('company', inTurn(forAll('company'), input, seed)),
    claim: ofCv.filter((one) => !isGap(one)),
    advert: advert
      ? questionsFromAdvert(advert, {
          ...(position !== '' && { position }),
          ...(cv && { cv }),
          ...(today !== undefined && { today }),
        })
      : [],
    trade: [
      ...nearestFirst(inTurn(ofTradeIn('technical'), input, seed)),
      ...inTurn(ofOccupation, input, seed),
    ],
    behavioral: inTurn(
      [...withBuiltIn('behavioral', ofTradeIn('behavioral')), ...forAll('behavioral')],
      input,
      seed,
    ),
    case: nearestFirst(inTurn(ofTradeIn('situational'), input, seed)),
    situational: inTurn(forAll('situational'), input, seed),
    gap: ofCv.filter(isGap),
    rest: inTurn([...builtInFor(company), ...bankQuestions({ company })], input, seed),
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
        !asked.some(
          (before) => before.id === one.id || before.question === one.question || isSameSubject(before, one),
        ),
    );
    if (next) asked.push(next);
    return next !== undefined;
  };
  for (let turn = 0; asked.length < count; turn += 1) {
    const at =
      turn < TURNS.length ? turn : FIRST_AGAIN + ((turn - TURNS.length) % (TURNS.length - FIRST_AGAIN));
    if (![...(TURNS[at] ?? []), ...AFTERWARDS].some(takeFrom)) break;
  }
  return asked;
}
