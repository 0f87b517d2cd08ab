export type { FillHow } from './fill-how.ts';
export { ImportPanel } from './import-panel.tsx';
