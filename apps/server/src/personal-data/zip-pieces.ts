import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

const PIECE_BYTES = 1024 * 1024;
/** Gains nothing from being packed again. */
const PACKED = /\.(?:pdf|png|jpe?g|webp|zip)$/;

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
    if (held === 0) return;
    const piece = Buffer.concat(waiting);
    waiting = [];
    held = 0;
    await take(piece, position);
    position += 1;
  };
  return {
    async add(path, content) {
      const file = PACKED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path);
      zip.add(file);
      file.push(typeof content === 'string' ? strToU8(content) : content, true);
      if (held >= PIECE_BYTES) await flush();
    },
    async end() {
      zip.end();
      await flush();
      return size;
    },
  };
}
