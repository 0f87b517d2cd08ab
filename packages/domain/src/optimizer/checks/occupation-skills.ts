import { say } from '../../say/index.ts';
import { spokenList } from '../../say/spoken-list.ts';
import type { Check } from '../check.ts';

/** So many skills of an occupation, named in a CV, leave nothing to wish. */
const WANTED = 6;

export const occupationSkills: Check = {
  id: 'occupation-skills',
  area: 'keywords',
  words: () => ({
    label: say`Tools of your occupation`,
    looksFor: say`${WANTED} skills of your occupation, where job ads ask for tools by name`,
    why: say`Without a job ad, these are the words recruiters search for.`,
  }),
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
    const { title } = occupation;
    const names = spokenList(open.map(({ name }) => name));
    const message = say`Often asked for as ${title}: ${names}. Add those you have, with where you used them.`;
    return { share, findings: [{ path: 'skills', span: null, words: '', message }] };
  },
};
