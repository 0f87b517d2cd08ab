import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { personEvents } from '@candor/contracts/events';
import type { Figure } from './figures.ts';
import { besideBare } from './list.ts';
import { treeMemoryMb } from './process-tree.ts';
import { signUp } from './sign-up.ts';

const PEOPLE = 100;
const TABS = 10;
const SETTLED_MS = 20_000;

/** Whole 127.0.0.0/8 is this machine: one network may hold five hundred streams (decision 104), so they come from four. */
const NETWORKS = 4;

/** A stream of a person's events, once it is ready. */
async function openStream(url: string, token: string, localAddress: string): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
  const asked = get(url + personEvents.path, { headers, agent: false, localAddress });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`a stream was answered ${answer.statusCode}`);
  answer.on('error', () => undefined);
  await once(answer, 'data');
  return answer.resume();
}

/** What a thousand open streams of a hundred people cost the server and the list of CVs. */
export async function streamFigures(port: number): Promise<Figure[]> {
  return besideBare(port, async ({ server, measure }) => {
    const tokens: string[] = [];
    for (let person = 0; person < PEOPLE; person += 1) tokens.push(await signUp(server.url));
    await pause(SETTLED_MS);
    const beforeMb = treeMemoryMb(server.processId);
    const streams: IncomingMessage[] = [];
    for (const [person, token] of tokens.entries()) {
      const address = `127.0.${person % NETWORKS}.1`;
      streams.push(
        ...(await Promise.all(Array.from({ length: TABS }, () => openStream(server.url, token, address)))),
      );
    }
    await pause(SETTLED_MS);
    const openMb = treeMemoryMb(server.processId);
    const beside = await measure();
    const open = streams.filter(({ readableEnded, destroyed }) => !readableEnded && !destroyed).length;
    for (const stream of streams) stream.destroy();
    await pause(SETTLED_MS);
    const afterMb = treeMemoryMb(server.processId);
    const alone = await measure();
    const share = beside.rate / beside.bareRate;
    return [
      {
        what: `memory of all processes with ${streams.length} open streams of ${PEOPLE} people, embedded store`,
        measured: `${openMb.toFixed(0)} MB; ${beforeMb.toFixed(0)} MB before, ${afterMb.toFixed(0)} MB after the load`,
        wanted: 'under 450 MB',
        isHeld: openMb < 450,
      },
      {
        what: 'streams that were still open after the load',
        measured: `${open}`,
        wanted: `all ${streams.length}`,
        isHeld: open === streams.length,
      },
      {
        what: 'list of CVs beside them, against a bare route',
        measured: `${beside.rate.toFixed(0)} a second, ${(share * 100).toFixed(0)} %; without streams ${alone.rate.toFixed(0)}, ${((alone.rate / alone.bareRate) * 100).toFixed(0)} %`,
        wanted: 'at least 60 %',
        isHeld: share >= 0.6,
      },
      {
        what: 'list of CVs beside them, p99',
        measured: `${beside.p99.toFixed(0)} ms; without streams ${alone.p99.toFixed(0)} ms, the bare route's ${beside.bareP99.toFixed(0)} ms`,
        wanted: 'under 50 ms',
        isHeld: beside.p99 < 50,
      },
    ];
  });
}
