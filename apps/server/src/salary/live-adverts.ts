import type { SalaryAdverts, SalaryListing, TrendBasis } from '@candor/contracts/salary';
import { advertTrendOf, countryPhrase, titleLevel, type Country, type Trend } from '@candor/domain/salary';
import { say } from '@candor/domain/say';
import { spokenLanguage, spokenLocale } from '@candor/domain/say/speaker';
import type { Advert, Market, JobBoards } from '../jobs/index.ts';

const MOST_LISTINGS = 5;

/** A trend with what it is measured on. */
export interface ShownTrend extends Pick<Trend<unknown>, 'direction' | 'percent'> {
  years: { from: number; to: number } | null;
  basis: TrendBasis;
}

/** What a source of adverts adds to an answer. */
export interface LiveAdverts {
  results: SalaryListing[];
  adverts: SalaryAdverts | null;
  listingsNote: string | null;
  totalJobs: number;
  trend: ShownTrend | null;
}

interface Wanted {
  position: string;
  country: Country;
  /** As the person wrote it, a place or the country. */
  where: string;
  /** The place as it was recognised; null for the whole country. */
  place: string | null;
}

const nothing = { results: [], adverts: null, totalJobs: 0, trend: null };

function listingOf({ pay, ...advert }: Advert, source: string): SalaryListing {
  return {
    id: advert.id,
    position: advert.title,
    company: advert.employer,
    location: advert.place,
    salaryMean: pay && Math.round((pay.low + pay.high) / 2),
    salaryMin: pay && Math.round(pay.low),
    salaryMax: pay && Math.round(pay.high),
    isPredicted: pay?.isPredicted ?? false,
    contractType: advert.terms,
    category: { label: advert.category },
    experience: titleLevel(advert.title) ?? '',
    description: advert.snippet,
    url: advert.url,
    source,
    createdAt: advert.createdAt,
  };
}

/** The adverts that tell most of pay: stated pay first, then predicted, then none; one advert once. */
function listingsOf(adverts: readonly Advert[], source: string): SalaryListing[] {
  const words = new Set<string>();
  const different = adverts.filter(({ title, employer, place }) => {
    const key = JSON.stringify([title, employer, place]).toLowerCase();
    const isNew = !words.has(key);
    words.add(key);
    return isNew;
  });
  const rank = ({ pay }: Advert) => (pay ? Number(pay.isPredicted) : 2);
  return different
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MOST_LISTINGS)
    .map((advert) => listingOf(advert, source));
}

const dayOf = (moment: Date) =>
  moment.toLocaleDateString(spokenLanguage() === 'en' ? 'en-GB' : spokenLocale(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

function trendIn(
  history: Awaited<ReturnType<Market['payHistory']>>,
  source: string,
  country: Country,
): ShownTrend | null {
  const trend = history && advertTrendOf(history.value);
  if (!trend) return null;
  const { direction, percent, from, to } = trend;
  const caveat = say`Adverts in all of ${countryPhrase(country)}, pay that ${source} predicts included. Not adjusted for inflation.`;
  return {
    direction,
    percent,
    years: null,
    basis: { source, measure: 'mean advertised pay', from, to, caveat },
  };
}

/** Adverts of a position and what they pay, from the source that this server is connected to; without one, that it is not. */
export async function liveAdverts(boards: JobBoards, wanted: Wanted): Promise<LiveAdverts> {
  const market = await boards.market();
  if (!market)
    return {
      ...nothing,
      listingsNote: say`There are no job ads to show because this server isn’t connected to a job board.`,
    };
  const { position, country, where, place } = wanted;
  const { name } = market;
  const [page, bands, history] = await Promise.all([
    market.search({ position, country, place: place && where }),
    // Bands are known by country: they would not be those of the adverts of a place.
    place === null ? market.payBands({ position, country }) : null,
    market.payHistory({ position, country }),
  ]);
  const trend = trendIn(history, name, country);
  if (!page)
    return {
      ...nothing,
      trend,
      listingsNote: say`${name} isn’t responding right now, so there are no job ads to show.`,
    };
  const { adverts, total, meanPay } = page.value;
  const results = listingsOf(adverts, name);
  const parts = [page, ...(bands ? [bands] : [])];
  const isCurrent = parts.every((part) => part.isCurrent);
  const listingsNote = !page.isCurrent
    ? say`${name} isn’t responding right now. These results are from ${dayOf(page.fetchedAt)}.`
    : results.length === 0
      ? say`${name} has no job ads for this position in ${place ?? countryPhrase(country)} right now.`
      : null;
  return {
    results,
    adverts: {
      source: name,
      credit: market.creditIn(country),
      place,
      meanPay: meanPay && Math.round(meanPay),
      histogram: bands?.value ?? [],
      payCaveat: say`Includes pay stated by employers and pay predicted by ${name}.`,
      fetchedAt: new Date(Math.min(...parts.map((part) => part.fetchedAt.getTime()))).toISOString(),
      isCurrent,
    },
    listingsNote,
    totalJobs: total,
    trend,
  };
}
