import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cvSchema } from '@candor/contracts/cv';
import { apiScopes, type ApiScope } from '@candor/domain/account';
import { actingTools } from '../tools/index.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { aContactWithParts, aCv } from '../platform/testing/records.ts';
import { anMcpClient, callTool } from './testing/mcp-client.ts';
import { aProgram, connected } from './testing/oauth-program.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const scopes = Object.keys(apiScopes) as ApiScope[];
const tools = actingTools.map(({ id }) => id);

/** A person with a CV and a contact, and a program of theirs. */
async function aStart(connect: (person: Person) => Promise<Client>) {
  const person = await aPerson(server);
  const cv = await aCv(server, person);
  const { id: contact = '' } = await aContactWithParts(server, person);
  return { person, cv, contact, client: await connect(person) };
}

const ways: [string, (person: Person) => Promise<Client>][] = [
  ['by a key', (person) => anMcpClient(server, person, scopes)],
  ['by OAuth', (person) => connected(server, person, aProgram(server), { scopes, tools })],
];

/** What a program asks its model first: the prompt, with what the person chose in it. */
async function promptOf(client: Client, name: string, given: Record<string, string> = {}): Promise<string> {
  const { messages } = await client.getPrompt({ name, arguments: given });
  return JSON.stringify(messages);
}

describe.each(ways)('a program that is let in %s', (_way, connect) => {
  it('improves a CV: reads it, checks it, and proposes a line that waits for its person', async () => {
    const { person, cv, client } = await aStart(connect);
    expect(await promptOf(client, 'improve_cv', { cv_id: cv })).toContain(cv);
    expect((await callTool(client, 'analyse_cv', { id: cv })).isError).toBe(false);
    const { text } = await callTool(client, 'read_document', { kind: 'cv', id: cv });
    expect(text).toContain('Registered Nurse');
    const edits = [{ path: 'basics.headline', was: 'Registered Nurse', lines: ['Nurse'] }];
    expect((await callTool(client, 'propose_edits', { kind: 'cv', id: cv, edits })).isError).toBe(false);
    const { json } = await server.ask({ method: 'GET', path: `/api/cv/${cv}`, as: person });
    const { document, proposal } = cvSchema.parse(json);
    expect([document.basics.headline, proposal?.document.basics.headline]).toEqual([
      'Registered Nurse',
      'Nurse',
    ]);
  });

  it('fits a CV to a job: saves the advert, matches, copies and moves on', async () => {
    const { cv, client } = await aStart(connect);
    const advertText =
      'Charge Nurse\nSeton Northwest Hospital, Austin\nRequirements:\n- Triage\n- Wound care\n- Two years of acute care';
    const { answer: saved } = await callTool(client, 'save_job', { advertText });
    const job = String(saved['id']);
    expect(await promptOf(client, 'fit_cv_to_job', { cv_id: cv, job_id: job })).toContain(job);
    const { answer: matched } = await callTool(client, 'match_job', { cvId: cv, jobId: job });
    expect(matched['demands']).toEqual(
      expect.arrayContaining([expect.objectContaining({ asks: 'Wound care' })]),
    );
    const copied = await callTool(client, 'copy_document', { kind: 'cv', id: cv, title: 'For Seton' });
    expect(copied.isError).toBe(false);
    expect((await callTool(client, 'move_job', { id: job, to: 'applied' })).isError).toBe(false);
    const { answer } = await callTool(client, 'read_job', { id: job });
    expect(answer).toMatchObject({ stage: 'applied' });
  });

  it('plans a week: reads the board and the people, adds a task and notes a call', async () => {
    const { contact, client } = await aStart(connect);
    expect(await promptOf(client, 'plan_week')).toContain('list_jobs');
    const { answer: saved } = await callTool(client, 'save_job', { title: 'Nurse', company: 'Seton' });
    const task = { jobId: String(saved['id']), title: 'Call the ward', dueOn: '2026-12-01' };
    expect((await callTool(client, 'add_task', task)).isError).toBe(false);
    expect((await callTool(client, 'list_jobs', {})).answer).toMatchObject({
      jobs: [{ next: expect.stringContaining('Call the ward') }],
    });
    expect((await callTool(client, 'list_contacts', {})).answer).toMatchObject({
      contacts: [{ id: contact }],
    });
  });
});
