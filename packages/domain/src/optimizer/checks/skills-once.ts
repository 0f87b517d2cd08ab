import { say } from '../../say/index.ts';
import { wholeResult, type Check } from '../check.ts';
import { foundAt } from '../prepared-cv.ts';

export const skillsOnce: Check = {
  id: 'skills-once',
  area: 'ats',
  words: () => ({
    label: say`Each skill once`,
    looksFor: say`The same skill listed twice, also under another name`,
    why: say`It looks careless, and adds nothing to a search.`,
  }),
  source: 'Candor’s own rule on the skills of ESCO and O*NET',
  weight: 2,
  run(cv) {
    const seen = new Set<string>();
    return wholeResult(
      cv.document.skills.flatMap(({ name }, at) => {
        const span = cv.places.get(`skills.${at}`);
        const named =
          span && cv.skills.find((one) => one.span.start === span.start && one.span.end === span.end);
        const key = named ? named.id : name.toLowerCase();
        if (!seen.has(key)) {
          seen.add(key);
          return [];
        }
        return [foundAt(cv, `skills.${at}`, say`You list this skill twice.`)];
      }),
    );
  },
};
