import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

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
 * Lets go of what loading our modules and starting left behind, some 150 MB that no later work asks to be freed. The
 * engine's last resort also gives back the space it keeps for young objects.
 */
export function freeStartMemory(): void {
  setFlagsFromString('--expose-gc');
  // The function is there only for code that begins after the flag was set.
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
