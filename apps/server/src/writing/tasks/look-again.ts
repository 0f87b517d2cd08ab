import { aboutOf, type Mark } from '@candor/domain/marks';
import { say } from '@candor/domain/say';
import { MOST_MARKS, type FactsReport } from '@candor/domain/writing';
import { limitsLeft } from '../asking/ask-model.ts';
import { runTask, type TaskCall } from './ask-task.ts';
import { numbered, type Cited, type Line } from './define-task.ts';
import { secondLook } from './second-look.ts';

/** Sentences that are shown a second time. */
const MOST_SHOWN = 60;
/** Somebody has waited for the text already. */
const MOST_MS = 30_000;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

/** What a model wrote, and the lines that it names. */
export interface Written {
  sentences: readonly Cited[];
  lines: readonly Line[];
}

/** The sentences that say in other words what lines of the person's do, and are not doubted yet; with these lines. */
function wordedAnew({ sentences, marks }: FactsReport, written: Written) {
  const doubted = new Set(marks.flatMap(({ kind, words }) => (kind === 'doubt' ? [words] : [])));
  const textOf = new Map(written.lines.map(({ id, text }) => [id, text]));
  const citedBy = new Map(written.sentences.map(({ text, lines }) => [wordsOf(text), lines]));
  return sentences.flatMap((one) => {
    const cited = (citedBy.get(wordsOf(one.text)) ?? []).flatMap((id) => textOf.get(id) ?? []);
    const typed = [...new Set([...cited, ...one.evidence.map(({ quote }) => quote)])];
    const isAsTyped = typed.some((line) => wordsOf(line).includes(wordsOf(one.text)));
    return typed.length === 0 || isAsTyped || doubted.has(one.text) ? [] : [{ ...one, from: typed }];
  });
}

/**
 * A report with the doubts of a second look by the model. `lineOf` says where a sentence stands. Where the model says nothing,
 * or the time is over, the report is as it was.
 */
export async function lookAgain(
  facts: FactsReport,
  { lineOf, ...written }: Written & { lineOf: (sentence: string) => string | undefined },
  { sinceMs, ...call }: TaskCall & { sinceMs: number },
): Promise<FactsReport> {
  const shown = wordedAnew(facts, written).slice(0, MOST_SHOWN);
  const left = limitsLeft(call.limits, sinceMs);
  const limits = { ...left, totalMs: Math.min(MOST_MS, left.totalMs) };
  if (shown.length === 0 || limits.totalMs <= 0) return facts;
  const ids = numbered(
    't',
    shown.map(({ text }) => text),
  );
  const given = {
    sentences: ids.map((one, at) => ({ ...one, typed: shown[at]?.from ?? [] })),
  };
  const { result } = await runTask(secondLook, { given, check: null }, { ...call, limits });
  const doubts = result.flatMap(({ sentence, words, why }): Mark[] => {
    const one = shown[ids.findIndex(({ id }) => id === sentence)];
    const line = one && lineOf(one.text);
    if (!one || line === undefined) return [];
    const proposals = one.typed === undefined ? [] : [one.typed];
    return [
      {
        line,
        kind: 'doubt',
        words: one.text,
        why: say`“${words}”: ${why}`.slice(0, 600),
        about: aboutOf(words),
        proposals,
      },
    ];
  });
  return { ...facts, marks: [...facts.marks, ...doubts].slice(0, MOST_MARKS) };
}
