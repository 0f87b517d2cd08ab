import { expect, it } from 'vitest';
import { freePort } from '@candor/testing/server';
import { observe } from '../platform/observed.ts';
import { aPerson, startTestApp } from '../platform/testing/index.ts';

const token = 'only-for-the-one-who-watches';

it('are not there unless they are asked for', async () => {
  const server = await startTestApp();
  const { text } = await server.ask({ method: 'GET', path: '/metrics', headers: { accept: 'text/plain' } });
  expect(text).not.toContain('candor_');
  await server.close();
});

it('tell of requests, queues, processes, mails, models and the store, to whoever has the token', async () => {
  const server = await startTestApp({ variables: { METRICS_TOKEN: token } });
  await server.app.jobs.start();
  const ana = await aPerson(server);
  await server.ask({ method: 'GET', path: '/api/my-cvs', as: ana });
  await server.ask({ method: 'GET', path: `/api/cv/${ana.id}`, as: ana });
  observe('mail', () => ({ outcome: 'failed' }));
  observe('model', () => ({ outcome: 'answered', seconds: 3 }));
  const ask = (authorization: string) =>
    server.ask({ method: 'GET', path: '/metrics', headers: { authorization } });
  for (const wrong of ['', 'Bearer', 'Bearer wrong', `Basic ${token}`])
    expect((await ask(wrong)).status).toBe(401);
  const { status, headers, text } = await ask(`Bearer ${token}`);
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(text).toContain(
    'candor_http_request_duration_seconds_count{method="GET",route="/api/my-cvs",status="200"} 1',
  );
  expect(text).toContain('route="/api/cv/:id",status="404"');
  expect(text).toContain('candor_mails_total{outcome="failed"} 1');
  expect(text).toContain('candor_model_request_duration_seconds_count{outcome="answered"} 1');
  expect(text).toContain('candor_store_up 1');
  expect(text).toMatch(/^candor_store_bytes [1-9]/m);
  expect(text).toMatch(/^candor_processes_resident_bytes [1-9]/m);
  expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m);
  for (const personal of [ana.id, ana.email, ana.token]) expect(text).not.toContain(personal);
  await server.close();
});

it('stand on a port of their own, where one is named', async () => {
  const port = await freePort();
  const server = await startTestApp({ variables: { METRICS_PORT: String(port) } });
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(await answer.text()).toContain('candor_store_up 1');
  const beside = await server.ask({ method: 'GET', path: '/metrics', headers: { accept: 'text/plain' } });
  expect(beside.text).not.toContain('candor_store_up');
  await server.close();
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed');
});
