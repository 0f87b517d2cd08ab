import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const setupFiles = [fileURLToPath(new URL('tooling/src/property-seed.ts', import.meta.url))];

const pure = (name: string, root: string) => ({
  // Generous: how long a test takes says more about the machine than about the code.
  test: { name, root, environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 120_000, setupFiles },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      pure('domain', 'packages/domain'),
      pure('english', 'packages/english'),
      pure('contracts', 'packages/contracts'),
      pure('occupations', 'packages/occupations'),
      pure('pool', 'packages/pool'),
      {
        test: {
          name: 'read',
          root: 'packages/read',
          environment: 'node',
          include: ['src/**/*.test.ts', 'corpus/**/*.test.ts'],
          setupFiles,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'tooling',
          root: 'tooling',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          setupFiles,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'render',
          root: 'packages/render',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          setupFiles,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          setupFiles,
          // One embedded store a worker, migrated once: a second worker is all that the memory of a small machine carries.
          pool: 'forks',
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          root: 'apps/web',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles,
          testTimeout: 20_000,
        },
      },
    ],
  },
});
