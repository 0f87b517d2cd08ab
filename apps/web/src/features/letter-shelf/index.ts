export { myLetters } from './api.ts';
export { LetterCard } from './letter-card.tsx';
