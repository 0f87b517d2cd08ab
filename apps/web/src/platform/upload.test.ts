import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as imports from '@candor/contracts/importing';
import { route } from './route.ts';
import { onLeave, storedToken, storeToken } from './token.ts';
import { upload } from './upload.ts';

const importDocuments = route<typeof imports.importDocuments>('POST', '/api/import');

/** A request whose answer the test gives piece by piece. */
class ScriptedRequest extends EventTarget {
  static latest: ScriptedRequest;
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  withCredentials = false;
  status = 0;
  statusText = '';
  responseText = '';
  sent: FormData | null = null;
  constructor() {
    super();
    ScriptedRequest.latest = this;
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(form: FormData) {
    this.sent = form;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  say(text: string) {
    this.status = 200;
    this.responseText += text;
    this.dispatchEvent(new Event('progress'));
  }
  end(status: number, text = this.responseText) {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', ScriptedRequest));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function sending(signal = new AbortController().signal) {
  const shares: number[] = [];
  const events: unknown[] = [];
  const done = upload(importDocuments, {
    files: [new File(['words'], 'cv.txt')],
    signal,
    onSent: (share) => shares.push(share),
    onEvent: (event) => events.push(event),
  });
  return { done, shares, events, request: ScriptedRequest.latest };
}

it('sends the file with the token, and tells how much of it is sent', async () => {
  storeToken('of-ana');
  const { done, shares, request } = sending();
  expect(request.headers.get('authorization')).toBe('Bearer of-ana');
  expect(request.sent?.get('file')).toMatchObject({ name: 'cv.txt' });
  request.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 3, total: 12 }));
  request.upload.dispatchEvent(new ProgressEvent('load'));
  expect(shares).toEqual([0.25, 1]);
  request.end(200);
  await done;
});

it('gives events as they come, however the answer is cut', async () => {
  const { done, events, request } = sending();
  request.say('data: {"kind":"progress","at":0,"do');
  expect(events).toEqual([]);
  request.say('ne":1,"of":2}\n\n');
  expect(events).toEqual([{ kind: 'progress', at: 0, done: 1, of: 2 }]);
  request.say('data: {"kind":"progress","at":0,"done":2,"of":2}\n\n');
  request.end(200);
  await done;
  expect(events).toHaveLength(2);
});

it("gives the server's refusal, and ends a session that is over", async () => {
  storeToken('of-ana');
  const left = vi.fn<() => void>();
  const forget = onLeave(left);
  const { done, request } = sending();
  request.end(401, '{"error":"Please log in again to continue.","code":"unauthenticated"}');
  await expect(done).rejects.toMatchObject({ status: 401, sentence: 'Please log in again to continue.' });
  expect(left).toHaveBeenCalledOnce();
  expect(storedToken()).toBeNull();
  forget();
});

it('rejects with the refusal that comes in the middle of the events, its code and its status', async () => {
  storeToken('of-ana');
  const { done, events, request } = sending();
  request.say('data: {"kind":"progress","at":0,"done":1,"of":2}\n\n');
  request.say(
    'data: {"kind":"failed","error":"Not right now.","code":"unavailable","status":503,"details":{}}\n\n',
  );
  request.end(200);
  const refusal = { status: 503, code: 'unavailable', sentence: 'Not right now.', details: {} };
  await expect(done).rejects.toMatchObject(refusal);
  expect(events).toHaveLength(1);
  expect(storedToken()).toBe('of-ana');
});

it('tells a lost connection', async () => {
  const { done, request } = sending();
  request.dispatchEvent(new Event('error'));
  await expect(done).rejects.toMatchObject({ status: 0, code: 'offline' });
});

it('stops when it is no longer wanted', async () => {
  const stop = new AbortController();
  const { done, request } = sending(stop.signal);
  const aborted = vi.spyOn(request, 'abort');
  stop.abort(new Error('removed'));
  await expect(done).rejects.toThrow('removed');
  expect(aborted).toHaveBeenCalledOnce();
});
