import { lazyPart } from '../../ui/lazy-part.tsx';

export { AdvertNote } from './tailored/advert-note.tsx';
export { cvAdvert } from './tailored/api.ts';
export type { OptimizerPart } from './optimizer-panel.tsx';
export type { OptimizedCv } from './optimized-cv.ts';
export { MarginNotes } from './margin-notes.tsx';
export { useMargins } from './use-margins.ts';

// Loaded once it is wanted.
export const OptimizerPanel = lazyPart(async () => (await import('./optimizer-panel.tsx')).OptimizerPanel);
