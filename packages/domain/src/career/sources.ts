import type { Pay } from '../salary/index.ts';
import type { PathPay, Source } from './plan.ts';

/** Where the facts of occupations come from, as a screen names them. */
export const sources = {
  onet: { name: 'O*NET 29.3 Database, U.S. Department of Labor', year: '2025' },
  skills: { name: 'O*NET 29.0 Database (skills), U.S. Department of Labor', year: '2024' },
  esco: { name: 'ESCO v1.1.1, European Commission', year: '2022' },
  projections: { name: 'U.S. Bureau of Labor Statistics, Employment Projections', year: '2024–34' },
  wages: {
    name: 'U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics',
    year: 'May 2021 to May 2025',
  },
} as const satisfies Record<string, Source>;

/** Each source once, in the order in which they come first. */
export function distinctSources(all: readonly Source[]): Source[] {
  return [...new Map(all.map((source) => [`${source.name} ${source.year}`, source])).values()];
}

/** Pay as a roadmap shows it. */
export function pathPay(pay: Pay, currency: string): PathPay {
  return {
    amount: pay.average,
    currency,
    measure: pay.basis.measure,
    tax: pay.basis.tax,
    source: pay.source,
  };
}
