import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InterviewAnswer, InterviewTarget, QuestionAnalysis } from '@candor/domain/interview';
import { analyseInterview } from '@candor/domain/interview/analysing';
import {
  remarkOnAnswers,
  type CoachedAnswers,
} from '../../apps/server/src/writing/tasks/remark-on-answers.ts';
import { median, ms, percentile, timed, type Figure } from './figures.ts';
import { rankCorrelation } from './rank-correlation.ts';

interface RatedAnswer extends Omit<InterviewAnswer, 'questionId'> {
  id: number | string;
  /** 0 to 100, by a reader who had not seen any score. */
  rating: number;
}

const ROUNDS = 40;
const target: InterviewTarget = { position: '', company: '', difficulty: 'medium' };

/** Where the rated answers lie: `--answers <file>`, else those that the rules may be tuned to. */
function file(): string {
  const at = process.argv.indexOf('--answers');
  return (
    (at >= 0 && process.argv[at + 1]) || join(import.meta.dirname, '../texts/open/interview-answers.jsonl')
  );
}

const asked = ({
  question,
  category,
  keyPoints,
  answer,
  duration,
  isSpoken,
  id,
}: RatedAnswer): InterviewAnswer => ({
  questionId: String(id),
  question,
  category,
  keyPoints,
  answer,
  duration,
  isSpoken,
});

const analysed = (rated: RatedAnswer, verdicts?: CoachedAnswers['verdicts']): QuestionAnalysis | undefined =>
  analyseInterview(target, [asked(rated)], verdicts && { verdicts }).questionAnalysis[0];

interface Scored extends RatedAnswer {
  score: number;
}

function correlation(what: string, scored: readonly Scored[]): Figure {
  const together = rankCorrelation(
    scored.map(({ score }) => score),
    scored.map(({ rating }) => rating),
  );
  const apart = scored.reduce((sum, { score, rating }) => sum + Math.abs(score - rating), 0) / scored.length;
  return {
    what: `interview: score of ${scored.length} answers beside their rating, ${what}`,
    measured: `rank correlation ${together.toFixed(3)}; apart by ${apart.toFixed(1)} on average`,
    wanted: '0.75',
    isHeld: together >= 0.75,
  };
}

/** Ten answers that were never read: a number in each sentence makes it a new one. */
function freshAnswers(rated: readonly RatedAnswer[], round: number): InterviewAnswer[] {
  const from = (round + ROUNDS) * 10;
  return Array.from({ length: 10 }, (_, at) => {
    const one = rated[(from + at) % rated.length];
    if (!one) throw new Error('No rated answers');
    const answer = one.answer.replaceAll(/[.!?](?= |$)/g, (stop) => ` ${round + ROUNDS}${stop}`);
    return { ...asked(one), answer };
  });
}

/** A good answer, and a question that it does not answer. */
interface SwappedAnswer extends Omit<RatedAnswer, 'rating'> {
  other: Pick<RatedAnswer, 'question' | 'category' | 'keyPoints'>;
}

/** An answer that is told to be about something else scores less. */
const OFF = 30;

/** What somebody in a model's place answered about an answer, put to its own question and to the other. */
interface ModelAnswers {
  id: string;
  own: unknown;
  other: unknown;
}

function swapped<Line>(name: string): Line[] {
  return readFileSync(join(import.meta.dirname, `../texts/interview-swapped/${name}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
}

/** What the task makes of an answer of a model about one answer. */
async function verdictsOf(one: RatedAnswer, byId: unknown): Promise<CoachedAnswers['verdicts']> {
  const answers = [{ id: 'a1', question: one.question, answer: one.answer }];
  const given = remarkOnAnswers.input.parse({ position: '', language: 'en', answers });
  const coached = await remarkOnAnswers.verify(remarkOnAnswers.output.parse(byId), given, null);
  return coached?.verdicts ?? [];
}

/** Good answers put to another question, and to their own: how many are told that they are about something else. */
async function swappedFigure(isByModel: boolean): Promise<Figure> {
  const good = swapped<SwappedAnswer>('unseen').map((one) => ({ ...one, rating: 100 }));
  const byId = new Map(swapped<ModelAnswers>('model-answers').map((one) => [one.id, one]));
  const isOff = async (one: RatedAnswer, side: 'own' | 'other') => {
    const verdicts = isByModel ? await verdictsOf(one, byId.get(String(one.id))?.[side]) : undefined;
    return (analysed(one, verdicts)?.score ?? 0) < OFF;
  };
  const count = async (side: 'own' | 'other') => {
    const put = good.map((one) => (side === 'own' ? one : { ...one, ...one.other }));
    return (await Promise.all(put.map((one) => isOff(one, side)))).filter(Boolean).length;
  };
  const [told, wrong] = [await count('other'), await count('own')];
  return {
    what: `interview${isByModel ? ", with somebody in a model's place" : ''}: of ${good.length} good answers those under ${OFF}, put to another question; to their own`,
    measured: `${((100 * told) / good.length).toFixed(1)} %; ${((100 * wrong) / good.length).toFixed(1)} %`,
    wanted: 'at least 90 %; at most 5 %',
    isHeld: told >= 0.9 * good.length && wrong <= 0.05 * good.length,
  };
}

/** How far the score of answers goes with a reader's rating, how many remarks quote, and how long it takes. */
export async function interviewFigures(): Promise<Figure[]> {
  const rated = readFileSync(file(), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RatedAnswer);
  const scored = rated.map((one) => ({ ...one, analysis: analysed(one), score: analysed(one)?.score ?? 0 }));
  const isEach = process.argv.includes('--each');
  for (const { id, rating, score, question, analysis } of scored) {
    console.log(`${id}  rated ${rating}, score ${score} (${score - rating})  ${question}`);
    if (!isEach) continue;
    for (const { kind, isStrength, quote, message } of analysis?.remarks ?? [])
      console.log(`      ${isStrength ? '+' : '-'} ${kind}: "${quote}" ${message}`);
  }
  const remarks = scored.flatMap(({ analysis }) => analysis?.remarks ?? []);
  const quoting = remarks.filter(({ quote }) => quote !== '').length;
  const startedCpu = process.cpuUsage();
  const samples = await timed(ROUNDS, ROUNDS, (round) =>
    analyseInterview(target, freshAnswers(rated, round)),
  );
  const { user, system } = process.cpuUsage(startedCpu);
  const cpuMs = (user + system) / 1000 / (2 * ROUNDS);
  return [
    await swappedFigure(false),
    await swappedFigure(true),
    correlation('all', scored),
    correlation(
      'odd lines (tuned to)',
      scored.filter((_, at) => at % 2 === 0),
    ),
    correlation(
      'even lines (held out)',
      scored.filter((_, at) => at % 2 === 1),
    ),
    {
      what: `interview: remarks that quote the answer, of ${remarks.length}`,
      measured: `${((100 * quoting) / Math.max(1, remarks.length)).toFixed(1)} %`,
      wanted: '90 %',
      isHeld: quoting >= 0.9 * remarks.length,
    },
    {
      what: `interview: ten answers never read before (${ROUNDS} rounds)`,
      measured: `p50 ${ms(median(samples))}, p95 ${ms(percentile(samples, 95))}; ${ms(cpuMs)} of processor time each`,
      wanted: 'p95 under 100 ms',
      isHeld: percentile(samples, 95) < 100,
    },
  ];
}
