import { toText, type CvDocument } from '@candor/domain/cv';
import { readAdvert } from '@candor/domain/jobs';
import { matchableCv, matchAdvert } from '@candor/domain/matching/scoring';
import { compareReading } from '@candor/domain/optimizer';
import { analyseCv, tailorCv } from '@candor/domain/optimizer/analysing';
import { answerJobs } from '@candor/pool';
import {
  countryOf,
  documentOf,
  isPlace,
  jobTitleCertainty,
  matchSources,
  namedSkills,
  occupationOf,
} from './lexicon.ts';
import type { OptimizerJobs } from './optimizer-jobs.ts';

const knownOf = (document: CvDocument) => ({
  document,
  country: countryOf(document),
  occupation: occupationOf(document),
  skills: namedSkills,
  isPlace,
  titleCertainty: jobTitleCertainty,
});

answerJobs<OptimizerJobs>({
  analyse: ({ cv, advert, profile, today }) =>
    analyseCv({ ...knownOf(documentOf(cv)), advert, profile: profile ? toText(profile) : '', today }),
  tailor: ({ document, ...rest }) => tailorCv({ ...knownOf(document), ...rest }),
  compareReading,
  readAdvert: ({ text }) =>
    readAdvert(text, { skills: namedSkills(text), isPlace, titleCertainty: jobTitleCertainty }),
  match: ({ document, adverts, today }) => {
    const cv = matchableCv(document, today, matchSources);
    return adverts.map((advert) => matchAdvert(cv, advert, matchSources));
  },
});
