import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('lets so many of one caller work at once and the rest in their order, and others at any time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('ana', 'eve'), { maxLength: 30 }), async (callers) => {
      const turns = createTurns({ atOnce: 2, waiting: 100 });
      const inWork = { ana: 0, eve: 0 };
      const order: number[] = [];
      await Promise.all(
        callers.map(async (key, at) => {
          const leave = await turns.enter(key);
          inWork[key] += 1;
          order.push(at);
          expect(inWork[key]).toBeLessThanOrEqual(2);
          await Promise.resolve();
          inWork[key] -= 1;
          leave();
          leave();
        }),
      );
      for (const key of ['ana', 'eve'] as const) {
        const own = order.filter((at) => callers[at] === key);
        expect(own).toEqual(own.toSorted((a, b) => a - b));
      }
      expect(order).toHaveLength(callers.length);
    }),
  );
});

it('refuses whoever has too many waiting, and forgets those who went', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 1 });
  const leave = await turns.enter('ana');
  const going = new AbortController();
  const gone = turns.enter('ana', going.signal);
  await expect(turns.enter('ana')).rejects.toMatchObject({ code: 'too_often' });
  going.abort();
  await expect(gone).rejects.toMatchObject({ code: 'unavailable' });
  const last = turns.enter('ana');
  leave();
  (await last)();
  await expect(turns.enter('eve')).resolves.toBeTypeOf('function');
});

it('lets others in between the turns of one caller', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 10 });
  const order: string[] = [];
  const work = async () => {
    const leave = await turns.enter('ana');
    order.push('ana');
    leave();
  };
  setImmediate(() => order.push('others'));
  await Promise.all([work(), work(), work()]);
  expect(order).toEqual(['ana', 'others', 'ana', 'ana']);
});
