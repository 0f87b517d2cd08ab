import { expect, it } from 'vitest';
import { keepTrying } from './keep-trying.ts';

const backOff = { firstMs: 1, longestMs: 4 };
const failed = () => undefined;

it('tries one at a time until it succeeds', async () => {
  let [tries, underWay, mostUnderWay] = [0, 0, 0];
  const result = await keepTrying(
    async () => {
      tries += 1;
      underWay += 1;
      mostUnderWay = Math.max(mostUnderWay, underWay);
      await new Promise((resolve) => setTimeout(resolve, 3));
      underWay -= 1;
      if (tries < 6) throw new Error('away');
      return tries;
    },
    { signal: new AbortController().signal, failed, backOff },
  );
  expect({ result, mostUnderWay }).toEqual({ result: 6, mostUnderWay: 1 });
});

it('ends when it is stopped, in the middle of its longest wait too', async () => {
  const stop = new AbortController();
  const trying = keepTrying(() => Promise.reject(new Error('away')), {
    signal: stop.signal,
    failed: () => setTimeout(() => stop.abort(), 1),
    backOff: { firstMs: 3_600_000, longestMs: 3_600_000 },
  });
  expect(await trying).toBeUndefined();
});
