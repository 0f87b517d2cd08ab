import { quickSteps, runSteps } from './steps.ts';
import { vitest } from './vitest-run.ts';

const failed = await runSteps([
  ...quickSteps,
  { name: 'rules', run: () => vitest(['tooling', 'language', 'domain', 'contracts']), cores: 2 },
]);
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exit(1);
}
