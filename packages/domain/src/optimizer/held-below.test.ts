import { describe, expect, it } from 'vitest';
import { cvDocument, type CvDocument } from '../cv/index.ts';
import { analysed } from './testing/analysed.ts';
import { goodCv } from './testing/good-cv.ts';

const scoresOf = (cv: CvDocument) => {
  const { overallScore, atsScore, impactScore, keywordDensity, readabilityScore, heldBelow } = analysed(cv);
  return { most: Math.max(overallScore, atsScore, impactScore, keywordDensity, readabilityScore), heldBelow };
};
const withLines = (line: string): CvDocument => ({
  ...goodCv(),
  experience: goodCv().experience.map((job) => ({ ...job, bullets: job.bullets.map(() => line) })),
});

it('holds nothing of a CV that has what every reader looks for', () => {
  expect(scoresOf(goodCv())).toMatchObject({ heldBelow: [] });
  expect(scoresOf(goodCv()).most).toBeGreaterThan(79);
});

describe('no score is above 79', () => {
  it.each<[string, CvDocument]>([
    ['without a result', withLines('Looked after patients on the ward with the others')],
    ['of duties instead of deeds', withLines('Responsible for 12 patients on the ward each shift')],
    ['without a phone number', { ...goodCv(), basics: { ...goodCv().basics, phone: '' } }],
    ['without a place', { ...goodCv(), basics: { ...goodCv().basics, location: '' } }],
    ['that is too short', cvDocument({ ...goodCv(), experience: goodCv().experience.slice(0, 1) })],
  ])('of a CV %s', (_what, cv) => {
    const { most, heldBelow } = scoresOf(cv);
    expect(most).toBeLessThanOrEqual(79);
    expect(heldBelow).not.toEqual([]);
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
