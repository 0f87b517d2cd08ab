import { readData, rowsOf } from './read-data.ts';

/** How much of something an occupation asks for: 1 not important to 5 extremely. */
export interface Importance {
  name: string;
  importance: number;
}

/** What O*NET says that an occupation asks for; empty where it was not rated. */
export interface OccupationProfile {
  /** Preparation from 1 (little) to 5 (extensive); null where not rated. */
  jobZone: number | null;
  skills: Importance[];
  knowledge: Importance[];
  /** What workers say is required: levels with the percent who name each, from least to most schooling. */
  education: { level: string; percent: number }[];
}

const levels = [
  'Less than high school',
  'High school',
  'Certificate after high school',
  'Some college',
  'Associate degree',
  'Bachelor’s degree',
  'Certificate after a bachelor’s degree',
  'Master’s degree',
  'Certificate after a master’s degree',
  'First professional degree',
  'Doctoral degree',
  'Post-doctoral training',
];

let table: { skills: string[]; knowledge: string[]; rows: Map<string, string[]> } | null = null;

function load() {
  const rows = new Map(rowsOf(readData('profiles.txt')).map(([code = '', ...cells]) => [code, cells]));
  const names = (key: string) => (rows.get(key)?.[0] ?? '').split('|');
  return { skills: names('@skills'), knowledge: names('@knowledge'), rows };
}

const numbers = (cell: string | undefined) =>
  cell === undefined || cell === '' ? [] : cell.split(' ').map(Number);

function importances(names: readonly string[], cell: string | undefined): Importance[] {
  return numbers(cell)
    .map((importance, at) => ({ name: names[at] ?? '', importance }))
    .toSorted((a, b) => b.importance - a.importance);
}

/** The profile of an occupation, most important first; null for a code that is none. */
export function occupationProfile(code: string): OccupationProfile | null {
  table ??= load();
  const cells = table.rows.get(code);
  if (!cells || code.startsWith('@')) return null;
  const [zone, skills, knowledge, education] = cells;
  return {
    jobZone: zone === undefined || zone === '' ? null : Number(zone),
    skills: importances(table.skills, skills),
    knowledge: importances(table.knowledge, knowledge),
    education: numbers(education).map((percent, at) => ({ level: levels[at] ?? '', percent })),
  };
}
