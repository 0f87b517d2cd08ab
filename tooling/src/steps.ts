import { existsSync, readdirSync } from 'node:fs';
import { tool, type Finished } from './command.ts';
import { inRoot } from './paths.ts';

/** One thing the pipeline checks: a name people read, and what runs. */
export interface Step {
  name: string;
  run: () => Promise<Finished>;
  /** Keeps one processor busy and prints nothing while it runs: it runs beside another such step. */
  isSingle?: boolean;
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

const single = (name: string, program: string, args: readonly string[]): Step => ({
  name,
  run: () => tool(program, args, { isShown: false }),
  isSingle: true,
});

/** The quick part: no store, no browser. */
export const quickSteps: Step[] = [
  { name: 'types', run: types },
  single('format', 'prettier', [
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
  single('dead code', 'knip', ['--no-progress', '--no-config-hints']),
];

/** Runs steps in their order, all of them, and says how each ended. Gives the names of those that failed. */
export async function runSteps(steps: readonly Step[]): Promise<string[]> {
  const failed: string[] = [];
  const finish = async ({ name, run, isSingle }: Step) => {
    if (!isSingle) console.log(`\n== ${name}`);
    const startedMs = performance.now();
    const { status, output } = await run();
    if (isSingle) console.log(`\n== ${name}\n${output.trimEnd()}`);
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
    console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${name}  ${seconds} s`);
    if (status !== 0) failed.push(name);
  };
  const waiting = [...steps];
  const inLane = async () => {
    while (waiting[0]?.isSingle) {
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
