export { OptimizerPanel } from './optimizer-panel.tsx';
export type { OptimizedCv } from './optimized-cv.ts';
