import type { Mark } from '@candor/domain/marks';
import { say } from '@candor/domain/say';
import { MOST_MARKS, type FactsReport } from '@candor/domain/writing';
import type { Line } from './define-task.ts';

/** What a model says about lines of the person's: why it left some out, and what it would ask. */
interface ModelRemarks {
  leftOut: readonly { line: string; why: string }[];
  questions: readonly { line: string; question: string }[];
}

const LONGEST_WHY = 300;
const MOST_QUESTIONS = 5;

const comparable = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();

/**
 * A report with what the model says of the person's lines: a line that was left out has its reason, and what only they know is
 * asked at the sentence that rests on the line. `placeOf` says where a sentence stands, or for a line that no sentence rests
 * on where it would.
 */
export function marksWithRemarks(
  facts: FactsReport,
  { leftOut, questions }: ModelRemarks,
  lines: readonly Line[],
  placeOf: (sentence: string | undefined, line: Line) => string | undefined,
): FactsReport {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const whyOf = new Map(
    leftOut.flatMap(({ line, why }) => {
      const text = byId.get(line)?.text;
      return text === undefined || why.trim() === '' ? [] : [[comparable(text), why.trim()] as const];
    }),
  );
  const explained = facts.marks.map((mark) => {
    const why = mark.kind === 'left-out' ? whyOf.get(comparable(mark.words)) : undefined;
    return why === undefined ? mark : { ...mark, why: say`Left out: ${why}`.slice(0, LONGEST_WHY) };
  });
  const asked = questions.slice(0, MOST_QUESTIONS).flatMap(({ line, question }): Mark[] => {
    const typed = byId.get(line);
    if (!typed || question.trim() === '') return [];
    const sentence = facts.sentences.find(({ evidence }) =>
      evidence.some(({ quote }) => comparable(quote) === comparable(typed.text)),
    )?.text;
    const place = placeOf(sentence, typed);
    if (place === undefined) return [];
    const why = say`Your answer would make this stronger or clearer.`;
    return [
      {
        line: place,
        kind: 'question',
        words: sentence ?? '',
        why,
        proposals: [],
        question: question.trim().slice(0, LONGEST_WHY),
      },
    ];
  });
  return { ...facts, marks: [...explained, ...asked].slice(0, MOST_MARKS) };
}
