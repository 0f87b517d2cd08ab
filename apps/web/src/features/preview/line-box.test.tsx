import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LineBox } from './line-box.tsx';
import type { PageLines } from './page-line.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  return () => vi.unstubAllGlobals();
});

const lines: PageLines = {
  texts: new Map(),
  open: null,
  help: null,
  hasNote: () => false,
  noteOf: () => null,
  onOpen: () => undefined,
  onType: () => undefined,
  onPart: () => undefined,
  onClose: () => undefined,
  onRestore: () => undefined,
  placeOf: () => null,
  onMove: (at) => at,
};
const box = { left: 0, top: 0, width: 0.5, height: 0.02, line: 0.02 };
const boxWith = (words: string) => (
  <LineBox
    box={box}
    line={{ at: 'summary.0', words, isParted: true }}
    lines={lines}
    beside={() => undefined}
  />
);

it('keeps a key that came while the page was being drawn with the words before it, and takes words put there', () => {
  const { rerender } = render(boxWith('Ran the war'));
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'This line' });
  fireEvent.input(area, { target: { value: 'Ran the ward' } });
  rerender(boxWith('Ran the war'));
  expect(area.value).toBe('Ran the ward');
  rerender(boxWith('What was typed'));
  expect(area.value).toBe('What was typed');
});
