import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Tokenize } from 'rtf-stream-parser';
import { readLimits } from '../limits.ts';
import { Refusal } from '../refusals.ts';

export type RtfToken =
  | { kind: 'open' | 'close' }
  | { kind: 'word'; word: string; param: number | undefined }
  /** Text in the bytes of its face's code page. */
  | { kind: 'bytes'; bytes: Uint8Array };

/** What the tokenizer pushes; its own types are enums of its compiled code. */
interface Raw {
  type: number;
  word?: string;
  param?: number;
  data?: Uint8Array;
}
const PIECE = 65_536;
const [OPEN, CLOSE, WORD] = [0, 1, 2];

/** Bytes that a picture claims to have; the tokenizer takes memory for as many. */
function refuseHugeBinary(text: string): void {
  for (const [, count] of text.matchAll(/\\bin(\d{1,20})/g))
    if (Number(count) > text.length) throw new Refusal('damaged');
}

/** The line breaks of the file mean nothing, but end the word before them; the tokenizer joins what they part in squares. */
function withoutBreaks(text: string): string {
  return text
    .replaceAll(/\\[\r\n]+/g, '\\par ')
    .replaceAll(/(\\[a-z]{1,40}-?\d{0,10})[\r\n]+/gi, '$1 ')
    .replaceAll(/[\r\n]+/g, '');
}

function tokenOf({ type, word = '', param, data }: Raw): RtfToken {
  if (type === OPEN) return { kind: 'open' };
  if (type === CLOSE) return { kind: 'close' };
  if (type === WORD && word !== "'") return { kind: 'word', word, param };
  return { kind: 'bytes', bytes: data ?? new Uint8Array() };
}

/** The file in pieces: what one holds is taken before the next is looked at. */
function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE);
}

/** The groups, words and texts of a rich text file in their order. Throws a {@link Refusal}. */
export async function tokensOf(bytes: Uint8Array): Promise<RtfToken[]> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  refuseHugeBinary(text);
  const plain = text.includes('\\bin') ? text : withoutBreaks(text);
  const tokens: RtfToken[] = [];
  await pipeline(
    Readable.from(piecesOf(Buffer.from(plain, 'latin1'))),
    new Tokenize(),
    async (raws: AsyncIterable<Raw>) => {
      for await (const raw of raws) {
        if (tokens.length >= readLimits.rtfTokens) throw new Refusal('too_much_inside');
        tokens.push(tokenOf(raw));
      }
    },
  );
  return tokens;
}
