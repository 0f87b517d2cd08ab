import { fitStatements, type CvRequest } from '../../cv/index.ts';
import { orderBullets } from './order-bullets.ts';
import { writeStatements, type Told } from './write-statement.ts';

/** The bullets of each entry of a CV: its English statements in one voice, of all that is told there. */
export function writeBullets(
  entries: readonly (Told & { isEnglish: boolean })[],
  request: CvRequest,
): string[][] {
  const written = writeStatements(entries.filter(({ isEnglish }) => isEnglish)).values();
  // Writing lengthens: what filled its place to the brim must still fit.
  return entries.map(({ statements, isEnglish }) =>
    fitStatements(isEnglish ? orderBullets(written.next().value ?? [], request) : [...statements]),
  );
}
