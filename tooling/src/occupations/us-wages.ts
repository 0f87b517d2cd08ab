import { join } from 'node:path';
import { readCsv } from './csv.ts';

/** Groups that OEWS publishes as one, where the code does not say so. */
const published: Record<string, string> = {
  '21-1011': '21-1018',
  '21-1014': '21-1018',
  '25-2055': '25-2052',
  '25-2056': '25-2052',
  '25-9042': '25-9045',
  '25-9043': '25-9045',
  '25-9049': '25-9045',
  '51-2022': '51-2028',
  '51-2023': '51-2028',
  '53-1041': '53-1047',
  '53-1042': '53-1047',
  '53-1043': '53-1047',
  '53-1044': '53-1047',
  '53-1049': '53-1047',
};

/** The code of the group with which a SOC code is published that has no figures of its own. */
export function publishedUnder(soc: string, codes: { has: (code: string) => boolean }): string | undefined {
  return [published[soc] ?? '', `${soc.slice(0, 6)}0`, `${soc.slice(0, 5)}00`].find((code) =>
    codes.has(code),
  );
}

const header = [
  '# US wages by SOC code. Made by tooling/src/build-occupations.ts; do not edit.',
  '# Source: U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics, May 2025; medians of May 2021 to May 2025. Public domain.',
  '# code, title, employment, mean, p10, p25, median, p75, p90 (USD a year, gross), medians 2021|2022|2023|2024|2025 (+ where the figure is a lower bound)',
];

const years = ['2021', '2022', '2023', '2024', '2025'];
const percentiles = ['p10', 'p25', 'median', 'p75', 'p90'];

/** Lines of `wages-us.txt`: detailed occupations, major groups and the total; then each SOC code that is published under another. */
export function usWages(folder: string): string[] {
  const trend = new Map(
    readCsv(join(folder, 'oews-us-trend.csv')).map((row) => [
      row['soc'] ?? '',
      years
        .map((year) => {
          const median = row[`median_${year}`] ?? '';
          return median !== '' && (row['topcoded'] ?? '').includes(year) ? `${median}+` : median;
        })
        .join('|'),
    ]),
  );
  const rows = [
    ...readCsv(join(folder, 'oews-us-groups-2025.csv')),
    ...readCsv(join(folder, 'oews-us-2025.csv')),
  ];
  const codes = new Set(rows.map(({ soc = '' }) => soc));
  const socs = new Set(readCsv(join(folder, 'onet-occupations.csv')).map(({ soc = '' }) => soc));
  const under = [...socs].flatMap((soc) => {
    const other = codes.has(soc) ? undefined : publishedUnder(soc, codes);
    return other === undefined ? [] : [`${soc}\t=\t${other}`];
  });
  return [
    ...header,
    ...rows.map((row) =>
      [
        row['soc'],
        (row['title'] ?? '').replaceAll('--', '–'),
        row['employment'],
        row['mean'],
        ...percentiles.map((name) => row[name]),
        trend.get(row['soc'] ?? '') ?? '',
      ].join('\t'),
    ),
    ...under,
  ];
}
