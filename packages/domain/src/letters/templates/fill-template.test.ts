import { expect, it } from 'vitest';
import { documents } from '@candor/testing';
import * as fc from 'fast-check';
import { cvDocument } from '../../cv/index.ts';
import { analyseLetter } from '../analysing/index.ts';
import { letterSources } from '../letter-source.ts';
import { letterRequestSchema } from '../request.ts';
import { judge } from '../../evidence/index.ts';
import { splitSentences } from '../../cv/index.ts';
import { letterToText } from '../text-form.ts';
import { fillTemplate, openBlanks } from './fill-template.ts';
import { customTemplate, letterTemplates, templateIds } from './templates.data.ts';

const today = '2026-11-21';
const nurse = cvDocument({
  basics: { name: 'Maria Keane', headline: 'Staff Nurse' },
  experience: [
    {
      company: 'Mercy Hospital',
      position: 'Staff Nurse',
      start: '2018',
      end: 'present',
      bullets: ['Introduced two-nurse checks for insulin', 'Care for 6 patients a shift on a surgical ward'],
    },
  ],
  skills: ['wound care', 'IV therapy', 'Epic'].map((name) => ({ name, group: '' })),
});

it('states the figures of the product beside the six industries and the custom one', () => {
  expect(templateIds.map((id) => letterTemplates[id].atsFigure)).toEqual([95, 92, 93, 89, 87, 85]);
  expect(customTemplate.atsFigure).toBe(90);
});

it('fills from the profile what the profile knows', () => {
  const letter = fillTemplate({
    template: 'healthcare',
    jobTitle: 'Ward Sister',
    companyName: 'Barton Creek',
    profile: nurse,
    today,
  });
  const text = letterToText(letter);
  expect(text).toContain('Please consider me for the Ward Sister position at Barton Creek.');
  expect(text).toContain('two-nurse checks for insulin');
  expect(text).toContain('wound care, IV therapy and Epic');
  expect(openBlanks(text)).toHaveLength(4);
});

it.each([...templateIds, 'custom'] as const)(
  'leaves blanks, not inventions, where nothing is known: %s',
  (template) => {
    const text = letterToText(fillTemplate({ template, jobTitle: '', today }));
    expect(openBlanks(text).length).toBeGreaterThanOrEqual(5);
    expect(text).not.toMatch(/\{|\}|undefined/);
  },
);

it.each(templateIds)('states nothing that the profile does not: %s', (template) => {
  fc.assert(
    fc.property(documents(), (profile) => {
      const letter = fillTemplate({ template, jobTitle: 'Planner', companyName: 'NordBau', profile, today });
      const request = letterRequestSchema.parse({ title: 'x', jobTitle: 'Planner', companyName: 'NordBau' });
      const sourceFor = letterSources(request, letter.country, { cv: profile, today });
      const sentences = letter.paragraphs.flatMap((one) =>
        splitSentences(one.replaceAll(/\[[^\]]*\]/g, 'this')),
      );
      for (const sentence of sentences)
        expect(judge(sentence, sourceFor(sentence).evidence).invented).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

it('gives a better score to a letter whose blanks are filled', () => {
  const text = letterToText(
    fillTemplate({
      template: 'healthcare',
      jobTitle: 'Nurse',
      companyName: 'Barton Creek',
      profile: nurse,
      today,
    }),
  );
  const score = (letter: string) =>
    analyseLetter({ text: letter, cv: nurse, company: 'Barton Creek', role: 'Nurse' })?.score.points ?? 0;
  const corrected = text.replaceAll(/\[[^\]]*\]/g, 'the two-nurse check at every round');
  expect(score(corrected)).toBeGreaterThanOrEqual(score(text) + 30);
});
