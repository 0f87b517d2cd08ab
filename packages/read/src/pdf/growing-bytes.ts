import { Refusal } from '../refusals.ts';

/** What is unpacked so far. Throws a {@link Refusal} before it grows beyond `most` bytes. */
export class GrowingBytes {
  #bytes = new Uint8Array(1_024);
  #length = 0;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Room for `count` further bytes, which the caller fills. */
  room(count: number): Uint8Array {
    const length = this.#length + count;
    if (length > this.#most) throw new Refusal('too_much_inside');
    if (length > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(length, 2 * this.#bytes.length));
      grown.set(this.#bytes);
      this.#bytes = grown;
    }
    this.#length = length;
    return this.#bytes.subarray(length - count, length);
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}
