import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cvDocument } from '../cv/index.ts';
import { cvRules } from './cv-rules.ts';
import { judgeLineEdits, withLineEdits, type LineEdit } from './line-edits.ts';

const nurse = cvRules.normalise(
  cvDocument({
    basics: { name: 'Ana Ruiz', headline: 'Registered Nurse' },
    experience: [
      {
        company: 'Seton',
        position: 'Staff Nurse',
        bullets: ['Looked after 6 patients a shift', 'Helped to train nurses'],
      },
      {
        company: 'Brackenridge',
        position: 'Nurse',
        bullets: ['Ran triage', 'Kept 40 records', 'Dressed wounds'],
      },
    ],
  }),
);
const lines = cvRules.lines(nurse);
const evidence = { lines: [...lines], said: ['Cut waiting times by 12 minutes'], isLetter: false };
const editOf = (path: string, ...words: string[]): LineEdit => ({
  path,
  was: lines.get(path) ?? '',
  lines: words,
});

describe('edits of lines', () => {
  it('are made whatever their order, and each reaches the line that it names', () => {
    const paths = [...lines.keys()].filter((path) => path.includes('bullets'));
    fc.assert(
      fc.property(fc.shuffledSubarray(paths, { minLength: 1 }), fc.nat({ max: 2 }), (chosen, count) => {
        const edits = chosen.map((path) =>
          editOf(path, ...Array.from({ length: count }, (_, nth) => `${path} ${nth}`)),
        );
        const made = withLineEdits(cvRules, nurse, edits);
        if ('refused' in made) throw new Error('an edit was refused');
        const words = [...cvRules.lines(made.document).values()];
        const expected = [...lines].flatMap(
          ([path, text]) => edits.find((one) => one.path === path)?.lines ?? [text],
        );
        expect(words).toEqual(expected);
      }),
    );
  });

  it('are all refused where one names no line, other words than stand there, or a line twice', () => {
    const good = editOf('experience.0.bullets.0', 'Looked after patients');
    const cases: [LineEdit, string][] = [
      [editOf('experience.7.bullets.0', 'x'), 'There is no line at this path.'],
      [editOf('__proto__.constructor', 'x'), 'There is no line at this path.'],
      [{ path: 'experience.1.bullets.0', was: 'Ran the ward', lines: ['x'] }, 'This line says “Ran triage”.'],
      [good, 'Another edit is of the same line.'],
    ];
    for (const [edit, why] of cases)
      expect(withLineEdits(cvRules, nurse, [good, edit])).toEqual({ refused: [{ at: 1, why }] });
  });
});

describe('what is proposed is judged', () => {
  const judged = (path: string, words: string) => judgeLineEdits([editOf(path, words)], evidence);

  it('lets through what the person said, in other words or shorter', () => {
    expect(judged('experience.0.bullets.0', 'Looked after six patients a shift').refused).toEqual([]);
    expect(judged('experience.1.bullets.1', 'Kept records').refused).toEqual([]);
    expect(judged('summary.0', 'Cut waiting times by 12 minutes').refused).toEqual([]);
    expect(
      judged('experience.1.bullets.0', 'Ran triage, cutting waiting times by 12 minutes').refused,
    ).toEqual([]);
  });

  it('refuses a figure that nothing gives, and one of another entry', () => {
    expect(judged('experience.0.bullets.0', 'Looked after 60 patients a shift').refused).toEqual([
      { at: 0, why: 'Nothing that the person said gives “60”.' },
    ]);
    expect(judged('experience.0.bullets.1', 'Trained 40 nurses').refused).toHaveLength(1);
  });

  it('marks what may say more, with the words that stood there', () => {
    expect(judged('experience.0.bullets.1', 'Trained nurses').doubts).toMatchObject([
      { kind: 'doubt', line: 'experience.0.bullets.1', proposals: ['Helped to train nurses'] },
    ]);
  });
});
