import { say } from '../../say/index.ts';
import { wholeResult, type Check } from '../check.ts';
import { readsFigures, statesFigure } from '../states-figure.ts';
import { foundAt } from '../prepared-cv.ts';

export const summarySpecific: Check = {
  id: 'summary-specific',
  area: 'impact',
  words: () => ({
    label: say`A summary of you alone`,
    looksFor: say`A figure, a skill or a name in the summary`,
    why: say`Without one it could stand in anybody’s CV.`,
  }),
  source: 'Candor’s own rule; skills of ESCO and O*NET',
  weight: 3,
  run(cv) {
    const { summary } = cv.document;
    const place = cv.places.get('summary');
    if (summary === '' || !place || !(cv.isEnglish || readsFigures(cv.language))) return null;
    const isSkill = cv.skills.some(
      ({ span, category }) => category !== 'soft' && span.start >= place.start && span.end <= place.end,
    );
    const isNamed = statesFigure(summary) || /\d|(?<=\p{Ll},? )\p{Lu}/u.test(summary);
    return wholeResult(
      isSkill || isNamed
        ? []
        : [
            foundAt(
              cv,
              'summary',
              say`Name something only you can say: years, a tool, an employer, a result.`,
            ),
          ],
    );
  },
};
