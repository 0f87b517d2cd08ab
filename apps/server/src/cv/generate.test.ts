import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateCv, generateEventSchema, getCv, listCvs } from '@candor/contracts/cv';
import { userSubscription } from '@candor/contracts/billing';
import { type Writer } from '@candor/domain/writing';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';

const { path, example, reply } = generateCv;
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

function generate(as: Person, change: object = {}, headers: Record<string, string> = {}, on = server) {
  return on.ask({ method: 'POST', path, body: { ...example.body, ...change }, as, headers });
}

async function usageOf(as: Person): Promise<number> {
  const answer = await server.ask({ method: 'GET', path: userSubscription.path, as });
  return userSubscription.reply.schema.parse(answer.json).cvUsage;
}

async function cardsOf(as: Person) {
  return listCvs.reply.schema.parse((await server.ask({ method: 'GET', path: listCvs.path, as })).json);
}

it('writes a CV, saves it with its facts and counts it', async () => {
  const ana = await aPerson(server);
  const { cv, id, facts } = reply.schema.parse((await generate(ana)).json);
  expect(cv).toContain('WORK EXPERIENCE');
  expect(facts).toMatchObject({ writer: 'built-in', settled: [] });
  const stored = await server.ask({ method: 'GET', path: getCv.path.replace(':id', id), as: ana });
  expect(getCv.reply.schema.parse(stored.json)).toMatchObject({
    generatedCv: cv,
    jobTitle: 'Registered Nurse',
    version: 1,
  });
  expect(await usageOf(ana)).toBe(1);
});

it('keeps the design of the form with the CV, and takes a later one over', async () => {
  const ana = await aPerson(server);
  const read = async (id: string) => {
    const { json } = await server.ask({ method: 'GET', path: getCv.path.replace(':id', id), as: ana });
    return getCv.reply.schema.parse(json);
  };
  const first = reply.schema.parse(
    (await generate(ana, { design: { accent: '#7a1f2b', language: 'de' } })).json,
  );
  expect(await read(first.id)).toMatchObject({ language: 'de', design: { accent: '#7a1f2b' } });
  await generate(ana, { design: { size: 0.9 }, replaces: { id: first.id, version: 1 } });
  expect(await read(first.id)).toMatchObject({ version: 2, design: { accent: null, size: 0.9 } });
});

it('streams its stages in order, at most 90 % until the text is there', async () => {
  const ana = await aPerson(server);
  const { text } = await generate(ana, {}, { accept: 'text/event-stream' });
  const events = [...text.matchAll(/^data: (.+)$/gm)].map((match) =>
    generateEventSchema.parse(JSON.parse(match[1] ?? '')),
  );
  const progress = events.flatMap((event) => (event.kind === 'stage' ? [event.progress] : []));
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(Math.max(...progress)).toBeLessThanOrEqual(90);
  expect(events.at(-1)?.kind).toBe('done');
});

it('never passes the limit under parallel calls, and usage equals successes', async () => {
  const ana = await aPerson(server);
  const answers = await Promise.all(Array.from({ length: 22 }, () => generate(ana)));
  const refused = answers.filter(({ status }) => status === 403);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(refused).toHaveLength(12);
  expect(refused[0]?.json).toMatchObject({
    code: 'plan_limit',
    error: "You've reached your free plan limit (10/10). Upgrade to create more CVs.",
  });
  expect(await usageOf(ana)).toBe(10);
  expect(await cardsOf(ana)).toHaveLength(10);
});

it('is not given back by deleting, and not spent by refusals', async () => {
  const ana = await aPerson(server);
  const { id } = reply.schema.parse((await generate(ana)).json);
  expect((await server.ask({ method: 'DELETE', path: `/api/cv/${id}`, as: ana })).status).toBe(204);
  expect((await generate(ana, { jobTitle: '' })).status).toBe(400);
  expect((await generate(ana, { isBrandFree: true })).json).toMatchObject({ code: 'plan_required' });
  expect(await usageOf(ana)).toBe(1);
  expect(await cardsOf(ana)).toEqual([]);
});

it('makes one CV of one request key, one after the other and at once', async () => {
  const ana = await aPerson(server);
  const key = { 'idempotency-key': 'click-1' };
  const [first, second] = await Promise.all([generate(ana, {}, key), generate(ana, {}, key)]);
  const third = await generate(ana, {}, key);
  const ids = [first, second, third].map(({ json }) => reply.schema.parse(json).id);
  expect(new Set(ids).size).toBe(1);
  expect(await usageOf(ana)).toBe(1);
  const ben = await aPerson(server);
  expect(reply.schema.parse((await generate(ben, {}, key)).json).id).not.toBe(ids[0]);
});

it('writes over the version that was read, and over no other', async () => {
  const ana = await aPerson(server);
  const { id } = reply.schema.parse((await generate(ana)).json);
  const again = reply.schema.parse(
    (await generate(ana, { jobTitle: 'Charge Nurse', replaces: { id, version: 1 } })).json,
  );
  expect(again).toMatchObject({ id, version: 2 });
  const stale = await generate(ana, { replaces: { id, version: 1 } });
  expect(stale).toMatchObject({
    status: 409,
    json: { details: { current: { version: 2, jobTitle: 'Charge Nurse' } } },
  });
  const ben = await aPerson(server);
  expect((await generate(ben, { replaces: { id, version: 2 } })).status).toBe(404);
  expect(await usageOf(ana)).toBe(2);
});

it('stores and counts nothing when writing fails', async () => {
  const writer: Writer = {
    // oxlint-disable-next-line require-yield -- it fails before its first event
    async *writeCv() {
      throw new Error('no ink');
    },
  };
  const broken = await startTestApp({ writer });
  const ana = await aPerson(broken);
  const answer = await generate(ana, {}, {}, broken);
  expect(answer.status).toBe(500);
  expect(answer.text).not.toContain('no ink');
  expect(await usageOf(ana)).toBe(0);
  await broken.close();
});

const hostile = {
  fullName: `${'Wolfeschlegelsteinhausenbergerdorff'.repeat(2).slice(0, 60)} 王小明 محمد 👩🏽‍⚕️`,
  summary: '<script>alert(1)</script> #set text(red) $x$ `code` {{7*7}} __proto__',
};

it('keeps what was typed as it was typed, and breaks on nothing', async () => {
  const ana = await aPerson(server);
  const change = {
    personalInfo: {
      fullName: hostile.fullName,
      email: 'ana@example.org',
      phone: 'nul\u0000 and lone \ud800',
      location: '',
    },
    summary: hostile.summary,
    experience: [
      {
        company: '<b>Acme</b>',
        position: '*Cook*',
        duration: '2019 - 2021',
        description: 'Cooked 40 meals a day. '.repeat(1200),
      },
    ],
    skills: Array.from({ length: 300 }, (_, at) => `Skill number ${at}`),
  };
  const { id, document } = reply.schema.parse((await generate(ana, change)).json);
  expect(document.basics.name).toBe(hostile.fullName);
  expect(document.summary).toContain('<script>alert(1)</script> #set text(red) $x$ `code` {{7*7}} __proto__');
  expect(document.experience[0]?.company).toBe('<b>Acme</b>');
  expect(document.skills).toHaveLength(300);
  for (const format of ['pdf', 'docx', 'html', 'txt']) {
    const answer = await server.ask({
      method: 'GET',
      path: `/api/cv/${id}/export?format=${format}`,
      as: ana,
    });
    expect(answer.status).toBe(200);
  }
  const html = await server.ask({ method: 'GET', path: `/api/cv/${id}/export?format=html`, as: ana });
  expect(html.text).toContain('&lt;script&gt;');
  expect(html.text).not.toContain('<script>alert');
});

it.each(['nope', 'constructor', ''])('refuses the template “%s” and stores no CV', async (template) => {
  const ana = await aPerson(server);
  expect((await generate(ana, { template })).status).toBe(400);
  expect(await cardsOf(ana)).toEqual([]);
});
