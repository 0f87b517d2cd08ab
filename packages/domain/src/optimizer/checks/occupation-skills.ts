import type { Check } from '../check.ts';

/** So many skills of an occupation, named in a CV, leave nothing to wish. */
const WANTED = 6;

export const occupationSkills: Check = {
  id: 'occupation-skills',
  area: 'keywords',
  label: 'Tools of your occupation',
  looksFor: `${WANTED} skills of your occupation, where job ads ask for tools by name`,
  why: 'Without a job ad, these are the words recruiters search for.',
  source: 'ESCO and O*NET, skills by occupation, and what is in demand there; the number is ours',
  weight: 40,
  run({ match, occupation, skills }) {
    if (match || !occupation) return null;
    const telling = occupation.skills.filter(({ isTelling }) => isTelling);
    // Where few are asked for by name, what a classification calls the rest is no measure of anybody's words.
    if (telling.length < WANTED) return null;
    const named = new Set(skills.map(({ id }) => id));
    const has = occupation.skills.filter(({ id }) => named.has(id)).length;
    const share = Math.min(1, has / WANTED);
    if (share === 1) return { share, findings: [] };
    const open = telling.filter(({ id }) => !named.has(id)).slice(0, WANTED);
    const list = open.map(({ name }) => name).join(', ');
    const message = `Often asked for as ${occupation.title}: ${list}. Add those you have, with where you used them.`;
    return { share, findings: [{ path: 'skills', span: null, words: '', message }] };
  },
};
