import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Owner } from './context.ts';
import { idOfKey } from './id-of-key.ts';

const of = (id: string, requestKey: string | null) => idOfKey({ owner: { id } as Owner, requestKey });

it('is the same with each repeat of a key, and another for every other key and person', () => {
  expect(of('ana', 'one POST /api/x')).toBe(of('ana', 'one POST /api/x'));
  const others = [of('ana', 'two POST /api/x'), of('ana', 'one POST /api/y'), of('ben', 'one POST /api/x')];
  expect(new Set([of('ana', 'one POST /api/x'), ...others]).size).toBe(4);
  expect(of('ana', null)).toBeUndefined();
});

it('is a UUID as the standards have them', () => {
  for (let nth = 0; nth < 200; nth += 1)
    expect(z.uuid({ version: 'v8' }).safeParse(of('ana', String(nth))).error).toBeUndefined();
});
