import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tool, type Finished } from './command.ts';
import { cache, inRoot } from './paths.ts';

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const tally: Tally = { passed: 0, failed: 0, skipped: 0 };

/** What all runs of this process counted together. */
export function counted(): Tally {
  return tally;
}

/** Adds what a run counted. */
export function count(more: Tally): void {
  tally.passed += more.passed;
  tally.failed += more.failed;
  tally.skipped += more.skipped;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTotalTestSuites: number;
}

/**
 * Runs projects of `vitest.config.ts` and counts their tests. A run that executes no test has failed.
 * @param without test files to leave out, relative to the folder of their project
 * @param workers where more than two have room
 */
export async function vitest(
  projects: readonly string[],
  env: Record<string, string> = {},
  { without = [], workers }: { without?: readonly string[]; workers?: number } = {},
): Promise<Finished> {
  mkdirSync(cache, { recursive: true });
  const report = inRoot('.cache', `vitest-${projects.join('-')}.json`);
  rmSync(report, { force: true });
  const done = await tool(
    'vitest',
    [
      'run',
      ...projects.flatMap((name) => ['--project', name]),
      ...without.flatMap((file) => ['--exclude', file]),
      ...(workers ? [`--maxWorkers=${workers}`] : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env },
  );
  const result = readReport(report);
  if (!result) return { ...done, status: done.status || 1 };
  count({ passed: result.numPassedTests, failed: result.numFailedTests, skipped: result.numPendingTests });
  return { ...done, status: result.numPassedTests === 0 ? 1 : done.status };
}

function readReport(path: string): VitestReport | undefined {
  try {
    const parsed: VitestReport = JSON.parse(readFileSync(path, 'utf8'));
    return parsed;
  } catch {
    return undefined;
  }
}
