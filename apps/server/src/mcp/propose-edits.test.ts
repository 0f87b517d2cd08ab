import { afterAll, beforeAll, expect, it } from 'vitest';
import { cvEndpoints } from '@candor/contracts/cv-endpoints';
import { generateCv } from '@candor/contracts/cv';
import { letterEndpoints } from '@candor/contracts/letter-endpoints';
import { cvRules, letterRules } from '@candor/domain/documents';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { aCv, aLetter } from '../platform/testing/records.ts';
import { anMcpClient, callTool } from './testing/mcp-client.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function read(as: Person, id: string) {
  return cvEndpoints.get.reply.schema.parse(
    (await server.ask({ method: 'GET', path: `/api/cv/${id}`, as })).json,
  );
}
const clientOf = (person: Person) => anMcpClient(server, person, ['documents:read', 'documents:write']);

it('keeps the CV as it is until its person takes what was proposed; more is added to what waits', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  const before = await read(ana, id);
  const lines = cvRules.lines(before.document);
  const client = await clientOf(ana);
  const propose = (path: string, was: string, ...words: string[]) =>
    callTool(client, 'propose_edits', { kind: 'cv', id, edits: [{ path, was, lines: words }] });

  const bullet = 'experience.0.bullets.0';
  const bulletText = lines.get(bullet) ?? '';
  const first = await propose(bullet, bulletText, 'Cared for 6 patients a shift on a 32-bed ward');
  expect(first).toMatchObject({
    isError: false,
    answer: { waiting: expect.stringContaining('Cared for 6 patients') },
  });
  const { proposal: _, hasProposal: __, ...same } = before;
  expect(await read(ana, id)).toMatchObject({ ...same, hasProposal: true });

  // The words that it names are those that wait.
  expect(await propose(bullet, bulletText, 'Cared for patients')).toMatchObject({
    isError: true,
    text: expect.stringMatching(/This line says/),
  });
  await propose('basics.headline', 'Registered Nurse', 'Nurse');
  const waiting = await read(ana, id);
  expect(waiting.version).toBe(before.version);
  const body = { version: waiting.version, document: waiting.proposal?.document };
  const taken = await server.ask({ method: 'POST', path: `/api/cv/${id}/proposal`, as: ana, body });
  const now = cvEndpoints.takeProposal.reply.schema.parse(taken.json);
  expect(now).toMatchObject({ version: before.version + 1, proposal: null, targetRole: before.targetRole });
  expect(cvRules.lines(now.document).get(bullet)).toBe('Cared for 6 patients a shift on a 32-bed ward');
  expect(now.document.basics.headline).toBe('Nurse');
  const { json: versions } = await server.ask({ method: 'GET', path: `/api/cv/${id}/versions`, as: ana });
  expect(versions).toMatchObject([{ change: expect.stringMatching(/^Proposed by an assistant/) }, {}]);
});

it('refuses what the person never said, all of it, and says what', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  const lines = cvRules.lines((await read(ana, id)).document);
  const bullet = 'experience.0.bullets.0';
  const edits = [
    { path: 'basics.headline', was: 'Registered Nurse', lines: ['Nurse'] },
    { path: bullet, was: lines.get(bullet) ?? '', lines: ['Cut falls by 45% on a 32-bed ward'] },
  ];
  const client = await clientOf(ana);
  const refused = await callTool(client, 'propose_edits', { kind: 'cv', id, edits });
  expect(refused.isError).toBe(true);
  expect(refused.text).toMatch(/edits\.1: Nothing that the person said gives “45/);
  expect((await read(ana, id)).proposal).toBeNull();
});

it('does not take the place of what was generated from the form', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  const { method, path, example } = generateCv;
  const more = { ...example.body, skills: [...example.body.skills, 'Wound care'] };
  const replaces = { id, version: 1, isProposal: true };
  await server.ask({ method, path, as: ana, body: { ...more, replaces } });
  const { proposal } = await read(ana, id);
  expect(proposal).not.toBeNull();
  const edits = [{ path: 'basics.headline', was: 'Registered Nurse', lines: ['Nurse'] }];
  const answer = await callTool(await clientOf(ana), 'propose_edits', { kind: 'cv', id, edits });
  expect(answer).toMatchObject({ isError: true, text: expect.stringMatching(/Only the person can choose/) });
  expect((await read(ana, id)).proposal).toEqual(proposal);
});

it('proposes for letters by what the form says too', async () => {
  const ana = await aPerson(server);
  const id = await aLetter(server, ana);
  const get = async () => {
    const { json } = await server.ask({ method: 'GET', path: `/api/letter/${id}`, as: ana });
    return letterEndpoints.get.reply.schema.parse(json);
  };
  const { document } = await get();
  const [first = ''] = document.paragraphs;
  const words = 'I trained on the surgical ward, and I want to come back to it.';
  const edits = [{ path: 'paragraphs.0', was: first, lines: [words] }];
  const client = await clientOf(ana);
  expect(await callTool(client, 'propose_edits', { kind: 'letter', id, edits })).toMatchObject({
    isError: false,
  });
  const after = await get();
  expect(after.document).toEqual(document);
  expect(after.proposal && letterRules.lines(after.proposal.document).get('paragraphs.0')).toBe(words);
});
