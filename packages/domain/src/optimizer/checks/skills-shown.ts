import type { Check } from '../check.ts';
import { foundAt } from '../prepared-cv.ts';

const MOST = 3;

export const skillsShown: Check = {
  id: 'skills-shown',
  area: 'keywords',
  label: 'Skills that are shown',
  looksFor: 'Skills of your list that a line of a job, project or training also tells of',
  why: 'A list is a claim; a line is a proof.',
  source: 'Own rule: half of the listed skills',
  weight: 15,
  run(cv) {
    const inLine = (start: number, end: number) =>
      cv.statements.some(({ span }) => span.start <= start && end <= span.end);
    const shown = new Set(cv.skills.filter(({ span }) => inLine(span.start, span.end)).map(({ id }) => id));
    const told = cv.statements.map(({ text }) => text.toLowerCase()).join('\n');
    const listed = cv.document.skills.flatMap(({ name }, at) => {
      const span = cv.places.get(`skills.${at}`);
      const found = span && cv.skills.find((one) => one.span.start >= span.start && one.span.end <= span.end);
      // What is no skill of the lexicon is looked for by its words.
      return span && found?.category !== 'soft' && found?.category !== 'language'
        ? [{ at, name, isShown: found ? shown.has(found.id) : told.includes(name.toLowerCase()) }]
        : [];
    });
    if (listed.length === 0 || cv.statements.length === 0) return null;
    const open = listed.filter(({ isShown }) => !isShown);
    const share = Math.min(1, (2 * (listed.length - open.length)) / listed.length);
    return {
      share,
      findings:
        share >= 1
          ? []
          : open
              .slice(0, MOST)
              .map(({ at, name }) =>
                foundAt(cv, `skills.${at}`, `No line shows ${name}. Where did you use it?`),
              ),
    };
  },
};
