import { expect, it } from 'vitest';
import { LatestOnly } from './latest-only.ts';

function aRunner() {
  const started: string[] = [];
  const given: string[] = [];
  const failed: unknown[] = [];
  const finish: ((value: string | Error) => void)[] = [];
  const latest = new LatestOnly<string, string>(
    (asked) => {
      started.push(asked);
      return new Promise((resolve, reject) =>
        finish.push((value) => (value instanceof Error ? reject(value) : resolve(value))),
      );
    },
    (value) => given.push(value),
    (error) => failed.push(error),
  );
  const settle = async (value: string | Error) => {
    finish.shift()?.(value);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { latest, started, given, failed, settle };
}

it('sends the first at once, and after it only the newest of those typed meanwhile', async () => {
  const { latest, started, given, settle } = aRunner();
  for (const key of ['a', 'ab', 'abc', 'abcd']) latest.ask(key);
  expect(started).toEqual(['a']);
  await settle('page a');
  expect(started).toEqual(['a', 'abcd']);
  await settle('page abcd');
  expect(given).toEqual(['page a', 'page abcd']);
});

it('goes on after a failure', async () => {
  const { latest, given, failed, settle } = aRunner();
  latest.ask('a');
  latest.ask('ab');
  await settle(new Error('gone'));
  await settle('page ab');
  expect(failed).toHaveLength(1);
  expect(given).toEqual(['page ab']);
});

it('gives nothing of what was stopped', async () => {
  const { latest, given, settle } = aRunner();
  latest.ask('a');
  latest.stop();
  await settle('page a');
  expect(given).toEqual([]);
});
