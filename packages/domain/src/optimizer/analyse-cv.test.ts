import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromText, toText } from '../cv/index.ts';
import { applySuggestions } from './apply-suggestions.ts';
import { areas } from './finding.ts';
import { MOST_SCORE } from './result.ts';
import { allChecks } from './all-checks.ts';
import { analysed } from './testing/analysed.ts';
import { goodCv } from './testing/good-cv.ts';
import { withLine, withSkills } from './testing/mutate.ts';

const advert = [
  'Staff Nurse',
  'Requirements:',
  '- At least 3 years of experience on a ward',
  '- Wound care and phlebotomy',
  '- Java or Kotlin',
  'Desirable:',
  '- Spanish',
].join('\n');
const scoresOf = ({
  atsScore: ats,
  impactScore: impact,
  keywordDensity: keywords,
  readabilityScore: readability,
}: ReturnType<typeof analysed>) => ({ ats, impact, keywords, readability });

it('has at least 40 checks, each with its own id and weight', () => {
  expect(allChecks.length).toBeGreaterThanOrEqual(40);
  expect(new Set(allChecks.map(({ id }) => id)).size).toBe(allChecks.length);
  for (const { words, source, weight } of allChecks) {
    expect([source, ...Object.values(words())]).not.toContain('');
    expect(weight).toBeGreaterThanOrEqual(0);
  }
});

it('scores the same CV the same a hundred times, each at most 95 and the whole their mean', () => {
  const first = analysed(goodCv(), { advert });
  for (let times = 0; times < 100; times += 1) expect(analysed(goodCv(), { advert })).toEqual(first);
  const four = Object.values(scoresOf(first));
  for (const score of four) expect(score).toBeLessThanOrEqual(MOST_SCORE);
  expect(first.overallScore).toBe(Math.round(four.reduce((sum, one) => sum + one, 0) / 4));
});

it('scores less where a skill is named ten times', () => {
  const plain = analysed(goodCv(), { advert });
  for (const skill of ['Wound care', 'Phlebotomy']) {
    const stuffed = { ...goodCv(), summary: `${goodCv().summary} ${`${skill}. `.repeat(10).trim()}` };
    expect(analysed(stuffed, { advert }).keywordDensity).toBeLessThan(plain.keywordDensity);
    const listed = withSkills(...Array.from({ length: 10 }, () => skill))(goodCv());
    expect(analysed(listed, { advert }).keywordDensity).toBeLessThan(plain.keywordDensity);
  }
});

it('never lowers the area of a suggestion that is applied', () => {
  const weak = [
    'Responsible for managing 12 nurses on two wards',
    'Recieved 8 patients a day in order to help them',
    'I was in charge of the ward rota',
    'kept the ledger in javascript',
    'The rota was written by me',
  ];
  for (const line of weak) {
    const cv = withLine(line)(goodCv());
    const before = analysed(cv, { advert });
    for (const { edit, category } of before.suggestions) {
      if (!edit || category === 'structure') continue;
      const { text, applied } = applySuggestions(before.text, [edit]);
      expect(applied).toBe(1);
      const after = analysed(fromText(text), { advert });
      expect(scoresOf(after)[category]).toBeGreaterThanOrEqual(scoresOf(before)[category]);
    }
  }
});

it('makes changes that the text form reads back, and offers the summary of the built-in writer', () => {
  const cv = { ...goodCv(), summary: '' };
  const { suggestions, text } = analysed(cv);
  const summary = suggestions.find(({ id }) => id === 'summary');
  expect(summary?.afterExample).not.toBe('');
  const next = fromText(applySuggestions(text, summary?.edit ? [summary.edit] : []).text);
  expect(toText({ ...next, summary: '' })).toBe(toText(cv));
  expect(next.summary).toBe(summary?.afterExample);
});

it('points every finding at its words, whatever the CV', () => {
  const line = fc.string({
    unit: fc.constantFrom(
      'I ',
      'was ',
      'Excel',
      ' ',
      '80%',
      'teh ',
      'a',
      '🎉',
      'responsible for ',
      '.',
      'ß',
      '\u0301',
    ),
  });
  fc.assert(
    fc.property(line, line, fc.boolean(), (one, other, withAdvert) => {
      const cv = withSkills(other.trim() || 'x')(withLine(one.trim() || 'x')(goodCv()));
      const { text, findings, suggestions, checks } = analysed(
        cv,
        withAdvert ? { advert: `${one}\n${other}` } : {},
      );
      const atSpans = findings.filter(({ span }) => span !== null);
      expect(atSpans.map(({ span }) => text.slice(span?.start, span?.end))).toEqual(
        atSpans.map(({ words }) => words),
      );
      const edits = suggestions.flatMap(({ edit }) => (edit ? [edit] : []));
      expect(edits.map(({ span }) => text.slice(span.start, span.end))).toEqual(
        edits.map(({ expected }) => expected),
      );
      for (const { points, most } of checks) expect(points).toBeLessThanOrEqual(most);
    }),
    { numRuns: 60 },
  );
});

it.each(areas)('has checks of %s', (area) => {
  expect(allChecks.some((check) => check.area === area)).toBe(true);
});
