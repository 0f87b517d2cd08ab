import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { patience } from '@candor/testing';
import { everythingOf } from '../mcp/testing/everything-of.ts';
import { injections } from '../mcp/testing/injections.data.ts';
import { aPerson } from '../platform/testing/index.ts';
import { aContactWithParts, aCv, anApplication } from '../platform/testing/records.ts';
import { anAskingServer, type AskingServer } from './testing/asking.ts';

// Each text is a request of its own.
vi.setConfig({ testTimeout: patience(60_000) });

let asking: AskingServer;
beforeAll(async () => {
  asking = await anAskingServer();
});
afterAll(() => asking.close());

it('a model that reads an instruction and obeys it changes nothing and sends nothing', async () => {
  const ana = await aPerson(asking.server);
  const cv = await aCv(asking.server, ana);
  const job = await anApplication(asking.server, ana);
  const { contactId: contact } = await aContactWithParts(asking.server, ana);
  const ids: Record<string, unknown> = { id: cv, jobId: job, contactId: contact };
  const before = await everythingOf(asking.server, ana);
  const sent = asking.server.mails.length;
  const outside: string[] = [];
  const really = globalThis.fetch;
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation((to, how) => {
    const address = to instanceof Request ? to.url : String(to);
    if (!address.startsWith(asking.model.baseURL)) outside.push(address);
    return really(to, how);
  });
  for (const [nth, { text, call }] of injections.entries()) {
    const given = Object.entries(call?.given ?? {}).map(([name, value]): [string, unknown] => [
      name,
      value === '*' ? (call?.tool === 'move_job' && name === 'id' ? job : ids[name]) : value,
    ]);
    const obeyed = call ? [{ tool: call.tool, given: Object.fromEntries(given) }] : [];
    const subject = nth % 2 === 0 ? ({ kind: 'cv', id: cv } as const) : ({ kind: 'job', id: job } as const);
    const turn = await asking.asks(ana, subject, 'What do they ask for?', [
      { uses: [{ tool: 'read_advert', given: { advert: text } }, ...obeyed] },
      { say: text },
    ]);
    expect(turn.state).toBe('done');
    // Whatever it would change waits with a button.
    const acted = turn.parts.filter((part) => part.kind === 'act').map(({ state }) => state);
    expect(acted.every((state) => state === 'waiting')).toBe(true);
    expect(turn.parts.at(-1)).toEqual({ kind: 'words', text });
  }
  expect(await everythingOf(asking.server, ana)).toEqual(before);
  expect(asking.server.mails).toHaveLength(sent);
  expect(outside).toEqual([]);
  fetching.mockRestore();
});
