import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readConfiguration } from '../platform/configuration.ts';
import { StartError } from '../platform/start-error.ts';
import type { StorePlace } from './copied-store.ts';

/** What an operator gave a command. */
export interface Given {
  args: readonly string[];
  env: NodeJS.ProcessEnv;
}

/** Runs the command and gives sentences on how it went; rejects with a `StartError` where the operator can act. */
export type Command = (given: Given) => Promise<readonly string[]>;

/** The store of this machine's server, by the same variables. */
export function configuredPlace({ env }: Given): StorePlace {
  const { DATABASE_URL, DATA_DIR } = readConfiguration(env);
  return DATABASE_URL ? { kind: 'postgres', url: DATABASE_URL } : { kind: 'embedded', dataDir: DATA_DIR };
}

/** What a command was given; a wrong one is answered by how it is used. */
export function givenArguments<Options extends ParseArgsConfig['options']>(
  { args }: Given,
  usage: string,
  options: Options,
  files: number,
) {
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true });
    if (parsed.positionals.length === files) return parsed;
  } catch {
    // Told below.
  }
  throw new StartError(`Usage: ${usage}`);
}

/** Not on the standard output: a backup may go there. */
function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

/** Runs a command on what this process was given; what the operator can act on is one line. */
export async function runCommand(command: Command): Promise<void> {
  try {
    for (const sentence of await command({ args: process.argv.slice(2), env: process.env })) say(sentence);
    process.exitCode = 0;
  } catch (error) {
    const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
    say(error instanceof StartError ? error.message : trace);
    process.exitCode = 1;
  }
}
