import { afterEach, expect, it, vi } from 'vitest';
import type * as cv from '@candor/contracts/cv';
import { sampleDraft } from '@candor/domain/cv';
import { callEvents } from './events.ts';
import { route } from './route.ts';
import { storedToken, storeToken } from './token.ts';

const generateCv = route<typeof cv.generateCv>('POST', '/api/generate-cv');

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The kinds that a server tells before it refuses, and its refusal. */
async function followed(...events: object[]): Promise<{ kinds: string[]; refusal: unknown }> {
  const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
  vi.stubGlobal(
    'fetch',
    async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
  );
  const kinds: string[] = [];
  try {
    for await (const { kind } of callEvents(generateCv, { body: sampleDraft })) kinds.push(kind);
  } catch (refusal) {
    return { kinds, refusal };
  }
  return { kinds, refusal: null };
}

const stage = { kind: 'stage', stage: 'facts', label: 'Reading your facts', progress: 5 };
const failed = { kind: 'failed', error: 'Not now.', code: 'unavailable', status: 503 };

it('gives events until the end', async () => {
  expect(await followed(stage, { ...stage, stage: 'skills' })).toEqual({
    kinds: ['stage', 'stage'],
    refusal: null,
  });
});

it('throws what is refused on the way as the answer to the call would be, with code, status and details', async () => {
  const details = { reference: '1a2b' };
  expect(await followed(stage, { ...failed, code: 'internal', status: 500, details })).toMatchObject({
    kinds: ['stage'],
    refusal: { name: 'CallError', status: 500, code: 'internal', sentence: 'Not now.', details },
  });
});

it('ends a session that is over by then, and no other', async () => {
  storeToken('of-ana');
  await followed(stage, failed);
  expect(storedToken()).toBe('of-ana');
  await followed(stage, { ...failed, code: 'unauthenticated', status: 401 });
  expect(storedToken()).toBeNull();
});
