import { expect, it } from 'vitest';
import { aDocument } from '@candor/testing';
import { cvDesign, designOutline } from '../cv/index.ts';
import { heldInFile } from './held-in-file.ts';

const entry = (title: string) => ({ title });
const document = aDocument({
  custom: [
    { title: 'Awards', entries: [entry('Nurse of the year')] },
    { title: 'Choir', entries: [entry('Alto')] },
    { title: 'Volunteering', entries: [entry('Food bank')] },
  ],
});
const [awards, choir, volunteering] = designOutline(document, cvDesign())
  .filter(({ id }) => id === 'custom')
  .map(({ key }) => key);
const design = cvDesign({
  sections: {
    hidden: [awards ?? ''],
    order: [volunteering ?? '', choir ?? ''],
    renamed: { [volunteering ?? '']: 'Unpaid work' },
  },
});

it('holds what the pages show, under the headings that stand there', () => {
  const { custom } = heldInFile(document, design, 'pdf');
  expect(custom.map(({ title, entries }) => [title, entries[0]?.title])).toEqual([
    ['Choir', 'Alto'],
    ['Unpaid work', 'Food bank'],
  ]);
});

it('leaves the titles of a text as they are', () => {
  const { custom } = heldInFile(document, design, 'txt');
  expect(custom.map(({ title }) => title)).toEqual(['Choir', 'Volunteering']);
});
