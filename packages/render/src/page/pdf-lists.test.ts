import { cvDocument } from '@candor/domain/cv';
import { someLayouts } from '@candor/testing';
import { expect, test } from 'vitest';
import { themeOf } from '../layouts/index.ts';
import { pdfStructure } from '../testing/read-back.ts';
import { pageEngine } from './compile.ts';

const engine = pageEngine();
const document = cvDocument({
  basics: { name: 'Ana Lists' },
  experience: [
    { position: 'Ranger', company: 'Peak Park', start: '2019', bullets: ['One', 'Two', 'Three'] },
    { position: 'Guide', company: 'Dales', bullets: ['Four'] },
  ],
  skills: [
    { name: 'First aid', group: 'Safety' },
    { name: 'Maps', group: 'Tools' },
    { name: 'Radio', group: 'Tools' },
  ],
  certifications: [
    { name: 'Mountain Leader', issuer: 'MTA', date: '2020' },
    { name: 'First aid at work', issuer: 'St John', date: '2021' },
  ],
});

test.each(someLayouts(2))('%s says which of its rows are lists and what heads an entry', async (layout) => {
  const { roles } = await pdfStructure(
    Uint8Array.from(engine.pdf({ document, layout, paper: 'a4', isBrandFree: true })),
  );
  const count = (role: string) => roles.filter((one) => one === role).length;
  // A heading in the side column takes the first row of its section with it.
  const isBeside = themeOf(layout).heading.place === 'side';
  const [bullets, groups, certificates] = [4, 2, 2];
  expect(count('LI')).toBe(bullets + (isBeside ? 0 : groups + certificates));
  expect(count('LBody')).toBe(count('LI'));
  expect(count('H3')).toBe(2 + certificates);
});
