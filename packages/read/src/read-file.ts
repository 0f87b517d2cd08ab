import { toText, type CvDocument } from '@candor/domain/cv';
import {
  readDocument,
  readLines,
  readText,
  type PositionedLine,
  type ReadCv,
  type ReadingOptions,
} from '@candor/domain/reading';
import { readDocx } from './docx/read-docx.ts';
import { isLinkedIn, readLinkedIn } from './fields/linkedin.ts';
import { ownDocument, readJson } from './fields/read-json.ts';
import type { FileRead, FileType, ReadFileInput } from './file-read.ts';
import { isHtml, isMarkdown, readHtml, readMarkdown } from './html/read-html.ts';
import { readLimits } from './limits.ts';
import { linesInColumns } from './page/flow.ts';
import { pageOfText } from './page/text-page.ts';
import { readPdf, type PdfRead } from './pdf/read-pdf.ts';
import { Refusal } from './refusals.ts';
import { decodeText, sniff } from './sniff.ts';
import { linesWithinLength, textWithinLength } from './structure/within-length.ts';
import { pathsIn } from './zip/unzip.ts';

/**
 * Reads one file as a CV. Never throws for what a file holds: what cannot be read is an answer with its sentence.
 * Rejects only with the reason of `signal`. To be run in a worker: reading a page takes the thread for a while.
 */
export async function readFile(input: ReadFileInput): Promise<FileRead> {
  input.signal?.throwIfAborted();
  try {
    return await readBytes(input);
  } catch (error) {
    input.signal?.throwIfAborted();
    const refusal = error instanceof Refusal ? error : new Refusal('damaged');
    return { kind: 'refused', code: refusal.code, sentence: refusal.message };
  }
}

interface Found {
  type: FileType;
  read: ReadCv;
  text: string;
  pages?: PdfRead['pages'];
  notes?: string[];
}

function answer({ type, read, text, pages, notes = [] }: Found): FileRead {
  return {
    kind: 'read',
    type,
    read,
    text: text.slice(0, readLimits.text),
    wordCount: text.split(/\s+/u).filter((word) => word !== '').length,
    notes,
    pages: pages ?? { width: 0, height: 0, count: 0 },
  };
}

function textOf(lines: readonly PositionedLine[]): string {
  return lines.map((line) => line.text.replaceAll('\t', '  ')).join('\n');
}

const OWN_NOTE = 'This file carries its own CV data, so nothing had to be guessed.';

/** What lines say; where the file carries our own data, that. */
function fromLines(
  type: FileType,
  given: readonly PositionedLine[],
  attached: unknown,
  options: ReadingOptions,
): Found {
  const lines = linesWithinLength(given);
  const text = textOf(lines);
  const own = ownDocument(attached);
  if (own)
    return {
      type: type === 'pdf' ? 'candor-pdf' : type,
      read: readDocument(own, lines),
      text,
      notes: [OWN_NOTE],
    };
  return { type, read: readLines(lines, options), text };
}

function fromFields(type: FileType, document: CvDocument): Found {
  return { type, read: readDocument(document, []), text: toText(document) };
}

async function readBytes(input: ReadFileInput): Promise<FileRead> {
  const { bytes, signal, onProgress } = input;
  const latestMs = performance.now() + readLimits.durationMs;
  const options: ReadingOptions = input.titleCertainty ? { titleCertainty: input.titleCertainty } : {};
  if (bytes.length === 0) throw new Refusal('empty');
  if (bytes.length > readLimits.bytes) throw new Refusal('too_large');
  switch (sniff(bytes)) {
    case 'pdf': {
      const { lines, pages, attached } = await readPdf(bytes, (done, of) => {
        signal?.throwIfAborted();
        if (performance.now() > latestMs) throw new Refusal('too_much_inside');
        onProgress?.({ done, of });
      });
      return answer({ ...fromLines('pdf', lines, attached, options), pages });
    }
    case 'zip': {
      if (isLinkedIn(pathsIn(bytes))) return answer(fromFields('linkedin', readLinkedIn(bytes)));
      const { lines, attached } = readDocx(bytes);
      if (lines.length === 0) throw new Refusal('empty');
      return answer(fromLines('docx', lines, attached, options));
    }
    case 'text':
      return answer(fromTextFile(decodeText(bytes), options));
    default:
      throw new Refusal('wrong_type');
  }
}

/** Columns typed with spaces; a text without them needs no look at its geometry, nor does one longer than any CV. */
const MANY_SPACES = /\S {4,}\S/;
const LONGEST_IN_COLUMNS = 100_000;

function hasColumns(text: string): boolean {
  if (text.length > LONGEST_IN_COLUMNS) return false;
  const isWide = text.split('\n').map((line) => MANY_SPACES.test(line));
  return isWide.some((is, at) => is && isWide[at + 1] === true);
}

function fromTextFile(whole: string, options: ReadingOptions): Found {
  const head = whole.slice(0, readLimits.text);
  if (head.trim() === '') throw new Refusal('empty');
  if (/^\s*[{[]/.test(head)) {
    const fields = readJson(whole);
    if (fields) return fromFields(fields.type, fields.document);
  }
  if (isHtml(head)) {
    const { lines, attached } = readHtml(head);
    return fromLines('html', lines, attached, options);
  }
  const text = textWithinLength(whole);
  if (isMarkdown(text)) return fromLines('md', readMarkdown(text), null, options);
  const columns = hasColumns(text) ? linesInColumns(pageOfText(text)) : null;
  return columns
    ? fromLines('txt', columns, null, options)
    : { type: 'txt', read: readText(text, options), text };
}
