import { findPlace } from '@candor/occupations';
import { yearlyPay } from '@candor/domain/matching';
import { isCountry, type Country } from '@candor/domain/salary';
import type { Advert } from '../advert.ts';
import type { Market } from '../market.ts';
import type { AdvertSource, WantedJobs } from './advert-source.ts';

const currencies: Readonly<Record<Country, string>> = {
  us: 'USD',
  gb: 'GBP',
  ca: 'CAD',
  au: 'AUD',
  de: 'EUR',
  fr: 'EUR',
  nl: 'EUR',
  sg: 'SGD',
};

/** Where adverts are asked for: a country by its code, or a place with its country; the United States where it is not known. */
function whereOf({ location }: WantedJobs): { country: Country; place: string | null } {
  const code = location.trim().toLowerCase();
  if (isCountry(code)) return { country: code, place: null };
  const found = findPlace(location);
  if (!found || !isCountry(found.country)) return { country: 'us', place: null };
  return { country: found.country, place: found.kind === 'country' ? null : found.name };
}

const foundOf = (country: Country) => (advert: Advert) => ({
  id: advert.id,
  title: advert.title,
  company: advert.employer,
  location: advert.place,
  text: `${advert.title}\n${advert.snippet}`,
  url: advert.url,
  terms: advert.terms,
  pay: advert.pay && {
    ...advert.pay,
    currency: currencies[country],
    printed: yearlyPay({ ...advert.pay, currency: currencies[country], period: 'year' })?.printed ?? '',
  },
  postedAt: advert.createdAt,
});

/** Adzuna's adverts of a position: how each begins. */
export const adzunaAdverts = (market: Market): AdvertSource => ({
  id: 'adzuna',
  name: market.name,
  creditFor: (wanted) => market.creditIn(whereOf(wanted).country),
  async search(wanted) {
    const { country, place } = whereOf(wanted);
    const answer = await market.search({ position: wanted.query, country, place });
    return answer && { adverts: answer.value.adverts.map(foundOf(country)), isCurrent: answer.isCurrent };
  },
});
