import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { inPlaceOfReact } from './apps/web/build/preact.ts';
import { wordsInPlace } from './apps/web/build/words-in-place.ts';
import { workerWords } from './apps/web/build/worker-words.ts';
import { patience } from './packages/testing/src/patience.ts';

const setupFiles = [fileURLToPath(new URL('tooling/src/property-seed.ts', import.meta.url))];

const letEffectsEnd = fileURLToPath(
  new URL('apps/web/src/features/collaboration/testing/let-effects-end.ts', import.meta.url),
);
const leaveAsFound = fileURLToPath(
  new URL('apps/server/src/platform/testing/leave-as-found.ts', import.meta.url),
);

/** What runs in this process alone. Its hooks may load a whole library. */
const pure = { testTimeout: patience('unit'), hookTimeout: patience('server') };
/** What opens a store, starts processes or draws pages. */
const heavy = { testTimeout: patience('server'), hookTimeout: patience('server') };

/** Their files share the modules of a worker, which costs more to load than many of them to run. */
const sharing = (name: string, limits = pure, include = ['src/**/*.test.ts']) => ({
  test: {
    name,
    root: `packages/${name}`,
    environment: 'node',
    include,
    isolate: false,
    setupFiles,
    ...limits,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    // What lives briefly is cleared in fewer turns: a tenth less work.
    execArgv: ['--max-semi-space-size=32'],
    projects: [
      sharing('domain'),
      sharing('language'),
      sharing('contracts'),
      sharing('occupations'),
      sharing('words'),
      sharing('read', heavy, ['src/**/*.test.ts', 'corpus/**/*.test.ts']),
      sharing('render', heavy),
      {
        test: {
          name: 'pool',
          root: 'packages/pool',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          setupFiles,
          ...heavy,
        },
      },
      {
        test: {
          name: 'tooling',
          root: 'tooling',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          setupFiles,
          ...pure,
        },
      },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          // One embedded store a worker, migrated once: a second worker is all that the memory of a small machine carries.
          pool: 'forks',
          isolate: false,
          ...heavy,
          setupFiles: [...setupFiles, leaveAsFound],
        },
      },
      {
        plugins: [wordsInPlace(), workerWords()],
        test: {
          name: 'web',
          root: 'apps/web',
          environment: 'jsdom',
          include: ['{src,build}/**/*.test.{ts,tsx}'],
          // A browser made for each file costs more than most of them run: each leaves the page as it found it.
          isolate: false,
          unstubGlobals: true,
          setupFiles,
          ...pure,
        },
      },
      {
        plugins: [wordsInPlace(), workerWords()],
        // What owners and reviewers share runs on React for the ones, and on Preact for the others.
        resolve: {
          alias: Object.entries(inPlaceOfReact).map(([name, replacement]) => ({
            find: new RegExp(`^${name}$`, 'u'),
            replacement,
          })),
          // Of libraries their modules: a `require` of React would pass by the names above.
          mainFields: ['module'],
          conditions: ['module'],
        },
        test: {
          name: 'reviewer',
          root: 'apps/web',
          environment: 'jsdom',
          include: ['src/features/collaboration/**/*.test.tsx'],
          server: {
            deps: {
              inline: [
                /\/(?:@testing-library\/react|lucide-react|radix-ui|@radix-ui|@lingui|react-[\w-]+|use-[\w-]+)\//,
              ],
            },
          },
          isolate: false,
          unstubGlobals: true,
          setupFiles: [...setupFiles, letEffectsEnd],
          ...pure,
        },
      },
    ],
  },
});
