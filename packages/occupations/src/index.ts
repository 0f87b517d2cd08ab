export type { ResolvedTitle, TitleMatch } from './resolved-title.ts';
export { resolveTitle } from './resolve-title.ts';
export { titleCertainty } from './title-certainty.ts';
export { payFacts } from './national-wages.ts';
export { findPlace, type Place } from './places.ts';
export { projectionOf, type Projection } from './projections.ts';
export { relatedOccupations } from './related.ts';
export { occupationTitle, occupationTitles } from './occupation-titles.ts';
export { usWages, type UsWages } from './us-wages.ts';
