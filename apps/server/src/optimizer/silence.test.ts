import { expect, it } from 'vitest';
import { analyseCv } from '@candor/domain/optimizer/analysing';
import { goodCvs, type GoodCv } from '@candor/testing';
import { countryOf, matchSources, occupationOf } from './lexicon.ts';

/**
 * What is said of ten good CVs. Each finding was read: of one person at most one may be such that a careful reader would
 * not take it up. One that is new here is to be read, and its check mended where it is wrong.
 */
const sentences: Readonly<Record<string, readonly string[]>> = {
  electrician: [],
  teacher: [],
  'site manager': [],
  nurse: [],
  developer: ['skills-shown: Python'],
  chef: [],
  graduate: [],
  pharmacist: [],
  'store manager': ['skills-shown: Visual merchandising'],
  scientist: ['skills-shown: PCR', 'outcomes: '],
};

const findingsOn = ({ document }: GoodCv) =>
  analyseCv({
    document,
    today: '2026-11',
    advert: '',
    profile: null,
    country: countryOf(document),
    occupation: occupationOf(document),
    ...matchSources,
  }).findings.map(({ check, words }) => `${check}: ${words}`);

it.each(goodCvs)('says little of a good $name', (cv) => {
  expect(findingsOn(cv)).toEqual(sentences[cv.name]);
});
