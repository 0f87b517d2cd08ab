/** Encoders of the filters of PDF, each as dense as it gets for one repeated sign: no package writes them. */

/** LZW of one byte repeated, at least `length` times: every code stands for one byte more than the one before. */
export function lzwOf(byte: number, length: number): Uint8Array {
  const bits: [code: number, width: number][] = [];
  const CLEAR = 256;
  const END = 257;
  for (let written = 0; written < length;) {
    bits.push([CLEAR, bits.length === 0 ? 9 : 12], [byte, 9]);
    written += 1;
    // After the first code the reader knows 258 codes, one more with each; it widens them one code early.
    for (let code = 258; code < 4_094 && written < length; code += 1) {
      bits.push([code, code + 1 < 512 ? 9 : code + 1 < 1_024 ? 10 : code + 1 < 2_048 ? 11 : 12]);
      written += code - 256;
    }
  }
  bits.push([END, 12]);
  const bytes: number[] = [];
  let [held, count] = [0, 0];
  for (const [code, width] of bits) {
    held = (held << width) | code;
    count += width;
    for (; count >= 8; count -= 8) bytes.push((held >> (count - 8)) & 0xff);
    held &= (1 << count) - 1;
  }
  bytes.push((held << (8 - count)) & 0xff);
  return Uint8Array.from(bytes);
}

/** Runs of 128 of one byte, `length` together about. */
export function runsOf(byte: number, length: number): Uint8Array {
  const runs = new Uint8Array(2 * Math.ceil(length / 128) + 1);
  for (let at = 0; at + 1 < runs.length; at += 2) runs.set([129, byte], at);
  runs[runs.length - 1] = 128;
  return runs;
}

/** Groups of four zero bytes, a sign each. */
export function zerosInAscii85(length: number): Uint8Array {
  return new TextEncoder().encode(`${'z'.repeat(Math.ceil(length / 4))}~>`);
}

export function hexOf(bytes: Uint8Array): Uint8Array {
  return new TextEncoder().encode(`${Buffer.from(bytes).toString('hex')}>`);
}
