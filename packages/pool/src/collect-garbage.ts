import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

let collect: unknown;

/**
 * Lets go of what this thread no longer uses: loading modules leaves more behind than they hold, and nothing asks for it
 * while nobody works. The engine's last resort, left out by `regular`, also gives back the space it keeps for young objects.
 */
export function collectGarbage(flavor: 'regular' | 'last-resort' = 'last-resort'): void {
  setFlagsFromString('--expose-gc');
  // The function is there only for code that begins after the flag was set.
  collect ??= runInNewContext('gc');
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor });
}
