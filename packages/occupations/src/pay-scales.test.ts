import { english, speakBy } from '@candor/domain/say/speaker';
import { afterEach, expect, it } from 'vitest';
import { payFacts, payScalesFor } from './index.ts';
import { payScales } from './pay-scales.data.ts';

it.each(payScales)(
  '$name rises from point to point and from grade to grade, and says where it is published',
  (scale) => {
    for (const { points } of scale.grades) {
      const amounts = points.map(({ amount }) => amount);
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    }
    const firsts = scale.grades.map(({ points }) => points[0]?.amount ?? 0);
    expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
    expect(scale.validFor).toMatch(/20\d\d/);
    expect(scale.source.url).toMatch(/^https:/);
  },
);

it.each(payScales)('$name knows each grade that an occupation usually has', ({ occupations, grades }) => {
  const names = grades.map(({ name }) => name);
  const usual = Object.values(occupations).flatMap((grade) => grade ?? []);
  expect(usual.filter((grade) => !names.includes(grade))).toEqual([]);
});

it('finds the grade that a title names before that of the occupation', () => {
  const graded = (title: string, occupation: string | null, country: 'gb' | 'us' | 'de') =>
    payScalesFor(title, occupation, country).map(({ id, usualGrade }) => [id, usualGrade]);
  expect(graded('Staff nurse', '29-1141.00', 'gb')).toEqual([['afc-england', 'Band 5']]);
  expect(graded('Band 6 nurse', '29-1141.00', 'gb')).toEqual([['afc-england', 'Band 6']]);
  expect(graded('Nurse', '29-1141.00', 'us')).toEqual([]);
  expect(graded('Budget analyst GS-11', '13-2031.00', 'us')).toEqual([['gs', 'GS-11']]);
  expect(graded('Pflegefachkraft', '29-1141.00', 'de')).toEqual([['tvoed-p', 'P 7']]);
});

it('advises a nurse to ask for a point', () => {
  expect(payScalesFor('Staff nurse', '29-1141.00', 'gb')[0]?.advice).toBe(
    'In the NHS in England, Band 5 has fixed points: ask which point your earlier service and experience count for, not for a sum.',
  );
});

afterEach(() => speakBy(() => undefined));

it('words what is no name for whoever reads', () => {
  speakBy(() => ({ ...english, language: 'de', word: (texts) => `⟦${texts.join('…')}⟧` }));
  const [scale] = payScalesFor('Staff nurse', '29-1141.00', 'gb');
  const [grade] = scale?.grades ?? [];
  expect(scale).toMatchObject({ name: 'Agenda for Change', validFor: '⟦April 2025 to March 2026⟧' });
  expect(grade).toMatchObject({ name: 'Band 2', points: [{ after: '⟦From the start⟧' }] });
  expect(payFacts('29-1141.00', 'gb').table?.basis.population).toBe('⟦full-time employees⟧');
});
