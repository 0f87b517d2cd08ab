import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PageStack } from './page-stack.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pageOf = (words: string) => [[`<svg width="612" height="792"><text>${words}</text></svg>`]];

test('pages behind the form of a narrow screen are made pictures when they are seen, or when nothing else is to do', () => {
  vi.useFakeTimers();
  let giveWidth = (_width: number) => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onSizes: (entries: { contentRect: { width: number } }[]) => void) {
        giveWidth = (width) => act(() => onSizes([{ contentRect: { width } }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  const made: string[] = [];
  URL.createObjectURL = () => `blob:${made.push('page')}`;
  URL.revokeObjectURL = () => undefined;

  const { rerender } = render(<PageStack pages={pageOf('One')} label="Your CV" />);
  rerender(<PageStack pages={pageOf('Two')} label="Your CV" />);
  expect(made).toEqual([]);

  giveWidth(390);
  expect(made).toEqual(['page']);
  expect(screen.getByRole('img', { name: 'Your CV, page 1 of 1' })).toBeTruthy();

  giveWidth(0);
  rerender(<PageStack pages={pageOf('Three')} label="Your CV" />);
  expect(made).toHaveLength(1);
  // They are printed from whichever side is shown.
  act(() => vi.advanceTimersByTime(3_000));
  expect(made).toHaveLength(2);
});
