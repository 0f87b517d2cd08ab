import { describe, expect, test } from 'vitest';
import { documentFromRequest, layoutIds, sampleDraft } from '@candor/domain/cv';
import { pageEngine } from './compile.ts';

const engine = pageEngine();
const document = documentFromRequest({
  ...sampleDraft,
  personalInfo: {
    ...sampleDraft.personalInfo,
    links: [{ label: 'LinkedIn', url: 'https://www.linkedin.com/in/ana' }],
  },
  summary: 'Charge nurse with ten years on surgical wards.',
  skills: ['Triage', 'Wound care'],
  languages: [{ name: 'Spanish', level: 'native' }],
  projects: [{ name: 'Handover sheet', url: 'example.org/sheet', start: '2020', end: '', bullets: [] }],
  certifications: [{ name: 'ALS', issuer: 'Resuscitation Council', date: '2024-03', url: '' }],
  custom: [
    {
      title: 'Volunteering',
      entries: [{ title: 'Helper', subtitle: 'Food bank', start: '2019', end: '', bullets: [] }],
    },
  ],
});

describe.each(layoutIds)('%s', (layout) => {
  const input = { document, layout, paper: 'a4', isBrandFree: true } as const;
  const { places, pages } = engine.pages({ ...input, isPlaced: true });

  test('tells the place of each line, within its page', () => {
    const placed = new Set(places.map(({ at }) => at));
    document.experience.forEach(({ bullets }, job) => {
      bullets.forEach((_, at) => expect(placed).toContain(`experience.${job}.bullets.${at}`));
      expect(placed).toContain(`experience.${job}.position`);
      expect(placed).toContain(`experience.${job}.dates`);
    });
    expect(placed).toContain('summary.0');
    for (const key of ['name', 'headline', 'email', 'phone', 'location'])
      expect(placed).toContain(`basics.${key}`);
    for (const at of ['skills.group.0', 'languages.list', 'projects.0.name', 'certifications.0.date'])
      expect(placed).toContain(at);
    expect(placed).toContain('custom.0.title');
    expect(placed).toContain('custom.0.entries.0.subtitle');
    expect(placed).toContain('basics.links.0.label');
    for (const { page, box } of places) {
      const [left, top, width, height] = box;
      expect(page).toBeLessThan(pages.length);
      expect(Math.min(left, top, width, height)).toBeGreaterThanOrEqual(0);
      expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1);
    }
  });

  test('looks the same whether they are told or not', () => {
    expect(engine.pages(input)).toMatchObject({ pages, places: [] });
  });
});
