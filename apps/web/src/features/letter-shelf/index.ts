import { lazy } from 'react';

export { myLetters } from './api.ts';
/** Loaded by those who have letters. */
export const LetterCard = lazy(async () => ({ default: (await import('./letter-card.tsx')).LetterCard }));
