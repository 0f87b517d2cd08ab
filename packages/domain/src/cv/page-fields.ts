import { valueAt, withValueAt } from './at-path.ts';
import type { CvDocument, Language, Skill } from './document.ts';
import { formatRange, parseDuration } from './duration.ts';
import { normaliseDocument } from './normalise.ts';
import { formatDate, readPartialDate } from './partial-date.ts';

/** Skills that stand in one line of the page, in the order of their labels. */
export interface SkillGroup {
  label: string;
  skills: Skill[];
}

/** The skills by their groups, each group where its first skill stands. */
export function skillGroups({ skills }: CvDocument): SkillGroup[] {
  return [...Map.groupBy(skills, ({ group }) => group)].map(([label, own]) => ({ label, skills: own }));
}

/** What a page shows of an entry of each list, in its own field. */
const keys = {
  experience: ['position', 'company', 'location', 'dates'],
  education: ['degree', 'institution', 'location', 'dates'],
  projects: ['name', 'dates'],
  certifications: ['name', 'issuer', 'date'],
  custom: ['title', 'subtitle', 'dates'],
} as const;

const singleIs = (path: string) => (path.startsWith('education.') ? 'end' : 'start');

/** A date or stretch of time as the form holds it, another field as it stands. */
function textAt(document: CvDocument, path: string): string {
  const at = (end: string) => {
    const value = valueAt(document, path.replace(/dates?$/, end));
    return typeof value === 'string' ? value : '';
  };
  if (path.endsWith('.dates')) return formatRange(at('start'), at('end'), singleIs(path));
  if (path.endsWith('.date')) return formatDate(at('date'));
  const value = valueAt(document, path);
  return typeof value === 'string' ? value : '';
}

/** A language as the page names it. */
export const languageText = ({ name, level }: Language) =>
  level === '' || name === '' ? name || level : `${name} (${level})`;

const GROUP = /^skills\.group\.(\d+)$/;
const LANGUAGES = 'languages.list';

/** The short texts of a page by where they stand: `experience.0.dates`, `skills.group.1`, `languages.list`. Empty ones are left out. */
export function pageFields(document: CvDocument): Map<string, string> {
  const { basics, languages, custom } = document;
  const rows = (list: string, count: number, of: readonly string[]) =>
    Array.from({ length: count }, (_, at) => of.map((key) => `${list}.${at}.${key}`)).flat();
  const paths = [
    ...['name', 'headline', 'email', 'phone', 'location'].map((key) => `basics.${key}`),
    ...basics.links.map(({ label }, at) => `basics.links.${at}.${label === '' ? 'url' : 'label'}`),
    ...(['experience', 'education', 'projects', 'certifications'] as const).flatMap((list) =>
      rows(list, document[list].length, keys[list]),
    ),
    ...custom.flatMap(({ entries }, at) => [
      `custom.${at}.title`,
      ...rows(`custom.${at}.entries`, entries.length, keys.custom),
    ]),
  ];
  const fields = paths.map((path): [string, string] => [path, textAt(document, path)]);
  const groups = skillGroups(document).map(({ skills }, at): [string, string] => [
    `skills.group.${at}`,
    skills.map(({ name }) => name).join(', '),
  ]);
  const spoken = languages.map(languageText).join(', ');
  return new Map([...fields, ...groups, [LANGUAGES, spoken] as const].filter(([, text]) => text !== ''));
}

/** The items of a line, those that were there as they were: one may have a comma of its own. */
function itemsIn<Item>(text: string, known: ReadonlyMap<string, Item>, read: (text: string) => Item): Item[] {
  const parts = text
    .split(/,(?![^()]*\))/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const items: Item[] = [];
  for (let at = 0; at < parts.length;) {
    const ends = parts.map((_, nth) => nth + 1).filter((end) => end > at);
    const end = ends.findLast((one) => known.has(parts.slice(at, one).join(', '))) ?? at + 1;
    const words = parts.slice(at, end).join(', ');
    items.push(known.get(words) ?? read(words));
    at = end;
  }
  return items;
}

function withSkills(document: CvDocument, at: number, text: string): CvDocument {
  const groups = skillGroups(document);
  const group = groups[at];
  if (!group) return document;
  const known = new Map(group.skills.map((skill) => [skill.name, skill]));
  const next = itemsIn(text, known, (name) => ({ name, group: group.label }));
  const isOf = ({ group: label }: Skill) => label === group.label;
  const first = document.skills.findIndex(isOf);
  const others = document.skills.filter((skill) => !isOf(skill));
  return { ...document, skills: others.toSpliced(first, 0, ...next) };
}

/** The words of a language and its level: "Spanish (native)". */
function readLanguage(words: string): Language {
  const [, name = words, level = ''] = /^(.*\S)\s*\(([^()]*)\)$/.exec(words) ?? [];
  return { name, level };
}

/** A document with other words in a field of {@link pageFields}. */
export function withPageField(document: CvDocument, path: string, text: string): CvDocument {
  const [, group] = GROUP.exec(path) ?? [];
  const changed = () => {
    if (group !== undefined) return withSkills(document, Number(group), text);
    if (path === LANGUAGES) {
      const known = new Map(document.languages.map((one) => [languageText(one), one]));
      return { ...document, languages: itemsIn(text, known, readLanguage) };
    }
    if (path.endsWith('.dates')) {
      const { start, end } = parseDuration(text, singleIs(path));
      const entry = path.replace(/dates$/, '');
      return withValueAt(withValueAt(document, `${entry}start`, start), `${entry}end`, end);
    }
    return withValueAt(document, path, path.endsWith('.date') ? (readPartialDate(text) ?? text) : text);
  };
  return normaliseDocument(changed());
}
