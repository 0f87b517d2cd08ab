import { layoutIds } from '@candor/domain/cv';
import { letterDocument, letterLinesOf } from '@candor/domain/letters';
import { describe, expect, test } from 'vitest';
import { letterEngine } from './letter-engine.ts';

const engine = letterEngine(() => Date.UTC(2026, 10, 29));
const sentence = 'I kept the night log of a ward of thirty beds for six years. ';
const letter = letterDocument({
  sender: ['Ana Ruiz', '4 Mill Lane, Leeds', 'ana@example.org'],
  date: '29 November 2026',
  recipient: ['Ms Cole', '', 'Riverside Hospital'],
  subject: 'Staff Nurse',
  salutation: 'Dear Ms Cole',
  paragraphs: Array.from({ length: 12 }, () => sentence.repeat(5).trim()),
  close: 'Yours sincerely',
  signature: 'Ana Ruiz',
  enclosures: ['CV', 'References'],
});

describe.each(layoutIds)('%s', (layout) => {
  const input = { letter, layout, paper: 'a4' } as const;
  const { places, pages } = engine.pages({ ...input, isPlaced: true });

  test('tells the place of every line of a letter, on each of its pages', () => {
    expect(new Set(places.map(({ at }) => at))).toEqual(new Set(letterLinesOf(letter).keys()));
    expect(pages.length).toBeGreaterThan(1);
    expect(new Set(places.map(({ page }) => page)).size).toBe(pages.length);
    for (const { box } of places) {
      const [left, top, width, height] = box;
      expect(Math.min(left, top, width, height)).toBeGreaterThanOrEqual(0);
      expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1);
    }
  });

  test('looks the same whether they are told or not', () => {
    expect(engine.pages(input)).toEqual({ pages, missing: [], places: [] });
  });
});
