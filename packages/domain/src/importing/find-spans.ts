/** A stretch of a text, in UTF-16 units, and whose it is. */
export interface Span {
  id: string;
  start: number;
  end: number;
}

/** Words to look for; of several forms the first that stands in the text counts. */
export interface Sought {
  id: string;
  forms: readonly string[];
}

/** Greatest text that is searched, and how many things at most: searching takes the product of both. */
const MOST_TEXT = 60_000;
const MOST_SOUGHT = 1_500;

/** A text in small letters with every run of spaces as one, and where each of its units stands in the original. */
function folded(text: string): { words: string; places: number[] } {
  let words = '';
  const places: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charAt(at);
    const isSpace = /\s/.test(unit);
    if (isSpace && (words === '' || words.endsWith(' '))) continue;
    const lower = unit.toLowerCase();
    words += isSpace ? ' ' : lower.length === 1 ? lower : unit;
    places.push(at);
  }
  return { words, places };
}

/**
 * Where the words of fields stand in the text they were read from. Fields come in the order of the document: each is
 * looked for behind the one before it first, then from the start. No two spans overlap; they come in order of the text.
 */
export function findSpans(text: string, sought: readonly Sought[]): Span[] {
  const { words, places } = folded(text.slice(0, MOST_TEXT));
  const taken = new Uint8Array(words.length);
  const spans: Span[] = [];
  let behind = 0;
  for (const { id, forms } of sought.slice(0, MOST_SOUGHT)) {
    for (const form of forms) {
      const needle = folded(form).words.trim();
      if (needle === '') continue;
      const start = freePlace(words, needle, taken, behind) ?? freePlace(words, needle, taken, 0);
      if (start === null) continue;
      taken.fill(1, start, start + needle.length);
      behind = start + needle.length;
      spans.push({ id, start: places[start] ?? 0, end: (places[behind - 1] ?? 0) + 1 });
      break;
    }
  }
  return spans.toSorted((a, b) => a.start - b.start);
}

/** How many places that are part of another word or taken are passed over before giving up. */
const TRIES = 20;

const isWordUnit = (unit: string) => /[\p{L}\p{N}]/u.test(unit);

function freePlace(words: string, needle: string, taken: Uint8Array, from: number): number | null {
  let at = words.indexOf(needle, from);
  for (let tried = 0; at !== -1 && tried < TRIES; tried += 1) {
    const isCut =
      (isWordUnit(needle.charAt(0)) && isWordUnit(words.charAt(at - 1))) ||
      (isWordUnit(needle.charAt(needle.length - 1)) && isWordUnit(words.charAt(at + needle.length)));
    if (!isCut && !taken.subarray(at, at + needle.length).includes(1)) return at;
    at = words.indexOf(needle, at + 1);
  }
  return null;
}
