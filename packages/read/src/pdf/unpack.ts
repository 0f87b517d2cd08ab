import { brotliDecompressSync, constants, inflateSync } from 'node:zlib';
import { Unzlib } from 'fflate';
import { Refusal } from '../refusals.ts';
import { GrowingBytes } from './growing-bytes.ts';
import { isDictionary, isName, type PdfDictionary, type PdfValue } from './syntax.ts';
import { unpackedLzw } from './unpack-lzw.ts';

/** A stream packed more often than this is no CV's, and each packing may be a thousandth of what is in it. */
const MOST_PACKINGS = 4;
/** A broken stream is unpacked step by step: what stands in the broken step is lost. */
const SMALL_STEP = 32;
const MOST_STEPS = 2_000;

type Unpack = (bytes: Uint8Array, most: number, parameters: PdfDictionary | null) => Uint8Array;

/** One packing of a stream, and what its dictionary says of it. */
export interface Packing {
  name: string;
  parameters: PdfDictionary | null;
}

/** What can be unpacked of a stream that breaks off or goes wrong: pdf.js reads that much of it too. */
function inflatedUntilBroken(bytes: Uint8Array, most: number): Uint8Array {
  const whole = new GrowingBytes(most);
  const inflate = new Unzlib((part) => whole.room(part.length).set(part));
  const step = Math.max(SMALL_STEP, Math.ceil(bytes.length / MOST_STEPS));
  try {
    for (let from = 0; from < bytes.length; from += step)
      inflate.push(bytes.subarray(from, from + step), false);
  } catch (error) {
    if (error instanceof Refusal) throw error;
  }
  return whole.bytes();
}

const inflated: Unpack = (bytes, most) => {
  try {
    return inflateSync(bytes, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal('too_much_inside');
    return inflatedUntilBroken(bytes, most);
  }
};

const unbrotlied: Unpack = (bytes, most) => {
  try {
    return brotliDecompressSync(bytes, { maxOutputLength: most });
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal('too_much_inside');
    return new Uint8Array();
  }
};

/** Groups of five characters for four bytes; `z` for four zeros. */
const unpacked85: Unpack = (bytes, most) => {
  const whole = new GrowingBytes(most);
  let [held, count] = [0, 0];
  const give = (length: number) => {
    const room = whole.room(length);
    for (let at = 0; at < length; at += 1) room[at] = Math.floor(held / 256 ** (3 - at)) % 256;
    [held, count] = [0, 0];
  };
  for (const byte of bytes) {
    if (byte === 0x7e) break;
    if (byte === 0x7a && count === 0) whole.room(4).fill(0);
    if (byte < 0x21 || byte > 0x75) continue;
    held = held * 85 + (byte - 0x21);
    count += 1;
    if (count === 5) give(4);
  }
  if (count > 1) {
    const rest = count - 1;
    for (; count < 5; count += 1) held = held * 85 + 84;
    give(rest);
  }
  return whole.bytes();
};

const unhexed: Unpack = (bytes) => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return Buffer.from((text.split('>', 1)[0] ?? '').replaceAll(/[^\da-f]/gi, ''), 'hex');
};

const unrun: Unpack = (bytes, most) => {
  const whole = new GrowingBytes(most);
  for (let at = 0; at + 1 < bytes.length;) {
    const length = bytes[at] ?? 128;
    if (length === 128) break;
    if (length < 128) {
      const run = bytes.subarray(at + 1, at + 2 + length);
      whole.room(run.length).set(run);
      at += 2 + length;
    } else {
      whole.room(257 - length).fill(bytes[at + 1] ?? 0);
      at += 2;
    }
  }
  return whole.bytes();
};

const unpacks: Readonly<Record<string, Unpack>> = {
  Fl: inflated,
  FlateDecode: inflated,
  LZW: unpackedLzw,
  LZWDecode: unpackedLzw,
  A85: unpacked85,
  ASCII85Decode: unpacked85,
  AHx: unhexed,
  ASCIIHexDecode: unhexed,
  RL: unrun,
  RunLengthDecode: unrun,
  BrotliDecode: unbrotlied,
};

/** Rows longer than this are no CV's; pdf.js takes the memory of a row before it looks for its bytes. */
const LONGEST_ROW = 1_000_000;

/** The number that a dictionary has under a name. */
function numberIn(parameters: PdfDictionary, name: string, otherwise: number): number {
  const value = parameters.get(name);
  return typeof value === 'number' ? value : otherwise;
}

/** What was packed as the difference between rows, as object streams are here and there (PNG, RFC 2083, section 6). */
function withoutPrediction(bytes: Uint8Array, parameters: PdfDictionary): Uint8Array {
  const [columns, colors, bits] = [
    numberIn(parameters, 'Columns', 1),
    numberIn(parameters, 'Colors', 1),
    numberIn(parameters, 'BitsPerComponent', 8),
  ];
  const [pixel, row] = [(colors * bits + 7) >> 3, Math.floor((columns * colors * bits + 7) / 8)];
  if (!(row <= LONGEST_ROW)) throw new Refusal('too_much_inside');
  if (numberIn(parameters, 'Predictor', 1) < 10 || row < 1) return bytes;
  const rows = Math.floor(bytes.length / (row + 1));
  const plain = new Uint8Array(rows * row);
  for (let at = 0; at < plain.length; at += 1) {
    const [y, x] = [Math.floor(at / row), at % row];
    const left = x >= pixel ? (plain[at - pixel] ?? 0) : 0;
    const up = plain[at - row] ?? 0;
    const corner = x >= pixel ? (plain[at - row - pixel] ?? 0) : 0;
    const [toLeft, toUp, toCorner] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs);
    const nearest =
      (toLeft ?? 0) <= (toUp ?? 0) && (toLeft ?? 0) <= (toCorner ?? 0)
        ? left
        : (toUp ?? 0) <= (toCorner ?? 0)
          ? up
          : corner;
    const guess = [0, left, up, (left + up) >> 1, nearest][bytes[y * (row + 1)] ?? 0] ?? 0;
    plain[at] = guess + (bytes[y * (row + 1) + 1 + x] ?? 0);
  }
  return plain;
}

/** The packings that a stream's dictionary names, in the order they are undone; `resolve` follows references. */
export function packingsOf(
  dictionary: PdfDictionary,
  resolve: (value: PdfValue | undefined) => PdfValue,
): Packing[] {
  const list = (key: string, short: string) => {
    const value = resolve(dictionary.get(key) ?? dictionary.get(short));
    return Array.isArray(value) ? value.slice(0, MOST_PACKINGS + 1).map(resolve) : [value];
  };
  const parameters = list('DecodeParms', 'DP');
  return list('Filter', 'F').flatMap((filter, at) => {
    const own = parameters[at];
    return isName(filter) ? [{ name: filter.name, parameters: isDictionary(own) ? own : null }] : [];
  });
}

/**
 * A stream without its packings; null where one of them packs pictures, which are never unpacked. Throws a
 * {@link Refusal} beyond `most` bytes at any step.
 */
export function unpacked(bytes: Uint8Array, packings: readonly Packing[], most: number): Uint8Array | null {
  if (packings.length > MOST_PACKINGS) throw new Refusal('too_much_inside');
  let plain: Uint8Array = bytes;
  for (const { name, parameters } of packings) {
    const unpack = Object.hasOwn(unpacks, name) ? unpacks[name] : undefined;
    if (!unpack) return null;
    plain = unpack(plain, most, parameters);
    if (parameters) plain = withoutPrediction(plain, parameters);
  }
  return plain;
}
