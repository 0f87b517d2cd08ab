import { browsers } from './browser.ts';
import { journeys } from './journeys.ts';
import { preparingSteps } from './preparing-steps.ts';
import { serverStep } from './server-tests.ts';
import { slowestFiles } from './slowest.ts';
import { quickSteps, runSteps, type Step } from './steps.ts';
import { counted, vitest } from './vitest-run.ts';

const unit: Step = {
  name: 'unit',
  run: async () => {
    const { browser = '', headlessShell = browser } = await browsers();
    return vitest(
      [
        'tooling',
        'language',
        'domain',
        'contracts',
        'occupations',
        'words',
        'pool',
        'read',
        'render',
        'web',
        'reviewer',
      ],
      {
        TEST_DATABASE_URL: '',
        // HTML files are opened where a browser is, and printed in half the time by one without windows.
        CHROMIUM_PATH: headlessShell,
      },
      // Some of it waits for processes and pictures.
      { name: 'unit', workers: 3 },
    );
  },
  cores: 2,
};

/**
 * Checks all there is, says what took longest, and ends the process.
 * @param isThorough every store, width, layout and law, however long it takes; else each where it may break
 */
export async function testAll({ isThorough }: { isThorough: boolean }): Promise<never> {
  if (isThorough) process.env['TEST_ALL'] = '1';
  // They are needed after the quick steps, and mostly waited for where they are yet to be installed.
  void browsers();
  const failed = await runSteps([
    ...quickSteps,
    ...preparingSteps,
    unit,
    serverStep(isThorough),
    { name: 'browser journeys', run: () => journeys(), cores: 2 },
  ]);
  console.log(`\nThe slowest files:\n${slowestFiles().join('\n')}`);
  const { passed, failed: failedTests, skipped } = counted();
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
  console.log(`\n${passed} passed, ${failedTests} failed, ${skipped} skipped`);
  process.exit(failed.length > 0 ? 1 : 0);
}
