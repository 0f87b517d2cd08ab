import fc from 'fast-check';
import { expect, it } from 'vitest';
import { linesToLabel } from '../find-sections.ts';
import { prepare } from '../prepared-line.ts';
import { linesOfText } from '../read-text.ts';
import { featuresOf } from './line-features.ts';
import { labelLines } from './label-lines.ts';
import { mayBe, mayBegin, mayFollow } from './line-labels.ts';
import { fittedWeights } from './weights.ts';

const words = [
  'Experience',
  'EDUCATION',
  'Skills',
  'Nurse, Lakeside Hospital',
  '2019 - 2021',
  'Mar 2018 - Present',
  '- Led a team of twelve on the night shift',
  'who went on to do the same elsewhere',
  'BSc Biology, University of Leeds',
  'Excel, Word, First aid',
  'ana@ruiz.example',
  'Ana Ruiz',
  '',
];
const label = (text: string) => {
  const lines = linesToLabel(prepare(linesOfText(text)));
  return { lines, labels: labelLines(lines, fittedWeights().lines) };
};

it('labels every line by the grammar of entries, whatever they say', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 40 }), (texts) => {
      const { lines, labels } = label(texts.join('\n'));
      expect(labels).toHaveLength(lines.length);
      const features = featuresOf(lines);
      labels.forEach((own, at) => {
        const [before, line] = [labels[at - 1], features[at]];
        expect(line && mayBe(own, line.heading, line)).toBe(true);
        expect(before && line ? mayFollow(before, own, line.isOpening) : mayBegin(own)).toBe(true);
      });
    }),
    { numRuns: 60 },
  );
});

it('tells an entry’s head from its statements, and where the next one begins', () => {
  const { labels } = label(
    [
      'Ana Ruiz',
      'ana@ruiz.example',
      '',
      'EXPERIENCE',
      '',
      'Nurse, Lakeside Hospital',
      'Mar 2018 - Present',
      '- Led a team of twelve',
      '',
      'Carer, Dales Homes',
      'Jan 2014 - Feb 2018',
      '- Looked after nine people',
      '',
      'SKILLS',
      'Triage, Epic',
    ].join('\n'),
  );
  expect(labels.map(({ role }) => role).join(' ')).toBe(
    'name item heading head headMore body head headMore body heading item',
  );
});
