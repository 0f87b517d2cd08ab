import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyseSalary } from '@candor/contracts/salary';
import type { CandorServer } from '@candor/testing/server';
import type { Figure } from './figures.ts';
import { signUp } from './sign-up.ts';

/** A question as people ask it, with the published median as an outsider knows it. */
interface PayQuestion {
  id: number;
  country: string;
  place?: string;
  title: string;
  /** A year, in the country's currency; null where the outsider does not know it. */
  median?: number | null;
  sure?: boolean;
}

const folder = join(import.meta.dirname, '../texts/pay-questions');
const WITHIN = 0.15;
const WANTED = { within: 90 };

/** The questions of a half that is kept here, or of a file that an outsider wrote (a JSON array). */
function questionsOf(name: string): PayQuestion[] {
  const file = join(folder, `${name}.jsonl`);
  if (name.endsWith('.json')) return JSON.parse(readFileSync(name, 'utf8')) as PayQuestion[];
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as PayQuestion);
}

/** Asks as the panel does, at the middle level. */
async function asked(url: string, token: string, { title, place, country }: PayQuestion) {
  const answer = await fetch(url + analyseSalary.path, {
    method: analyseSalary.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ what: title, where: place || country, experience: 'mid' }),
  });
  const {
    figures,
    error,
    occupation,
    country: where,
  } = analyseSalary.reply.schema.parse(await answer.json());
  return {
    shown: figures?.summary.averageSalary ?? null,
    error,
    row: figures?.publishedAs,
    occupation,
    where,
  };
}

const off = (shown: number, median: number) => shown / median - 1;

interface PaySet {
  half: string;
  questions: readonly PayQuestion[];
  /** Titles that are none in their country. */
  nonsense: readonly PayQuestion[];
}

const setOf = (half: string): PaySet => ({
  half,
  questions: questionsOf(half),
  nonsense: questionsOf(`nonsense-${half}`),
});

async function figuresOf(url: string, { half, questions, nonsense }: PaySet): Promise<Figure[]> {
  const token = await signUp(url);
  const answers = [];
  for (const question of questions) answers.push({ question, answer: await asked(url, token, question) });
  const answered = [];
  for (const question of nonsense) {
    const answer = await asked(url, token, question);
    if (answer.shown !== null) answered.push({ question, answer });
  }
  const shown = answers.filter(({ answer }) => answer.shown !== null);
  const known = shown.flatMap(({ question, answer }) =>
    question.median && answer.shown !== null
      ? [{ question, answer, by: off(answer.shown, question.median) }]
      : [],
  );
  const within = (some: typeof known) => some.filter(({ by }) => Math.abs(by) <= WITHIN).length;
  const sure = known.filter(({ question }) => question.sure);
  const withheld = answers.filter(({ answer }) => answer.shown === null);
  const silent = withheld.filter(({ answer }) => (answer.error ?? '') === '');
  if (half !== 'locked' && process.argv.includes('--each')) {
    for (const { question, answer } of answers)
      console.log(
        `${question.id} ${question.place || question.country} ${question.title}: ${answer.shown ?? `withheld: ${answer.error}`} ${answer.row ?? ''} (theirs ${question.median ?? 'unknown'})`,
      );
    for (const { question, answer } of answered)
      console.log(`answered: ${question.country} ${question.title}: ${answer.row}`);
  }
  const percent = (part: number, whole: number) => (100 * part) / Math.max(1, whole);
  return [
    {
      what: `pay, ${half}: shown of ${questions.length} questions`,
      measured: `${shown.length}; ${known.length} with a median known to the outsider, ${sure.length} of them surely`,
      wanted: 'no bound',
      isHeld: true,
    },
    {
      what: `pay, ${half}: shown within ${100 * WITHIN} % of the published median`,
      measured: `${percent(within(known), known.length).toFixed(1)} % (${within(known)} of ${known.length}); of the sure ones ${within(sure)} of ${sure.length}`,
      wanted: `at least ${WANTED.within} %`,
      isHeld: percent(within(known), known.length) >= WANTED.within,
    },
    {
      what: `pay, ${half}: withheld without a reason`,
      measured: `${silent.length} of ${withheld.length}`,
      wanted: 'none',
      isHeld: silent.length === 0,
    },
    {
      what: `pay, ${half}: titles answered that are none there, of ${nonsense.length}`,
      measured: String(answered.length),
      wanted: 'none',
      isHeld: answered.length === 0,
    },
  ];
}

/**
 * Whether pay is right, withheld with a reason, and not told of what is no job. `--each` prints each answer but those of the locked
 * half, `--locked` measures that too, `--set QUESTIONS NONSENSE` two files of another set alone.
 */
export async function payQuestionFigures({ url }: CandorServer): Promise<Figure[]> {
  const at = process.argv.indexOf('--set');
  const [questions, nonsense] = process.argv.slice(at + 1);
  const sets =
    at >= 0 && questions !== undefined && nonsense !== undefined
      ? [{ half: 'other', questions: questionsOf(questions), nonsense: questionsOf(nonsense) }]
      : (process.argv.includes('--locked') ? ['open', 'locked', 'unseen'] : ['open']).map(setOf);
  const figures: Figure[] = [];
  for (const set of sets) figures.push(...(await figuresOf(url, set)));
  return figures;
}
