import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

export interface Ran {
  status: number | null;
  output: string;
}

/** Starts a command of operators on a data folder, with further variables; gives its process and how it ends. */
export function beginOperating(
  command: 'backup' | 'restore' | 'move',
  args: readonly string[],
  dataDir: string,
  env: Record<string, string> = {},
): [ChildProcess, Promise<Ran>] {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '..', `${command}.ts`), ...args],
    {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  return [child, new Promise((resolve) => child.on('close', (status) => resolve({ status, output })))];
}
