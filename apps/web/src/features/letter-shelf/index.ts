import { lazy } from 'react';

export { myLetters, trashedLetters } from './api.ts';
/** Loaded by those who have letters. */
export const LetterCard = lazy(async () => ({ default: (await import('./letter-card.tsx')).LetterCard }));
/** Loaded when the trash is opened. */
export const TrashedLetters = lazy(async () => ({
  default: (await import('./trashed-letters.tsx')).TrashedLetters,
}));
