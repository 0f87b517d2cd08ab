import { afterAll, beforeAll, expect, it } from 'vitest';
import { generateCv } from '@candor/contracts/cv';
import { aPerson, startTestApp, type TestApp } from '../platform/testing/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const find = async (query: string) =>
  server.ask({ method: 'GET', path: `/api/occupations?${query}`, as: await aPerson(server) });

it('finds the occupation of a title, and as many others as asked for', async () => {
  const { status, json } = await find('title=staff+nurse&country=gb&limit=1');
  expect(status).toBe(200);
  expect(json).toMatchObject({ matches: [{ code: '29-1141.00', title: 'Registered Nurses' }] });
  const { matches } = (await find('title=teacher&limit=6')).json as { matches: { confidence: number }[] };
  expect(matches).toHaveLength(6);
  const confidences = matches.map(({ confidence }) => confidence);
  expect(confidences).toEqual(confidences.toSorted((a, b) => b - a));
});

it('finds none for what is no job', async () => {
  expect((await find('title=%F0%9F%9A%80%F0%9F%9A%80')).json).toEqual({ matches: [] });
});

it('refuses an empty title and one without end', async () => {
  expect((await find('title=')).status).toBe(400);
  expect((await find(`title=${'x'.repeat(501)}`)).status).toBe(400);
});

it("orders what a title means by the skills of the person's own CV", async () => {
  const [ana, ben] = [await aPerson(server), await aPerson(server)];
  const { path, example, reply } = generateCv;
  const skills = ['Circuit breakers', 'MATLAB', 'Electrical wiring', 'PLC programming'];
  const body = { ...example.body, jobTitle: 'Engineer', experience: [], skills };
  const made = await server.ask({ method: 'POST', path, body, as: ana });
  const { id } = reply.schema.parse(made.json);
  const ask = (query: string, as: typeof ana) =>
    server.ask({ method: 'GET', path: `/api/occupations?title=engineer&limit=1${query}`, as });
  expect((await ask(`&cvId=${id}`, ana)).json).toMatchObject({ matches: [{ code: '17-2071.00' }] });
  expect((await ask('', ana)).json).toMatchObject({ matches: [{ code: '17-2051.00' }] });
  expect((await ask(`&cvId=${id}`, ben)).status).toBe(404);
});
