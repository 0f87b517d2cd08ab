import { join } from 'node:path';
import { normaliseTitle } from '@candor/occupations/normalise-title';
import { readCsv } from './csv.ts';

const header = [
  '# Job titles by occupation. Made by tooling/src/build-occupations.ts; do not edit.',
  '# Source: O*NET 29.3 Database, occupations and sample of reported titles (May 2025); O*NET 29.0 alternate titles (August 2024).',
  '# By the U.S. Department of Labor, Employment and Training Administration (USDOL/ETA), CC BY 4.0; changed by us: brought into one form, merged.',
];

/** Common titles that the sources lack or bury among rarer meanings; our own judgement. */
const ownTitles: Record<string, string> = {
  'sales executive': '41-4012.00',
  'social media manager': '11-2021.00',
  'head of marketing': '11-2021.00',
  'marketing lead': '11-2021.00',
  'brand manager': '11-2021.00',
  'product owner': '15-1299.09',
  'product manager': '11-2021.00',
  'data analyst': '15-2051.01',
  'site reliability engineer': '15-1244.00',
  'devops engineer': '15-1244.00',
  'machine learning engineer': '15-2051.00',
  'ux designer': '15-1255.00',
  'front end developer': '15-1254.00',
  'back end developer': '15-1252.00',
  'full stack developer': '15-1252.00',
  'customer success manager': '13-1161.00',
  'warehouse operative': '53-7065.00',
};

/** How much a source says that a title means an occupation: its own title, one that workers reported, an alternate one, a short form. */
const weights: Record<string, number> = { own: 8, '29.3': 4, '29.0': 2, '29.0s': 1 };

export interface Occupation {
  code: string;
  title: string;
}

/** The lines of `titles.txt`: the occupations, then each English title of O*NET with the places of what it means. */
export function onetTitles(folder: string, occupations: readonly Occupation[]): string[] {
  const placeOf = new Map(occupations.map(({ code }, at) => [code, at]));
  const byTitle = new Map<string, Map<number, number>>();
  const add = (title: string, at: number | undefined, weight: number) => {
    const key = normaliseTitle(title);
    if (key === '' || at === undefined) return;
    const places = byTitle.get(key) ?? new Map<number, number>();
    places.set(at, (places.get(at) ?? 0) + weight);
    byTitle.set(key, places);
  };
  occupations.forEach(({ title }, at) => add(title, at, weights['own'] ?? 0));
  for (const { onet_soc = '', title = '', release = '' } of readCsv(join(folder, 'onet-titles.csv')))
    add(title, placeOf.get(onet_soc), weights[release] ?? 1);
  for (const [title, code] of Object.entries(ownTitles)) add(title, placeOf.get(code), weights['own'] ?? 0);
  const titles = [...byTitle]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([title, places]) => {
      const ordered = [...places].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
      return `${title}\t${ordered.map(([at, weight]) => `${at}:${weight}`).join(' ')}`;
    });
  // A file of nothing but ASCII is read in a third of the time.
  const own = occupations.map(({ code, title }) => `${code}\t${title.replaceAll('–', '--')}`);
  return [...header, ...own, '', ...titles];
}
