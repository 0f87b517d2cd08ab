import { z } from 'zod';
import { yearlyPay, type PayPeriod, type YearlyPay } from './yearly-pay.ts';

/** What a page says of its advert for search engines (schema.org `JobPosting`); empty where it does not say. */
export interface JobPosting {
  title: string;
  company: string;
  location: string;
  /** HTML. */
  description: string;
  terms: string;
  pay: YearlyPay | null;
  postedAt: string | null;
}

type Values = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const MOST_DEPTH = 6;
const MOST_NODES = 2_000;
const LONGEST = 200;

/** The things that a block of JSON-LD speaks of, those in lists and graphs too. */
function thingsIn(json: string): Values[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return [];
  }
  const things: Values[] = [];
  const open: { value: unknown; depth: number }[] = [{ value: parsed, depth: 0 }];
  for (let seen = 0; open.length > 0 && seen < MOST_NODES; seen += 1) {
    const { value, depth } = open.shift() ?? { value: null, depth: 0 };
    if (depth > MOST_DEPTH || !isRecord(value)) continue;
    const inner = Array.isArray(value)
      ? value
      : [value['@graph'], value['mainEntity'], value['itemListElement'], value['item']];
    if (!Array.isArray(value)) things.push(value);
    for (const one of inner) open.push({ value: one, depth: depth + 1 });
  }
  return things;
}

const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
const wordsOf = (value: unknown): string => {
  const one = firstOf(value);
  return typeof one === 'string'
    ? one.replace(/\s+/gu, ' ').trim().slice(0, LONGEST)
    : typeof one === 'number'
      ? String(one)
      : '';
};
const partOf = (value: unknown, name: string): unknown => {
  const one = firstOf(value);
  return isRecord(one) ? one[name] : undefined;
};
/** A name, whether it stands alone or within a thing: "Leeds" or `{name: "Leeds"}`. */
const nameOf = (value: unknown): string => wordsOf(value) || wordsOf(partOf(value, 'name'));

function placeOf(posting: Values): string {
  const address = partOf(posting['jobLocation'], 'address');
  const parts = ['addressLocality', 'addressRegion', 'addressCountry'].map((part) =>
    nameOf(partOf(address, part)),
  );
  const place = [...new Set(parts.filter(Boolean))].join(', ') || wordsOf(address);
  if (wordsOf(posting['jobLocationType']).toUpperCase() !== 'TELECOMMUTE') return place;
  const where = place || nameOf(posting['applicantLocationRequirements']);
  return where === '' ? 'Remote' : `Remote, ${where}`;
}

const periods: Readonly<Record<string, PayPeriod>> = {
  YEAR: 'year',
  MONTH: 'month',
  WEEK: 'week',
  DAY: 'day',
  HOUR: 'hour',
};

const amountOf = (value: unknown): number | undefined => {
  const number =
    typeof value === 'number'
      ? value
      : typeof value === 'string'
        ? Number(value.replaceAll(',', ''))
        : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
};

function payOf(posting: Values): YearlyPay | null {
  const salary = posting['baseSalary'];
  const value = partOf(salary, 'value');
  const period = periods[wordsOf(partOf(value, 'unitText') ?? partOf(salary, 'unitText')).toUpperCase()];
  if (!period) return null;
  const single = amountOf(partOf(value, 'value') ?? firstOf(value));
  return yearlyPay({
    low: amountOf(partOf(value, 'minValue')) ?? single,
    high: amountOf(partOf(value, 'maxValue')) ?? single,
    currency: wordsOf(partOf(salary, 'currency') ?? posting['salaryCurrency'])
      .slice(0, 3)
      .toUpperCase(),
    period,
  });
}

function momentOf(posting: Values): string | null {
  const day = /^\d{4}-\d\d-\d\d/u.exec(wordsOf(posting['datePosted']))?.[0];
  return day === undefined || !z.iso.date().safeParse(day).success ? null : `${day}T00:00:00.000Z`;
}

const isPosting = (thing: Values): boolean =>
  [thing['@type']].flat().some((type) => typeof type === 'string' && /(?:^|\/)JobPosting$/u.test(type));

/** The job posting that a page's blocks of JSON-LD hold; null where none does. Whatever they hold, it is read as data. */
export function jobPostingIn(blocks: readonly string[]): JobPosting | null {
  const posting = blocks.flatMap(thingsIn).find(isPosting);
  if (!posting) return null;
  const terms = [posting['employmentType']].flat().map(wordsOf).filter(Boolean).join(', ');
  return {
    title: wordsOf(posting['title']) || wordsOf(posting['name']),
    company: nameOf(posting['hiringOrganization']),
    location: placeOf(posting),
    description: typeof posting['description'] === 'string' ? posting['description'] : '',
    terms: terms
      .replaceAll('_', '-')
      .toLowerCase()
      .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    pay: payOf(posting),
    postedAt: momentOf(posting),
  };
}
