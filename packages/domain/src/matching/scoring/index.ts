/* How a match is made. It reads whole texts: for workers. */
export { matchAdvert } from './match-advert.ts';
export { matchableCv, type MatchableCv } from './matchable-cv.ts';
export type { GivenAdvert, MatchSources } from './match-sources.ts';
