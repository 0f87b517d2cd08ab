import { afterAll, expect, it } from 'vitest';
import { cvDesign, type CvDocument } from '@candor/domain/cv';
import { analyseCv } from '@candor/domain/optimizer/analysing';
import { titleCertainty } from '@candor/occupations';
import { readFile } from '@candor/read';
import { createRenderer } from '@candor/render';
import { goodCvs, weakened } from '@candor/testing';
import { countryOf, matchSources, occupationOf } from './lexicon.ts';

const renderer = createRenderer();
afterAll(() => renderer.close());

const MOST_APART = 2;

const names = ['overallScore', 'atsScore', 'impactScore', 'keywordDensity', 'readabilityScore'] as const;

const scoresOf = (document: CvDocument) =>
  analyseCv({
    document,
    today: '2026-11',
    advert: '',
    profile: null,
    country: countryOf(document),
    occupation: occupationOf(document),
    ...matchSources,
  });

const some = goodCvs.filter(({ name }) => /^(?:teacher|site manager|chef)$/u.test(name));
const cases = some.flatMap(({ name, document, language }) => [
  { name: `a good ${name}`, document, language },
  { name: `a weak ${name}`, document: weakened(document), language },
]);

// `npm run bench optimizer` measures all of them in every layout.
it.each(cases)('scores $name the same as a document, PDF, Word, web page and text', async (cv) => {
  const whole = scoresOf(cv.document);
  const design = cvDesign({ language: cv.language });
  for (const format of ['pdf', 'docx', 'html', 'txt'] as const) {
    const { bytes } = await renderer.cv.file(format, {
      document: cv.document,
      layout: 'creative',
      paper: 'a4',
      isBrandFree: false,
      design,
    });
    const answer = await readFile({ name: 'cv', bytes, byLookAlone: true, titleCertainty });
    if (answer.kind === 'refused') throw new Error(answer.sentence);
    const read = scoresOf(answer.read.document);
    const apart = names.filter((score) => Math.abs(read[score] - whole[score]) > MOST_APART);
    expect([format, apart]).toEqual([format, []]);
  }
});
