import type { Field } from './field.ts';
import { withoutContactLabel } from './find-contact.ts';
import { isLevel } from './is-level.ts';
import { isLabelText } from './paragraphs.ts';
import type { Line } from './prepared-line.ts';

/** Letters of a line that may stand in no field, as a share: a label, a mark of the employment. */
const MOST_LEFT = 0.5;
/** How long a job was, beside its dates: "2 years". */
const LASTED = /^\P{L}*\d{1,2}\s\p{L}{2,8}(?:\P{L}+\d{1,2}\s\p{L}{2,8})?\P{L}*$/u;
/** How long all posts with an employer were, which LinkedIn works out: "6 years 3 months". */
const LASTED_IN_ALL = /^\d{1,2}\s\p{L}{2,8}\s\d{1,2}\s\p{L}{2,8}$/u;

function isLetter(unit: string): boolean {
  return /[\p{L}\p{N}\p{Cs}]/u.test(unit);
}

/** A line without its date, which a document holds in its own form. */
function undated({ text, range }: Line): string {
  return range === null
    ? text
    : `${text.slice(0, range.index)}${' '.repeat(range.length)}${text.slice(range.index + range.length)}`;
}

function isNoContent(line: Line): boolean {
  const text = line.text.replaceAll('\t', ' ').trim();
  return (
    line.known === 'title' ||
    isLabelText(text) ||
    isLevel(text) ||
    LASTED_IN_ALL.test(text) ||
    (line.range !== null && LASTED.test(undated(line)))
  );
}

/**
 * The lines whose words are in no field: more than half of their letters. Dates, labels and levels of skill are no content of
 * their own. A line that says a field once more, as the head of a second page does, is none.
 */
export function unplacedLines(lines: readonly Line[], fields: readonly Field[]): Line[] {
  const placed = new Set(fields.flatMap(({ places }) => places));
  const texts = new Set(fields.map(({ text }) => text.toLowerCase()));
  return lines.filter((line) => {
    const { text, words } = line;
    if (isNoContent(line) || texts.has(text.toLowerCase())) return false;
    const own = undated(line);
    const label = own.length - withoutContactLabel(own).length;
    const letters = words.places.filter((_, at) => at >= label && isLetter(own[at] ?? ''));
    const left = letters.filter((place) => !placed.has(place));
    return (
      letters.length > 2 && /\p{L}{2}|\p{Script=Han}/u.test(text) && left.length > MOST_LEFT * letters.length
    );
  });
}
