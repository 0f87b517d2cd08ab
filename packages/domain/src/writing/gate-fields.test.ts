import { describe, expect, it } from 'vitest';
import { cvDocument } from '../cv/index.ts';
import { gateFields } from './gate-fields.ts';
import { openMarks, takeMark } from './marks-on-cv.ts';
import type { FactsReport } from './report.ts';

const typed = cvDocument({
  basics: { name: 'Jo', headline: 'shop worker' },
  experience: [
    {
      position: 'sales asst',
      company: 'Mr. Hal Dunning (or Denning, check card)',
      start: '2019 ish',
      end: 'now',
    },
    { position: 'kitchen porter', company: 'asda' },
  ],
  skills: [
    { name: 'Cash (dont put cash)', group: '' },
    { name: 'excel', group: '' },
  ],
  certifications: [{ name: 'first aid (expired)', issuer: '' }],
});

const gated = (path: string, wordings: string[], cited: string[] = []) =>
  gateFields(typed, [{ path, wordings, cited }], '2026-11');

const report = (marks: FactsReport['marks']): FactsReport => ({
  writer: 'model',
  sentences: [],
  marks,
  settled: [],
});

describe('what is proposed for a short field', () => {
  it.each<[string, string, string[], string]>([
    ['a name without its note', 'experience.0.company', ['Hal Dunning', 'Hal Denning'], 'Only you know'],
    ['leaving out what they ask to leave out', 'skills.0.name', [''], 'leave out'],
    ['a word written out', 'experience.0.position', ['Sales Assistant'], 'Check “Assistant”'],
    ['a paper without its state', 'certifications.0.name', ['First Aid'], '“expired”'],
    ['dates that can be read', 'experience.0.dates', ['2019 – Present'], 'tidier'],
  ])('stands beside what they typed: %s', (_what, path, proposals, why) => {
    const { document, marks } = gated(path, proposals);
    expect(document).toEqual(typed);
    expect(marks).toMatchObject([{ line: path, kind: 'proposal', proposals }]);
    expect(marks[0]?.why).toContain(why);
  });

  it.each<[string, string, string]>([
    ['an employer', 'experience.1.company', 'Asda, Leeds'],
    ['a rank', 'experience.0.position', 'Head of Sales'],
    ['a year', 'experience.0.dates', '2017 – Present'],
    ['a figure', 'skills.1.name', 'Excel, 12 years'],
    ['a tool', 'skills.1.name', 'Excel and Rust'],
  ])('is not shown where it invents %s', (_what, path, wording) => {
    expect(gated(path, [wording])).toEqual({ document: typed, marks: [] });
  });

  it('may rest on a line that is named', () => {
    const line = 'two years at the Leeds shop';
    expect(gated('experience.1.company', ['Asda, Leeds'], [line]).marks).toHaveLength(1);
  });

  it('is put in where only capitals, spaces and marks differ', () => {
    const { document, marks } = gated('experience.1.company', ['Asda']);
    expect(marks).toEqual([]);
    expect(document.experience[1]?.company).toBe('Asda');
    expect(gated('skills.1.name', ['Excel+']).marks).toHaveLength(1);
  });
});

it('shows a proposal as long as its words stand in a field of the kind, and puts it there', () => {
  const { marks } = gated('skills.0.name', ['']);
  const [mark] = marks;
  if (!mark) throw new Error('no mark');
  const moved = { ...typed, skills: typed.skills.toReversed() };
  expect(openMarks(report(marks), moved)).toEqual(marks);
  expect(takeMark(moved, mark, '')?.skills).toEqual([{ name: 'excel', group: '' }]);
  const changed = { ...typed, skills: [{ name: 'Cash handling', group: '' }] };
  expect(openMarks(report(marks), changed)).toEqual([]);
  expect(takeMark(changed, mark, '')).toBeNull();
  expect(takeMark(typed, mark, 'x'.repeat(5_000))).toBeNull();
});
