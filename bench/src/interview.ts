import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InterviewAnswer, InterviewTarget, QuestionAnalysis } from '@candor/domain/interview';
import { analyseInterview } from '@candor/domain/interview/analysing';
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

const analysed = (rated: RatedAnswer): QuestionAnalysis | undefined =>
  analyseInterview(target, [asked(rated)]).questionAnalysis[0];

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

/** Good answers put to another question, and to their own: how many are told that they are about something else. */
function swappedFigure(): Figure {
  const at = join(import.meta.dirname, '../texts/interview-swapped/unseen.jsonl');
  const good = readFileSync(at, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): RatedAnswer & SwappedAnswer => ({ ...(JSON.parse(line) as SwappedAnswer), rating: 100 }));
  const isOff = (one: RatedAnswer) => (analysed(one)?.score ?? 0) < OFF;
  const told = good.filter((one) => isOff({ ...one, ...one.other })).length;
  const wrong = good.filter(isOff).length;
  return {
    what: `interview: of ${good.length} good answers those under ${OFF}, put to another question; to their own`,
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
    swappedFigure(),
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
