export { AdvertNote } from './advert-note.tsx';
export { OptimizerPanel } from './optimizer-panel.tsx';
export type { OptimizedCv } from './optimized-cv.ts';
