import { toText, type CvDocument } from '@candor/domain/cv';
import {
  listUnplaced,
  readDocument,
  readLines,
  type PositionedLine,
  type ReadCv,
  type ReadingOptions,
} from '@candor/domain/reading';
import { say } from '@candor/domain/say';
import { ownDocument } from './fields/read-json.ts';
import type { FileRead, FileType, ReadFileInput, RecognizedPicture } from './file-read.ts';
import { readLimits } from './limits.ts';
import type { PdfRead } from './pdf/read-pdf.ts';
import { Refusal } from './refusals.ts';
import { linesWithinLength } from './structure/within-length.ts';

/** What was found in a file, before it is an answer. */
export interface Found {
  type: FileType;
  read: ReadCv;
  text: string;
  /** What a file of fields says that is not in its text. */
  beside?: string[];
  pages?: PdfRead['pages'];
  notes?: string[];
  recognized?: RecognizedPicture[];
}

/** Fewer are no name, let alone a CV. */
const LEAST_LETTERS = 5;

function lettersOf(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

const ownNote = () => say`This file carries its own CV data, so nothing had to be guessed.`;

function textOf(lines: readonly PositionedLine[]): string {
  return lines.map((line) => line.text.replaceAll('\t', '  ')).join('\n');
}

/** What lines say; where the file carries our own data, that. */
export function foundInLines(
  type: FileType,
  given: readonly PositionedLine[],
  attached: unknown,
  options: ReadingOptions,
): Found {
  const lines = linesWithinLength(given);
  const text = textOf(lines);
  const own = options.byLookAlone ? null : ownDocument(attached);
  if (own)
    return {
      type: type === 'pdf' ? 'candor-pdf' : type,
      read: readDocument(own, lines),
      text,
      notes: [ownNote()],
    };
  return { type, read: readLines(lines, options), text };
}

/** What a file says field by field, and what of it no field holds. */
export function foundInFields(
  type: FileType,
  document: CvDocument,
  { unplaced = [], notes = [] }: { unplaced?: string[]; notes?: string[] } = {},
): Found {
  const read = { ...readDocument(document, []), ...listUnplaced(unplaced) };
  return { type, read, text: toText(document), beside: read.unplaced, notes };
}

export function optionsOf({ titleCertainty, byLookAlone = false }: ReadFileInput): ReadingOptions {
  return { byLookAlone, ...(titleCertainty && { titleCertainty }) };
}

function answerOf({ type, read, text, pages, notes = [], recognized = [] }: Found): FileRead {
  return {
    kind: 'read',
    type,
    read,
    text: text.slice(0, readLimits.text),
    wordCount: text.split(/\s+/u).filter((word) => word !== '').length,
    notes: [...notes, ...read.notes],
    pages: pages ?? { width: 0, height: 0, count: 0 },
    recognized,
  };
}

/** Runs a reading as a person is answered: what cannot be read becomes its sentence. Rejects only where it was given up. */
export async function answerTo(
  input: ReadFileInput,
  read: (input: ReadFileInput) => Promise<Found>,
): Promise<FileRead> {
  const { bytes, signal } = input;
  signal?.throwIfAborted();
  try {
    if (bytes.length === 0) throw new Refusal('empty');
    if (bytes.length > readLimits.bytes) throw new Refusal('too_large');
    const found = await read(input);
    const words = [found.text, ...(found.beside ?? [])].join('\n');
    if (lettersOf(words) < LEAST_LETTERS) throw new Refusal('too_little');
    return answerOf(found);
  } catch (error) {
    signal?.throwIfAborted();
    const refusal = error instanceof Refusal ? error : new Refusal('damaged');
    return { kind: 'refused', code: refusal.code, sentence: refusal.message };
  }
}
