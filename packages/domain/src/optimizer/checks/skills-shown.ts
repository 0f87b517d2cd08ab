import { say } from '../../say/index.ts';
import { spokenList } from '../../say/spoken-list.ts';
import { missing, type Check } from '../check.ts';
import { foundAt, type PreparedCv } from '../prepared-cv.ts';

const MOST = 3;
/** So many skills named among the lines leave nothing to wish but the list. */
const NAMED_ENOUGH = 6;
const UNLISTED = 0.5;
/** Words that begin alike mean alike as far as a list is concerned: "Butchery", "butchered"; shorter ones must be the same. */
const BEGINNING = 5;

const wordsOf = (text: string) =>
  (
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}+#]+/gu) ?? []
  ).map((word) => word.slice(0, BEGINNING));

/** What a CV says beside its list of skills, and the skills that are found in it. */
function shownIn({ text, places, skills }: PreparedCv) {
  const spans = [...places].flatMap(([path, span]) => (/^(?:skills|languages)\./u.test(path) ? [] : [span]));
  const isCovered = (start: number, end: number) =>
    spans.some((span) => span.start <= start && end <= span.end);
  return {
    words: new Set(spans.flatMap(({ start, end }) => wordsOf(text.slice(start, end)))),
    ids: new Set(skills.filter(({ span }) => isCovered(span.start, span.end)).map(({ id }) => id)),
  };
}

export const skillsShown: Check = {
  id: 'skills-shown',
  area: 'keywords',
  words: () => ({
    label: say`Skills backed up`,
    looksFor: say`Half of your listed skills, also mentioned elsewhere in your CV`,
    why: say`A list makes claims; a line proves them.`,
  }),
  source: 'Candor’s own rule: half of the listed skills',
  weight: 15,
  run(cv) {
    const shown = shownIn(cv);
    if (cv.document.skills.length === 0) {
      // What is told and not listed is found by half of those who search.
      const named = Math.min(1, shown.ids.size / NAMED_ENOUGH);
      return {
        share: UNLISTED * named,
        findings: [
          missing('skills', say`List your skills: it’s where recruiters and their searches look first.`),
        ],
      };
    }
    const all = cv.document.skills.flatMap(({ name }, at) => {
      const span = cv.places.get(`skills.${at}`);
      const found = span && cv.skills.find((one) => one.span.start >= span.start && one.span.end <= span.end);
      if (!span || found?.category === 'soft' || found?.category === 'language') return [];
      const isNamed = wordsOf(name).some((word) => shown.words.has(word));
      return [{ at, name, isShown: isNamed || (found !== undefined && shown.ids.has(found.id)) }];
    });
    if (all.length === 0 || cv.statements.length === 0) return null;
    const open = all.filter(({ isShown }) => !isShown);
    const share = Math.min(1, (2 * (all.length - open.length)) / all.length);
    if (share === 1) return { share, findings: [] };
    const names = open.slice(0, MOST).map(({ name }) => name);
    const skills = spokenList(names, 'disjunction');
    const message = say`Most of your skills are only listed. Where did you use ${skills}?`;
    return { share, findings: [foundAt(cv, `skills.${open[0]?.at}`, message)] };
  },
};
