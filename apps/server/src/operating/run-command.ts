import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readConfiguration } from '../platform/configuration.ts';
import { StartError } from '../platform/start-error.ts';
import type { StorePlace } from './copied-store.ts';

/** The store of this machine's server, by the same variables. */
export function configuredPlace(): StorePlace {
  const { DATABASE_URL, DATA_DIR } = readConfiguration(process.env);
  return DATABASE_URL ? { kind: 'postgres', url: DATABASE_URL } : { kind: 'embedded', dataDir: DATA_DIR };
}

/** What a command was given; a wrong one is answered by how it is used. */
export function givenArguments<Options extends ParseArgsConfig['options']>(
  usage: string,
  options: Options,
  files: number,
) {
  try {
    const parsed = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
    if (parsed.positionals.length === files) return parsed;
  } catch {
    // Told below.
  }
  throw new StartError(`Usage: ${usage}`);
}

/** One sentence of how it went. Not on the standard output: a backup may go there. */
export function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

/** Runs a command to its end; what the operator can act on is one line. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
    process.exitCode = 0;
  } catch (error) {
    const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
    say(error instanceof StartError ? error.message : trace);
    process.exitCode = 1;
  }
}
