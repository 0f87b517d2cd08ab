import { remembering } from './remembering.ts';
import { cityClass, isKnownPlace, isLand, isStateCode } from './places.ts';
import { employerScore } from './word-scores.ts';

const POSTCODE =
  /(?:^|\s)(?:[A-Z]{1,2}-?)?\d{4,6}(?:-\d{3,4})?(?:\s?[A-Z]{2})?(?=\s|$|,)|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/u;

/** "Melbourne VIC" */
const TOWN_AND_STATE = /^(\S.*\S)\s(\p{Lu}{2,3})$/u;

/** "14 Orchard Court, Salem, OR 97301": state and ZIP code end an address of the United States. */
const STATE_AND_ZIP = /,\s(\p{Lu}{2})\s\d{5}(?:-\d{4})?$/u;

/** Province, town and ward, told by the signs that end them. */
const EAST_ASIAN_PLACE =
  /^(?:\p{Script=Han}{2,4}(?:都|道|府|県|省|自治区))?(?:\p{Script=Han}{1,4}[市郡州])?(?:\p{Script=Han}{1,4}[区县町村])?$/u;

/** From this class of `citySizes` on a town is too small for its name alone to say that it is one. */
const SMALL_TOWN = 4;

/** Whether some words are a town with its country behind it: "Bristol United Kingdom". */
function isTownInLand(text: string): boolean {
  const words = text.split(' ');
  return words.some(
    (_, at) =>
      at > 0 && isLand(words.slice(at).join(' ')) && cityClass(words.slice(0, at).join(' ')) !== null,
  );
}

/** How much some words look like a place ("Austin, TX", "75002 Paris", "Remote"), 0 to 1. */
export const placeScore = remembering((text): number => {
  const words = text.trim().replace(/^\((.*)\)$/u, '$1');
  if (words === '' || words.length > 90 || /[@:;|]|https?/.test(words)) return 0;
  if (isKnownPlace(words)) return !isLand(words) && cityClass(words) === SMALL_TOWN ? 0.8 : 1;
  if (isStateCode(STATE_AND_ZIP.exec(words)?.[1] ?? '')) return 0.9;
  const [, town = '', state = ''] = TOWN_AND_STATE.exec(words) ?? [];
  if (isStateCode(state) && isKnownPlace(town)) return 0.9;
  const parts = words.split(/\s*[,،/–·-]\s+|[,،]\s*|\s\/\s|\s*\(|\)/).filter((part) => part.trim() !== '');
  const last = parts.at(-1)?.trim() ?? '';
  const known = parts.filter(isKnownPlace).length;
  if (parts.length > 4) return 0;
  const isState = isStateCode(last);
  if (parts.length >= 2 && (known > 0 || isState) && parts.every((part) => part.length < 40)) {
    if (known === parts.length || (isState && parts.length === 2)) return 1;
    // "Acme, Berlin" names an employer and a town, "Jena, Germany" a town and its country.
    if (parts.length === 2) return isLand(last) && employerScore(words) === 0 ? 0.85 : 0.5;
    const startsInTown = isKnownPlace(parts[0] ?? '') || /\d/.test(parts[0] ?? '');
    return startsInTown && (isLand(last) || isState) ? 0.9 : 0.5;
  }
  if (words.length <= 14 && EAST_ASIAN_PLACE.test(words)) return 0.9;
  const bare = words.replace(POSTCODE, ' ').trim();
  if (POSTCODE.test(words) && bare !== '' && bare.length < 60 && !/\d{5}/.test(bare)) {
    return bare.split(/[,\s]+/).some(isKnownPlace) || /^[\p{Lu}\s][\p{L}\s.'-]*$/u.test(bare) ? 0.9 : 0.7;
  }
  if (/^[\p{Lu}][\p{L}'’ -]{1,40}$/u.test(words) && isTownInLand(words) && employerScore(words) === 0)
    return 0.85;
  return /^[\p{Lu}][\p{L}.'’ -]+,\s[\p{Lu}]{2,3}$/u.test(words) && isState ? 0.9 : 0;
});
