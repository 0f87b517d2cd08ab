import { isJoiner } from './joiners.data.ts';

/**
 * Marks and unseen characters on one letter. Unicode's own Stream-Safe Text Format (UAX 15) takes 30 for more than
 * any writing needs; the most that are known to be needed are 18.
 */
export const mostMarks = 30;
/** Letters joined into one sign. Sanskrit knows up to 7, the largest emoji of people 4. */
export const mostJoined = 16;

export type ShapeError = 'marks' | 'joined';

const mark = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
/** Below the soft hyphen nothing is joined or stacked. */
const needsALook = /[^\u0000-\u00ac]/u; // oxlint-disable-line no-control-regex -- ASCII begins there

/** What of a text no shaper should be given: the time and memory it takes grow with the square of such runs. */
export function shapeErrorOf(text: string): ShapeError | null {
  if (!needsALook.test(text)) return null;
  let marks = 0;
  let joined = 0;
  let isJoining = false;
  for (const character of text) {
    const joins = isJoiner(character);
    if (joins || (character > '\u00ac' && mark.test(character))) {
      marks += 1;
      if (marks > mostMarks) return 'marks';
      isJoining ||= joins;
      continue;
    }
    marks = 0;
    joined = isJoining ? joined + 1 : 1;
    isJoining = false;
    if (joined > mostJoined) return 'joined';
  }
  return null;
}
