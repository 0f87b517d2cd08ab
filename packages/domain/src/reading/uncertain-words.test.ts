import { expect, it } from 'vitest';
import type { PositionedLine } from './positioned-line.ts';
import { readLines } from './read-lines.ts';

const uncertain = (text: string) => ({ text, certainty: 0.4 });

/** Lines one below the other, as they come from a page; in braces the words that were not recognized with certainty. */
function linesOf(...texts: string[]): PositionedLine[] {
  return texts.map((marked, at) => {
    const text = marked.replaceAll(/[{}#]/g, '').trim();
    const words = [...marked.matchAll(/\{([^}]*)\}/g)].map(([, word = '']) => uncertain(word));
    const type = { size: 10, isBold: false, isItalic: false };
    const place = { page: 1, x0: 50, x1: 50 + 5 * text.length, top: 14 * at, bottom: 14 * at + 10 };
    const heading = marked.startsWith('#') ? { headingLevel: 1 } : {};
    return { text, ...place, ...type, ...heading, ...(words.length > 0 ? { uncertain: words } : {}) };
  });
}

const read = readLines(
  linesOf(
    'Ana {Ruiz}',
    'ana.ruiz@mail.example',
    '# Work Experience',
    'Registered Nurse, {Harbour} Hospital',
    'March {2019} - Present',
    '• Trained nine nurses in triage',
    '• Cut the {waitng} time by a third',
    '# Skills',
    'Triage, {Wound} care',
  ),
);
const found = (path: string) => read.fields.find((field) => field.path === path);

it('says which words of a field were not recognized with certainty', () => {
  expect(found('basics.name')).toMatchObject({ certainty: 0.4, uncertain: ['Ruiz'] });
  expect(found('experience.0.bullets.1')).toMatchObject({ certainty: 0.4, uncertain: ['waitng'] });
  expect(found('experience.0.start')).toMatchObject({ certainty: 0.4, uncertain: ['2019'] });
});

it('leaves fields alone whose words are certain, though others of their line are not', () => {
  expect(found('basics.email')).not.toHaveProperty('uncertain');
  expect(found('experience.0.position')).not.toHaveProperty('uncertain');
  expect(found('experience.0.bullets.0')).not.toHaveProperty('uncertain');
  expect(found('skills.0.name')).not.toHaveProperty('uncertain');
});
