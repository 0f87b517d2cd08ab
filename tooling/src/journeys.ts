import { readFileSync, rmSync } from 'node:fs';
import { tool, type Finished } from './command.ts';
import { findBrowser, findHeadlessShell } from './browser.ts';
import { inRoot } from './paths.ts';
import { count } from './vitest-run.ts';
import { buildWeb } from './web-build.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Runs the browser journeys of `e2e` against the real server and the bundled web app. A flaky journey has failed. */
export async function journeys(args: readonly string[] = []): Promise<Finished> {
  const browser = await findBrowser();
  if (!browser) {
    const output = 'No Chromium could be found or set up. Name one with CHROMIUM_PATH.\n';
    console.error(output);
    return { status: 1, output };
  }
  await buildWeb();
  const report = inRoot('.cache', 'journeys.json');
  rmSync(report, { force: true });
  const done = await tool('playwright', ['test', '--reporter=list,json', ...args], {
    cwd: inRoot('e2e'),
    env: {
      CHROMIUM_PATH: browser,
      HEADLESS_SHELL_PATH: (await findHeadlessShell()) ?? browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  });
  const stats = statsOf(report);
  if (!stats) return { ...done, status: done.status || 1 };
  count({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped });
  return { ...done, status: stats.expected === 0 || stats.flaky > 0 ? 1 : done.status };
}

function statsOf(path: string): PlaywrightReport['stats'] | undefined {
  try {
    const report: PlaywrightReport = JSON.parse(readFileSync(path, 'utf8'));
    return report.stats;
  } catch {
    return undefined;
  }
}
