import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@modelcontextprotocol/client';
import { apiScopes, type ApiScope } from '@candor/domain/account';
import { allTools, scopesOf, type Tool } from '../tools/index.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import {
  aContactWithParts,
  aCv,
  aLetter,
  anApiKey,
  anApplication,
  aRoadmap,
} from '../platform/testing/records.ts';
import { anMcpClient, callTool } from './testing/mcp-client.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const everyScope = Object.keys(apiScopes) as ApiScope[];
const OUT_OF_SCOPE = /isn’t allowed to do this/;

/** A person with a record of each kind, and the arguments of tools that take its ids. */
async function aBusyPerson() {
  const person = await aPerson(server);
  const cv = await aCv(server, person);
  const letter = await aLetter(server, person);
  const job = await anApplication(server, person);
  const { id: contact } = await aContactWithParts(server, person);
  const roadmap = await aRoadmap(server, person);
  return { person, cv, letter, job, contact, roadmap };
}

type BusyPerson = Awaited<ReturnType<typeof aBusyPerson>>;

/** The example of a tool with ids of that person in it. */
function argumentsOf({ id, example }: Tool, { cv, letter, job, contact, roadmap }: BusyPerson) {
  const ids: Record<string, string> = { cvId: cv, jobId: job, contactId: contact, roadmapId: roadmap };
  const byTool: Record<string, string> = { read_job: job, move_job: job, read_contact: contact };
  const own = byTool[id] ?? (example['kind'] === 'letter' ? letter : cv);
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, name === 'id' ? own : (ids[name] ?? value)]),
  );
}

/** All that a person has, but that something waits for them. */
const everythingOf = async (person: Person) => {
  const paths = [
    '/api/my-cvs',
    '/api/my-letters',
    '/api/applications',
    '/api/network/contacts',
    '/api/profile-cv',
    '/api/roadmaps',
  ];
  const read = async (path: string): Promise<unknown> => {
    const { json } = await server.ask({ method: 'GET', path, as: person });
    return JSON.parse(
      JSON.stringify(json, (key, value: unknown) => (key === 'hasProposal' ? undefined : value)),
    );
  };
  return Promise.all(paths.map(read));
};

describe('who may call', () => {
  it('takes API keys alone, one message at a time, and no pages of other sites', async () => {
    const person = await aPerson(server);
    const { secret } = await anApiKey(server, person, ['documents:read']);
    const body = { jsonrpc: '2.0', id: 1, method: 'ping' };
    const headers = { accept: 'application/json, text/event-stream' };
    const ask = (more: object) => server.ask({ method: 'POST', path: '/mcp', body, headers, ...more });
    expect((await ask({})).status).toBe(401);
    expect((await ask({ as: person })).status).toBe(401);
    expect((await ask({ as: { token: `cdr_${'x'.repeat(43)}` } })).status).toBe(401);
    expect((await ask({ as: { token: secret } })).status).toBe(200);
    expect((await ask({ as: { token: secret }, body: [body, body] })).status).toBe(400);
    const origin = { ...headers, origin: 'https://elsewhere.example' };
    expect((await ask({ as: { token: secret }, headers: origin })).status).toBe(403);
    expect((await server.ask({ method: 'GET', path: '/mcp', as: { token: secret } })).status).toBe(405);
  });

  it('counts each message among the calls of its person', async () => {
    const limited = await startTestApp({ variables: { RATE_LIMIT: 'on' } });
    const person = await aPerson(limited);
    const { secret } = await anApiKey(limited, person, ['documents:read']);
    const { limits } = limited.http.platform;
    const before = await limits.count('calls', person.id);
    const body = { jsonrpc: '2.0', id: 1, method: 'ping' };
    await limited.ask({ method: 'POST', path: '/mcp', body, as: { token: secret } });
    expect(await limits.count('calls', person.id)).toBe(before + 1);
    await limited.close();
  });
});

describe('what a key may do', () => {
  const needed = everyScope.filter((scope) => allTools.some((tool) => scopesOf(tool).includes(scope)));
  let nobodyChanges: Promise<BusyPerson> | undefined;
  it.each(needed)('a key with every scope but %s opens no tool that needs it', async (missing) => {
    const busy = await (nobodyChanges ??= aBusyPerson());
    const before = await everythingOf(busy.person);
    const others = everyScope.filter((scope) => scope !== missing);
    const client = await anMcpClient(server, busy.person, others);
    for (const tool of allTools.filter((one) => scopesOf(one).includes(missing))) {
      const { isError, text } = await callTool(client, tool.id, argumentsOf(tool, busy));
      expect([tool.id, isError, text]).toEqual([tool.id, true, expect.stringMatching(OUT_OF_SCOPE)]);
    }
    expect(await everythingOf(busy.person)).toEqual(before);
  });

  it('every tool answers a key with its scopes alone; only those that act change what is there', async () => {
    const busy = await aBusyPerson();
    const profile = { version: 0, document: { basics: { name: 'Ana Ruiz' } } };
    await server.ask({ method: 'PUT', path: '/api/profile-cv', as: busy.person, body: profile });
    const clients = new Map<string, Client>();
    for (const tool of allTools) {
      const scopes = scopesOf(tool);
      const client = clients.get(scopes.join()) ?? (await anMcpClient(server, busy.person, scopes));
      clients.set(scopes.join(), client);
      const before = await everythingOf(busy.person);
      expect([tool.id, await callTool(client, tool.id, argumentsOf(tool, busy))]).toMatchObject([
        tool.id,
        { isError: false },
      ]);
      const isSame = isDeepStrictEqual(await everythingOf(busy.person), before);
      expect([tool.id, isSame]).toEqual([tool.id, tool.effect !== 'acts']);
    }
  });

  it('another’s ids, and what are none, are not found', async () => {
    const busy = await aBusyPerson();
    const stranger = await aPerson(server);
    const client = await anMcpClient(server, stranger, everyScope);
    const takesId = allTools.filter(({ example }) =>
      Object.keys(example).some((name) => /^id$|Id$/.test(name)),
    );
    expect(takesId.length).toBeGreaterThan(8);
    const hostile = ['../../api-keys', "' or 1=1 --", '__proto__', 'x'.repeat(100), '\u0000', ''];
    for (const tool of takesId) {
      const own = argumentsOf(tool, busy);
      expect(await callTool(client, tool.id, own)).toMatchObject({
        isError: true,
        text: expect.stringContaining('could not be found'),
      });
      for (const id of hostile) {
        const given = Object.entries(own).map(([name, value]) => [name, /^id$|Id$/.test(name) ? id : value]);
        const { isError, text } = await callTool(client, tool.id, Object.fromEntries(given));
        expect([tool.id, id, isError, text]).toEqual([
          tool.id,
          id,
          true,
          expect.stringContaining('could not be found'),
        ]);
      }
    }
  });
});

describe('what is answered', () => {
  it('lists all tools in fewer than 5,000 tokens, and none that deletes', async () => {
    const client = await anMcpClient(server, await aPerson(server), ['documents:read']);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(allTools.map(({ id }) => id));
    expect(JSON.stringify(tools).length / 4).toBeLessThan(5_000);
    for (const { annotations, name } of tools) {
      expect(annotations?.destructiveHint).toBe(false);
      expect(name).not.toMatch(/delete|remove|purge|trash/);
    }
  });

  it('answers a CV of two pages in fewer than 2,000 tokens, of four characters each', async () => {
    const person = await aPerson(server);
    const id = await aCv(server, person);
    const words =
      'Checked the medication of every patient with the pharmacist before each round on the ward, and noted';
    const experience = Array.from({ length: 5 }, (_, job) => ({
      company: `Seton Medical Center ${job}`,
      position: 'Staff Nurse',
      location: 'Austin, TX',
      start: '2019-03',
      end: '2020-04',
      bullets: Array.from({ length: 7 }, (_, nth) => `${words} ${job} ${nth}`),
    }));
    const skills = Array.from({ length: 16 }, (_, nth) => ({ name: `Wound care ${nth}`, group: '' }));
    const document = {
      basics: { name: 'Ana Ruiz', headline: 'Registered Nurse' },
      summary: words,
      experience,
      skills,
    };
    await server.ask({ method: 'PUT', path: `/api/cv/${id}`, as: person, body: { version: 1, document } });
    const drawn = await server.ask({ method: 'POST', path: '/api/preview', as: person, body: { document } });
    expect(drawn.json).toMatchObject({ fit: { pages: 2 } });
    const client = await anMcpClient(server, person, ['documents:read']);
    const { text } = await callTool(client, 'read_document', { kind: 'cv', id });
    expect(text).toContain(`${words} 4 6`);
    expect(text.length / 4).toBeLessThan(2_000);
  });

  it('gives documents as text, PDF and JSON Resume, and not those of others', async () => {
    const { person, cv, letter } = await aBusyPerson();
    const client = await anMcpClient(server, person, ['documents:read']);
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri).toSorted()).toEqual(
      [
        `candor://cv/${cv}/json-resume`,
        `candor://cv/${cv}/pdf`,
        `candor://cv/${cv}/text`,
        `candor://letter/${letter}/pdf`,
        `candor://letter/${letter}/text`,
      ].toSorted(),
    );
    const read = async (from: Client, uri: string) => {
      const [content] = (await from.readResource({ uri })).contents;
      return content && 'text' in content ? content.text : '';
    };
    expect(await read(client, `candor://cv/${cv}/text`)).toContain('Ana Ruiz');
    expect(JSON.parse(await read(client, `candor://cv/${cv}/json-resume`))).toMatchObject({
      basics: { name: 'Ana Ruiz' },
    });
    for (const uri of [`candor://cv/${cv}/pdf`, `candor://letter/${letter}/pdf`]) {
      const [content] = (await client.readResource({ uri })).contents;
      const blob = content && 'blob' in content ? content.blob : '';
      expect(Buffer.from(blob, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    }
    const stranger = await anMcpClient(server, await aPerson(server), ['documents:read']);
    await expect(stranger.readResource({ uri: `candor://cv/${cv}/pdf` })).rejects.toThrow(/not found/i);
    await expect(read(stranger, `candor://cv/${cv}/text`)).rejects.toThrow(/not found/i);
    const narrow = await anMcpClient(server, person, ['network:read']);
    await expect(read(narrow, `candor://cv/${cv}/text`)).rejects.toThrow(OUT_OF_SCOPE);
  });

  it('does the main job: from an advert to a job on the board, with a CV matched to it and a task', async () => {
    const { person, cv } = await aBusyPerson();
    const client = await anMcpClient(server, person, everyScope);
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['improve_cv', 'fit_cv_to_job', 'plan_week']);
    const prompt = await client.getPrompt({ name: 'improve_cv', arguments: { cv_id: cv } });
    expect(JSON.stringify(prompt.messages)).toContain(cv);

    const advertText =
      'Charge Nurse\nSeton Northwest Hospital, Austin\nRequirements:\n- Triage\n- Wound care\n- Two years of acute care';
    const { answer: saved } = await callTool(client, 'save_job', { advertText });
    expect(saved).toMatchObject({ isNew: true, stage: 'saved' });
    expect((await callTool(client, 'save_job', { advertText })).answer).toMatchObject({ isNew: false });
    const { answer: matched } = await callTool(client, 'match_job', { cvId: cv, jobId: saved['id'] });
    expect(matched['demands']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ asks: 'Triage', state: 'met' }),
        expect.objectContaining({ asks: 'Wound care', state: 'maybe', line: '' }),
      ]),
    );
    const task = { jobId: saved['id'], title: 'Ask about wound care', dueOn: '2026-12-01' };
    await callTool(client, 'add_task', task);
    await callTool(client, 'move_job', { id: saved['id'], to: 'applied' });
    expect((await callTool(client, 'read_job', { id: saved['id'] })).answer).toMatchObject({
      stage: 'applied',
      tasks: [{ title: 'Ask about wound care', on: '2026-12-01', isDone: false }],
    });
    expect((await callTool(client, 'find', { words: 'wound' })).answer).toMatchObject({
      found: [{ kind: 'job', id: saved['id'] }],
    });
  });
});
