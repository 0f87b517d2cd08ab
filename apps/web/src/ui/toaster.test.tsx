import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { dismissToast, errorToast, toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

/** Toasts on the screen; what is told to screen readers stands elsewhere. */
const toasts = () => screen.queryAllByRole('listitem', { hidden: true }).map((item) => item.textContent);

// The code that shows toasts comes with the first; how long that takes on a busy machine is not asked here.
beforeAll(async () => {
  await import('./toast-viewer.tsx');
});
beforeEach(async () => {
  render(<Toaster />);
  act(() => toast('First', 'of two'));
  await screen.findAllByText('of two');
});
afterEach(() => {
  vi.useRealTimers();
  act(dismissToast);
  cleanup();
});

it('shows one at a time', () => {
  act(() => errorToast('Second'));
  expect(toasts()).toEqual(['Second']);
});

it('goes after five seconds, not before', () => {
  vi.useFakeTimers();
  act(() => toast('Short'));
  act(() => vi.advanceTimersByTime(4900));
  expect(toasts()).toEqual(['Short']);
  act(() => vi.advanceTimersByTime(200));
  expect(toasts()).toEqual([]);
});

it('is reached by F8 and dismissed by hand', () => {
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(document.activeElement?.tagName).toBe('OL');
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  expect(toasts()).toEqual([]);
});

it('offers the one thing that can still be done', () => {
  const undo = vi.fn<() => void>();
  act(() => toast('Removed', undefined, { label: 'Undo', run: undo }));
  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  expect(undo).toHaveBeenCalledOnce();
});
