import type { Country } from '@candor/domain/salary';
import type { Configuration } from '../../platform/configuration.ts';
import { advertPageSchema, payBandsSchema, payHistorySchema } from '../advert.ts';
import type { Market } from '../market.ts';
import { createSourceClient } from '../source-client.ts';
import type { CallLimit, Source } from '../source.ts';
import { advertPageOf, payBandsOf, payHistoryOf } from './answers.ts';

// The contract: developer.adzuna.com/docs; terms and limits: docs/data-sources.md.
const ADDRESS = 'https://api.adzuna.com';
const ROOT = '/v1/api/jobs';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The limits that Adzuna sets by default. */
const limits: readonly CallLimit[] = [
  { most: 25, seconds: MINUTE },
  { most: 250, seconds: DAY },
  { most: 1_000, seconds: 7 * DAY },
  { most: 2_500, seconds: 31 * DAY },
];

/** Adverts come and go by the day, and an older one may be gone; bands move slowly, and history by the month. */
const ages = {
  search: { freshMs: 6 * HOUR * 1000, keptMs: 7 * DAY * 1000 },
  histogram: { freshMs: DAY * 1000, keptMs: 30 * DAY * 1000 },
  history: { freshMs: 7 * DAY * 1000, keptMs: 60 * DAY * 1000 },
};

/** More than are shown, since some may be of no use. */
const RESULTS = '20';
/** A year and a quarter: its first and last three months are of one season. */
const MONTHS = '15';

const sites: Readonly<Record<Country, string>> = {
  us: 'https://www.adzuna.com',
  gb: 'https://www.adzuna.co.uk',
  ca: 'https://www.adzuna.ca',
  au: 'https://www.adzuna.com.au',
  de: 'https://www.adzuna.de',
  fr: 'https://www.adzuna.fr',
  nl: 'https://www.adzuna.nl',
  sg: 'https://www.adzuna.sg',
};

type Settings = Pick<Configuration, 'ADZUNA_APP_ID' | 'ADZUNA_APP_KEY' | 'ADZUNA_BASE_URL'>;

/** Adzuna as a source; null without keys. ADZUNA_BASE_URL names another server that speaks its contract. */
function adzunaSource({ ADZUNA_APP_ID: id, ADZUNA_APP_KEY: key, ADZUNA_BASE_URL }: Settings): Source | null {
  if (!id || !key) return null;
  const base = new URL(ADZUNA_BASE_URL ?? ADDRESS);
  const path = base.pathname.replace(/\/+$/, '');
  const root = ROOT.startsWith(path) ? ROOT : path;
  return {
    id: 'adzuna',
    limits,
    secrets: [key],
    addressOf(asked) {
      const address = new URL(`${root}/${asked.path}`, base);
      const given = { ...asked.query, app_id: id, app_key: key, 'content-type': 'application/json' };
      address.search = new URLSearchParams(given).toString();
      return address;
    },
  };
}

/** Adzuna's adverts; null where the configuration names no keys. */
export function createAdzuna(
  settings: Settings,
  core: Parameters<typeof createSourceClient>[1],
): Market | null {
  const source = adzunaSource(settings);
  if (!source) return null;
  const client = createSourceClient(source, core);
  // One spelling of a question has one answer kept.
  const folded = (words: string) => words.toWellFormed().trim().replace(/\s+/g, ' ').toLowerCase();
  return {
    name: 'Adzuna',
    creditIn: (country) => ({ text: 'Jobs by Adzuna', url: sites[country] }),
    search: ({ place, ...wanted }) =>
      client.ask({
        path: `${wanted.country}/search/1`,
        query: {
          what: folded(wanted.position),
          ...(place && { where: folded(place) }),
          results_per_page: RESULTS,
        },
        read: advertPageOf,
        schema: advertPageSchema,
        ...ages.search,
      }),
    payBands: (wanted) =>
      client.ask({
        path: `${wanted.country}/histogram`,
        query: { what: folded(wanted.position) },
        read: payBandsOf,
        schema: payBandsSchema,
        ...ages.histogram,
      }),
    payHistory: (wanted) =>
      client.ask({
        path: `${wanted.country}/history`,
        query: { what: folded(wanted.position), months: MONTHS },
        read: payHistoryOf,
        schema: payHistorySchema,
        ...ages.history,
      }),
  };
}
