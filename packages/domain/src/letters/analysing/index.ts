/* Letters read as English and measured. Stands on packages/language: for workers, never for a page or the server's own thread. */
export { analyseLetter } from '../analytics/analyse-letter.ts';
