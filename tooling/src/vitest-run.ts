import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { tool, type Finished } from './command.ts';
import { cache, inRoot, root } from './paths.ts';
import { noteTime } from './slowest.ts';

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
  testResults: { name: string; startTime: number; endTime: number }[];
}

export interface VitestOptions {
  /** What the run is called beside others of the same projects. */
  name?: string;
  /** Parts of the names of the test files to run. Default all. */
  only?: readonly string[];
  /** Test files to leave out, relative to the folder of their project. */
  without?: readonly string[];
  /** Where another number than two has room. */
  workers?: number;
  /** Show what it says while it says it. Default true. */
  isShown?: boolean;
}

/** Runs projects of `vitest.config.ts` and counts their tests. A run that executes no test has failed. */
export async function vitest(
  projects: readonly string[],
  env: Record<string, string> = {},
  { name = projects.join('-'), only = [], without = [], workers, isShown = true }: VitestOptions = {},
): Promise<Finished> {
  mkdirSync(cache, { recursive: true });
  const report = inRoot('.cache', `vitest-${name}.json`);
  rmSync(report, { force: true });
  const done = await tool(
    'vitest',
    [
      'run',
      ...only,
      ...projects.flatMap((project) => ['--project', project]),
      ...without.flatMap((file) => ['--exclude', file]),
      ...(workers ? [`--maxWorkers=${workers}`] : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { env, isShown },
  );
  const result = readReport(report);
  if (!result) return { ...done, status: done.status || 1 };
  for (const file of result.testResults) noteTime(relative(root, file.name), file.endTime - file.startTime);
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
