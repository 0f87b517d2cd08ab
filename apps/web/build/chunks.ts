import type { Plugin } from 'vite';
import { modulesOf, screens } from './screens.ts';
import { sharedFiles } from './shared-files.ts';

/** The environment whose bundle is looked at and never written. */
export const SCOUT = 'scout';

const MAIN = 'src/main.tsx';

let fileOf: ReadonlyMap<string, string> = new Map();

/**
 * Looks at the bundle that comes of itself, a file for each set of screens and parts that share something, so that the next
 * one can be made of few files.
 */
export function scoutScripts(): Plugin {
  return {
    name: 'candor-scout-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === SCOUT,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      fileOf = sharedFiles(
        chunks.map(({ fileName, isEntry, isDynamicEntry, imports, modules }) => ({
          fileName,
          isEntry: isEntry || isDynamicEntry,
          imports,
          modules: Object.fromEntries(
            Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength]),
          ),
        })),
        screens.map((screen) => [MAIN, ...modulesOf(screen), ...(screen.parts ?? [])]),
      );
    },
  };
}

/** One file for what the same screens load at first. What each imports is known: the bundler need not add it. */
export const chunkGroups = [
  { name: (module: string) => fileOf.get(module) ?? null, includeDependenciesRecursively: false },
];
