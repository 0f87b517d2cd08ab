import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the engine from compiling WebAssembly a second time, faster: one function of PGlite's takes 500 MB for as long
 * as that lasts. Its queries then take a third more of the processor's time. Call before the first of it is compiled.
 */
export function compileWasmOnce(): void {
  // What the first implies on the command line has to be said once the engine runs.
  for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
    setFlagsFromString(flag);
}
