import { GrowingBytes } from './growing-bytes.ts';
import type { PdfDictionary } from './syntax.ts';

const CLEAR = 256;
const END = 257;
const MOST_CODES = 4_096;

/**
 * A stream unpacked by the rules of LZW as PDF has them (ISO 32000-2, 7.4.4), codes widening one early unless the
 * parameters say otherwise. Throws a Refusal beyond `most` bytes.
 */
export function unpackedLzw(bytes: Uint8Array, most: number, parameters: PdfDictionary | null): Uint8Array {
  const whole = new GrowingBytes(most);
  /** What each code stands for: what another one does, and a byte. */
  const before = new Uint16Array(MOST_CODES);
  const last = new Uint8Array(MOST_CODES);
  const first = new Uint8Array(MOST_CODES);
  const lengths = new Uint16Array(MOST_CODES);
  const early = parameters?.get('EarlyChange') === 0 ? 0 : 1;
  for (let byte = 0; byte < 256; byte += 1) {
    last[byte] = byte;
    first[byte] = byte;
    lengths[byte] = 1;
  }
  let [held, bits, width, next, previous] = [0, 0, 9, END + 1, -1];
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xff_ffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (held >> bits) & ((1 << width) - 1);
    if (code === END) break;
    if (code === CLEAR) {
      [width, next, previous] = [9, END + 1, -1];
      continue;
    }
    const isKnown = code < 256 || (code > END && code < next);
    if (!isKnown && previous < 0) break;
    if (previous >= 0 && next < MOST_CODES) {
      before[next] = previous;
      first[next] = first[previous] ?? 0;
      last[next] = first[isKnown ? code : previous] ?? 0;
      lengths[next] = (lengths[previous] ?? 0) + 1;
      next += 1;
    }
    const shown = isKnown ? code : next - 1;
    const room = whole.room(lengths[shown] ?? 0);
    for (let at = room.length - 1, one = shown; at >= 0; at -= 1, one = before[one] ?? 0)
      room[at] = last[one] ?? 0;
    previous = shown;
    const soon = next + early;
    width = soon >= 2_048 ? 12 : soon >= 1_024 ? 11 : soon >= 512 ? 10 : 9;
  }
  return whole.bytes();
}
