import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { toText, type CvDocument } from '../../cv/index.ts';
import { analysed } from '../testing/analysed.ts';
import { goodCv } from '../testing/good-cv.ts';
import { testTables } from '../testing/lexicon.ts';
import { applyTailoring } from './apply-tailoring.ts';
import { tailorCv } from './tailor-cv.ts';

const skills = [
  'Wound care',
  'Medication rounds',
  'Handover',
  'Surgery',
  'Teaching',
  'Phlebotomy',
  'Excel',
  'Microsoft Excel',
  'JavaScript',
  'JS',
  'Kotlin',
  'Spanish',
];
const lines = [
  'Dress wounds and teach wound care to 2 students a term',
  'Took blood by phlebotomy from 9 patients a day',
  'Helped with surgery twice a week',
  'Keep the rota in Excel',
  'This cut handovers from 40 to 25 minutes',
  'Wrote JavaScript for the ward screen',
  ...goodCv().experience.flatMap(({ bullets }) => bullets),
];
const some = (from: readonly string[], most: number) =>
  fc.uniqueArray(fc.constantFrom(...from), { maxLength: most });

/** Versions of one person: some of their lines, skills and summary each. */
const person = fc
  .record({
    bullets: fc.tuple(some(lines, 6), some(lines, 4)),
    listed: some(skills, 8),
    summary: fc.constantFrom('', goodCv().summary, 'Nurse with seven years on acute wards.'),
  })
  .map(({ bullets, listed, summary }): CvDocument => ({
    ...goodCv(),
    summary,
    experience: goodCv()
      .experience.slice(0, 2)
      .map((job, at) => ({ ...job, bullets: bullets[at] ?? [] })),
    skills: listed.map((name) => ({ name, group: '' })),
  }));
const advert = fc
  .record({
    required: some(skills, 6),
    preferred: some(skills, 4),
    title: fc.constantFrom('Staff Nurse', 'Analyst'),
  })
  .map(({ required, preferred, title }) =>
    [
      title,
      'Requirements:',
      ...required.map((one) => `- ${one}`),
      'Desirable:',
      ...preferred.map((one) => `- ${one}`),
    ].join('\n'),
  );

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
const idsOf = (text: string) => new Set(testTables.skills(text).map(({ id }) => id));

it('says nothing that neither CV nor profile does, in any part of the changes, and answers no less', () => {
  fc.assert(
    fc.property(person, person, advert, fc.func(fc.boolean()), (document, profile, asked, isChosen) => {
      const known = { country: 'gb', occupation: null, ...testTables };
      const { changes } = tailorCv({ ...known, document, profile, advert: asked, today: '2026-11' });
      const made = applyTailoring(
        document,
        changes.filter(({ id }) => isChosen(id)),
      );
      const [own, text] = [toText(document) + toText(profile), toText(made)];
      expect(idsOf(text).isSubsetOf(idsOf(own))).toBe(true);
      // A new summary is the built-in writer's, whose own law stands beside it.
      const others = toText({ ...made, summary: document.summary === '' ? '' : made.summary });
      const beside = wordsOf(`${own} ${asked} Skills include and`);
      expect([...wordsOf(others).difference(beside)]).toEqual([]);
      const [before, after] = [document, made].map((one) => analysed(one, { advert: asked }));
      expect(after?.match?.now.least).toBeGreaterThanOrEqual(before?.match?.now.least ?? 0);
    }),
    { numRuns: 40 },
  );
});
