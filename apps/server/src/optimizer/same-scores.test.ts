import { afterAll, expect, it } from 'vitest';
import { cvDesign, type CvDocument } from '@candor/domain/cv';
import { analyseCv } from '@candor/domain/optimizer/analysing';
import { titleCertainty } from '@candor/occupations';
import { readFile } from '@candor/read';
import { createRenderer } from '@candor/render';
import { goodCvs, weakened } from '@candor/testing';
import { countryOf, isPlace, namedSkills, occupationOf } from './lexicon.ts';

const renderer = createRenderer();
afterAll(() => renderer.close());

const MOST_APART = 2;

function scoresOf(document: CvDocument) {
  const { overallScore, atsScore, impactScore, keywordDensity, readabilityScore } = analyseCv({
    document,
    today: '2026-11',
    advert: '',
    profile: '',
    country: countryOf(document),
    occupation: occupationOf(document),
    skills: namedSkills,
    isPlace,
  });
  return { overallScore, atsScore, impactScore, keywordDensity, readabilityScore };
}

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
    const read = Object.entries(scoresOf(answer.read.document));
    const apart = read.map(([score, points]) => [score, Math.abs(points - Object(whole)[score])]);
    expect([format, apart.filter(([, points]) => points > MOST_APART)]).toEqual([format, []]);
  }
});
