import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cvEndpoints } from '@candor/contracts/cv-endpoints';
import { apiScopes, actScope, type ApiScope } from '@candor/domain/account';
import { patience } from '@candor/testing';
import { aPerson, startTestApp, type TestApp } from '../platform/testing/index.ts';
import { aContactWithParts, aCv } from '../platform/testing/records.ts';
import { everythingOf } from './testing/everything-of.ts';
import { injections } from './testing/injections.data.ts';
import { anMcpClient, callTool } from './testing/mcp-client.ts';

// Each text is saved as an advert and read again.
vi.setConfig({ testTimeout: patience(60_000) });

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const everyScope = Object.keys(apiScopes) as ApiScope[];
const texts = injections.map(({ text }) => text);

/** A person whose CV, adverts and contact say all of it. */
async function aTargetedPerson() {
  const person = await aPerson(server);
  const cv = await aCv(server, person);
  const { json } = await server.ask({ method: 'GET', path: `/api/cv/${cv}`, as: person });
  const { version, document } = cvEndpoints.get.reply.schema.parse(json);
  const [job, ...others] = document.experience;
  const experience = [
    { ...job, bullets: texts.slice(0, 20) },
    ...others,
    { company: 'Elsewhere', bullets: texts.slice(20) },
  ];
  const body = { version, document: { ...document, experience } };
  const saved = await server.ask({ method: 'PUT', path: `/api/cv/${cv}`, as: person, body });
  expect(saved.status).toBe(200);
  const { contactId } = await aContactWithParts(server, person);
  const notes = { version: 2, notes: texts.join('\n') };
  await server.ask({ method: 'PUT', path: `/api/network/contacts/${contactId}`, as: person, body: notes });
  return { person, cv, contactId };
}

describe('instructions in what others wrote', () => {
  it('are forty', () => expect(new Set(texts).size).toBe(40));

  it('come back as data, word for word, and nothing is done', async () => {
    const { person, cv, contactId } = await aTargetedPerson();
    const client = await anMcpClient(server, person, everyScope);
    const jobs: string[] = [];
    for (const text of texts) {
      const { answer } = await callTool(client, 'save_job', {
        title: `Nurse ${jobs.length}`,
        advertText: text,
      });
      jobs.push(String(answer['id']));
    }
    const before = await everythingOf(server, person);
    const sent = server.mails.length;
    const fetching = vi.spyOn(globalThis, 'fetch');

    const { answer: read } = await callTool(client, 'read_document', { kind: 'cv', id: cv });
    const lines = String(read['lines']).split('\n');
    for (const text of texts) expect(lines.filter((line) => line.endsWith(`: ${text}`))).toHaveLength(1);
    expect((await callTool(client, 'read_contact', { id: contactId })).answer['notes']).toBe(
      texts.join('\n'),
    );
    for (const [at, id] of jobs.entries()) {
      expect((await callTool(client, 'read_job', { id })).answer['advert']).toBe(texts[at]);
      expect((await callTool(client, 'read_advert', { advert: texts[at] })).isError).toBe(false);
    }
    for (const id of ['list_documents', 'list_jobs', 'list_contacts', 'read_profile'])
      expect((await callTool(client, id, {})).isError).toBe(false);
    await callTool(client, 'match_job', { cvId: cv, advert: texts.join('\n') });
    await callTool(client, 'analyse_cv', { id: cv });

    expect(await everythingOf(server, person)).toEqual(before);
    expect(server.mails).toHaveLength(sent);
    expect(fetching).not.toHaveBeenCalled();
    fetching.mockRestore();
  });

  it('reach nothing, even where an assistant obeys, with a key that may not act', async () => {
    const { person, cv } = await aTargetedPerson();
    const client = await anMcpClient(
      server,
      person,
      everyScope.filter((scope) => scope !== actScope),
    );
    const before = await everythingOf(server, person);
    const outcomes = new Set<string>();
    for (const { call } of injections) {
      if (!call) continue;
      const own = (value: unknown) => (value === '*' ? cv : value);
      const given = Object.entries(call.given).map(([name, value]) => [name, own(value)]);
      const outcome = await callTool(client, call.tool, Object.fromEntries(given)).then(
        ({ isError }) => (isError ? 'refused' : `done: ${call.tool}`),
        (error: Error) => error.message.replace(call.tool, 'it'),
      );
      outcomes.add(outcome);
    }
    expect([...outcomes]).toEqual([expect.stringMatching(/it not found/i), 'refused']);
    expect(await everythingOf(server, person)).toEqual(before);
  });
});
