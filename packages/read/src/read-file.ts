import {
  readLines,
  readText,
  type PositionedLine,
  type ReadCv,
  type ReadingOptions,
} from '@candor/domain/reading';
import type { FileRead, FileType, ReadFileInput } from './file-read.ts';
import { readLimits } from './limits.ts';
import { readDocx } from './docx/read-docx.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { Refusal } from './refusals.ts';
import { decodeText, sniff } from './sniff.ts';

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
  pages?: { width: number; height: number; count: number };
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

async function readBytes(input: ReadFileInput): Promise<FileRead> {
  const { bytes, signal, onProgress } = input;
  const options: ReadingOptions = input.titleCertainty ? { titleCertainty: input.titleCertainty } : {};
  if (bytes.length === 0) throw new Refusal('empty');
  if (bytes.length > readLimits.bytes) throw new Refusal('too_large');
  switch (sniff(bytes)) {
    case 'pdf': {
      const { lines, pages } = await readPdf(bytes, (done, of) => {
        signal?.throwIfAborted();
        onProgress?.({ done, of });
      });
      return answer({ type: 'pdf', read: readLines(lines, options), text: textOf(lines), pages });
    }
    case 'zip': {
      const { lines } = readDocx(bytes);
      return answer({ type: 'docx', read: readLines(lines, options), text: textOf(lines) });
    }
    case 'text': {
      const text = decodeText(bytes);
      return answer({ type: 'txt', read: readText(text, options), text });
    }
    default:
      throw new Refusal('wrong_type');
  }
}
