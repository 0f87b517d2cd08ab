import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aDocument } from '@candor/testing';
import type { NamedSkill } from '../../jobs/index.ts';
import { textAt } from '../../text/index.ts';
import { jobMatchSchema, matchBand, matchPartIds, matchWeights } from '../match.ts';
import { matchAdvert } from './match-advert.ts';
import { matchableCv } from './matchable-cv.ts';
import type { GivenAdvert, MatchSources } from './match-sources.ts';

const lexicon: readonly [string, string, NamedSkill['category']][] = [
  ['kubernetes', 'k8s', 'tool'],
  ['kubernetes', 'Kubernetes', 'tool'],
  ['java', 'Java', 'tool'],
  ['wound care', 'wound care', 'hard'],
];
const cities: Readonly<Record<string, string>> = { Leeds: 'gb', Sheffield: 'gb', Berlin: 'de' };
const sources: MatchSources = {
  skills: (text) =>
    lexicon
      .flatMap(([id, words, category]) =>
        [...text.matchAll(new RegExp(`\\b${words}\\b`, 'giu'))].map(({ index }) => ({
          id,
          name: id,
          category,
          span: { start: index, end: index + words.length },
        })),
      )
      .toSorted((a, b) => a.span.start - b.span.start),
  place: (words) => {
    const country = cities[words];
    return country ? { country, name: words, kind: 'city' } : null;
  },
  titleCertainty: (words) => (/^(?:staff )?nurse$|developer$/iu.test(words) ? 1 : 0),
  titleLikeness: (one, other) => (one.toLowerCase().includes(other.toLowerCase().slice(-5)) ? 1 : 0),
  rarity: () => 1,
  softwareKind: () => '',
};
const nurse = aDocument({
  basics: { name: 'Ana', headline: 'Staff Nurse', location: 'Leeds' },
  experience: [
    {
      position: 'Staff Nurse',
      company: 'A',
      start: '2020-01',
      end: 'present',
      bullets: ['Dress wounds, k8s'],
    },
  ],
  education: [{ degree: 'BSc Nursing', institution: 'B' }],
});
const match = (advert: GivenAdvert, document = nurse) =>
  matchAdvert(matchableCv(document, '2026-11', sources), advert, sources);
const part = (id: string, advert: GivenAdvert, document = nurse) =>
  match(advert, document).parts.find((one) => one.id === id);

it('knows a skill by any of its names, in the CV and in the advert', () => {
  const asked = 'Staff Nurse\nRequirements:\n- Kubernetes\n- Java';
  const { matchingSkills, missingSkills } = match({ text: asked });
  expect(matchingSkills.map(({ span }) => textAt(asked, span))).toEqual(['Kubernetes']);
  expect(missingSkills.map(({ span }) => textAt(asked, span))).toEqual(['Java']);
  const spelled = aDocument({ ...nurse, skills: [{ name: 'Kubernetes', group: '' }] });
  expect(match({ text: 'Requirements:\n- k8s' }, spelled).missingSkills).toEqual([]);
});

it('takes one of "Java or Kubernetes" for both', () => {
  const { missingSkills, matchingSkills } = match({ text: 'Requirements:\n- Java or Kubernetes' });
  expect(missingSkills).toEqual([]);
  expect(matchingSkills).toHaveLength(1);
});

it('counts years of similar work only', () => {
  const text = 'Staff Nurse\nRequirements:\n- At least 5 years of experience as a nurse';
  expect(part('seniority', { text })?.points).toBe(10);
  const other = aDocument({
    ...nurse,
    experience: [{ position: 'Baker', company: 'A', start: '2010-01', end: 'present', bullets: [] }],
  });
  expect(part('seniority', { text }, other)).toMatchObject({
    points: 0,
    note: 'Asks for 5 years; your dates show none in similar jobs.',
  });
});

it('judges place, remote work, degree and age', () => {
  expect(part('place', { text: 'Nurse', location: 'Leeds' })?.points).toBe(10);
  expect(part('place', { text: 'Nurse', location: 'Sheffield' })?.points).toBe(4);
  expect(part('place', { text: 'Nurse', location: 'Berlin' })?.points).toBe(0);
  expect(part('place', { text: 'Nurse\nThis is a fully remote role.' })?.points).toBe(10);
  expect(part('terms', { text: 'Requirements:\n- PhD in nursing' })?.points).toBe(0);
  expect(part('freshness', { text: 'Nurse', ageDays: 3 })).toMatchObject({
    points: 5,
    note: 'Posted 3 days ago.',
  });
  expect(part('freshness', { text: 'Nurse', ageDays: 90 })?.points).toBe(0);
});

it('leaves out of the sum what nobody says', () => {
  const { parts, rawScore, score } = match({ text: 'Hello', title: 'Staff Nurse' });
  expect(parts.filter(({ points }) => points !== null).map(({ id }) => id)).toEqual(['skills', 'title']);
  // An advert that names no skills is judged with caution.
  expect([rawScore, score]).toEqual([58, 58]);
  expect(match({ text: 'Hello', title: 'Baker' })).toMatchObject({ rawScore: 28, score: 40 });
});

it('weighs its parts to a hundred, and colours a score from 90, 75 and 60', () => {
  expect(matchPartIds.reduce((sum, id) => sum + matchWeights[id], 0)).toBe(100);
  expect([95, 90, 89, 75, 74, 60, 59, 40].map(matchBand)).toEqual([
    'excellent',
    'excellent',
    'good',
    'good',
    'fair',
    'fair',
    'low',
    'low',
  ]);
});

it('gives any text a score within its bounds, the same each time, with spans that lie in the text', () => {
  const word = fc.constantFrom(
    'Java',
    'or',
    'k8s',
    'years',
    '5',
    'Requirements:',
    '\n- ',
    '\n',
    'remote',
    'Leeds',
  );
  const text = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.array(word, { maxLength: 60 }).map((all) => all.join(' ')),
  );
  fc.assert(
    fc.property(text, fc.option(fc.integer({ min: -10, max: 4_000 })), (advert, ageDays) => {
      const found = match({ text: advert, ageDays });
      expect(jobMatchSchema.parse(found)).toEqual(match({ text: advert, ageDays }));
      expect(found.score).toBe(Math.min(95, Math.max(40, found.rawScore)));
      for (const { span, name } of [...found.matchingSkills, ...found.missingSkills])
        expect(textAt(advert, span).toLowerCase()).toContain(name.toLowerCase().slice(0, 1));
      for (const { points, weight } of found.parts) expect(points ?? 0).toBeLessThanOrEqual(weight);
    }),
    { numRuns: 150 },
  );
});

it('loses nothing by a skill that is added to the CV', () => {
  const asked = { text: 'Staff Nurse\nRequirements:\n- Java\n- Kubernetes\n- wound care' };
  fc.assert(
    fc.property(fc.constantFrom('Java', 'wound care', 'Kubernetes', 'juggling'), (name) => {
      const more = aDocument({ ...nurse, skills: [{ name, group: '' }] });
      expect(match(asked, more).rawScore).toBeGreaterThanOrEqual(match(asked).rawScore);
    }),
  );
});
