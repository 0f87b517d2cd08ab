import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startTestApp } from './testing/index.ts';

it('gives a socket limited time for its headers, its body and its silence', async () => {
  const server = await startTestApp();
  await server.http.listen({ port: 0, host: '127.0.0.1' });
  const { requestTimeout, headersTimeout, keepAliveTimeout, maxConnections } = server.http.server;
  expect(headersTimeout).toBeLessThanOrEqual(20_000);
  expect(requestTimeout).toBeLessThanOrEqual(45_000);
  expect(keepAliveTimeout).toBeLessThanOrEqual(15_000);
  expect(maxConnections).toBeGreaterThan(500);

  const address = server.http.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const slow = Array.from({ length: 140 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
    );
    return socket;
  });
  const times: number[] = [];
  for (let round = 0; round < 40; round += 1) {
    const start = performance.now();
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    times.push(performance.now() - start);
  }
  expect(times.toSorted((a, b) => a - b)[37]).toBeLessThan(500);
  for (const socket of slow) socket.destroy();
  await server.close();
});
