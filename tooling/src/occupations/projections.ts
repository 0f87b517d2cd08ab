import { join } from 'node:path';
import { readCsv } from './csv.ts';

const needed = (cell = '') => (/^none$|^no formal/i.test(cell) ? '' : cell.replaceAll("'", '’'));

/** Lines of `projections.txt`: US employment of detailed occupations in 2024 and 2034. */
export function projections(folder: string): string[] {
  return [
    '# US employment to 2034. Made by tooling/src/build-occupations.ts; do not edit.',
    '# Source: U.S. Bureau of Labor Statistics, Employment Projections 2024–34, tables 1.2 and 1.10. Public domain.',
    '# code, employment 2024 and 2034 (thousands), change in percent, openings a year (thousands), typical education, experience and training to enter (empty for none)',
    ...readCsv(join(folder, 'bls-projections.csv'))
      .filter(({ level }) => level === 'd')
      .map((row) =>
        [
          row['soc'],
          row['emp_2024_k'],
          row['emp_2034_k'],
          row['change_pct'],
          row['openings_per_year_k'],
          ...['education', 'experience', 'training'].map((name) => needed(row[name])),
        ].join('\t'),
      ),
  ];
}
