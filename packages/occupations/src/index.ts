export type { ResolvedTitle, TitleMatch } from './resolved-title.ts';
export { resolveTitle } from './resolve-title.ts';
export { titleCertainty } from './title-certainty.ts';
