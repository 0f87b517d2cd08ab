export type { FillHow } from './fill-how.ts';
export { FilePages } from './review/file-pages.tsx';
export { ImportPanel } from './import-panel.tsx';
export { LetterImport } from './letter-import.tsx';
