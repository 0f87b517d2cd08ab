import type { CvDocument } from '@candor/domain/cv';
import { readAdvert } from '@candor/domain/jobs';
import type { Home } from '@candor/domain/locale';
import { matchableCv, matchAdvert } from '@candor/domain/matching/scoring';
import { compareReading } from '@candor/domain/optimizer';
import { analyseCv, tailorCv, takeProposed } from '@candor/domain/optimizer/analysing';
import { answerSpokenJobs } from '../platform/spoken-jobs.ts';
import {
  countryOf,
  documentOf,
  isPlace,
  jobTitleCertainty,
  matchSources,
  namedSkills,
  occupationOf,
  occupationOfTitle,
} from './lexicon.ts';
import type { OptimizerJobs } from './optimizer-jobs.ts';
import { warmUpAdvert, warmUpCv } from './warm-up.ts';

const knownOf = (document: CvDocument, home: Home) => ({
  document,
  country: countryOf(document, home),
  occupation: occupationOf(document),
  ...matchSources,
});

answerSpokenJobs<OptimizerJobs>({
  warmUp() {
    const known = knownOf(documentOf({ text: warmUpCv }), {});
    analyseCv({ ...known, advert: warmUpAdvert, profile: null, verdicts: [], today: '2026-01-01' });
    return null;
  },
  analyse: ({ cv, home, ...rest }) => analyseCv({ ...knownOf(documentOf(cv), home), ...rest }),
  tailor: ({ document, home, ...rest }) => tailorCv({ ...knownOf(document, home), ...rest }),
  takeProposed,
  compareReading,
  readAdvert: ({ text }) =>
    readAdvert(text, {
      skills: namedSkills(text),
      isPlace,
      titleCertainty: jobTitleCertainty,
      occupation: occupationOfTitle,
    }),
  match: ({ document, adverts, today }) => {
    const cv = matchableCv(document, today, matchSources);
    return adverts.map((advert) => matchAdvert(cv, advert, matchSources));
  },
});
