export { DocumentActs } from './document-acts.tsx';
export { ExportPanel } from './export-panel.tsx';
export { FactsPanel } from './facts-panel.tsx';
export { PageView } from './page-view.tsx';
export { TextView } from './text-view.tsx';
export { usePages, type PreviewBody } from './use-pages.ts';
