import { say } from '../say/index.ts';

/** The entry of a list by its place, 1 for the first. */
export const entryNames = {
  links: (place: number) => say`Link ${place}`,
  experience: (place: number) => say`Position ${place}`,
  education: (place: number) => say`Education ${place}`,
  skills: (place: number) => say`Skill ${place}`,
  languages: (place: number) => say`Language ${place}`,
  certifications: (place: number) => say`Certification ${place}`,
  projects: (place: number) => say`Project ${place}`,
  custom: (place: number) => say`Entry ${place}`,
} as const;
export type EntryList = keyof typeof entryNames;

/** An entry that is yet to be made: by itself, and behind the name of one of its fields. */
export const newEntryNames: Readonly<Record<EntryList, { alone(): string; of(field: string): string }>> = {
  links: { alone: () => say`New link`, of: (field) => say`${field}, new link` },
  experience: { alone: () => say`New position`, of: (field) => say`${field}, new position` },
  education: { alone: () => say`New education`, of: (field) => say`${field}, new education` },
  skills: { alone: () => say`New skill`, of: (field) => say`${field}, new skill` },
  languages: { alone: () => say`New language`, of: (field) => say`${field}, new language` },
  certifications: { alone: () => say`New certification`, of: (field) => say`${field}, new certification` },
  projects: { alone: () => say`New project`, of: (field) => say`${field}, new project` },
  custom: { alone: () => say`New entry`, of: (field) => say`${field}, new entry` },
};

/** The field of an entry that is called as the entry is. */
const namesakes: Readonly<Partial<Record<EntryList, string>>> = {
  experience: 'position',
  skills: 'name',
  languages: 'name',
  certifications: 'name',
  projects: 'name',
};

const lists = Object.keys(entryNames) as EntryList[];

/** The list that an entry's path is of: `basics.links.0`, `custom.1.entries.0`; undefined of what is in none. */
export const listOfEntry = (path: string): EntryList | undefined =>
  lists.find((list) => path.split('.').includes(list));

/** Whether a field is called as its entry is. */
export function isNamesake(entry: string, field: string): boolean {
  const namesake = namesakes[listOfEntry(entry) ?? 'custom'];
  return field === entry || (namesake !== undefined && field === `${entry}.${namesake}`);
}
