import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { stopGracefully } from './stop-gracefully.ts';

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** All that comes until the other side closes; rejects where it resets. */
async function untilClosed(socket: Socket): Promise<string> {
  let heard = '';
  socket.on('data', (chunk: Buffer) => {
    heard += chunk.toString();
  });
  await once(socket, 'close');
  return heard;
}

it('answers what is under way and what connected callers still ask, then lets go of them', async () => {
  const app = fastify({ return503OnClosing: false });
  const stop = stopGracefully(app, 300);
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app.get('/quick', () => 'quick');
  app.get('/slow', async () => {
    await finished;
    return 'slow';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };

  const [slow, kept, silent] = [await open(), await open(), await open()];
  slow.write(request('/slow'));
  kept.write(request('/quick'));
  const [first] = (await once(kept, 'data')) as [Buffer];
  expect(first.toString()).toContain('Connection: keep-alive');

  const closed = stop.close();
  expect(stop.isStopping()).toBe(true);
  const answers = [kept, silent].map(untilClosed);
  for (const socket of [kept, silent]) socket.write(request('/quick'));
  const slowly = untilClosed(slow);
  for (const answer of await Promise.all(answers)) {
    expect(answer).toContain('200 OK');
    expect(answer).toContain('connection: close');
    expect(answer).toContain('quick');
  }
  finish();
  expect(await slowly).toContain('slow');
  await closed;
});
