export { CareerPanel } from './career-panel.tsx';
export type { LineTarget } from './line-target.ts';
