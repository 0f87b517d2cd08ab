import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { announcing } from './announcing.ts';

it('yields all that is announced, in order, before it gives what came of the work', async () => {
  // Some events come together, some after a turn of the event loop.
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(fc.integer(), { maxLength: 3 }), { maxLength: 5 }), async (turns) => {
      const announced = announcing<number, string>(async (announce) => {
        for (const events of turns) {
          for (const event of events) announce(event);
          await new Promise((resolve) => setImmediate(resolve));
        }
        return 'done';
      });
      const seen: number[] = [];
      let next = await announced.next();
      for (; !next.done; next = await announced.next()) seen.push(next.value);
      expect([seen, next.value]).toEqual([turns.flat(), 'done']);
    }),
    { numRuns: 50 },
  );
});

it('tells a stage while the work still goes on, and fails as the work does', async () => {
  const goOn = Promise.withResolvers<never>();
  const announced = announcing<string, never>((announce) => {
    announce('first');
    return goOn.promise;
  });
  expect(await announced.next()).toEqual({ done: false, value: 'first' });
  goOn.reject(new Error('stopped'));
  await expect(announced.next()).rejects.toThrow('stopped');
});
