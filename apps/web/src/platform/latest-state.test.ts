import { expect, it } from 'vitest';
import { latestState } from './latest-state.ts';

it('tells what went wrong before what went well', () => {
  expect(latestState({ kind: 'saved', atMs: 9 }, { kind: 'offline' })).toEqual({ kind: 'offline' });
  expect(latestState({ kind: 'saving' }, { kind: 'saved', atMs: 9 })).toEqual({ kind: 'saving' });
});

it('tells the later of two savings', () => {
  expect(latestState({ kind: 'saved', atMs: 3 }, { kind: 'saved', atMs: 9 })).toEqual({
    kind: 'saved',
    atMs: 9,
  });
  expect(latestState({ kind: 'saved', atMs: 3 }, { kind: 'clean' })).toEqual({ kind: 'saved', atMs: 3 });
});
