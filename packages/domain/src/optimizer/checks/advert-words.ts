import { textAt } from '../../text/index.ts';
import { shareResult, type Check } from '../check.ts';

export const advertWords: Check = {
  id: 'advert-words',
  area: 'keywords',
  label: 'The job ad’s own words',
  looksFor: 'Skills you name differently from the job ad',
  why: 'Not every search knows that two names mean the same thing.',
  source: 'Jobscan: variants count as different words; skills and names of ESCO and O*NET',
  weight: 5,
  run({ match, text }) {
    if (!match) return null;
    const answered = match.requirements.filter(
      ({ evidence, kind }) => evidence !== null && kind !== 'years' && kind !== 'degree',
    );
    return shareResult(
      answered
        .filter(({ advertWords: words }) => words !== '')
        .map(({ advertWords: words, evidence }) => ({
          path: evidence?.path ?? '',
          message: `The job ad says “${words}”. Use its words too, if they fit.`,
          span: evidence?.span ?? null,
          words: evidence ? textAt(text, evidence.span) : '',
        })),
      answered.length,
    );
  },
};
