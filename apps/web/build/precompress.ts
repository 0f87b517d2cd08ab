import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const LEAST_BYTES = 1024;
/** Above this size the last per cent of brotli costs many seconds of every build. */
const LARGE_BYTES = 512 * 1024;
/** Code that machines wrote gains next to nothing from the slow qualities. */
const WASM_QUALITY = 5;

/** Writes a .br and a .gz beside each text file of the bundle, so that the server never compresses one twice. */
export function precompress(): Plugin {
  return {
    name: 'candor-precompress',
    apply: 'build',
    // After writing: until then other plugins still fill in the names of chunks.
    writeBundle({ dir = 'dist' }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => /\.(?:m?js|css|svg|wasm)$/.test(file))) {
        const path = join(dir, name);
        const source = readFileSync(path);
        if (source.length < LEAST_BYTES) continue;
        const quality = name.endsWith('.wasm') ? WASM_QUALITY : source.length > LARGE_BYTES ? 9 : 11;
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
        );
        writeFileSync(`${path}.gz`, gzipSync(source, { level: Math.min(quality, 9) }));
      }
    },
  };
}
