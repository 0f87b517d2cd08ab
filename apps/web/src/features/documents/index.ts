import { lazyPart } from '../../ui/lazy-part.tsx';

export { myCvs } from './api/cvs.ts';
export { MyDocuments } from './my-documents.tsx';
export { myLetters, trashedLetters } from './letters/api.ts';
export { LetterCard } from './letters/letter-card.tsx';
/** Loaded when the trash is opened. */
export const TrashedLetters = lazyPart(
  async () => (await import('./letters/trashed-letters.tsx')).TrashedLetters,
);
