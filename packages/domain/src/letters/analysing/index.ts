/* Letters read as English and measured. Stands on packages/english: for workers, never for a page or the server's own thread. */
export { analyseLetter } from '../analytics/analyse-letter.ts';
