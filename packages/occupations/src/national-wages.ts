import type { Country, PayBasis, PayFactor, PayFacts, PaySource } from '@candor/domain/salary';
import { kldbOfTitle } from './german-titles.ts';
import { hasData, readData, rowsOf } from './read-data.ts';
import { payOf, usWages } from './us-wages.ts';

type Abroad = Exclude<Country, 'us'>;

/** Those below `optional/` may be left out by an operator, whose licences are to be rechecked. */
const files: Record<Abroad, string> = {
  gb: 'wages-gb.txt',
  ca: 'wages-ca.txt',
  nl: 'wages-nl.txt',
  fr: 'wages-fr.txt',
  de: 'optional/wages-de.txt',
  au: 'optional/wages-au.txt',
  sg: 'optional/wages-sg.txt',
};

interface NationalTable {
  source: PaySource;
  basis: PayBasis;
  bySoc: Map<string, NonNullable<PayFacts['national']>>;
  byClass: Map<string, NonNullable<PayFacts['national']>>;
  factors: Map<string, PayFactor>;
}

const tables = new Map<Abroad, NationalTable | null>();

/** The percentiles of a row; `>` stands before what the upper quarter earns at least. */
function publishedOf(cells: readonly string[]) {
  const bound = cells[3]?.startsWith('>') ? Number(cells[3].slice(1)) : null;
  const pay = payOf(cells.slice(0, 5).map((cell) => (cell.startsWith('>') ? '' : cell)));
  return { pay, upperQuarterAtLeast: bound };
}

function load(country: Abroad): NationalTable | null {
  if (!hasData(files[country])) return null;
  const header = new Map<string, string>();
  const table: NationalTable = {
    source: { name: '', year: '' },
    basis: { tax: 'gross', measure: 'median', population: '' },
    bySoc: new Map(),
    byClass: new Map(),
    factors: new Map(),
  };
  for (const [code = '', title = '', ...cells] of rowsOf(readData(files[country]))) {
    if (code.startsWith('@')) header.set(code.slice(1), title);
    else if (code === '~') {
      const [middle = 0, lowerQuartile = 0, upperQuartile = 0, rows = 0] = cells.map(Number);
      const of = title === 'all' ? 'all occupations' : 'major group';
      table.factors.set(title, { of, middle, lowerQuartile, upperQuartile, rows });
    } else {
      const row = { code, title, ...publishedOf(cells) };
      table.byClass.set(code, row);
      for (const soc of (cells[5] ?? '').split(' ')) if (soc !== '') table.bySoc.set(soc, row);
    }
  }
  return {
    ...table,
    source: { name: header.get('source') ?? '', year: header.get('year') ?? '' },
    basis: {
      tax: header.get('basis') === 'net' ? 'net' : 'gross',
      measure: header.get('measure') === 'mean' ? 'mean' : 'median',
      population: header.get('population') ?? '',
    },
  };
}

function tableOf(country: Abroad): NationalTable | null {
  const known = tables.get(country);
  if (known !== undefined) return known;
  const table = load(country);
  tables.set(country, table);
  return table;
}

const usSource: PaySource = {
  name: 'U.S. Bureau of Labor Statistics, Occupational Employment and Wage Statistics',
  year: 'May 2025',
};
const usBasis: PayBasis = { tax: 'gross', measure: 'median', population: 'employees, full- and part-time' };

/**
 * All that the tables know of an occupation's pay in a country. A job title that Germany's own list has is paid by its class there,
 * which tells more than the occupation (`title`, where the occupation was found by it).
 */
export function payFacts(
  code: string,
  country: Country,
  { title }: { title?: string | undefined } = {},
): PayFacts {
  const found = usWages(code);
  const us = found && {
    code: found.soc,
    title: found.title,
    pay: found.pay,
    mean: found.mean,
    source: usSource,
    basis: usBasis,
  };
  if (country === 'us') return { country, us, national: null, table: null, factor: null };
  const table = tableOf(country);
  const ownClass = country === 'de' && title !== undefined ? kldbOfTitle(title) : null;
  return {
    country,
    us,
    national:
      (ownClass === null ? undefined : table?.byClass.get(ownClass)) ??
      table?.bySoc.get(code.slice(0, 7)) ??
      null,
    table: table && { source: table.source, basis: table.basis },
    factor: table?.factors.get(code.slice(0, 2)) ?? table?.factors.get('all') ?? null,
  };
}
