export { AdvertNote } from './tailored/advert-note.tsx';
export { cvAdvert } from './tailored/api.ts';
export { OptimizerPanel, type OptimizerPart } from './optimizer-panel.tsx';
export type { OptimizedCv } from './optimized-cv.ts';
export { MarginNotes } from './margin-notes.tsx';
export { useMargins } from './use-margins.ts';
