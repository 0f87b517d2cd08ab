import fc from 'fast-check';
import { expect, it } from 'vitest';
import { History } from './history.ts';

it('takes keys of one field in one go as one step', () => {
  const history = new History('');
  history.note('N', 'jobTitle', 0);
  history.note('Nu', 'jobTitle', 200);
  history.note('Nurse', 'jobTitle', 400);
  history.note('Nurse!', 'jobTitle', 5000);
  expect(history.undo()).toBe('Nurse');
  expect(history.undo()).toBe('');
  expect(history.undo()).toBeUndefined();
  expect(history.redo()).toBe('Nurse');
});

it('gives every step back, and forward again', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 50 }), (states) => {
      const history = new History('start');
      for (const state of states) history.note(state, undefined, 0);
      for (const state of ['start', ...states].slice(0, -1).toReversed()) expect(history.undo()).toBe(state);
      for (const state of states) expect(history.redo()).toBe(state);
      expect(history.canRedo).toBe(false);
    }),
  );
});

it('comes back to what a state became', () => {
  const history = new History('form');
  history.amend('form with its CV');
  history.note('edited', undefined, 0);
  expect(history.undo()).toBe('form with its CV');
  expect(history.canUndo).toBe(false);
});

it('takes a change for a step of its own once the go was ended', () => {
  const history = new History('a');
  history.note('ab', 'name', 0);
  history.endGo();
  history.note('abc', 'name', 10);
  expect(history.undo()).toBe('ab');
  expect(history.undo()).toBe('a');
});
