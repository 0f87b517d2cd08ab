export { ExportPanel } from './export-panel.tsx';
export { emptyContent } from './empty-content.ts';
export { firstLine } from './line-beside.ts';
export type { PageLines } from './page-line.ts';
export { PageLineLayer } from './page-lines.tsx';
export { PageView } from './page-view.tsx';
export type { Margin } from './line-margin.tsx';
export { TextView, WordsView } from './text-view.tsx';
export { drawPages, usePages } from './use-pages.ts';
