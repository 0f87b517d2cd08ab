import { expect, it } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { createEvents } from '../platform/events.ts';
import type { Owner } from '../platform/context.ts';
import { createSessionMemory, type Found } from './session-memory.ts';

const found = (id: string): Found => ({
  session: { id, owner: { id: 'ana' } as Owner, scopes: null },
  endsAt: Number.POSITIVE_INFINITY,
});

/** A memory, and looks that are answered by hand. */
function memoryWith(options?: { sharesLooks: boolean }) {
  const events = createEvents();
  const memory = createSessionMemory(systemClock, events, options);
  const answers: ((answer: Found | null) => void)[] = [];
  const find = async () => {
    const session = await memory.find('token', () => new Promise((resolve) => answers.push(resolve)));
    return session?.id ?? null;
  };
  const change = () => events.publish('sessions-changed', { userId: 'ana' });
  return { find, answers, change };
}

it('looks once for calls that come at once, where looks are shared', async () => {
  const { find, answers } = memoryWith({ sharesLooks: true });
  const calls = [find(), find(), find()];
  expect(answers).toHaveLength(1);
  answers[0]?.(found('first'));
  expect(await Promise.all(calls)).toEqual(['first', 'first', 'first']);
  expect(await find()).toBe('first');
});

it('looks for each call where each look counts', async () => {
  const { find, answers } = memoryWith();
  const calls = [find(), find()];
  expect(answers).toHaveLength(2);
  for (const answer of answers) answer(null);
  expect(await Promise.all(calls)).toEqual([null, null]);
});

it('gives a call that came after a change nothing that was read before it, and remembers none of that', async () => {
  const { find, answers, change } = memoryWith({ sharesLooks: true });
  const before = find();
  await change();
  const after = find();
  expect(answers).toHaveLength(2);
  answers[1]?.(null);
  answers[0]?.(found('ended'));
  expect(await after).toBeNull();
  await before;
  const later = find();
  expect(answers).toHaveLength(3);
  answers[2]?.(null);
  expect(await later).toBeNull();
});
