import { toText } from '@candor/domain/cv';
import { readAdvert } from '@candor/domain/jobs';
import { compareReading } from '@candor/domain/optimizer';
import { analyseCv } from '@candor/domain/optimizer/analysing';
import { answerJobs } from '@candor/pool';
import { countryOf, documentOf, isPlace, namedSkills, occupationOf } from './lexicon.ts';
import type { OptimizerJobs } from './optimizer-jobs.ts';

answerJobs<OptimizerJobs>({
  analyse: ({ cv, advert, profile, today }) => {
    const document = documentOf(cv);
    return analyseCv({
      document,
      advert,
      profile: profile ? toText(profile) : '',
      today,
      country: countryOf(document),
      occupation: occupationOf(document),
      skills: namedSkills,
      isPlace,
    });
  },
  compareReading,
  readAdvert: ({ text }) => readAdvert(text, { skills: namedSkills(text), isPlace }),
});
