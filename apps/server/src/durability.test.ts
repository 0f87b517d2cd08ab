import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { patience } from '@candor/testing';
import { register } from '@candor/contracts/account';
import { generateCv, listCvs } from '@candor/contracts/cv';
import { userSubscription } from '@candor/contracts/billing';
import { freePort } from '@candor/testing/server';

// It starts and kills whole servers.
vi.setConfig({ testTimeout: patience(120_000), hookTimeout: patience(120_000) });

const kills = 3;
const dataDir = mkdtempSync(join(tmpdir(), 'candor-durability-'));
let port = 0;
let server: ChildProcess;

function launch(): ChildProcess {
  return spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'main.ts')],
    {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        LOG_LEVEL: 'fatal',
        RATE_LIMIT: 'off',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
}

async function call(
  path: string,
  token = '',
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function isReady(): Promise<boolean> {
  for (let tries = 0; tries < 2400; tries += 1) {
    if (server.exitCode !== null) return false;
    const answer = await call('/readyz').catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return false;
}

async function signUp(): Promise<string> {
  const answer = await call(register.path, '', {
    name: 'Maren Okafor',
    email: `maren-${crypto.randomUUID()}@example.org`,
    password: 'paper-lamp-durable-7',
  });
  return register.reply.schema.parse(await answer.json()).token;
}

/** Has CVs written one after another until the server is gone; gives the ids that were answered. */
async function writeUntilGone(token: string, answered: string[]): Promise<void> {
  for (;;) {
    try {
      const answer = await call(generateCv.path, token, generateCv.example.body, {
        'idempotency-key': crypto.randomUUID(),
      });
      if (!answer.ok) return;
      answered.push(generateCv.reply.schema.parse(await answer.json()).id);
    } catch {
      return;
    }
  }
}

beforeAll(async () => {
  port = await freePort();
  server = launch();
  if (!(await isReady())) throw new Error('the server did not start');
});

afterAll(async () => {
  if (server.exitCode === null) {
    server.kill('SIGKILL');
    await once(server, 'exit');
  }
  rmSync(dataDir, { recursive: true, force: true });
});

it('has every answered write after each kill, none twice, and counts what it keeps', async () => {
  for (let kill = 0; kill < kills; kill += 1) {
    const token = await signUp();
    const answered: string[] = [];
    const writing = writeUntilGone(token, answered);
    while (answered.length < 2 + kill) await new Promise((resolve) => setTimeout(resolve, 5));
    server.kill('SIGKILL');
    await once(server, 'exit');
    await writing;

    server = launch();
    expect(await isReady()).toBe(true);
    const stored = listCvs.reply.schema
      .parse(await (await call(listCvs.path, token)).json())
      .map((card) => card.id);
    expect(stored).toEqual(expect.arrayContaining(answered));
    // At most the one write whose answer was cut off may be there beside them.
    expect(stored.length - answered.length).toBeLessThanOrEqual(1);
    expect(new Set(stored).size).toBe(stored.length);
    const usage = userSubscription.reply.schema.parse(
      await (await call(userSubscription.path, token)).json(),
    );
    expect(usage.cvUsage).toBe(stored.length);
  }
});

it('refuses a second process on the same folder in one clear line, and the first goes on', async () => {
  const second = launch();
  let said = '';
  second.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = await once(second, 'exit');
  expect(code).toBe(1);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(said).toContain(dataDir);
  expect((await call('/healthz')).ok).toBe(true);
});

it('stops on SIGTERM within its grace, and starts again on the same data', async () => {
  server.kill('SIGTERM');
  const [code] = await once(server, 'exit');
  expect(code).toBe(0);
  server = launch();
  expect(await isReady()).toBe(true);
});
