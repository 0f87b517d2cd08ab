import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Mark } from '@candor/domain/marks';
import { afterEach, expect, it, vi } from 'vitest';
import type { MarkActions } from './mark-item.tsx';
import { MarksPanel } from './marks-panel.tsx';

afterEach(cleanup);

const weak: Mark = {
  line: 'experience.0.bullets.0',
  kind: 'proposal',
  words: 'Was responsible for training new staff',
  why: 'Starts with what you did.',
  proposals: ['Trained new staff'],
};
const figure: Mark = {
  line: 'experience.0.bullets.1',
  kind: 'question',
  words: 'Repaired bikes',
  why: 'A figure would show how much.',
  proposals: ['Repaired [how many] bikes'],
  question: 'How many bikes a week did you repair?',
};

function show(marks: readonly Mark[], isThere = true) {
  const actions = {
    onTake: vi.fn<MarkActions['onTake']>(() => isThere),
    onAnswer: vi.fn<MarkActions['onAnswer']>(() => isThere),
    onDismiss: vi.fn<MarkActions['onDismiss']>(),
  };
  render(<MarksPanel marks={marks} {...actions} />);
  return actions;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('says how many are left, and takes, answers and dismisses each at one press', () => {
  const { onTake, onAnswer, onDismiss } = show([weak, figure]);
  expect(screen.getByRole('heading', { name: '2 to finish' })).toBeTruthy();
  press('Use this');
  expect(onTake).toHaveBeenCalledWith(weak, 'Trained new staff');
  fireEvent.change(screen.getByLabelText('How many bikes a week did you repair?'), {
    target: { value: '20' },
  });
  press('Add');
  expect(onAnswer).toHaveBeenCalledWith(figure, '20');
  fireEvent.click(screen.getAllByRole('button', { name: 'Leave as it is' })[0] as HTMLElement);
  expect(onDismiss).toHaveBeenCalledWith(weak);
});

it('offers to take a line out, and to put in what was left out', () => {
  const personal: Mark = { ...weak, words: 'I have two kids', why: 'Personal.', proposals: [''] };
  const left: Mark = {
    ...weak,
    kind: 'left-out',
    words: 'Kept the log',
    why: 'The model left this out.',
    proposals: [],
  };
  const { onTake } = show([personal, left]);
  press('Take it out');
  press('Put it in');
  expect(onTake.mock.calls).toEqual([
    [personal, ''],
    [left, 'Kept the log'],
  ]);
});

it('says where the words are gone, and that nothing is left', () => {
  show([weak], false);
  press('Use this');
  expect(screen.getByRole('status').textContent).toMatch(/have changed since/);
  cleanup();
  show([]);
  expect(screen.getByRole('heading', { name: 'Nothing left to finish' })).toBeTruthy();
});
