import { say } from '../../say/index.ts';
import type { Check } from '../check.ts';
import { foundAt, type PreparedCv } from '../prepared-cv.ts';
import type { Found } from '../finding.ts';

const PENALTY = 10;
/** So many names one behind the other are a list, not a sentence. */
const LEAST_ITEMS = 10;
const MOST_ITEM_WORDS = 3;

/** What such a list is called in the languages of the product. */
const CALLED =
  /^\s*(?:ats[ -])?(?:keywords?|key words|schlüsselwörter|mots[ -]cl[ée]s|palabras clave|trefwoorden)\s*:?\s*$/iu;

/** Lists of skills that are called keywords: one finding a list. */
function calledSo(cv: PreparedCv): Found[] {
  const message =
    'A list called “Keywords” reads as written for machines. Keep the skills that your jobs show.';
  const groups = [...new Set(cv.document.skills.map(({ group }) => group))].filter((one) => CALLED.test(one));
  const ofSkills = groups.map((group) => {
    const at = cv.document.skills.findIndex((skill) => skill.group === group);
    return foundAt(cv, `skills.${at}`, message);
  });
  const ofSections = cv.document.custom.flatMap(({ title }, at) =>
    CALLED.test(title) ? [foundAt(cv, `custom.${at}.title`, message)] : [],
  );
  return [...ofSkills, ...ofSections];
}

function isList(line: string): boolean {
  const items = line.split(/[,;|·•]/u).map((item) => item.trim());
  return items.length >= LEAST_ITEMS && items.every((item) => item.split(/\s+/u).length <= MOST_ITEM_WORDS);
}

/** Lines of sections of the person's own that are bare lists. */
function bareLists(cv: PreparedCv): Found[] {
  const question =
    'Is this a list of keywords? If you have these skills, put those that matter under Skills; a reader skips the rest.';
  return cv.document.custom.flatMap(({ title, entries }, section) =>
    CALLED.test(title)
      ? []
      : entries.flatMap((entry, at) => {
          const path = `custom.${section}.entries.${at}`;
          return [
            ...(isList(entry.title) ? [foundAt(cv, `${path}.title`, question)] : []),
            ...entry.bullets.flatMap((line, index) =>
              isList(line) ? [foundAt(cv, `${path}.bullets.${index}`, question)] : [],
            ),
          ];
        }),
  );
}

export const keywordList: Check = {
  id: 'keyword-list',
  area: 'keywords',
  words: () => ({
    label: say`No list of keywords`,
    looksFor: say`A list called “Keywords”, or a long list of names outside the skills`,
    why: say`Searches find a skill where you list it; a tail of keywords tells a reader that the CV was written for a machine.`,
  }),
  source: `Candor’s own rule: a list that is called so takes ${PENALTY} points of this score; others are asked about`,
  weight: 0,
  run(cv) {
    const called = calledSo(cv);
    return {
      share: 1,
      penalty: called.length > 0 ? PENALTY : 0,
      findings: [...called, ...bareLists(cv)],
    };
  },
};
