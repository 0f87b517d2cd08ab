import { describe, expect, test } from 'vitest';
import { documentFromRequest, layoutIds, sampleDraft } from '@candor/domain/cv';
import { pageEngine } from './compile.ts';

const engine = pageEngine();
const document = documentFromRequest({
  ...sampleDraft,
  summary: 'Charge nurse with ten years on surgical wards.',
});

describe.each(layoutIds)('%s', (layout) => {
  const input = { document, layout, paper: 'a4', isBrandFree: true } as const;
  const { places, pages, marks } = engine.pages({ ...input, isPlaced: true });

  test('tells the place of each line, within its page', () => {
    const told = new Set(places.map(({ at }) => at));
    document.experience.forEach(({ bullets }, job) => {
      bullets.forEach((_, at) => expect(told).toContain(`experience.${job}.bullets.${at}`));
      expect(told).toContain(`experience.${job}.position`);
    });
    expect(told).toContain('summary.0');
    expect(told).toContain('basics.headline');
    for (const { page, box } of places) {
      const [left, top, width, height] = box;
      expect(page).toBeLessThan(pages.length);
      expect(Math.min(left, top, width, height)).toBeGreaterThanOrEqual(0);
      expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1);
    }
  });

  test('looks the same whether they are told or not', () => {
    expect(engine.pages(input)).toMatchObject({ marks, places: [] });
  });
});
