import { say } from '../../say/index.ts';
import { spokenList } from '../../say/spoken-list.ts';
import type { CvDesign } from '../design.ts';

/** The controls as people know them. What is not named here is "page settings". */
const controls: Readonly<Record<string, () => string>> = {
  accent: () => say`accent colour`,
  typePair: () => say`typeface`,
  size: () => say`type size`,
  lineSpacing: () => say`line spacing`,
  sectionSpacing: () => say`section spacing`,
  margins: () => say`margins`,
  paper: () => say`paper`,
  dateForm: () => say`date form`,
  showsLinks: () => say`links`,
  language: () => say`language of section names`,
  sections: () => say`order and titles of sections`,
  fit: () => say`fit to pages`,
};

/** What of the look was changed, as clauses of a sentence. */
export function describeDesign(before: CvDesign, after: CvDesign): string[] {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old.get(name)))
    .map(([name]) => name);
  const named = [
    ...new Set(
      changed.filter((name) => name !== 'photo').map((name) => controls[name]?.() ?? say`page settings`),
    ),
  ];
  const names = spokenList(named);
  const clauses = named.length === 0 ? [] : [say`${names} changed`];
  if (!changed.includes('photo')) return clauses;
  return [
    ...clauses,
    before.photo === null ? say`photo added` : after.photo === null ? say`photo removed` : say`photo changed`,
  ];
}
