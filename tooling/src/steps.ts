import { node, tool, type Finished } from './command.ts';
import { inRoot } from './paths.ts';
import { typeSteps } from './types.ts';

/** One thing the pipeline checks: a name people read, and what runs. */
export interface Step {
  name: string;
  run: () => Promise<Finished>;
  /** How many processors it keeps busy. A step of one prints nothing while it runs: it runs beside another. */
  cores: 1 | 2;
}

const cruiseTargets = ['apps', 'packages', 'e2e', 'bench'];

const single = (name: string, program: string, args: readonly string[]): Step => ({
  name,
  run: () => tool(program, args, { isShown: false }),
  cores: 1,
});

/** The quick part: no store, no browser. */
export const quickSteps: Step[] = [
  ...typeSteps(),
  single('format', 'oxfmt', ['--check']),
  single('lint', 'oxlint', [
    '--config',
    '.oxlintrc.json',
    '--deny-warnings',
    'apps',
    'packages',
    'tooling',
    'e2e',
    'bench',
  ]),
  single('imports', 'depcruise', [
    '--config',
    'tooling/import-rules.mjs',
    '--output-type',
    'err',
    ...cruiseTargets,
  ]),
  {
    name: 'dependencies',
    run: () => node([inRoot('tooling', 'src', 'audit.ts')], { isShown: false }),
    cores: 1,
  },
  single('dead code', 'knip', ['--no-progress', '--no-config-hints']),
];

/**
 * Runs steps on two processors in their order, all of them, and says how each ended. Gives the names of those that
 * failed.
 */
export async function runSteps(steps: readonly Step[]): Promise<string[]> {
  const failed: string[] = [];
  const finish = async ({ name, run, cores }: Step) => {
    if (cores === 2) console.log(`\n== ${name}`);
    const startedMs = performance.now();
    const { status, output } = await run();
    if (cores === 1) console.log(`\n== ${name}\n${output.trimEnd()}`);
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
    console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${name}  ${seconds} s`);
    if (status !== 0) failed.push(name);
  };
  const waiting = [...steps];
  const inLane = async () => {
    while (waiting[0]?.cores === 1) {
      const step = waiting.shift();
      if (step) await finish(step);
    }
  };
  while (waiting.length > 0) {
    await Promise.all([inLane(), inLane()]);
    const step = waiting.shift();
    if (step) await finish(step);
  }
  return failed;
}
