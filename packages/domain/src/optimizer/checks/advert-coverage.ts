import { say } from '../../say/index.ts';
import type { Check } from '../check.ts';
import { isOnlyInProfile, isUnseen } from '../standing.ts';
import type { Requirement } from '../match.ts';
import { creditOf } from '../credit-of.ts';

function messageOf({ name, state }: Requirement): string {
  if (state === 'open') return say`The job ad asks for ${name}. Your CV doesn’t mention it.`;
  return state === 'maybe'
    ? say`The job ad asks for ${name}. We found no line of your CV that shows it.`
    : say`The job ad asks for ${name}. Your profile mentions it; this CV doesn’t.`;
}

export const advertCoverage: Check = {
  id: 'advert-coverage',
  area: 'keywords',
  words: () => ({
    label: say`What the job ad asks for`,
    looksFor: say`Each requirement of the job ad, covered by a line of your CV`,
    why: say`Recruiters search for the words in their own ad.`,
  }),
  source:
    'Weights are ours: title and required 3, preferred 2, soft skills 1; named but not shown 0.7, what may be answered 0.5',
  weight: 80,
  run({ match }) {
    if (!match || match.requirements.length === 0) return null;
    const all = match.requirements.reduce((sum, { weight }) => sum + weight, 0);
    const got = match.requirements.reduce((sum, one) => sum + one.weight * creditOf(one), 0);
    const open = match.requirements.filter(
      (one) => one.isRequired && (isUnseen(one) || isOnlyInProfile(one)),
    );
    return {
      share: got / all,
      findings: open.map((one) => ({
        path: '',
        message: messageOf(one),
        span: null,
        words: '',
      })),
    };
  },
};
