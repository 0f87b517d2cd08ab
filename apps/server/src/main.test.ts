import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { patience } from '@candor/testing';
import { newDataFolder } from '@candor/testing/server';

// It starts, kills and stops whole servers.
vi.setConfig({ testTimeout: patience(120_000), hookTimeout: patience(120_000) });

const dataDir = await newDataFolder();
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const server of running) server.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

interface Started {
  server: ChildProcess;
  /** The address it printed; undefined where it ended before. */
  address: string | undefined;
  errors: () => string;
}

async function launch(variables: Record<string, string> = {}): Promise<Started> {
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'fatal',
    ...variables,
  };
  const server = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { env });
  running.add(server);
  let errors = '';
  server.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const address = await new Promise<string | undefined>((resolve) => {
    server.stdout.on('data', (chunk: Buffer) => {
      const printed = /^Candor is ready at (\S+)\n$/.exec(chunk.toString());
      if (printed) resolve(printed[1]);
    });
    server.once('close', () => resolve(undefined));
  });
  return { server, address, errors: () => errors };
}

it('starts, refuses a second on the same folder, survives a kill, stops at a signal', async () => {
  const first = await launch();
  expect(await (await fetch(`${first.address}/readyz`)).json()).toEqual({ ok: true });
  // Who may connect to it is given everything.
  expect(statSync(join(dataDir, 'backup.sock')).mode & 0o777).toBe(0o600);
  expect(statSync(dataDir).mode & 0o077).toBe(0);

  const second = await launch();
  expect(second.address).toBeUndefined();
  expect(second.server.exitCode).toBe(1);
  expect(second.errors()).toMatch(/^Another Candor is running on the data folder [^\n]+\n$/);

  const body = JSON.stringify({ name: 'Ana', email: 'ana@example.org', password: 'paper-lamp-42' });
  const headers = { 'content-type': 'application/json' };
  const made = await fetch(`${first.address}/api/register`, { method: 'POST', headers, body });
  expect(made.status).toBe(201);
  first.server.kill('SIGKILL');
  await once(first.server, 'close');

  const again = await launch();
  const known = await fetch(`${again.address}/api/login`, { method: 'POST', headers, body });
  expect(known.status).toBe(200);
  again.server.kill('SIGTERM');
  const [code] = await once(again.server, 'close');
  // A stop that takes too long ends with 1.
  expect(code).toBe(0);
});

it.each([
  [{ PORT: 'abc' }, /^Wrong configuration\. PORT: [^\n]+\n$/],
  [
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    /^The database of DATABASE_URL cannot be reached[^\n]*\n$/,
  ],
])('says in one line why it cannot start with %o', async (variables, line) => {
  const failed = await launch(variables);
  expect(failed.address).toBeUndefined();
  expect(failed.server.exitCode).toBe(1);
  expect(failed.errors()).toMatch(line);
});
