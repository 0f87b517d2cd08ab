import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aPerson, startTestApp, type Person, type TestApp } from '../platform/testing/index.ts';
import { createTranscriber } from './transcriber.ts';

type Reply = (request: IncomingMessage, response: ServerResponse) => void;
let reply: Reply;
let asked: { path: string; key: string; body: string }[] = [];
const service = createServer(async (request, response) => {
  const body = (await buffer(request)).toString('latin1');
  asked.push({ path: request.url ?? '', key: request.headers.authorization ?? '', body });
  reply(request, response);
});
const json =
  (status: number, value: unknown): Reply =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

let server: TestApp;
let ana: Person;
let base = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`;
  const variables = { AI_TRANSCRIBE_BASE_URL: base, AI_TRANSCRIBE_API_KEY: 'speech-key' };
  server = await startTestApp({ variables: { ...variables, AI_TRANSCRIBE_MODEL: 'whisper-large' } });
  ana = await aPerson(server);
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await server.close();
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

/** Begins as a file of MediaRecorder does. */
const webm = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('the sound')]);
function transcribe(bytes: Uint8Array = webm, to = server, as = ana) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), '../../answer.exe');
  return to.ask({ method: 'POST', path: '/api/interview/transcribe', form, as });
}

it('has a recording written down by the configured service', async () => {
  reply = json(200, { text: ' I led the project.\u0000 ' });
  const { status, json: answer } = await transcribe();
  expect([status, answer]).toEqual([200, { text: 'I led the project.' }]);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ path: '/v1/audio/transcriptions', key: 'Bearer speech-key' });
  expect(asked[0]?.body).toContain('whisper-large');
  expect(asked[0]?.body).toContain('filename="answer.webm"');
  expect(asked[0]?.body).toContain('the sound');
  const { json: isOn } = await server.ask({ method: 'GET', path: '/api/interview/transcribe', as: ana });
  expect(isOn).toEqual({ isOn: true });
});

it('sends nothing on that is no recording', async () => {
  const { status, json: answer } = await transcribe(Buffer.from('MZ not a recording'));
  expect([status, (answer as { code: string }).code]).toEqual([400, 'invalid']);
  expect(asked).toEqual([]);
});

it.each([
  ['refuses the recording', json(400, { error: { message: 'bad audio, key speech-key' } }), 400],
  ['fails', json(500, { error: 'speech-key' }), 503],
  ['has another key', json(401, { error: 'speech-key' }), 503],
  ['answers with something else', json(200, { words: 'I led' }), 503],
  ['answers with no JSON', (_, response) => void response.end('<html>'), 503],
  ['hangs up', (request) => void request.socket.destroy(), 503],
  ['sends people elsewhere', (_, response) => void response.writeHead(302, { location: '/' }).end(), 503],
  ['never ends', (_, response) => void response.write(`{"text":"${'a'.repeat(1_100_000)}`), 503],
] as [string, Reply, number][])('says so where the service %s', async (_, as, expected) => {
  reply = as;
  const { status, json: answer, text } = await transcribe();
  expect(status).toBe(expected);
  expect((answer as { error: string }).error).toMatch(/type/i);
  expect(text).not.toContain('speech-key');
});

it('waits no longer than it may for one that is silent', async () => {
  reply = () => undefined;
  const transcriber = createTranscriber(
    { AI_TRANSCRIBE_BASE_URL: base, AI_TRANSCRIBE_API_KEY: undefined, AI_TRANSCRIBE_MODEL: undefined },
    50,
  );
  const heard = await transcriber.words(new File([webm], 'answer.webm'), {
    language: 'fr',
    signal: new AbortController().signal,
  });
  expect(heard).toEqual({ failed: 'unreachable' });
});

it('is off where no service is configured', async () => {
  const without = await startTestApp();
  const person = await aPerson(without);
  const { json: isOn } = await without.ask({ method: 'GET', path: '/api/interview/transcribe', as: person });
  expect(isOn).toEqual({ isOn: false });
  expect((await transcribe(webm, without, person)).json).toMatchObject({ code: 'transcribing_off' });
  await without.close();
});
