import { readText, type ReadingOptions } from '@candor/domain/reading';
import { say } from '@candor/domain/say';
import { spokenLocale } from '@candor/domain/say/speaker';
import { readDoc } from './doc/read-doc.ts';
import { readDocx } from './docx/read-docx.ts';
import { isLinkedIn, readLinkedIn } from './fields/linkedin.ts';
import { readJson } from './fields/read-json.ts';
import type { FileRead, ReadFileInput } from './file-read.ts';
import { answerTo, foundInFields, foundInLines, optionsOf, type Found } from './found.ts';
import { isHtml, isMarkdown, readHtml, readMarkdown } from './html/read-html.ts';
import { readLimits } from './limits.ts';
import { isOdt, readOdt } from './odt/read-odt.ts';
import { linesInColumns } from './page/flow.ts';
import { pageOfText } from './page/text-page.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { plainText } from './plain/plain-text.ts';
import { Refusal } from './refusals.ts';
import { readRtf } from './rtf/read-rtf.ts';
import { decodeText, sniff } from './sniff.ts';
import { textWithinLength } from './structure/within-length.ts';
import { pathsIn } from './zip/unzip.ts';

/**
 * Reads one file as a CV. Never throws for what a file holds: what cannot be read is an answer with its sentence, and
 * so is what has to be recognized first (`scanned`, see `recognizeFile`). Rejects only with the reason of `signal`. To
 * be run in a worker: reading a page takes the thread for a while.
 */
export async function readFile(input: ReadFileInput): Promise<FileRead> {
  const answer = await answerTo(input, readBytes);
  if (!input.withPlainText || answer.kind === 'refused') return answer;
  // What our reader reads may still be too much for another.
  const plain = await plainText(input.bytes).catch(() => null);
  return { ...answer, plainText: plain };
}

async function readBytes(input: ReadFileInput): Promise<Found> {
  const { bytes, signal, onProgress } = input;
  const latestMs = performance.now() + readLimits.durationMs;
  const options = optionsOf(input);
  const kind = sniff(bytes);
  switch (kind) {
    case 'pdf': {
      const { lines, pages, attached } = await readPdf(bytes, (done, of) => {
        signal?.throwIfAborted();
        if (performance.now() > latestMs) throw new Refusal('too_much_inside');
        onProgress?.({ done, of });
      });
      return { ...foundInLines('pdf', lines, attached, options), pages };
    }
    case 'zip':
      return fromArchive(bytes, options);
    case 'rtf':
      return foundInLines('rtf', someOf(await readRtf(bytes)), null, options);
    case 'ole':
      return fromTyped('doc', await readDoc(bytes), options);
    case 'png':
    case 'jpeg':
    case 'webp':
      throw new Refusal('scanned');
    case 'text':
      return fromTextFile(decodeText(bytes), input.name, options);
    case 'other':
      throw new Refusal('wrong_type');
    default:
      return kind satisfies never;
  }
}

function someOf<T>(lines: T[]): T[] {
  if (lines.length === 0) throw new Refusal('empty');
  return lines;
}

function fromArchive(bytes: Uint8Array, options: ReadingOptions): Found {
  const paths = pathsIn(bytes);
  if (isLinkedIn(paths)) {
    const { document, unplaced } = readLinkedIn(bytes);
    return foundInFields('linkedin', document, { unplaced });
  }
  if (isOdt(paths)) return foundInLines('odt', someOf(readOdt(bytes)), null, options);
  const { lines, attached } = readDocx(bytes);
  return foundInLines('docx', someOf(lines), attached, options);
}

/** Columns typed with spaces; a text without them needs no look at its geometry, nor does one longer than any CV. */
const MANY_SPACES = /\S {4,}\S/;
const LONGEST_IN_COLUMNS = 100_000;

function hasColumns(text: string): boolean {
  if (text.length > LONGEST_IN_COLUMNS) return false;
  const isWide = text.split('\n').map((line) => MANY_SPACES.test(line));
  return isWide.some((is, at) => is && isWide[at + 1] === true);
}

const cutNote = () =>
  say`This page is longer than ${readLimits.text.toLocaleString(spokenLocale())} characters: only what stands before was read.`;

function fromTextFile(whole: string, name: string, options: ReadingOptions): Found {
  const head = whole.slice(0, readLimits.text);
  if (head.trim() === '') throw new Refusal('empty');
  if (/^\s*[{[]/.test(head) || /\.json$/i.test(name)) {
    const fields = readJson(whole, name);
    if (fields) return foundInFields(fields.type, fields.document, fields);
  }
  if (isHtml(head)) {
    const { lines, attached } = readHtml(head);
    const found = foundInLines('html', lines, attached, options);
    return head.length < whole.length ? { ...found, notes: [...(found.notes ?? []), cutNote()] } : found;
  }
  const text = textWithinLength(whole);
  if (isMarkdown(text)) return foundInLines('md', readMarkdown(text), null, options);
  return fromTyped('txt', text, options);
}

/** What a text says that knows nothing of its type and its places. */
function fromTyped(type: 'txt' | 'doc', text: string, options: ReadingOptions): Found {
  const columns = hasColumns(text) ? linesInColumns(pageOfText(text)) : null;
  return columns ? foundInLines(type, columns, null, options) : { type, read: readText(text, options), text };
}
