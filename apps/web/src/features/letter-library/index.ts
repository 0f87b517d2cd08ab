import { lazy } from 'react';

export { myLetters, trashedLetters } from './api.ts';
export { LetterCard } from './letter-card.tsx';
/** Loaded when the trash is opened. */
export const TrashedLetters = lazy(async () => ({
  default: (await import('./trashed-letters.tsx')).TrashedLetters,
}));
