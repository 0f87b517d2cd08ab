import { cvLimits } from '../cv/index.ts';
import { counted } from '../text/index.ts';

/**
 * What of the lines without a field is listed for the person, and what they have to know of the rest, a sentence each: a
 * list has as many lines as a CV has entries at most, and a line the length of a paragraph.
 */
export function listUnplaced(all: readonly string[]): { unplaced: string[]; notes: string[] } {
  const listed = all.slice(0, cvLimits.entries);
  const more = all.length - listed.length;
  const cut = listed.filter(({ length }) => length > cvLimits.paragraph).length;
  return {
    unplaced: listed.map((line) => line.slice(0, cvLimits.paragraph)),
    notes: [
      ...(more > 0
        ? [
            `${counted(more, 'more line')} didn’t match a field: only the first ${listed.length} are listed. The others are in your file.`,
          ]
        : []),
      ...(cut > 0
        ? [
            `${counted(cut, 'line')} that didn’t match a field ${cut === 1 ? 'is' : 'are'} longer than ${cvLimits.paragraph.toLocaleString('en-US')} characters: only the beginning is listed. The rest is in your file.`,
          ]
        : []),
    ],
  };
}
