import type { CvDocument } from '../cv/index.ts';
import { withoutContactLabel } from './find-contact.ts';
import { isLevel } from './is-level.ts';
import { sectionKindOf } from './known-heading.ts';
import { isLabelText } from './paragraphs.ts';
import type { Line } from './prepared-line.ts';

/** Words of a line that the document may leave away, in letters: a label, a mark of the employment. */
const MOST_LEFT = 0.5;
/** How long a job was, beside its dates: "2 years". */
const LASTED = /^\P{L}*\d{1,2}\s\p{L}{2,8}(?:\P{L}+\d{1,2}\s\p{L}{2,8})?\P{L}*$/u;
/** How long all posts with an employer were, which LinkedIn works out: "6 years 3 months". */
const LASTED_IN_ALL = /^\d{1,2}\s\p{L}{2,8}\s\d{1,2}\s\p{L}{2,8}$/u;
const WORD = /[\p{L}\p{N}]+/gu;
/** Chinese and Japanese words stand without spaces between them. */
const RUN_ON = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function wordsOf(text: string): string[] {
  return (text.normalize('NFKC').toLowerCase().match(WORD) ?? []).flatMap((word) =>
    RUN_ON.test(word) ? [...word] : [word],
  );
}

/** The words of a document in the company they keep: the same words said elsewhere are not these. */
class PlacedWords {
  readonly #single = new Set<string>();
  readonly #pairs = new Set<string>();
  readonly #edges = new Set<string>();

  constructor(texts: readonly string[]) {
    for (const text of texts) {
      const words = wordsOf(text);
      for (const [at, word] of words.entries()) {
        this.#single.add(word);
        if (at > 0) this.#pairs.add(`${words[at - 1]} ${word}`);
        if (at === 0 || at === words.length - 1) this.#edges.add(word);
      }
    }
  }

  /** How many letters of a line stand nowhere. A word at the end of a field may have another field's beside it. */
  lettersLeft(words: readonly string[]): number {
    const isPair = (at: number) => this.#pairs.has(`${words[at]} ${words[at + 1]}`);
    return words.reduce((sum, word, at) => {
      const isPlaced =
        this.#single.has(word) &&
        (words.length === 1 || this.#edges.has(word) || isPair(at - 1) || isPair(at));
      return sum + (isPlaced ? 0 : word.length);
    }, 0);
  }
}

function textIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textIn) : [];
}

/** A line without its date, which the document holds in its own form. */
function withoutDates({ text, range }: Line): string {
  return range === null ? text : `${text.slice(0, range.index)} ${text.slice(range.index + range.length)}`;
}

/**
 * The lines whose words found no field: more than half of their letters stand nowhere in the document. Headings, dates,
 * labels and levels of skill are no content of their own. Each line once, in reading order.
 */
export function findUnplaced(
  lines: readonly Line[],
  document: CvDocument,
  headings: readonly string[],
): string[] {
  const placed = new PlacedWords(textIn(document));
  const titles = new Set(headings);
  const unplaced = new Set<string>();
  const addresses = [document.basics.email, ...document.basics.links.map(({ url }) => url)].join(' ');
  const isNoContent = (text: string) =>
    titles.has(text.replace(/\s*:$/, '')) ||
    sectionKindOf(text) === 'title' ||
    isLabelText(text) ||
    isLevel(text) ||
    // The end of an address that a narrow column broke.
    (/^[\p{Ll}\d.-]+$/u.test(text) && addresses.includes(text));
  for (const line of lines) {
    const text = line.text.replaceAll('\t', ' ').trim();
    if (isNoContent(text)) continue;
    if (LASTED_IN_ALL.test(text)) continue;
    if (line.range !== null && LASTED.test(withoutDates(line))) continue;
    const words = wordsOf(withoutContactLabel(withoutDates(line).trim()));
    const length = words.reduce((sum, word) => sum + word.length, 0);
    const left = placed.lettersLeft(words);
    if (length > 2 && /\p{L}{2}|\p{Script=Han}/u.test(text) && left > MOST_LEFT * length) unplaced.add(text);
  }
  return [...unplaced];
}
