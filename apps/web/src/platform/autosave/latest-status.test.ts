import { expect, it } from 'vitest';
import { latestStatus } from './latest-status.ts';

it('tells what went wrong before what went well', () => {
  expect(latestStatus({ kind: 'saved', atMs: 9 }, { kind: 'offline' })).toEqual({ kind: 'offline' });
  expect(latestStatus({ kind: 'saving' }, { kind: 'saved', atMs: 9 })).toEqual({ kind: 'saving' });
});

it('tells the later of two savings', () => {
  expect(latestStatus({ kind: 'saved', atMs: 3 }, { kind: 'saved', atMs: 9 })).toEqual({
    kind: 'saved',
    atMs: 9,
  });
  expect(latestStatus({ kind: 'saved', atMs: 3 }, { kind: 'clean' })).toEqual({ kind: 'saved', atMs: 3 });
});
