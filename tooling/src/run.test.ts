import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { patience } from '@candor/testing';
import { inRoot } from './paths.ts';

/** What `npm run <command>` runs. */
const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [inRoot('tooling', 'run.mjs'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '', ...env },
  });

it(
  'runs the commands of an operator, which say how they went',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'candor-run-'));
    const file = join(folder, 'none.sql.gz');
    const env = { DATA_DIR: join(folder, 'data') };
    expect(run(['backup', file], env)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/no store/),
    });
    expect(existsSync(file)).toBe(false);
    expect(run(['restore', file], env)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/none\.sql\.gz/),
    });
    expect(run(['move', '--to', folder], env)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/no store/),
    });
    rmSync(folder, { recursive: true });
  },
  patience('server'),
);
