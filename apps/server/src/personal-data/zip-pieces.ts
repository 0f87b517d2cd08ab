import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { strToU8, Zip, ZipPassThrough } from 'fflate';

const PIECE_BYTES = 256 * 1024;
const SUMMED_BYTES = 1024 * 1024;
const DEFLATED = 8;
/** Gains nothing from being packed again. */
const PACKED = /\.(?:pdf|png|jpe?g|webp|zip)$/;

// Done by threads that Node keeps for such work.
const packed = promisify(deflateRaw);

/** A file of a zip file whose bytes were packed before. */
class PackedFile extends ZipPassThrough {
  readonly #packed: Uint8Array<ArrayBuffer>;

  constructor(path: string, bytes: Uint8Array<ArrayBuffer>) {
    super(path);
    this.compression = DEFLATED;
    this.#packed = bytes;
  }

  protected override process(_bytes: Uint8Array, isLast: boolean): void {
    if (isLast) this.ondata(null, this.#packed, true);
  }
}

/** A zip file that is handed on piece by piece while files are added to it. */
export interface ZipPieces {
  add(path: string, content: Uint8Array | string): Promise<void>;
  /** Closes the file. @returns its bytes in all */
  end(): Promise<number>;
}

export function zipPieces(take: (piece: Uint8Array, position: number) => Promise<void>): ZipPieces {
  let waiting: Uint8Array[] = [];
  let [held, size, position] = [0, 0, 0];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    waiting.push(chunk);
    held += chunk.length;
    size += chunk.length;
  });
  const flush = async () => {
    const bytes = Buffer.concat(waiting);
    waiting = [];
    held = 0;
    for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
      await take(bytes.subarray(from, from + PIECE_BYTES), position);
      position += 1;
    }
  };
  return {
    async add(path, content) {
      const bytes = typeof content === 'string' ? strToU8(content) : content;
      const file = PACKED.test(path) ? new ZipPassThrough(path) : new PackedFile(path, await packed(bytes));
      zip.add(file);
      // Its checksum is counted on the thread of all.
      let rest = bytes;
      for (; rest.length > SUMMED_BYTES; rest = rest.subarray(SUMMED_BYTES)) {
        file.push(rest.subarray(0, SUMMED_BYTES));
        await setImmediate();
      }
      file.push(rest, true);
      if (held >= PIECE_BYTES) await flush();
    },
    async end() {
      zip.end();
      await flush();
      return size;
    },
  };
}
