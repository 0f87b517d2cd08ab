import { unsettled, type Mark } from '../marks/index.ts';
import type { FactsReport } from '../writing/index.ts';
import type { LetterDocument } from './document.ts';
import { letterLimits } from './request.ts';

const AT = /^paragraphs\.(\d+)$/;

/** The paragraph that holds a mark's words: the one it names, or another since they were moved; -1 where none does. */
function paragraphOf({ line, words }: Mark, { paragraphs }: LetterDocument): number {
  const at = Number(AT.exec(line)?.[1] ?? -1);
  return paragraphs[at]?.includes(words)
    ? at
    : paragraphs.findIndex((text) => words !== '' && text.includes(words));
}

function isOpen(mark: Mark, letter: LetterDocument): boolean {
  const body = letter.paragraphs.join('\n');
  if (mark.kind === 'left-out') return !body.includes(mark.words);
  // What was refused is told until its person has seen it.
  if (mark.kind === 'finding' && mark.words === '') return true;
  // An offer stands until something it offers is said.
  if (mark.words === '') return !mark.proposals.some((text) => body.includes(text));
  return paragraphOf(mark, letter) >= 0;
}

/** The marks of a letter that are left: not settled, and their words stand as they were. */
export function openLetterMarks({ marks, settled }: FactsReport, letter: LetterDocument): Mark[] {
  return unsettled(marks, settled).filter((mark) => isOpen(mark, letter));
}

/** How many lines of a letter are no sentence yet; with any, it is a draft. */
export function openLines(facts: FactsReport | null, letter: LetterDocument): number {
  return facts ? openLetterMarks(facts, letter).filter(({ kind }) => kind === 'open').length : 0;
}

/** A letter with words put in: before all others, as its last paragraph, or among what it tells. */
function withWords(letter: LetterDocument, line: string, replaced: string): LetterDocument | null {
  const { paragraphs } = letter;
  const [first, second] = paragraphs;
  const changed =
    line === 'opening' && first !== undefined
      ? paragraphs.with(0, `${replaced} ${first}`)
      : line === 'evidence' && second !== undefined
        ? paragraphs.with(1, `${second} ${replaced}`)
        : [...paragraphs, replaced];
  const isFit =
    changed.length <= letterLimits.entries && changed.every((one) => one.length <= letterLimits.paragraph);
  return isFit ? { ...letter, paragraphs: changed } : null;
}

/**
 * A letter with a mark's words replaced: by a proposal or an answer; '' takes them out. What is offered or was left out is put
 * in at its place. Null where the words no longer stand there, or there is no room.
 */
export function takeLetterMark(
  letter: LetterDocument,
  mark: Mark,
  replacement: string,
): LetterDocument | null {
  const { paragraphs } = letter;
  if (mark.kind === 'left-out') return withWords(letter, mark.line, mark.words);
  if (mark.words === '') return withWords(letter, mark.line, replacement);
  const at = paragraphOf(mark, letter);
  const text = paragraphs[at];
  if (text === undefined) return null;
  const replaced = text
    .replace(mark.words, () => replacement)
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  return {
    ...letter,
    paragraphs: replaced === '' ? paragraphs.toSpliced(at, 1) : paragraphs.with(at, replaced),
  };
}
