import type { Check } from '../check.ts';

/** So many skills of an occupation, named in a CV, leave nothing to wish. */
const WANTED = 6;
const MOST = 6;

export const occupationSkills: Check = {
  id: 'occupation-skills',
  area: 'keywords',
  label: 'Skills of your occupation',
  looksFor: `${WANTED} skills that your occupation is known to ask for`,
  why: 'Without an advert these are the words that recruiters search for.',
  source: 'ESCO and O*NET, skills by occupation; the number is ours',
  weight: 40,
  run({ match, occupation, skills }) {
    if (match || !occupation || occupation.skills.length === 0) return null;
    const named = new Set(skills.map(({ id }) => id));
    const has = occupation.skills.filter(({ id }) => named.has(id)).length;
    const share = Math.min(1, has / Math.min(WANTED, occupation.skills.length));
    const open = occupation.skills.filter(({ id, isTelling }) => isTelling && !named.has(id)).slice(0, MOST);
    const list = open.map(({ name }) => name).join(', ');
    return {
      share,
      findings:
        share >= 1
          ? []
          : [
              {
                path: 'skills',
                span: null,
                words: '',
                message: `Often asked for as ${occupation.title}: ${list}. Add those you have, with where you used them.`,
              },
            ],
    };
  },
};
