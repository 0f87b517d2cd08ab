import { toText, type CvDocument } from '../../cv/index.ts';
import { evidenceSource, judge, readText } from '../../evidence/index.ts';
import { say } from '../../say/index.ts';
import { isSequence, movingUpIn } from './order-lines.ts';
import type { AskedFor, TailoringChange } from './tailoring.ts';

/** What is proposed, and the ids of what the advert asks for that it answers. */
interface Proposal {
  answers: readonly string[];
}

/** What a language model proposes for a copy, by the fields of the CV. */
export interface ProposedTailoring {
  /** The sentences of a new summary, with the person's own lines that each rests on; none where it stays. */
  summary: readonly (Proposal & { text: string; rests: readonly string[] })[];
  /** Other words for lines: `experience.0.bullets.1` */
  lines: readonly (Proposal & { path: string; text: string })[];
  /** The lines of a job, by its place, in another order: the old places, as they follow now. */
  orders: readonly (Proposal & { job: number; order: readonly number[] })[];
}

interface ProposedInput {
  document: CvDocument;
  /** What the rules found. */
  changes: readonly TailoringChange[];
  asked: readonly AskedFor[];
  proposed: ProposedTailoring;
  /** "2026-11" */
  today: string;
}

const MOST_LONGER = 2;
const LONGEST_SUMMARY = 600;

const valuesIn = (text: string) => new Set(readText(text).figures.map(({ value }) => value));

/** Whether every figure and every other hard fact of some words stands in others. */
const keepsFacts = (words: string, others: string) =>
  valuesIn(words).isSubsetOf(valuesIn(others)) &&
  judge(words, evidenceSource([{ id: 'new', text: others }])).invented.length === 0;

const isSupported = (words: string, typed: string, today: string) =>
  judge(words, evidenceSource([{ id: 'typed', text: typed }]), { today }).verdict === 'supported';

/** Whether a line says words of what it answers. */
function saysAsked(text: string, answered: readonly AskedFor[]): boolean {
  const proposedStems = readText(text).stems;
  return answered.some(
    ({ name, quote }) => !readText(`${name} ${quote}`).stems.isDisjointFrom(proposedStems),
  );
}

/** The rewrites that say of their line all its facts and no more, in words of the advert. */
function takeLines({ document, proposed, today }: ProposedInput, answersOf: AnswersOf): TailoringChange[] {
  return document.experience.flatMap(({ bullets }, job) =>
    bullets.flatMap((line, at): TailoringChange[] => {
      const path = `experience.${job}.bullets.${at}`;
      const { text = '', answers = [] } = proposed.lines.find((one) => one.path === path) ?? {};
      const answered = answersOf(answers);
      const isFit =
        text !== '' && !text.includes('\n') && text !== line && text.length <= MOST_LONGER * line.length;
      if (!isFit || !saysAsked(text, answered)) return [];
      if (!isSupported(text, line, today) || !keepsFacts(line, text)) return [];
      return [
        {
          id: `words:${path}`,
          title: say`Use the job ad’s words`,
          answers: answered.map(({ name, quote }) => ({ name, quote })),
          fact: { from: 'cv', quote: line },
          before: line,
          after: text,
          edit: { kind: 'words', path, expected: line, replacement: text },
        },
      ];
    }),
  );
}

/** A summary whose every sentence the CV bears out, and which loses no fact that stands nowhere else. */
function takeSummary({ document, proposed, today }: ProposedInput, answersOf: AnswersOf): TailoringChange[] {
  const before = document.summary;
  const typed = toText(document);
  const sentences = proposed.summary.filter(({ text }) => isSupported(text, typed, today));
  const after = sentences.map(({ text }) => text).join(' ');
  const answered = answersOf(sentences.flatMap(({ answers }) => answers));
  const isFit = after !== before && after.length <= LONGEST_SUMMARY && answered.length > 0;
  if (!isFit || !keepsFacts(before, toText({ ...document, summary: after }))) return [];
  return [
    {
      id: 'summary',
      title: before === '' ? say`Start with a summary for this job` : say`Bring your summary to this job`,
      answers: answered.map(({ name, quote }) => ({ name, quote })),
      fact: { from: 'cv', quote: [...new Set(sentences.flatMap(({ rests }) => rests))].join('\n') },
      before,
      after,
      edit: { kind: 'words', path: 'summary', expected: before, replacement: after },
    },
  ];
}

function takeOrders({ document, proposed }: ProposedInput, answersOf: AnswersOf): TailoringChange[] {
  return document.experience.flatMap(({ bullets, position, company }, job): TailoringChange[] => {
    const { order = [], answers = [] } = proposed.orders.find((one) => one.job === job) ?? {};
    const answered = answersOf(answers);
    const isWhole = order.length === bullets.length && new Set(order).size === bullets.length;
    const lines = order.flatMap((at) => bullets.slice(at, at + 1));
    const isMoved = order.some((at, index) => at !== index);
    if (!isWhole || !isMoved || lines.length < bullets.length || answered.length === 0) return [];
    if (isSequence(bullets)) return [];
    return [
      {
        id: `order:experience.${job}`,
        title: movingUpIn({ position, company }),
        answers: answered.map(({ name, quote }) => ({ name, quote })),
        fact: { from: 'cv', quote: lines[0] ?? '' },
        before: bullets.join('\n'),
        after: lines.join('\n'),
        edit: { kind: 'order', path: `experience.${job}.bullets`, order: [...order] },
      },
    ];
  });
}

type AnswersOf = (ids: readonly string[]) => AskedFor[];

/**
 * The changes that the rules found, with those that a language model proposes and the CV bears out in place of theirs at the same
 * field. What names nothing that is asked for, says more than the person did, or loses a fact of theirs is dropped. Pure.
 */
export function takeProposed(input: ProposedInput): TailoringChange[] {
  const answersOf: AnswersOf = (ids) => input.asked.filter(({ id }) => ids.includes(id));
  const taken = [takeSummary, takeLines, takeOrders].flatMap((take) => take(input, answersOf));
  const ids = new Set(taken.map(({ id }) => id));
  return [...input.changes.filter(({ id }) => !ids.has(id)), ...taken];
}
