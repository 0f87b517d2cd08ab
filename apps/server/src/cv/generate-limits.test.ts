import { afterAll, beforeAll, expect, it } from 'vitest';
import { userSubscription } from '@candor/contracts/billing';
import { generateCv } from '@candor/contracts/cv';
import { limitRules, type LimitName } from '../platform/limits.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ variables: { RATE_LIMIT: 'on' } });
});
afterAll(() => server.close());

const generate = (as: Person, address: string) =>
  server.ask({ method: 'POST', path: generateCv.path, body: generateCv.example.body, as, address });

async function spendAll(name: LimitName, key: string) {
  const { limits } = server.http.platform;
  for (let point = 0; point < limitRules[name].points; point += 1) await limits.spend(name, key);
}

async function usageOf(as: Person): Promise<number> {
  const answer = await server.ask({ method: 'GET', path: userSubscription.path, as });
  return userSubscription.reply.schema.parse(answer.json).cvUsage;
}

it.each([
  ['one person', 'writing', (ana: Person) => ana.id, '203.0.113.1'],
  ['one address', 'writing-address', () => '203.0.113.2', '203.0.113.2'],
] as const)(
  'writes so many CVs a minute for %s, and says when to come again',
  async (_whose, name, keyOf, address) => {
    const [ana, ben] = await Promise.all([aPerson(server), aPerson(server)]);
    await spendAll(name, keyOf(ana));
    const { status, headers, json } = await generate(ana, address);
    expect({ status, json }).toMatchObject({ status: 429, json: { code: 'too_often' } });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(await usageOf(ana)).toBe(0);
    expect((await generate(ben, '203.0.113.3')).status).toBe(200);
  },
);
