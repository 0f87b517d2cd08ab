import { join } from 'node:path';
import { readCsv } from './csv.ts';
import { joinByGermanTitle, joinByTitle } from './join.ts';

/** A row of a national table in local currency a year; a percentile that the agency does not publish is null. */
export interface NationalRow {
  code: string;
  title: string;
  pay: Record<'p10' | 'p25' | 'median' | 'p75' | 'p90', number | null>;
  /** What the upper quarter earns at least, where the agency says no more. */
  upperQuarterAtLeast?: number;
}

export interface NationalTable {
  country: 'gb' | 'de' | 'ca' | 'au' | 'sg' | 'nl' | 'fr';
  source: string;
  year: string;
  basis: 'gross' | 'net';
  measure: 'median' | 'mean';

  licence: string;
  file: string;
  rows: NationalRow[];
  /** SOC codes for which a row stands. */
  socsOf: Map<string, string[]>;
}

const WEEKS = 52;
const HOURS = 2_080;
const MONTHS = 12;

/** The German agency names no figure above the ceiling of contributions, a month. */
const GERMAN_CEILING = 7_100;

const figure = (cell: string | undefined, times = 1) =>
  cell === undefined || cell === '' ? null : Math.round(Number(cell) * times);

const onlyMedian = (median: number | null) => ({ p10: null, p25: null, median, p75: null, p90: null });

function gb(folder: string): NationalTable {
  const rows = readCsv(join(folder, 'ashe-uk-2024.csv'))
    .filter(({ soc2020 }) => soc2020 !== '0000')
    .map((row) => ({
      code: row['soc2020'] ?? '',
      title: row['title'] ?? '',
      pay: {
        p10: figure(row['p10']),
        p25: figure(row['p25']),
        median: figure(row['median']),
        p75: figure(row['p75']),
        p90: figure(row['p90']),
      },
    }));
  return {
    country: 'gb',
    source: 'Office for National Statistics, ASHE Table 14.7a (provisional)',
    year: '2024',
    basis: 'gross',
    measure: 'median',
    licence: 'Open Government Licence v3.0',
    file: 'wages-gb.txt',
    rows,
    socsOf: joinByTitle(rows),
  };
}

function ca(folder: string): NationalTable {
  const rows = readCsv(join(folder, 'wages-ca.csv')).map((row) => ({
    code: row['noc2021'] ?? '',
    title: row['title'] ?? '',
    pay: onlyMedian(figure(row['median_hourly'], HOURS)),
  }));
  return {
    country: 'ca',
    source: 'Employment and Social Development Canada, Job Bank wages',
    year: '2023–2024',
    basis: 'gross',
    measure: 'median',
    licence: 'Open Government Licence – Canada',
    file: 'wages-ca.txt',
    rows,
    socsOf: joinByTitle(rows),
  };
}

function au(folder: string): NationalTable {
  const rows = readCsv(join(folder, 'wages-au.csv')).map((row) => ({
    code: row['anzsco'] ?? '',
    title: row['title'] ?? '',
    pay: onlyMedian(figure(row['fulltime_hourly_median'], 38 * WEEKS)),
  }));
  return {
    country: 'au',
    source: 'Jobs and Skills Australia, Occupation Profiles (ABS, Employee Earnings and Hours)',
    year: '2023',
    basis: 'gross',
    measure: 'median',
    licence: 'to be rechecked',
    file: 'optional/wages-au.txt',
    rows,
    socsOf: joinByTitle(rows),
  };
}

function sg(folder: string): NationalTable {
  const rows = readCsv(join(folder, 'wages-sg.csv')).map((row) => ({
    code: row['ssoc'] ?? '',
    title: row['title'] ?? '',
    pay: {
      p10: null,
      p25: figure(row['gross_p25'], MONTHS),
      median: figure(row['gross_median'], MONTHS),
      p75: figure(row['gross_p75'], MONTHS),
      p90: null,
    },
  }));
  return {
    country: 'sg',
    source: 'Ministry of Manpower, Occupational Wages Table 4',
    year: '2024',
    basis: 'gross',
    measure: 'median',
    licence: 'to be rechecked',
    file: 'optional/wages-sg.txt',
    rows,
    socsOf: joinByTitle(rows),
  };
}

function de(folder: string): NationalTable {
  const rows = readCsv(join(folder, 'wages-de.csv')).map((row) => ({
    code: row['kldb'] ?? '',
    title: row['title'] ?? '',
    ...((row['above_cap'] ?? '').includes('p75') && { upperQuarterAtLeast: GERMAN_CEILING * MONTHS }),
    pay: {
      p10: null,
      p25: figure(row['p25'], MONTHS),
      median: figure(row['median'], MONTHS),
      p75: figure(row['p75'], MONTHS),
      p90: null,
    },
  }));
  return {
    country: 'de',
    source: 'Bundesagentur für Arbeit, Entgeltatlas',
    year: 'copy of February 2025',
    basis: 'gross',
    measure: 'median',
    licence: 'to be rechecked',
    file: 'optional/wages-de.txt',
    rows,
    socsOf: joinByGermanTitle(folder, rows),
  };
}

/** Rows that are stored by occupation, not by a classification: the Netherlands and France. */
function byOccupation(folder: string, country: 'nl' | 'fr'): NationalTable {
  const stored = readCsv(join(folder, 'wages-intl.csv')).filter((row) => row['country'] === country);
  const times = country === 'nl' ? HOURS : MONTHS;
  const rows = stored.map((row) => ({
    code: (row['national_code'] ?? '').replace(/^.*:/, ''),
    title: row['national_title'] ?? '',
    pay: onlyMedian(figure(row['value'], times)),
  }));
  const socsOf = new Map<string, string[]>();
  stored.forEach((row, at) => {
    const code = rows[at]?.code ?? '';
    socsOf.set(code, [...(socsOf.get(code) ?? []), row['us_soc'] ?? '']);
  });
  return {
    country,
    ...(country === 'nl'
      ? {
          source: 'Statistics Netherlands (CBS), table 86355NED',
          year: '2024–2025',
          basis: 'gross' as const,
          measure: 'median' as const,
        }
      : {
          source: 'INSEE, Base Tous salariés',
          year: '2024',
          basis: 'net' as const,
          measure: 'mean' as const,
        }),
    licence: country === 'nl' ? 'CC BY 4.0' : 'Licence Ouverte 2.0',
    file: `wages-${country}.txt`,
    rows: [...new Map(rows.map((row) => [row.code, row])).values()],
    socsOf,
  };
}

/** The tables of the countries, each with its rows and the SOC codes they stand for. */
export function nationalTables(folder: string): NationalTable[] {
  return [
    gb(folder),
    de(folder),
    ca(folder),
    au(folder),
    sg(folder),
    byOccupation(folder, 'nl'),
    byOccupation(folder, 'fr'),
  ];
}
