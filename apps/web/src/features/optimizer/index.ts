export { OptimizerPanel, type OptimizerPart } from './optimizer-panel.tsx';
export type { OptimizedCv } from './optimized-cv.ts';
export { MarginNotes } from './margin-notes.tsx';
export { useMargins } from './use-margins.ts';
