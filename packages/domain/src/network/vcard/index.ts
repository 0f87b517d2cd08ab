export { readVcards, type ReadCards } from './read-vcard.ts';
export { vcardOf } from './write-vcard.ts';
