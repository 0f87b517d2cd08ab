export type { ResolvedTitle, TitleMatch } from './resolved-title.ts';
export { resolveTitle, titleCertainty } from './resolve-title.ts';
