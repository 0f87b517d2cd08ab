import type { AddressInfo } from 'node:net';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personEventSchema } from '@candor/contracts/events';
import { changeDocuments } from '../documents/index.ts';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';

const EVENTS = 1_000;
/** Events of one transaction. */
const TOGETHER = 5;

let servers: TestApp[];
beforeAll(async () => {
  servers = [await startTestApp(), await startTestApp()];
  for (const { http } of servers) await http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

const portOf = ({ http }: TestApp) => (http.server.address() as AddressInfo).port;

/** Reads a stream until it is cut or `enough` says so; gives what was told to `take`. */
async function follow(
  server: TestApp,
  person: Person,
  after: number,
  take: (subject: string, id: number) => void,
  enough: () => boolean,
): Promise<void> {
  const leaving = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${portOf(server)}/api/events`, {
    headers: {
      authorization: `Bearer ${person.token}`,
      accept: 'text/event-stream',
      'last-event-id': String(after),
    },
    signal: leaving.signal,
  });
  const messages = answer.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  try {
    for await (const { event, data } of messages ?? []) {
      if (event === 'ready') continue;
      const heard = personEventSchema.parse(JSON.parse(data));
      take(heard.subject, heard.id);
      if (enough()) break;
    }
  } catch {
    // Cut: whoever follows comes back with the last number they have.
  }
  leaving.abort();
}

it('loses none of 1,000 events and shows none twice, while servers write together and one is killed', async () => {
  const [lasting, killed] = servers;
  if (!lasting || !killed) throw new Error('two servers');
  const person = await aPerson(lasting);
  const write = async (server: TestApp, name: string) => {
    for (let at = 0; at < EVENTS / 2; at += TOGETHER)
      await changeDocuments({ ...server.http.platform, owner: person }, async ({ record }) => {
        const payload = { document: 'cv', version: at + 1, origin: 'edited' } as const;
        for (let one = at; one < at + TOGETHER; one += 1)
          record({ kind: 'document-saved', subject: `${name}-${one}`, payload });
      });
  };
  const writing = Promise.all([write(lasting, 'one'), write(killed, 'other')]);

  const seen: string[] = [];
  let last = 0;
  const take = (subject: string, id: number) => {
    seen.push(subject);
    last = id;
  };
  // What a cut connection still had on its way is lost with it.
  await follow(killed, person, last, take, () => seen.length >= EVENTS / 4);
  killed.http.server.closeAllConnections();
  while (seen.length < EVENTS) {
    const from = seen.length;
    await follow(lasting, person, last, take, () => seen.length >= Math.min(EVENTS, from + 150));
  }
  await writing;

  const of = (name: string) => seen.filter((subject) => subject.startsWith(`${name}-`));
  const inOrder = (name: string) => Array.from({ length: EVENTS / 2 }, (_, at) => `${name}-${at}`);
  expect(of('one')).toEqual(inOrder('one'));
  expect(of('other')).toEqual(inOrder('other'));
  expect(seen).toHaveLength(EVENTS);
});
