import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Lets go of what this thread no longer uses: loading modules leaves more behind than they hold, and nothing asks for it
 * while nobody works. The engine's last resort also gives back the space it keeps for young objects.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  // The function is there only for code that begins after the flag was set.
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
