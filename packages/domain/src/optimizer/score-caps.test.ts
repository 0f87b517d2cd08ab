import { describe, expect, it } from 'vitest';
import { cvDocument, type CvDocument } from '../cv/index.ts';
import { analysed } from './testing/analysed.ts';
import { goodCv } from './testing/good-cv.ts';

const withLines = (line: string): CvDocument => ({
  ...goodCv(),
  experience: goodCv().experience.map((job) => ({ ...job, bullets: job.bullets.map(() => line) })),
});

it('holds nothing of a CV that has what every reader looks for', () => {
  expect(analysed(goodCv()).scoreCaps).toEqual([]);
  expect(analysed(goodCv()).overallScore).toBeGreaterThan(79);
});

describe('neither the overall score nor that of what is lacking is above 79', () => {
  it.each<[string, 'impactScore' | 'atsScore' | 'readabilityScore', CvDocument]>([
    ['without a result', 'impactScore', withLines('Looked after patients on the ward with the others')],
    [
      'of duties instead of deeds',
      'impactScore',
      withLines('Responsible for 12 patients on the ward each shift'),
    ],
    ['without a phone number', 'atsScore', { ...goodCv(), basics: { ...goodCv().basics, phone: '' } }],
    ['without a place', 'atsScore', { ...goodCv(), basics: { ...goodCv().basics, location: '' } }],
    [
      'that is too short',
      'readabilityScore',
      cvDocument({ ...goodCv(), experience: goodCv().experience.slice(0, 1) }),
    ],
  ])('of a CV %s', (_what, held, cv) => {
    const analysis = analysed(cv);
    expect(analysis[held]).toBeLessThanOrEqual(79);
    expect(analysis.overallScore).toBeLessThanOrEqual(79);
    expect(analysis.scoreCaps).not.toEqual([]);
  });

  it('and a score of which nothing is lacking says so', () => {
    const { atsScore, keywordDensity } = analysed({ ...goodCv(), basics: { ...goodCv().basics, phone: '' } });
    expect(keywordDensity).toBe(analysed(goodCv()).keywordDensity);
    expect(atsScore).toBeLessThanOrEqual(79);
  });
});

it('shows where the list of skills is taken away', () => {
  const without = analysed({ ...goodCv(), skills: [] });
  expect(without.keywordDensity).toBeLessThan(analysed(goodCv()).keywordDensity);
  expect(without.findings.map(({ check }) => check)).toContain('skills-shown');
});

it('praises nothing that it says is to be made better', () => {
  const { strengths, improvements } = analysed({
    ...goodCv(),
    basics: { ...goodCv().basics, phone: '', location: '' },
  });
  expect(strengths.join(' ')).not.toMatch(/contact/iu);
  expect(improvements.join(' ')).toMatch(/phone/iu);
});
