import { countriesCalled } from '../locale/index.ts';
import { foldedPlace } from './folded-place.ts';
import { anywhere, otherCityNames, otherCountryNames, stateCodes } from './place-names.data.ts';
import { cities, regions } from './places.data.ts';
import { remembering } from './remembering.ts';
import { plainSpelling } from './right-to-left.ts';
import { rightToLeftPlaces } from './right-to-left-words.data.ts';

/** The class of cities that a list of ours names. */
const LARGE = 1;

let known: { cityClasses: ReadonlyMap<string, number>; lands: ReadonlySet<string> } | undefined;

/** The names of places, unpacked once. */
function names(): NonNullable<typeof known> {
  if (known) return known;
  const cityClasses = new Map<string, number>();
  const add = (list: string, size: number) => {
    for (const name of list.split('|')) if (!cityClasses.has(name)) cityClasses.set(name, size);
  };
  for (const [size, list] of cities.entries()) add(list, size);
  for (const name of otherCityNames.split('|')) add(foldedPlace(name), LARGE);
  for (const name of rightToLeftPlaces.split('|')) add(spelt(name), LARGE);
  const lands = [...regions.split('|'), ...`${otherCountryNames}|${anywhere}`.split('|').map(foldedPlace)];
  known = { cityClasses, lands: new Set(lands) };
  return known;
}

/** A name as it is looked up. */
const spelt = remembering((name) => foldedPlace(plainSpelling(name)));

/** Which of `citySizes` a city has that is called so, the largest of several; null where none is known, or where the words begin small. */
export function cityClass(text: string): number | null {
  if (/^\p{Ll}/u.test(text.trim())) return null;
  return names().cityClasses.get(spelt(text)) ?? null;
}

/** Whether some words are the name of a country, of a part of one, or say that the place is anywhere. */
export function isLand(text: string): boolean {
  return countriesCalled(text.trim().toLowerCase()).length > 0 || names().lands.has(spelt(text));
}

/** Whether some words are a town or country that is known. */
export function isKnownPlace(text: string): boolean {
  return cityClass(text) !== null || isLand(text);
}

const codes = new Set(stateCodes.split('|'));

/** Whether some words are the short form of a state or country: "OR". */
export function isStateCode(text: string): boolean {
  return codes.has(text);
}
