import { afterAll, beforeAll, expect, it } from 'vitest';
import { analyzeCv, judgeRequirement } from '@candor/contracts/optimizer';
import { cvAnalysisSchema } from '@candor/domain/optimizer';
import { aDocument } from '@candor/testing';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const line = 'In charge of 2 apprentices';
const document = aDocument({
  experience: [{ company: 'Forth Electrical', position: 'Electrician', bullets: [line] }],
});
const jobDescription = 'Electrician\nRequirements:\n- Supervising apprentices\n- PLC programming';

async function supervising(as: Person) {
  const { json } = await server.ask({
    method: 'POST',
    path: analyzeCv.path,
    body: { document, jobDescription },
    as,
  });
  const { match } = cvAnalysisSchema.parse(json);
  return match?.requirements.find(({ quote }) => quote === 'Supervising apprentices');
}
const say = (as: Person, body: object) =>
  server.ask({ method: judgeRequirement.method, path: judgeRequirement.path, body, as });

it('asks whether a near line answers, and keeps what its person says, for them alone', async () => {
  const [ana, ben] = [await aPerson(server), await aPerson(server)];
  const asked = await supervising(ana);
  expect(asked).toMatchObject({ state: 'maybe', answers: [], near: [line] });
  const answer = { demand: asked?.key ?? '', line };

  expect((await say(ana, { ...answer, isAnswer: true })).status).toBe(204);
  expect(await supervising(ana)).toMatchObject({ state: 'met', answers: [{ quote: line }] });
  expect((await supervising(ben))?.state).toBe('maybe');

  expect((await say(ana, { ...answer, isAnswer: false })).status).toBe(204);
  expect(await supervising(ana)).toMatchObject({ state: 'maybe', answers: [], near: [] });

  expect((await say(ana, { ...answer, isAnswer: null })).status).toBe(204);
  expect((await supervising(ana))?.state).toBe('maybe');
});

it('takes a line that nothing led to for an answer once its person says so', async () => {
  const ana = await aPerson(server);
  const find = async () => {
    const { json } = await server.ask({
      method: 'POST',
      path: analyzeCv.path,
      body: { document, jobDescription },
      as: ana,
    });
    return cvAnalysisSchema.parse(json).match?.requirements.find(({ quote }) => quote === 'PLC programming');
  };
  const asked = await find();
  expect(asked?.state).toBe('maybe');
  await say(ana, { demand: asked?.key, line: '', isAnswer: false });
  expect(await find()).toMatchObject({ state: 'open', note: 'You said that you don’t have this.' });
  await say(ana, { demand: asked?.key, line, isAnswer: true });
  expect(await find()).toMatchObject({ state: 'met', answers: [{ quote: line }] });
});

it('refuses words longer than a demand or a line', async () => {
  const ana = await aPerson(server);
  expect((await say(ana, { demand: 'x'.repeat(201), line, isAnswer: true })).status).toBe(400);
  expect((await say(ana, { demand: 'x', line: 'x'.repeat(401), isAnswer: true })).status).toBe(400);
});
