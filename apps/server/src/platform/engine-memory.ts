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

/**
 * Lets the heap grow by six tenths of what is in use before the engine collects again: left to itself, on a large machine,
 * it lets four times as much stand, so that one large request leaves hundreds of megabytes behind. For all threads.
 */
export function collectEarlier(): void {
  setFlagsFromString('--heap-growing-percent=60');
}
