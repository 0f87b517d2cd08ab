/* Does this line answer this? One core for all who ask: the optimizer, the match, letters, interviews. It reads whole texts: for workers. */
export { answerAdvert, type AnsweredDemand } from '../answer-advert.ts';
export { demandKey, lineKey } from '../answer-demand.ts';
export type { Answer, Answering } from '../answer.ts';
export type { Demand } from '../demand.ts';
export { coreOfTitle } from '../demands-of.ts';
export { placesSaying, matchedShare } from '../places-saying.ts';
export { readPerson, type NamedPlace, type Person, type PersonSources } from '../person.ts';
export type { PersonLine } from '../person-lines.ts';
