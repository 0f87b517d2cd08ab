import { isLand } from './places.ts';
import { sectionKindOf } from './known-heading.ts';
import { employerScore, titleScore } from './word-scores.ts';
import { Words } from './words.ts';

/** Words that may say where a person lives, and how surely, 0 to 1. */
export interface Place {
  words: Words;
  score: number;
  /** Which of the stretches that were looked at, in their order. */
  at: number;
}

/** Names of towns hold small words that do not join two things: "Hall in Tirol", "Stratford upon Avon". */
const TOWN_NAME =
  /^\p{Lu}\p{Ll}[\p{L}'’.-]*(?: (?:(?!(?:and|und|et|en|ed?|y|of|for|with|mit)\s)\p{Ll}{1,4}'? )?\p{Lu}[\p{L}'’.-]+){0,2}$/u;

/** A short name that is no title, employer or heading, as towns are. */
export function isTownName(text: string): boolean {
  return (
    TOWN_NAME.test(text) &&
    text.length <= 30 &&
    titleScore(text) === 0 &&
    employerScore(text) === 0 &&
    sectionKindOf(text) === null
  );
}

/** Words with the number of a house before or behind them: "9 bis cours de la Somme", "Nieuwestad 112". */
export function hasHouseNumber(text: string): boolean {
  return (
    text.length < 60 &&
    (/^\d{1,5}\s?(?:bis|ter|[a-z])?,?\s\p{L}[\p{L}\s.'’-]{4,},?$/iu.test(text) ||
      /^\p{Lu}[\p{L}\s.'’-]{3,}\s\d{1,4}\s?[a-z]?,?$/u.test(text))
  );
}

const STREET =
  /(?:straße|strasse|str\.|weg|platz|allee|gasse|\bstreet|\bst\.|\bave(?:nue)?\b|\broad\b|\brd\.?\b|\blane\b|\bdrive\b|\bdr\.|\bblvd|\bboulevard\b|\brue\b|\bplace\b|\bcalle\b|\bavenida\b|\bav\.|\brua\b|\bpraça\b|\bvia\b|\bviale\b|\bpiazza\b|\bcorso\b|straat|laan|plein|gracht|\bул\.|улица|просп|路|街|号)/iu;

export function isStreet(text: string): boolean {
  return text.length < 80 && STREET.test(text) && /\d/.test(text);
}

/** The surest of some places, with the street right above it and the country right below. */
export function wholeAddress(places: readonly Place[]): Words {
  const [first] = places;
  if (!first) return Words.none;
  const best = places.reduce((a, b) => (b.score > a.score ? b : a));
  const at = places.indexOf(best);
  const [above, below] = [places[at - 1], places[at + 1]];
  const [street, land] = [above?.words.text ?? '', below?.words.text ?? ''];
  const hasStreet = above?.at === best.at - 1 && (isStreet(street) || hasHouseNumber(street));
  const hasLand = below?.at === best.at + 1 && isLand(land) && !best.words.text.split(',').some(isLand);
  return Words.join(
    [
      ...(above && hasStreet ? [above.words.without(/,$/)] : []),
      best.words,
      ...(below && hasLand ? [below.words] : []),
    ],
    ', ',
  );
}
