import { constants, inflateSync } from 'node:zlib';
import { Unzlib } from 'fflate';
import { readLimits } from '../limits.ts';
import { Refusal } from '../refusals.ts';

/** What stands in a PDF one after the other: objects in the open, and streams as they are unpacked. */
export type PdfPart = { kind: 'open'; text: string } | { kind: 'stream'; dictionary: string; text: string };

/** A dictionary before a stream is read this far back. */
const LONGEST_DICTIONARY = 4_000;
const BEGIN = /stream\r?\n/g;
const END = 'endstream';
/** Pictures are never unpacked, ours or pdf.js's. */
const PICTURE = /\/Subtype\s*\/Image(?![A-Za-z])/;
/** A stream packed more often than this is no CV's; what is left of it stays packed. */
const MOST_PACKINGS = 4;
/** A broken stream is unpacked step by step: what stands in the broken step is lost. */
const SMALL_STEP = 32;
const MOST_STEPS = 2_000;
const PACKED = /\/FlateDecode(?![A-Za-z])/g;

function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

/** What can be unpacked of a stream that breaks off or goes wrong: pdf.js reads that much of it too. */
function unpackedUntilBroken(bytes: Uint8Array, most: number): Uint8Array {
  const parts: Uint8Array[] = [];
  let length = 0;
  const inflate = new Unzlib((part) => {
    parts.push(part);
    length += part.length;
  });
  const step = Math.max(SMALL_STEP, Math.ceil(bytes.length / MOST_STEPS));
  try {
    for (let from = 0; from < bytes.length; from += step) {
      if (length > most) throw new Refusal('too_much_inside');
      inflate.push(bytes.subarray(from, from + step), false);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
  }
  return Buffer.concat(parts);
}

/** A stream unpacked as often as it is packed. Throws a {@link Refusal} beyond `most` bytes. */
function unpacked(bytes: Uint8Array, times: number, most: number): Uint8Array {
  let plain = bytes;
  for (let left = times; left > 0; left -= 1) {
    try {
      plain = inflateSync(plain, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
    } catch (error) {
      if (error instanceof RangeError) throw new Refusal('too_much_inside');
      plain = unpackedUntilBroken(plain, most);
    }
  }
  return plain;
}

/**
 * The parts of a PDF, without opening it: pdf.js takes as much memory as a file asks for, in one step. Streams together
 * unpack to at most what the limits allow. Throws a {@link Refusal} beyond.
 */
export function* partsIn(bytes: Uint8Array): Generator<PdfPart> {
  const whole = latin(bytes);
  let left: number = readLimits.unzippedBytes;
  let from = 0;
  for (const match of whole.matchAll(BEGIN)) {
    if (match.index < from || whole.startsWith('end', match.index - 3)) continue;
    yield { kind: 'open', text: whole.slice(from, match.index) };
    const before = whole.slice(Math.max(from, match.index - LONGEST_DICTIONARY), match.index);
    const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
    const start = match.index + match[0].length;
    const end = whole.indexOf(END, start);
    from = end === -1 ? whole.length : end;
    const times = dictionary.match(PACKED)?.length ?? 0;
    if (PICTURE.test(dictionary) || times > MOST_PACKINGS) continue;
    const plain = unpacked(bytes.subarray(start, from), times, left);
    left -= plain.length;
    yield { kind: 'stream', dictionary, text: latin(plain) };
  }
  yield { kind: 'open', text: whole.slice(from) };
}
