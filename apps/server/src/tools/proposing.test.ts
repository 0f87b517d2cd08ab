import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiKey } from '@candor/contracts/api-keys';
import { cvEndpoints } from '@candor/contracts/cv-endpoints';
import { letterEndpoints } from '@candor/contracts/letter-endpoints';
import { apiScopes, type ApiScope } from '@candor/domain/account';
import { cvRules } from '@candor/domain/documents';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { aContactWithParts, aCv, anApplication } from '../platform/testing/records.ts';
import { anMcpClient, callTool } from '../mcp/testing/mcp-client.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const everyScope = Object.keys(apiScopes) as ApiScope[];
const clientOf = (person: Person) => anMcpClient(server, person, everyScope);

async function cvOf(person: Person, id: string) {
  const { json } = await server.ask({ method: 'GET', path: `/api/cv/${id}`, as: person });
  return cvEndpoints.get.reply.schema.parse(json);
}

/** A CV of two posts, and its lines. */
async function aCvOfTwoPosts(person: Person) {
  const id = await aCv(server, person);
  const { version, document } = await cvOf(person, id);
  const experience = [
    ...document.experience,
    { company: 'Brackenridge', position: 'Nurse', bullets: ['Ran triage', 'Dressed wounds'] },
  ];
  const body = { version, document: { ...document, experience } };
  await server.ask({ method: 'PUT', path: `/api/cv/${id}`, as: person, body });
  return id;
}

it('proposes another order of entries and lines, which waits; the CV stays', async () => {
  const ana = await aPerson(server);
  const id = await aCvOfTwoPosts(ana);
  const before = await cvOf(ana, id);
  const moves = [
    { path: 'experience.1', to: 0 },
    { path: 'experience.0.bullets.1', to: 0 },
  ];
  const client = await clientOf(ana);
  expect(await callTool(client, 'propose_order', { kind: 'cv', id, moves })).toMatchObject({
    isError: false,
  });
  const after = await cvOf(ana, id);
  expect(after.document).toEqual(before.document);
  const waiting = after.proposal && cvRules.lines(after.proposal.document);
  expect(waiting?.get('experience.0.company')).toBe('Brackenridge');
  expect(waiting?.get('experience.0.bullets.0')).toBe('Dressed wounds');
  for (const move of [
    { path: 'experience.7', to: 0 },
    { path: 'basics.headline', to: 0 },
    { path: 'experience.0', to: 9 },
  ]) {
    const refused = await callTool(client, 'propose_order', { kind: 'cv', id, moves: [move] });
    expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('nothing to move') });
  }
});

it('changes layout, order of sections and what is left off the page, and no word', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  const before = await cvOf(ana, id);
  const look = { cvId: id, layout: 'modern', order: ['skills', 'experience'], hidden: ['education'] };
  expect(await callTool(await clientOf(ana), 'change_look', look)).toMatchObject({ isError: false });
  const { template, design, document } = await cvOf(ana, id);
  expect({ template, ...design.sections }).toMatchObject({
    template: 'modern',
    order: ['skills', 'experience'],
    hidden: ['education'],
  });
  expect(document).toEqual(before.document);
});

it('copies a CV for a job with what it proposes waiting on the copy', async () => {
  const ana = await aPerson(server);
  const cvId = await aCv(server, ana);
  const jobId = await anApplication(server, ana);
  const edits = [{ path: 'basics.headline', was: 'Registered Nurse', lines: ['Nurse'] }];
  const made = await callTool(await clientOf(ana), 'create_tailored_cv', { cvId, jobId, edits });
  expect(made).toMatchObject({ isError: false, answer: { waiting: expect.stringContaining('Nurse') } });
  const copy = await cvOf(ana, String(made.answer['id']));
  expect(copy.document.basics.headline).toBe('Registered Nurse');
  expect(copy.proposal?.document.basics.headline).toBe('Nurse');
  expect((await cvOf(ana, cvId)).proposal).toBeNull();
});

it('saves a letter of what the person has said, and refuses what nobody said', async () => {
  const ana = await aPerson(server);
  const cvId = await aCv(server, ana);
  const jobId = await anApplication(server, ana);
  const client = await clientOf(ana);
  const letter = { title: 'Ward nurse', cvId, jobId };
  const invented = await callTool(client, 'create_letter', {
    ...letter,
    paragraphs: ['I am applying for this post.', 'I cut falls by 45 % at Mayo Clinic.'],
  });
  expect(invented).toMatchObject({ isError: true, text: expect.stringMatching(/paragraphs\.1: Nothing/) });
  const paragraphs = ['I look after 6 patients a shift on a 32-bed ward.'];
  const { answer } = await callTool(client, 'create_letter', { ...letter, paragraphs });
  const path = `/api/letter/${String(answer['id'])}`;
  const { json } = await server.ask({ method: 'GET', path, as: ana });
  const { document, request } = letterEndpoints.get.reply.schema.parse(json);
  expect(document.paragraphs).toEqual(paragraphs);
  expect(document.signature).toBe('Ana Ruiz');
  expect(request.companyName).not.toBe('');
});

it('judges a message to a contact, and sends nothing', async () => {
  const ana = await aPerson(server);
  const { id: contactId } = await aContactWithParts(server, ana);
  const client = await clientOf(ana);
  const sent = server.mails.length;
  const good = await callTool(client, 'propose_message', { contactId, text: 'Thank you for your time.' });
  expect(good).toMatchObject({ isError: false, answer: { text: 'Thank you for your time.' } });
  const text = 'As I told you, I raised 40,000 dollars for the hospice.';
  expect(await callTool(client, 'propose_message', { contactId, text })).toMatchObject({ isError: true });
  expect(server.mails).toHaveLength(sent);
});

it('says where a file is, and a key of the same scope gets it there', async () => {
  const ana = await aPerson(server);
  const id = await aCv(server, ana);
  const { answer } = await callTool(await clientOf(ana), 'export_file', { kind: 'cv', id, format: 'txt' });
  const { path, example } = createApiKey;
  const body = { ...example.body, scopes: ['documents:read'], currentPassword: ana.password };
  const made = await server.ask({ method: 'POST', path, as: ana, body });
  const { secret } = createApiKey.reply.schema.parse(made.json);
  const file = await server.ask({ method: 'GET', path: String(answer['address']), as: { token: secret } });
  expect(file.status).toBe(200);
  expect(file.text).toContain('Ana Ruiz');
});
