export * from './advert.ts';
export { framingWords } from './languages/framing-words.ts';
export { languageNames } from './language-names.data.ts';
export { askedTerms, type AskedTerm } from './asked-terms.ts';
export type { NamedSkill } from './named-skill.ts';
export { namesOrganisation } from './organisation-words.data.ts';
export { degreeLevels, degreeIn, type DegreeLevel } from './degrees.ts';
export { readAdvert, type AdvertSources } from './read-advert.ts';
export type { TitleCertainty } from './read-title.ts';
