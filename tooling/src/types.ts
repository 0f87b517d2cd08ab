import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { node } from './command.ts';
import { inRoot } from './paths.ts';
import type { Step } from './steps.ts';

/** What a `tsconfig.json` of a workspace says: where its settings come from, those of its own, and its files. */
interface TypeProject {
  extends: string;
  compilerOptions?: Record<string, unknown>;
  include: string[];
  exclude?: string[];
}

/** Files that are checked under the same settings, in one program. */
export interface Program {
  /** The projects it is made of, such as `packages/domain/tsconfig.json`. */
  projects: string[];
  config: TypeProject;
}

/** Where the merged settings and what is known from an earlier run are kept. */
const folder = inRoot('.cache', 'types');

const projectPaths = () => [
  'tsconfig.json',
  ...globSync('{apps,packages}/*/tsconfig{,.test}.json', { cwd: inRoot() }).toSorted(),
];

function fromFolder(project: string, path: string): string {
  return relative(folder, inRoot(dirname(project), path));
}

/**
 * The programs that check every project once: projects of the same settings are one program, since each program reads
 * all that its files import. Domain, server and web keep settings of their own, and with them the globals they may see.
 */
export function programs(): Program[] {
  const bySettings = new Map<string, Program>();
  for (const project of projectPaths()) {
    const parsed: TypeProject = JSON.parse(readFileSync(inRoot(project), 'utf8'));
    const base = fromFolder(project, parsed.extends);
    const settings = JSON.stringify([base, parsed.compilerOptions]);
    const program = bySettings.get(settings) ?? {
      projects: [],
      config: {
        extends: base,
        ...(parsed.compilerOptions && { compilerOptions: parsed.compilerOptions }),
        include: [],
        exclude: [],
      },
    };
    program.projects.push(project);
    program.config.include.push(...parsed.include.map((path) => fromFolder(project, path)));
    program.config.exclude?.push(...(parsed.exclude ?? []).map((path) => fromFolder(project, path)));
    bySettings.set(settings, program);
  }
  return [...bySettings.values()];
}

/** The compiler in native code: a third of the work of the one that the other tools read TypeScript with. */
const compiler = inRoot('node_modules', 'typescript-native', 'bin', 'tsc');

/** A step for each program, the largest first. */
export function typeSteps(): Step[] {
  mkdirSync(folder, { recursive: true });
  return programs()
    .toSorted((a, b) => b.projects.length - a.projects.length)
    .map(({ projects, config }) => {
      const folders = new Set(
        projects.map((project) => basename(dirname(project)).replace(/^\.$/, 'tooling')),
      );
      const name = [...folders].join(' ');
      const file = join(folder, `${name.replaceAll(' ', '-')}.json`);
      return {
        name: `types of ${name}`,
        cores: 1,
        run: async () => {
          const text = JSON.stringify(config, null, 2);
          // Written only when it changes: what is known from an earlier run holds as long as it stands.
          if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
          const known = file.replace(/json$/, 'tsbuildinfo');
          const args = ['-p', file, '--checkers', '1', '--pretty', 'false'];
          return node([compiler, ...args, '--incremental', '--tsBuildInfoFile', known], { isShown: false });
        },
      };
    });
}
