import { afterAll, expect, it, vi } from 'vitest';
import { patience, tries } from '@candor/testing';
import { register } from '@candor/contracts/account';
import { generateCv, listCvs } from '@candor/contracts/cv';
import { userSubscription } from '@candor/contracts/billing';
import { freePort, newDataFolder, startCandor, type CandorServer } from '@candor/testing/server';

// It starts and kills whole servers.
vi.setConfig({ testTimeout: patience(120_000), hookTimeout: patience(120_000) });

const kills = tries(1, 3);
let server: CandorServer | undefined;
afterAll(async () => {
  await server?.kill();
  server?.forget();
});

async function call(
  url: string,
  token = '',
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function signUp(url: string): Promise<string> {
  const answer = await call(url + register.path, '', {
    name: 'Maren Okafor',
    email: `maren-${crypto.randomUUID()}@example.org`,
    password: 'paper-lamp-durable-7',
  });
  return register.reply.schema.parse(await answer.json()).token;
}

/** Has CVs written one after another until the server is gone; gives the ids that were answered. */
async function writeUntilGone(url: string, token: string, answered: string[]): Promise<void> {
  for (;;) {
    try {
      const answer = await call(url + generateCv.path, token, generateCv.example.body, {
        'idempotency-key': crypto.randomUUID(),
      });
      if (!answer.ok) return;
      answered.push(generateCv.reply.schema.parse(await answer.json()).id);
    } catch {
      return;
    }
  }
}

it('has every answered write after each kill, none twice, and counts what it keeps', async () => {
  const started = { port: await freePort(), dataDir: await newDataFolder(), env: { RATE_LIMIT: 'off' } };
  server = await startCandor(started);
  const { url } = server;
  for (let kill = 0; kill < kills; kill += 1) {
    const token = await signUp(url);
    const answered: string[] = [];
    const writing = writeUntilGone(url, token, answered);
    while (answered.length < 2 + kill) await new Promise((resolve) => setTimeout(resolve, 5));
    await server.kill();
    await writing;

    server = await startCandor(started);
    const stored = listCvs.reply.schema
      .parse(await (await call(url + listCvs.path, token)).json())
      .map((card) => card.id);
    expect(stored).toEqual(expect.arrayContaining(answered));
    // At most the one write whose answer was cut off may be there beside them.
    expect(stored.length - answered.length).toBeLessThanOrEqual(1);
    expect(new Set(stored).size).toBe(stored.length);
    const usage = userSubscription.reply.schema.parse(
      await (await call(url + userSubscription.path, token)).json(),
    );
    expect(usage.cvUsage).toBe(stored.length);
  }
});
