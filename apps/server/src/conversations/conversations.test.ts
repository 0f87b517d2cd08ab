import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cvEndpoints } from '@candor/contracts/cv-endpoints';
import { saveApplication } from '@candor/contracts/applications';
import { askLimits, type Part } from '@candor/domain/conversations';
import { begin, callsTools, say, toolAnswersIn, writes } from '@candor/testing/server';
import { aPerson, startTestApp, type Person } from '../platform/testing/index.ts';
import { aContactWithParts, aCv, anApplication } from '../platform/testing/records.ts';
import {
  anAskingServer,
  conversationOf,
  decide,
  goesThrough,
  outOfOrder,
  type AskingServer,
} from './testing/asking.ts';

let asking: AskingServer;
beforeAll(async () => {
  asking = await anAskingServer();
  await asking.server.app.warm();
});
afterEach(() => asking.play(outOfOrder));
afterAll(() => asking.close());

async function cvOf(person: Person, id: string) {
  const { json } = await asking.server.ask({ method: 'GET', path: `/api/cv/${id}`, as: person });
  return cvEndpoints.get.reply.schema.parse(json);
}
const kindsOf = (parts: readonly Part[]) => parts.map(({ kind }) => kind);
const headline = (id: string, words: string) => ({
  tool: 'propose_edits',
  given: { kind: 'cv', id, edits: [{ path: 'basics.headline', was: 'Registered Nurse', lines: [words] }] },
});
const onDashboard = { kind: 'dashboard' } as const;

describe('a request', () => {
  it('is answered by tools: what is proposed waits with the document, and the turn is kept', async () => {
    const ana = await aPerson(asking.server);
    const id = await aCv(asking.server, ana);
    const turn = await asking.asks(ana, { kind: 'cv', id }, 'Make my headline shorter', [
      { uses: [{ tool: 'read_document', given: { kind: 'cv', id } }] },
      { uses: [headline(id, 'Nurse')] },
      { say: 'It waits for you.' },
    ]);
    expect(turn).toMatchObject({ state: 'done', request: 'Make my headline shorter' });
    expect(kindsOf(turn.parts)).toEqual(['step', 'proposal', 'words']);
    const cv = await cvOf(ana, id);
    expect(cv.document.basics.headline).toBe('Registered Nurse');
    expect(cv.proposal?.document.basics.headline).toBe('Nurse');
    expect((await conversationOf(asking.server, ana, `cv:${id}`))?.turns).toEqual([turn]);
    expect(await conversationOf(asking.server, await aPerson(asking.server), `cv:${id}`)).toBeNull();
  });

  it('tells the model what is looked at, what was said before, and no instruction of a title', async () => {
    const ana = await aPerson(asking.server);
    const id = await aCv(asking.server, ana);
    await asking.asks(ana, { kind: 'cv', id }, 'First', [{ say: 'One.' }]);
    const seen = asking.model.requests.length;
    await asking.asks(ana, { kind: 'cv', id }, 'Second', [{ say: 'Two.' }]);
    const { messages } = JSON.parse(asking.model.requests[seen]?.body ?? '') as {
      messages: { role: string; content: string }[];
    };
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[2]?.content).toBe('One.');
    expect(messages[3]?.content).toMatch(new RegExp(`^<screen>.*"id":"${id}".*</screen>\nSecond$`));
  });

  it('lets a fact stand that the person says in it, and no other', async () => {
    const ana = await aPerson(asking.server);
    const id = await aCv(asking.server, ana);
    const words = 'Nurse of the year 2021';
    const refused = await asking.asks(ana, { kind: 'cv', id }, 'Make it better', [
      { uses: [headline(id, words)] },
    ]);
    expect(refused.parts[0]).toMatchObject({ kind: 'step', isRefused: true });
    expect((await cvOf(ana, id)).proposal).toBeNull();
    const message = 'I was nurse of the year in 2021, put that into the headline';
    const turn = await asking.asks(ana, { kind: 'cv', id }, message, [{ uses: [headline(id, words)] }]);
    expect(turn.parts[0]).toMatchObject({ kind: 'proposal' });
  });

  it('says what is needed where there is no model, and what is not found', async () => {
    const without = await startTestApp();
    const ana = await aPerson(without);
    const body = { subject: onDashboard, request: 'What is next?' };
    const path = '/api/ask';
    const answer = await without.ask({ method: 'POST', path, as: ana, body });
    expect(answer).toMatchObject({ status: 409, json: { code: 'model_required' } });
    await without.close();
    const ben = await aPerson(asking.server);
    const subject = { kind: 'cv', id: await aCv(asking.server, ben) };
    const others = { subject, request: 'Show me' };
    const stranger = await aPerson(asking.server);
    expect((await asking.server.ask({ method: 'POST', path, as: stranger, body: others })).status).toBe(404);
  });
});

describe('what would act', () => {
  it('waits for the person, is done once as they allow it, and can be left', async () => {
    const ana = await aPerson(asking.server);
    const job = await anApplication(asking.server, ana);
    const move = { tool: 'move_job', given: { id: job, to: 'applied' } };
    const at = async () => {
      const { json } = await asking.server.ask({ method: 'GET', path: `/api/applications/${job}`, as: ana });
      return (json as { stage: string }).stage;
    };
    const turn = await asking.asks(ana, onDashboard, 'I applied', [
      { uses: [move] },
      { say: 'Allow it, then it moves.' },
    ]);
    expect(turn.parts[0]).toMatchObject({
      kind: 'act',
      title: 'Move a job to another stage',
      state: 'waiting',
      about: [{ label: 'Which' }, { label: 'To', words: 'Applied' }],
    });
    expect(await at()).toBe('saved');
    expect((await decide(asking.server, ana, 'dashboard', true)).parts[0]).toMatchObject({
      state: 'done',
      result: { kind: 'job', id: job },
    });
    expect(await at()).toBe('applied');
    const conversation = await conversationOf(asking.server, ana, 'dashboard');
    const [act] = turn.parts;
    const path = `/api/conversations/${conversation?.id}/acts/${act?.kind === 'act' ? act.id : ''}`;
    const again = await asking.server.ask({ method: 'POST', path, as: ana, body: { isAllowed: true } });
    expect(again.status).toBe(404);
    await asking.asks(ana, onDashboard, 'And now?', [
      { uses: [{ tool: 'move_job', given: { id: job, to: 'offer' } }] },
    ]);
    expect((await decide(asking.server, ana, 'dashboard', false)).parts[0]).toMatchObject({
      state: 'declined',
    });
    expect(await at()).toBe('applied');
  });

  it('is refused at once where it could not be done, and says so where it fails later', async () => {
    const ana = await aPerson(asking.server);
    const turn = await asking.asks(ana, onDashboard, 'Move it', [
      { uses: [{ tool: 'move_job', given: { id: crypto.randomUUID(), to: 'applied' } }] },
      { uses: [{ tool: 'move_job', given: { to: 7 } }] },
      { uses: [{ tool: 'delete_everything', given: {} }] },
      {
        uses: [
          { tool: 'create_letter', given: { title: 'To them', paragraphs: ['I led 250 people in 2021.'] } },
        ],
      },
    ]);
    expect(turn.parts.map((part) => part.kind === 'step' && part.isRefused)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect((await decide(asking.server, ana, 'dashboard', true)).parts.at(-2)).toMatchObject({
      state: 'failed',
      outcome: expect.stringMatching(/Nothing that the person said gives/),
    });
  });
});

describe('a clear end', () => {
  it('after twelve steps, and where the tokens are used up', async () => {
    const ana = await aPerson(asking.server);
    const list = { uses: [{ tool: 'list_jobs', given: {} }] };
    const before = asking.model.requests.length;
    const long = await asking.asks(
      ana,
      onDashboard,
      'Go on',
      Array.from({ length: 20 }, () => list),
    );
    expect(long.state).toBe('out-of-steps');
    expect(asking.model.requests.length - before).toBe(askLimits.steps);
    asking.play(callsTools([{ tool: 'list_jobs', given: {} }], '', askLimits.tokens));
    const body = { subject: onDashboard, request: 'Go on' };
    const dear = await asking.server.ask({ method: 'POST', path: '/api/ask', as: ana, body });
    expect(dear.json).toMatchObject({ state: 'out-of-tokens' });
  });

  it('where the model fails', async () => {
    const ana = await aPerson(asking.server);
    asking.play((answer) => void answer.writeHead(401).end('{"error":{"message":"no"}}'));
    const body = { subject: onDashboard, request: 'Hello' };
    const failed = await asking.server.ask({ method: 'POST', path: '/api/ask', as: ana, body });
    expect(failed.json).toMatchObject({ state: 'failed', parts: [] });
  });

  it('where the person stops it, or their connection is lost: the model is left, and what it said is kept', async () => {
    const ana = await aPerson(asking.server);
    const id = await aCv(asking.server, ana);
    const first = goesThrough([{ uses: [headline(id, 'Nurse')] }]);
    let isSecond = false;
    asking.play(async (answer, body) => {
      if (!isSecond) {
        isSecond = true;
        return first(answer, body);
      }
      begin(answer);
      say(answer, 'I am still');
    });
    await asking.server.http.listen({ port: 0, host: '127.0.0.1' });
    const address = asking.server.http.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const leaving = new AbortController();
    const answer = await fetch(`http://127.0.0.1:${port}/api/ask`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${ana.token}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify({ subject: onDashboard, request: 'Go on' }),
      signal: leaving.signal,
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    while (!heard.includes('still')) heard += (await reader?.read())?.value ?? '';
    expect(heard).toContain('event: begun');
    leaving.abort();
    const state = async () => (await conversationOf(asking.server, ana, 'dashboard'))?.turns[0];
    await expect.poll(async () => (await state())?.state).toBe('stopped');
    expect(kindsOf((await state())?.parts ?? [])).toEqual(['proposal', 'words']);
    await expect.poll(() => asking.model.requests.at(-1)?.wasCut).toBe(true);
  });
});

describe('a model that knows no tools', () => {
  it('names them in JSON, step by step, and is remembered for it', async () => {
    const plain = await anAskingServer({ AI_MODEL: 'plain' });
    const ana = await aPerson(plain.server);
    const id = await aCv(plain.server, ana);
    const steps = [
      { calls: [{ tool: 'read_document', given: { kind: 'cv', id } }] },
      { calls: [{ tool: headline(id, 'Nurse').tool, given: headline(id, 'Nurse').given }] },
      { say: [{ text: 'It waits for you.' }] },
    ];
    let refusals = 0;
    const start = () => {
      let at = 0;
      plain.play((answer, body) => {
        if ('tools' in JSON.parse(body)) {
          refusals += 1;
          return void answer.writeHead(400).end('{"error":{"message":"this model does not support tools"}}');
        }
        at += 1;
        return writes(JSON.stringify(steps[at - 1]))(answer, body);
      });
    };
    const request = async (words: string) => {
      start();
      const body = { subject: { kind: 'cv', id }, request: words };
      const { json } = await plain.server.ask({ method: 'POST', path: '/api/ask', as: ana, body });
      return json as { state: string; parts: Part[] };
    };
    const turn = await request('Shorter');
    expect(turn.state).toBe('done');
    expect(kindsOf(turn.parts)).toEqual(['step', 'proposal', 'words']);
    await request('Shorter still');
    expect(refusals).toBe(1);
    await plain.close();
  });
});

describe('a conversation that was begun from a job', () => {
  /** A job with a CV that was made for it, and a CV, a contact and a job beside. */
  async function aJobAndOthers() {
    const person = await aPerson(asking.server);
    const other = await aCv(asking.server, person);
    const { version } = await cvOf(person, other);
    const title = 'Teacher, Leeds';
    await asking.server.ask({
      method: 'PUT',
      path: `/api/cv/${other}`,
      as: person,
      body: { version, title },
    });
    const job = await anApplication(asking.server, person);
    const own = await aCv(asking.server, person);
    const link = `/api/applications/${job}/links/${own}`;
    expect((await asking.server.ask({ method: 'PUT', path: link, as: person })).status).toBeLessThan(300);
    const { contactId: contact = '' } = await aContactWithParts(asking.server, person);
    const saved = await asking.server.ask({
      method: 'POST',
      path: saveApplication.path,
      as: person,
      body: { title: 'Porter', company: 'Elsewhere' },
    });
    const { application } = saveApplication.reply.schema.parse(saved.json);
    return { person, other, own, job, contact, otherJob: application.id };
  }

  it('reaches that job and its documents; others only once the person names them', async () => {
    const { person, other, own, job, contact, otherJob } = await aJobAndOthers();
    const answersTo = async (
      request: string,
      uses: { tool: string; given: Record<string, unknown> }[],
      named = [],
    ) => {
      await asking.asks(person, { kind: 'job', id: job }, request, [{ uses }], named);
      return toolAnswersIn(asking.model.requests.at(-1)?.body ?? '');
    };
    const reads = [
      { tool: 'read_document', given: { kind: 'cv', id: own } },
      { tool: 'read_job', given: { id: job } },
      { tool: 'read_document', given: { kind: 'cv', id: other } },
      { tool: 'read_contact', given: { id: contact } },
      { tool: 'read_job', given: { id: otherJob } },
      { tool: 'read_profile', given: {} },
      { tool: 'match_job', given: { cvId: other, jobId: job } },
      { tool: 'analyse_cv', given: { id: other } },
      { tool: 'propose_edits', given: headline(other, 'Nurse').given },
      { tool: 'export_file', given: { kind: 'cv', id: other } },
      { tool: 'rename_document', given: { kind: 'cv', id: other, title: 'Mine' } },
    ];
    const answers = await answersTo('Does this fit?', reads);
    expect(answers).toHaveLength(reads.length);
    expect(answers.map((answer) => /has not named this/.test(answer))).toEqual([
      false,
      false,
      ...reads.slice(2).map(() => true),
    ]);
    const lists = ['list_documents', 'list_jobs', 'list_contacts'].map((tool) => ({ tool, given: {} }));
    const found = { tool: 'find', given: { words: 'teacher' } };
    const listed = await answersTo('What is there?', [...lists, found]);
    for (const id of [other, contact, otherJob]) expect(listed.join()).not.toContain(id);
    expect(listed.join()).toContain(own);

    const [before] = await answersTo('Read the teacher one', reads.slice(2, 3));
    expect(before).toContain('has not named this');
    const [after] = await answersTo('Does my “Teacher, Leeds” fit better?', reads.slice(2, 3));
    expect(after).toContain('experience.0');
    const conversation = await conversationOf(asking.server, person, `job:${job}`);
    expect(conversation?.named).toEqual([{ id: other, name: 'Teacher, Leeds' }]);
  });
});

it('is deleted by its person alone, and with what it is about', async () => {
  const ana = await aPerson(asking.server);
  const id = await aCv(asking.server, ana);
  await asking.asks(ana, onDashboard, 'Hello', [{ say: 'Hello.' }]);
  await asking.asks(ana, { kind: 'cv', id }, 'Hello', [{ say: 'Hello.' }]);
  const conversation = await conversationOf(asking.server, ana, 'dashboard');
  const path = `/api/conversations/${conversation?.id}`;
  const stranger = await aPerson(asking.server);
  expect((await asking.server.ask({ method: 'DELETE', path, as: stranger })).status).toBe(404);
  expect((await asking.server.ask({ method: 'DELETE', path, as: ana })).status).toBe(204);
  expect(await conversationOf(asking.server, ana, 'dashboard')).toBeNull();
  await asking.server.ask({ method: 'DELETE', path: `/api/cv/${id}`, as: ana });
  await asking.server.ask({ method: 'DELETE', path: `/api/trash/${id}`, as: ana });
  await expect.poll(() => conversationOf(asking.server, ana, `cv:${id}`)).toBeNull();
});
