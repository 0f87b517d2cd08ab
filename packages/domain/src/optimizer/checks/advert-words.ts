import { textAt } from '../../text/index.ts';
import { say } from '../../say/index.ts';
import { shareResult, type Check } from '../check.ts';
import { answerInCv } from '../standing.ts';

export const advertWords: Check = {
  id: 'advert-words',
  area: 'keywords',
  words: () => ({
    label: say`The job ad’s own words`,
    looksFor: say`Skills you name differently from the job ad`,
    why: say`Not every search knows that two names mean the same thing.`,
  }),
  source: 'Jobscan: variants count as different words; skills and names of ESCO and O*NET',
  weight: 5,
  run({ match, text }) {
    if (!match) return null;
    const answered = match.requirements.flatMap((one) => {
      const answer = one.state === 'met' && one.kind !== 'years' && one.kind !== 'degree' && answerInCv(one);
      return answer ? [{ ...one, answer }] : [];
    });
    return shareResult(
      answered
        .filter(({ advertWords: words }) => words !== '')
        .map(({ advertWords: words, answer }) => ({
          path: answer.path,
          message: say`The job ad says “${words}”. Use its words too, if they fit.`,
          span: answer.span,
          words: textAt(text, answer.span),
        })),
      answered.length,
    );
  },
};
