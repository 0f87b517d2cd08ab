import { countryNames, countryPhrases, isCountry, type Country } from '@candor/domain/salary';
import { countryName } from '@candor/domain/locale';
import { say } from '@candor/domain/say';
import { findPlace } from '@candor/occupations';

/** Where figures are asked for: a country, with the place in it that was named; or why there are none. */
export type Where =
  | {
      country: Country;
      place: string | null;
      /** Places of other countries that the words may mean as well, as they can be asked for. */
      others: string[];
    }
  | { country: null; reason: string };

const offered = () =>
  say`Salaries are available for the US, the UK, Canada, Australia, Germany, France, the Netherlands and Singapore.`;

/**
 * The country and place of some words; where there are none, of the country that the person lives in, `us` where that is not
 * known. Of several places of one name that of their country is meant, else the largest; the others are offered.
 */
export function findCountry(where: string, residence: string | null = null): Where {
  const code = where === '' ? (residence ?? 'us') : where.toLowerCase();
  if (isCountry(code)) return { country: code, place: null, others: [] };
  const called = where === '' ? countryName(code) : where;
  const found = findPlace(called, residence);
  if (!found)
    return { country: null, reason: `${say`We couldn’t find a place called “${called}”.`} ${offered()}` };
  if (!isCountry(found.country))
    return { country: null, reason: `${say`We have no figures for ${found.name}.`} ${offered()}` };
  const { country, kind, name } = found;
  const others = found.others.flatMap((other) =>
    isCountry(other.country)
      ? [other.kind === 'country' ? other.name : `${other.name}, ${countryNames[other.country]}`]
      : [],
  );
  const own = [countryNames[country], countryPhrases[country]].map((words) => words.toLowerCase());
  return { country, place: kind === 'country' && own.includes(name.toLowerCase()) ? null : name, others };
}
