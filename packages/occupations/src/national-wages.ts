import type { Country, PayBasis, PayFacts, PayRow, PaySource } from '@candor/domain/salary';
import { isAbsentIn } from './absent-occupations.data.ts';
import { kldbOfTitle } from './german-titles.ts';
import { rowsByTitle } from './named-rows.ts';
import { foldTitle } from './normalise-title.ts';
import { occupationTitles } from './occupation-titles.ts';
import { tableRows } from '@candor/domain/text/table-rows';
import { hasData, readData } from './read-data.ts';
import { populationIn } from './populations.ts';
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
  bySoc: Map<string, PayRow>;
  byClass: Map<string, PayRow>;
}

const tables = new Map<Abroad, NationalTable | null>();

/** The percentiles of a row; `>` stands before what the upper quarter earns at least. */
function publishedOf(cells: readonly string[]) {
  const bound = cells[3]?.startsWith('>') ? Number(cells[3].slice(1)) : null;
  const pay = payOf(cells.slice(0, 5).map((cell) => (cell.startsWith('>') ? '' : cell)));
  return { pay, upperQuarterAtLeast: bound };
}

/** What a table's figures are; whose they are is worded for whoever reads. */
function basisOf(
  country: Country,
  { tax, measure }: { tax?: string | undefined; measure?: string | undefined },
): PayBasis {
  return {
    tax: tax === 'net' ? 'net' : 'gross',
    measure: measure === 'mean' ? 'mean' : 'median',
    get population() {
      return populationIn(country);
    },
  };
}

function load(country: Abroad): NationalTable | null {
  if (!hasData(files[country])) return null;
  const header = new Map<string, string>();
  const table: NationalTable = {
    source: { name: '', year: '' },
    basis: basisOf(country, {}),
    bySoc: new Map(),
    byClass: new Map(),
  };
  for (const [code = '', title = '', ...cells] of tableRows(readData(files[country]))) {
    if (code.startsWith('@')) header.set(code.slice(1), title);
    else {
      const row = { code, title, ...publishedOf(cells) };
      table.byClass.set(code, row);
      for (const soc of (cells[5] ?? '').split(' ')) if (soc !== '') table.bySoc.set(soc, row);
    }
  }
  return {
    ...table,
    source: { name: header.get('source') ?? '', year: header.get('year') ?? '' },
    basis: basisOf(country, { tax: header.get('basis'), measure: header.get('measure') }),
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
const usTable = { source: usSource, basis: basisOf('us', {}) };

function usRow(code: string): PayRow | null {
  const found = usWages(code);
  return found && { code: found.soc, title: found.title, pay: found.pay, upperQuarterAtLeast: null };
}

const byTitle = new Map<Country, Map<string, string>>();

/** Occupations of O*NET, or classes of a country's own table, by the job titles that their names bear. */
function namesIn(country: Country): Map<string, string> {
  const known = byTitle.get(country);
  if (known) return known;
  const rows = country === 'us' ? occupationTitles() : [...(tableOf(country)?.byClass.values() ?? [])];
  const found = rowsByTitle(rows);
  byTitle.set(country, found);
  return found;
}

/**
 * The class of a country's own table that a job title names: by the agency's list of titles in Germany, elsewhere by the names
 * of the rows; an O*NET-SOC code in the US. Null where none bears it.
 */
export function classOfTitle(title: string, country: Country): string | null {
  return country === 'de' ? kldbOfTitle(title) : (namesIn(country).get(foldTitle(title)) ?? null);
}

interface Asked {
  /** The job title by which the occupation was found: one that the country's own table names is paid by its class there. */
  title?: string | undefined;
  /** The class of the country's own classification, where the job is known by it. */
  ownClass?: string | undefined;
}

/** All that the country's own table knows of an occupation's pay: its row, or that of the group it is published with. */
export function payFacts(code: string, country: Country, { title, ownClass }: Asked = {}): PayFacts {
  const isAbsent = isAbsentIn(code, country);
  if (country === 'us') return { country, table: usTable, row: usRow(code), isAbsent };
  const table = tableOf(country);
  const named = title === undefined ? null : classOfTitle(title, country);
  const row =
    [named, ownClass].map((one) => (one ? table?.byClass.get(one) : undefined)).find(Boolean) ??
    table?.bySoc.get(code) ??
    table?.bySoc.get(code.slice(0, 7)) ??
    null;
  return {
    country,
    table: table && { source: table.source, basis: table.basis },
    row: isAbsent && !ownClass && !named ? null : row,
    isAbsent: isAbsent && !ownClass && !named,
  };
}
