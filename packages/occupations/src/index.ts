export type { ResolvedTitle, TitleMatch } from './resolved-title.ts';
