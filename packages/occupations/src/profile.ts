import { schoolingLevels } from '@candor/domain/career';
import { tableRows } from '@candor/domain/text/table-rows';
import { readData } from './read-data.ts';

/** How much of something an occupation asks for: 1 not important to 5 extremely. */
export interface Importance {
  name: string;
  importance: number;
  /** Standard deviations above what occupations ask for on the whole. */
  standing: number;
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

/** What is rated, with the mean and the standard deviation of its importance over all occupations. */
interface Rated {
  name: string;
  mean: number;
  deviation: number;
}

let table: { skills: Rated[]; knowledge: Rated[]; rows: Map<string, string[]> } | null = null;

const numbers = (cell: string | undefined) =>
  cell === undefined || cell === '' ? [] : cell.split(' ').map(Number);

function rated(names: string, cells: readonly (string | undefined)[]): Rated[] {
  const all = cells.map(numbers).filter((row) => row.length > 0);
  return names.split('|').map((name, at) => {
    const mean = all.reduce((sum, row) => sum + (row[at] ?? 0), 0) / all.length;
    const variance = all.reduce((sum, row) => sum + ((row[at] ?? 0) - mean) ** 2, 0) / all.length;
    return { name, mean, deviation: Math.sqrt(variance) };
  });
}

function load() {
  const rows = new Map(tableRows(readData('profiles.txt')).map(([code = '', ...cells]) => [code, cells]));
  const occupations = [...rows].filter(([code]) => !code.startsWith('@')).map(([, cells]) => cells);
  const of = (key: string, column: number) =>
    rated(
      rows.get(key)?.[0] ?? '',
      occupations.map((cells) => cells[column]),
    );
  return { skills: of('@skills', 1), knowledge: of('@knowledge', 2), rows };
}

function importances(all: readonly Rated[], cell: string | undefined): Importance[] {
  return numbers(cell)
    .map((importance, at) => {
      const { name = '', mean = importance, deviation = 1 } = all[at] ?? {};
      return { name, importance, standing: (importance - mean) / deviation };
    })
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
    education: numbers(education).map((percent, at) => ({ level: schoolingLevels[at] ?? '', percent })),
  };
}
