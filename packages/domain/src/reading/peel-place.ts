import { employerScore, placeScore, titleScore } from './word-scores.ts';

/** Takes the place off the end of some words: "Acme, Austin, TX", "Acme (Berlin)". */
export function peelPlace(text: string): { rest: string; place: string } {
  if (placeScore(text) >= 0.85 && titleScore(text) === 0 && employerScore(text) < 0.5)
    return { rest: '', place: text };
  const bracket = /^(.*\S)\s*\(([^()]{2,60})\)$/u.exec(text);
  if (bracket && placeScore(bracket[2] ?? '') >= 0.85) {
    const town = peelPlace(bracket[1] ?? '');
    const isTown = town.place !== '' && town.rest !== '';
    return isTown
      ? { rest: town.rest, place: `${town.place} (${bracket[2] ?? ''})` }
      : { rest: bracket[1] ?? '', place: bracket[2] ?? '' };
  }
  const commas = [...text.matchAll(/[,،、，]\s*/g)].slice(-3);
  for (const comma of commas) {
    const place = text.slice(comma.index + comma[0].length);
    const rest = text.slice(0, comma.index);
    if (rest !== '' && placeScore(place) >= 0.85) return { rest, place };
  }
  return { rest: text, place: '' };
}
