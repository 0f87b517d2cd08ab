import { readFileSync, rmSync } from 'node:fs';
import { tool, type Finished } from './command.ts';
import { newDataFolder } from '@candor/testing/server';
import { browsers } from './browser.ts';
import { inRoot } from './paths.ts';
import { noteTime } from './slowest.ts';
import { count } from './vitest-run.ts';
import { webForJourneys } from './web-build.ts';

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

/** Runs the browser journeys of `e2e` against the real server and the bundled web app. A flaky journey has failed. */
export async function journeys(args: readonly string[] = []): Promise<Finished> {
  const { browser, headlessShell } = await browsers();
  if (!browser) {
    const output = 'No Chromium could be found or set up. Name one with CHROMIUM_PATH.\n';
    console.error(output);
    return { status: 1, output };
  }
  const built = await webForJourneys();
  if (built.status !== 0) return built;
  const report = inRoot('.cache', 'journeys.json');
  const dataDir = await newDataFolder();
  rmSync(report, { force: true });
  const done = await tool('playwright', ['test', '--reporter=list,json', ...args], {
    cwd: inRoot('e2e'),
    env: {
      CHROMIUM_PATH: browser,
      HEADLESS_SHELL_PATH: headlessShell ?? browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      E2E_DATA_DIR: dataDir,
      // The server speaks it as well.
      CANDOR_PSEUDO: '1',
    },
  });
  rmSync(dataDir, { recursive: true });
  const result = readReport(report);
  if (!result) return { ...done, status: done.status || 1 };
  const { stats } = result;
  for (const suite of result.suites) noteTime(`e2e/src/${suite.file}`, durationMs(suite));
  count({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped });
  return { ...done, status: stats.expected === 0 || stats.flaky > 0 ? 1 : done.status };
}

/** What the journeys of a file took together. */
function durationMs({ specs, suites = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return [...own.map(({ duration }) => duration), ...suites.map(durationMs)].reduce((a, b) => a + b, 0);
}

function readReport(path: string): PlaywrightReport | undefined {
  try {
    const report: PlaywrightReport = JSON.parse(readFileSync(path, 'utf8'));
    return report;
  } catch {
    return undefined;
  }
}
