import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { isWrittenAnew } from './written-anew.ts';

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

const LEAST_BYTES = 1024;
/** Above this size the last per cent of brotli costs many seconds of every build. */
const LARGE_BYTES = 512 * 1024;
/** Code that machines wrote gains next to nothing from the slow qualities. */
const WASM_QUALITY = 5;
/** Scripts are there once for each language; at the slowest quality all of them would take as long as the rest of the build. */
const ANEW_QUALITY = 9;
/** A bundle with the language that is none is for journeys: nobody waits for its bytes on a line. */
const PSEUDO_QUALITY = 1;

function qualityFor(path: string, bytes: number): number {
  if (process.env['CANDOR_PSEUDO']) return PSEUDO_QUALITY;
  if (path.endsWith('.wasm')) return WASM_QUALITY;
  if (bytes > LARGE_BYTES) return 9;
  return isWrittenAnew(path) ? ANEW_QUALITY : 11;
}

/** A window as large as what is compressed: brotli prepares the memory of all it could look back to. */
const windowFor = (bytes: number) => Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes + 16))));

async function compress(path: string): Promise<void> {
  const source = await readFile(path);
  if (source.length < LEAST_BYTES) return;
  const quality = qualityFor(path, source.length);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(source.length),
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  };
  await Promise.all([
    brotli(source, { params }).then((bytes) => writeFile(`${path}.br`, bytes)),
    gzipped(source, { level: Math.min(quality, 9) }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ]);
}

/** Writes a .br and a .gz beside each text file of the bundle, so that the server never compresses one twice. */
export function precompress(): Plugin {
  return {
    name: 'candor-precompress',
    apply: 'build',
    // After writing: until then other plugins still fill in the names of chunks.
    async writeBundle({ dir = 'dist' }, bundle) {
      const names = Object.keys(bundle).filter((file) => /\.(?:m?js|css|svg|wasm)$/.test(file));
      // Node compresses in threads of its own, beside each other.
      await Promise.all(names.map((name) => compress(join(dir, name))));
    },
  };
}
