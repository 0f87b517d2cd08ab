import { existsSync, readdirSync } from 'node:fs';
import { tool, type Finished } from './command.ts';
import { inRoot } from './paths.ts';

/** One thing the pipeline checks: a name people read, and what runs. */
export interface Step {
  name: string;
  run: () => Promise<Finished>;
}

/** Every project that is type-checked by itself, since each may see other globals. */
function typeProjects(): string[] {
  const folders = ['apps', 'packages'].flatMap((group) =>
    readdirSync(inRoot(group)).map((name) => `${group}/${name}`),
  );
  return [
    'tsconfig.json',
    ...folders.flatMap((folder) =>
      ['tsconfig.json', 'tsconfig.test.json']
        .map((file) => `${folder}/${file}`)
        .filter((path) => existsSync(inRoot(path))),
    ),
  ];
}

async function types(): Promise<Finished> {
  const waiting = typeProjects();
  const results: Finished[] = [];
  const worker = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      const known = inRoot('.cache', 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
      results.push(
        await tool('tsc', ['-p', project, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', known]),
      );
    }
  };
  await Promise.all([worker(), worker()]);
  return { status: results.some((result) => result.status !== 0) ? 1 : 0, output: '' };
}

const cruiseTargets = ['apps', 'packages', 'e2e', 'bench'];

/** The quick part: no store, no browser; under a minute. */
export const quickSteps: Step[] = [
  { name: 'types', run: types },
  {
    name: 'lint',
    run: () =>
      tool('oxlint', [
        '--config',
        '.oxlintrc.json',
        '--deny-warnings',
        'apps',
        'packages',
        'tooling',
        'e2e',
        'bench',
      ]),
  },
  {
    name: 'format',
    run: () =>
      tool('prettier', [
        '--check',
        '.',
        '--log-level',
        'warn',
        '--cache',
        '--cache-strategy',
        'content',
        '--cache-location',
        inRoot('.cache', 'format'),
      ]),
  },
  {
    name: 'imports',
    run: () =>
      tool('depcruise', ['--config', 'tooling/import-rules.mjs', '--output-type', 'err', ...cruiseTargets]),
  },
  { name: 'dead code', run: () => tool('knip', ['--no-progress', '--no-config-hints']) },
];

/** Runs steps one after another, all of them, and says how each ended. Gives the names of those that failed. */
export async function runSteps(steps: readonly Step[]): Promise<string[]> {
  const failed: string[] = [];
  for (const step of steps) {
    console.log(`\n== ${step.name}`);
    const startedMs = performance.now();
    const { status } = await step.run();
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
    console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${step.name}  ${seconds} s`);
    if (status !== 0) failed.push(step.name);
  }
  return failed;
}
