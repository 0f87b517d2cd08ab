export type { FillHow } from './fill-how.ts';
export { ImportPanel } from './import-panel.tsx';
export { LetterImport } from './letter-import.tsx';
