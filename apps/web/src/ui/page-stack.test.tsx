import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PageStack } from './page-stack.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const piece = (words: string, top = 0) => ({
  svg: `<svg width="612" height="792"><text>${words}</text></svg>`,
  top,
  height: top === 0 ? 792 : 40,
});
const pageOf = (words: string) => [[piece(words)]];

/** Each image of the pages: what it shows, and where. */
const images = () =>
  [...document.querySelectorAll('img')].map((image) => ({
    image,
    words: /<text>(.*)<\/text>/u.exec(decodeURIComponent(image.src))?.[1],
    place: image.style.transform,
  }));

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
  const { rerender } = render(<PageStack pages={pageOf('One')} label="Your CV" />);
  rerender(<PageStack pages={pageOf('Two')} label="Your CV" />);
  expect(images()).toEqual([]);

  giveWidth(390);
  expect(images().map(({ words }) => words)).toEqual(['Two']);
  expect(screen.getByRole('img', { name: 'Your CV, page 1 of 1' })).toBeTruthy();

  giveWidth(0);
  rerender(<PageStack pages={pageOf('Three')} label="Your CV" />);
  expect(images().map(({ words }) => words)).toEqual(['Two']);
  // They are printed from whichever side is shown.
  act(() => vi.advanceTimersByTime(3_000));
  expect(images().map(({ words }) => words)).toEqual(['Three']);
});

test('lines that move keep their image, and those that change take the one of what they were', () => {
  const page = (...lines: [string, number][]) => [
    [piece('paper'), ...lines.map(([words, top]) => piece(words, top))],
  ];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onSizes: (entries: { contentRect: { width: number } }[]) => void) {
        onSizes([{ contentRect: { width: 390 } }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  const { rerender } = render(<PageStack pages={page(['Name', 49.5], ['Skills', 99])} label="Your CV" />);
  const before = images();
  expect(before.map(({ words, place }) => [words, place])).toEqual([
    ['paper', ''],
    ['Name', 'translateY(6.25%)'],
    ['Skills', 'translateY(12.5%)'],
  ]);
  rerender(
    <PageStack pages={page(['Name Surname', 72], ['Headline', 90], ['Skills', 198])} label="Your CV" />,
  );
  const after = images();
  expect(after.map(({ words }) => words)).toEqual(['paper', 'Name Surname', 'Headline', 'Skills']);
  expect(after[0]?.image).toBe(before[0]?.image);
  expect(after[1]?.image).toBe(before[1]?.image);
  expect(after[3]?.image).toBe(before[2]?.image);
  expect(after[3]?.place).toBe('translateY(25%)');
});
