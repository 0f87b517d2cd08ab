import { placeScore } from './place-score.ts';
import { employerScore, titleScore } from './word-scores.ts';
import { Words } from './words.ts';

/** Takes the place off the end of some words: "Acme, Austin, TX", "Acme (Berlin)". */
export function splitOffPlace(words: Words): { rest: Words; place: Words } {
  const { text } = words;
  if (placeScore(text) >= 0.85 && titleScore(text) === 0 && employerScore(text) < 0.5)
    return { rest: Words.none, place: words };
  const bracket = /\s*\([^()]{2,60}\)$/u.exec(text);
  const inside = bracket ? words.slice(text.lastIndexOf('(') + 1, -1) : Words.none;
  if (bracket && bracket.index > 0 && placeScore(inside.text) >= 0.85) {
    const before = words.slice(0, bracket.index);
    const town = splitOffPlace(before);
    return town.place.isBlank || town.rest.isBlank
      ? { rest: before, place: inside }
      : { rest: town.rest, place: Words.join([town.place, inside], ' (').plus(')') };
  }
  const commas = [...text.matchAll(/[,،、，]\s*/g)].slice(-3);
  for (const comma of commas) {
    const place = words.slice(comma.index + comma[0].length);
    if (comma.index > 0 && placeScore(place.text) >= 0.85)
      return { rest: words.slice(0, comma.index), place };
  }
  return { rest: words, place: Words.none };
}
