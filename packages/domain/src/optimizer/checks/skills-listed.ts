import { plural, say } from '../../say/index.ts';
import { missing, type Check } from '../check.ts';

const LEAST = 5;
const MOST = 30;

export const skillsListed: Check = {
  id: 'skills-listed',
  area: 'ats',
  words: () => ({
    label: say`Number of skills`,
    looksFor: say`${LEAST} to ${MOST} skills in a section of their own`,
    why: say`Fewer give a search little to find; a long list looks like keyword stuffing.`,
  }),
  source: 'Own limits',
  weight: 3,
  run({ document }) {
    const { length: count } = document.skills;
    if (count > MOST)
      return {
        share: MOST / count,
        findings: [
          missing(
            'skills',
            say`You list ${plural(count, { one: '# skill', other: '# skills' })}. Keep the ${MOST} that matter most for the job.`,
          ),
        ],
      };
    if (count >= LEAST || count === 0) return count === 0 ? null : { share: 1, findings: [] };
    return {
      share: count / LEAST,
      findings: [
        missing(
          'skills',
          say`You list ${plural(count, { one: '# skill', other: '# skills' })}. Name at least ${LEAST} that you use.`,
        ),
      ],
    };
  },
};
