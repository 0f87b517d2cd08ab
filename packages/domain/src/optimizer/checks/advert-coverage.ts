import type { Check } from '../check.ts';
import { LISTED } from '../match.ts';

export const advertCoverage: Check = {
  id: 'advert-coverage',
  area: 'keywords',
  label: 'What the advert asks for',
  looksFor: 'Each demand of the advert, answered by a line of your CV',
  why: 'Recruiters search for the words of their own advert.',
  source: 'Weights are ours: title and required 3, preferred 2, soft skills 1; named but not shown 0.7',
  weight: 80,
  run({ match }) {
    if (!match || match.requirements.length === 0) return null;
    const all = match.requirements.reduce((sum, { weight }) => sum + weight, 0);
    const got = match.requirements.reduce(
      (sum, { weight, state }) => sum + weight * (state === 'met' ? 1 : state === 'listed' ? LISTED : 0),
      0,
    );
    const open = match.requirements.filter(
      ({ state, isRequired }) => isRequired && (state === 'open' || state === 'in-profile'),
    );
    return {
      share: got / all,
      findings: open.map(({ name, state }) => ({
        path: '',
        message:
          state === 'open'
            ? `The advert asks for ${name}. Your CV does not say it.`
            : `The advert asks for ${name}. Your profile says it; this CV does not.`,
        span: null,
        words: '',
      })),
    };
  },
};
