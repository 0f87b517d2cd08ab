import { lazyPart } from '../../ui/lazy-part.tsx';

export { myLetters, trashedLetters } from './api.ts';
export { LetterCard } from './letter-card.tsx';
/** Loaded when the trash is opened. */
export const TrashedLetters = lazyPart(async () => (await import('./trashed-letters.tsx')).TrashedLetters);
