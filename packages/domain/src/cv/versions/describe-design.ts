import type { CvDesign } from '../design.ts';

/** The controls as people know them. What is not named here is "page settings". */
const controls: Readonly<Record<string, string>> = {
  accent: 'accent colour',
  typePair: 'typeface',
  size: 'type size',
  lineSpacing: 'line spacing',
  sectionSpacing: 'section spacing',
  margins: 'margins',
  paper: 'paper',
  dateForm: 'date form',
  showsLinks: 'links',
  language: 'language of section names',
  sections: 'order and titles of sections',
  fit: 'fit to pages',
};

/** What of the look was changed, as clauses of a sentence. */
export function describeDesign(before: CvDesign, after: CvDesign): string[] {
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old.get(name)))
    .map(([name]) => name);
  const named = [
    ...new Set(changed.filter((name) => name !== 'photo').map((name) => controls[name] ?? 'page settings')),
  ];
  const clauses = named.length === 0 ? [] : [`${named.join(', ')} changed`];
  if (!changed.includes('photo')) return clauses;
  return [
    ...clauses,
    before.photo === null ? 'photo added' : after.photo === null ? 'photo removed' : 'photo changed',
  ];
}
