import type { Requirement } from '@candor/domain/career';
import { countries, type Country } from '@candor/domain/salary';
import { adviserIn, bodyOf } from './bodies.ts';
import { tableRows } from '@candor/domain/text/table-rows';
import { readData } from '../read-data.ts';

interface RequirementRow {
  kind: Requirement['kind'];
  /** Beginnings of O*NET-SOC codes, and those of them that it is not for. */
  codes: readonly string[];
  except: readonly string[];
  /** What the work is called; null where its code tells it. */
  title: RegExp | null;
  /** Empty where it is of every country that has no row of its own. */
  countries: readonly string[];
  names: readonly string[];
  how: string;
  months: number;
  body: string;
}

function rowOf([
  kind = '',
  codes = '',
  title = '',
  where = '',
  names = '',
  how = '',
  months = '',
  body = '',
]: string[]) {
  const all = codes.split(' ').filter(Boolean);
  return {
    kind: kind === 'licence' || kind === 'check' ? kind : 'usual',
    codes: all.filter((code) => !code.startsWith('!')),
    except: all.filter((code) => code.startsWith('!')).map((code) => code.slice(1)),
    title: title === '' ? null : new RegExp(title, 'i'),
    countries: where === '*' ? [] : where.split(' '),
    names: names.split(';').map((name) => name.trim()),
    how,
    months: Number(months),
    body,
  } satisfies RequirementRow;
}

const rows: readonly RequirementRow[] = tableRows(readData('requirements.txt')).map(rowOf);
const licences = rows.filter(({ kind }) => kind === 'licence');
const namedWork = licences.filter(({ codes }) => codes.length === 0);

/** What is asked beside licences in a country: what only a title tells, what a code tells too, and checks. */
const byCountry = new Map(
  countries.map((country) => {
    const here = rows.filter((row) => row.kind !== 'licence' && row.countries.includes(country));
    const usual = here.filter(({ kind }) => kind === 'usual');
    return [
      country,
      {
        titled: usual.filter(({ codes }) => codes.length === 0),
        coded: usual.filter(({ codes }) => codes.length > 0),
        checks: here.filter(({ kind }) => kind === 'check'),
      },
    ];
  }),
);
const tablesOf = (country: Country) => byCountry.get(country) ?? { titled: [], coded: [], checks: [] };

/** Letters of a code that name the broad occupation: a whole group of work asks for nothing in common. */
const BROAD = 6;
const begins = (codes: readonly string[], code: string) => codes.some((one) => code.startsWith(one));
/** @param least letters that a row has to name of the code */
const isOfCode = ({ codes, except }: RequirementRow, code: string | null, least = 0) =>
  code !== null &&
  begins(
    codes.filter((one) => one.length >= least),
    code,
  ) &&
  !begins(except, code);

/** Letters of a code that name its major group. */
const MAJOR = 2;
const isOfGroup = ({ codes }: RequirementRow, code: string | null) =>
  code === null || codes.some((one) => one.slice(0, MAJOR) === code.slice(0, MAJOR));

/** Licences of a work: its name goes before its code, since it may be counted with other work that needs none. */
function licencesFor(title: string, code: string | null, country: Country): RequirementRow[] {
  const named = licences.filter((row) => row.title?.test(title) === true);
  const found = named.length > 0 ? named : licences.filter((row) => isOfCode(row, code));
  const here = found.filter((row) => row.countries.includes(country));
  return here.length > 0 ? here : found.filter((row) => row.countries.length === 0);
}

/** What vacancies ask for: by the title, within its major group where the row has one; by the code where no title tells it. */
function usualFor(title: string, code: string | null, country: Country): RequirementRow[] {
  const { titled, coded } = tablesOf(country);
  const byTitle = titled.filter((row) => row.title?.test(title) === true);
  const byBoth = coded.filter((row) => row.title?.test(title) === true && isOfGroup(row, code)).slice(0, 1);
  const named = [...byTitle, ...byBoth];
  // What has a licence by its name may be counted with other work.
  if (named.length > 0 || isNamedWork(title)) return named;
  return coded.filter((row) => isOfCode(row, code, BROAD)).slice(0, 1);
}

const wordsOf = (name: string) => new Set(name.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []);

/** Without what another says with more words; what a licence says is said by it. */
function distinct(all: readonly Requirement[]): Requirement[] {
  const worded = all.map((one) => ({ one, words: wordsOf(one.name) }));
  const isCoveredBy = (a: number, b: number) => {
    const [covered, by] = [worded[a], worded[b]];
    if (!covered || !by || a === b) return false;
    const isLicence = (which: typeof covered) => which.one.kind === 'licence';
    if (isLicence(covered) && !isLicence(by)) return false;
    if (!isLicence(covered) && isLicence(by) && by.words.isSubsetOf(covered.words)) return true;
    return covered.words.isSubsetOf(by.words) && (covered.words.size < by.words.size || b < a);
  };
  return all.filter((_, at) => !all.some((__, other) => isCoveredBy(at, other)));
}

/** A work by its title and, where it is known, its O*NET-SOC code. */
interface Work {
  title: string;
  code: string | null;
}

/** What a work usually asks for in a country, and whether the person's present work asks for it too. */
export function requirementsFor(target: Work, current: Work, country: Country): Requirement[] {
  const now = new Set(askedOf(current, country).map(({ name }) => name));
  return askedOf(target, country).map((one) => ({ ...one, isAskedNow: now.has(one.name) }));
}

function askedOf({ title, code }: Work, country: Country): Requirement[] {
  const checks = tablesOf(country).checks.filter((row) => isOfCode(row, code));
  const all = [...licencesFor(title, code, country), ...usualFor(title, code, country), ...checks];
  return distinct(
    all.flatMap(({ kind, names, how, months, body }) =>
      names.map((name) => ({
        kind,
        name,
        how,
        months,
        isAskedNow: false,
        body: body === '' ? (kind === 'licence' ? adviserIn(country) : null) : bodyOf(body),
      })),
    ),
  );
}

/** Whether a title names licensed work that its occupation does not tell ("Wildland firefighter"). */
export const isNamedWork = (title: string): boolean =>
  namedWork.some(({ title: called }) => called?.test(title) === true);

/** The bodies that the table names. */
export const requirementBodies = (): string[] => [...new Set(rows.map(({ body }) => body).filter(Boolean))];
