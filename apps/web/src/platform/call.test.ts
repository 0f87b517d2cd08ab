import { afterEach, expect, it, vi } from 'vitest';
import type * as cv from '@candor/contracts/cv';
import type { CvEndpoints } from '@candor/contracts/cv-endpoints';
import type * as documents from '@candor/contracts/documents';
import { isOffline, sentenceOf } from './call-error.ts';
import { call, callFile } from './call.ts';
import { route } from './route.ts';
import { onLeave, storedToken, storeToken } from './token.ts';

const getCv = route<typeof cv.getCv>('GET', '/api/cv/:id');
const saveCv = route<typeof cv.saveCv>('PUT', '/api/cv/:id');
const deleteCv = route<CvEndpoints['moveToTrash']>('DELETE', '/api/cv/:id');
const exportCv = route<typeof documents.exportCv>('GET', '/api/cv/:id/export');
const id = '00000000-0000-4000-8000-000000000000';

/** A server that answers once and remembers what it was asked. */
function answering(status: number, body?: unknown, headers: Record<string, string> = {}) {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push(new Request(new URL(path, 'http://candor.test'), init));
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(status === 204 ? null : text, { status, headers });
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('sends the token, and a content type only with a body', async () => {
  storeToken('of-ana');
  const asked = answering(200, {});
  await call(getCv, { params: { id } });
  await call(saveCv, { params: { id }, body: { version: 3, title: 'Nurse' } });
  const [read, write] = asked;
  expect(read?.url).toBe(`http://candor.test/api/cv/${id}`);
  expect(read?.headers.get('authorization')).toBe('Bearer of-ana');
  expect(read?.headers.has('content-type')).toBe(false);
  expect(write?.headers.get('content-type')).toBe('application/json');
  expect(await write?.json()).toEqual({ version: 3, title: 'Nurse' });
});

it('keeps a parameter inside its part of the path, and leaves out what is not asked', async () => {
  const asked = answering(200, {});
  await callFile(exportCv, { params: { id: '../my-cvs?x' }, query: { format: 'pdf', template: undefined } });
  expect(asked[0]?.url).toBe('http://candor.test/api/cv/..%2Fmy-cvs%3Fx/export?format=pdf');
});

it('gives a file under the name the server chose, in any script', async () => {
  answering(200, 'bytes', { 'content-disposition': "attachment; filename*=UTF-8''%C3%85se%20%E6%9D%8E.pdf" });
  const file = await callFile(exportCv, { params: { id }, query: { format: 'pdf' } });
  expect(file.name).toBe('Åse 李.pdf');
  expect(await file.blob.text()).toBe('bytes');
});

it('asks nothing of an empty reply', async () => {
  answering(204);
  await expect(call(deleteCv, { params: { id } })).resolves.toBeUndefined();
});

it('tells status, code, sentence and fields of a refusal', async () => {
  const fields = [{ path: 'title', message: 'Please give this CV a title' }];
  answering(400, { error: 'Please check the marked fields.', code: 'invalid', details: { fields } });
  await expect(call(saveCv, { params: { id }, body: { version: 1 } })).rejects.toMatchObject({
    message: '400: Please check the marked fields.',
    status: 400,
    code: 'invalid',
    fields,
  });
});

it('shows nobody the words of a proxy that answered instead of the server', async () => {
  answering(502, '<html>Bad Gateway</html>');
  const refusal = await call(getCv, { params: { id } }).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 502, message: '502: <html>Bad Gateway</html>' });
  expect(sentenceOf(refusal, 'Please try again.')).toBe('Please try again.');
});

it('knows a lost connection from a cancelled call', async () => {
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    init.signal?.throwIfAborted();
    throw new TypeError('Failed to fetch');
  });
  const lost = await call(getCv, { params: { id } }).catch((error: unknown) => error);
  expect(isOffline(lost)).toBe(true);
  await expect(call(getCv, { params: { id }, signal: AbortSignal.abort() })).rejects.toHaveProperty(
    'name',
    'AbortError',
  );
});

it('forgets the session that the server ended, and only that one', async () => {
  let cleared = 0;
  const stop = onLeave(() => (cleared += 1));
  storeToken('old');
  const late = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => late.promise);
  const asked = call(getCv, { params: { id } });
  storeToken('new');
  const refusal = { error: 'Please log in again to continue.', code: 'unauthenticated' };
  late.resolve(Response.json(refusal, { status: 401 }));
  await expect(asked).rejects.toHaveProperty('status', 401);
  expect(storedToken()).toBe('new');

  answering(401, refusal);
  await expect(call(getCv, { params: { id } })).rejects.toHaveProperty('status', 401);
  expect(storedToken()).toBeNull();
  expect(cleared).toBe(1);
  stop();
});
