import type { Span } from '../text/index.ts';
import { contactForms, contactFormsInHead, type ContactKind } from './contact-forms.ts';

/** A person's own details, as far as they are known, and which kinds of them are hidden. */
export interface Hidden {
  kinds: readonly ContactKind[];
  email: string;
  phone: string;
  location: string;
  links: readonly string[];
}

/** What stands where words were left out of a sentence. */
const OMITTED = '[…]';

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
const bareLink = (url: string) => url.replace(/^(?:https?:\/\/)?(?:www\.)?/iu, '').replace(/\/+$/u, '');

/** How a known detail may be written, by its kind. */
function formOf(kind: ContactKind, detail: string): string | null {
  switch (kind) {
    case 'email':
      return detail.includes('@') ? escaped(detail) : null;
    case 'phone': {
      // The country's code and a zero before the rest come and go.
      const digits = detail.replace(/\P{Nd}/gu, '').slice(-7);
      return digits.length < 6
        ? null
        : `[+(]?[\\d\\s().\\-/]{0,16}${[...digits].join('[\\s().\\-/]{0,3}')}(?!\\d)`;
    }
    case 'location':
      // A town alone stands in many a sentence that tells no address.
      return /\d/u.test(detail) ? escaped(detail) : null;
    case 'links':
      return bareLink(detail).includes('.')
        ? `(?:https?:\\/\\/)?(?:www\\.)?${escaped(bareLink(detail))}\\/?`
        : null;
    default:
      return kind satisfies never;
  }
}

const detailsOf = (kind: ContactKind, hidden: Hidden): readonly string[] =>
  kind === 'links' ? hidden.links : [hidden[kind]];

function knownIn(text: string, kind: ContactKind, hidden: Hidden): Span[] {
  return detailsOf(kind, hidden).flatMap((detail) => {
    const form = formOf(kind, detail.trim());
    if (form === null) return [];
    return [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${form}(?![\\p{L}\\p{N}])`, 'giu'))].map(
      ({ 0: { length }, index }) => ({ start: index, end: index + length }),
    );
  });
}

/** A text in sentences with the hidden details left out, and a mark where they stood. */
export function hideInProse(text: string, hidden: Hidden): string {
  const spans = hidden.kinds
    .flatMap((kind) => [...contactForms[kind](text), ...knownIn(text, kind, hidden)])
    .toSorted((a, b) => a.start - b.start);
  let shown = '';
  let from = 0;
  for (const { start, end } of spans) {
    if (start >= from) shown += `${text.slice(from, start)}${OMITTED}`;
    from = Math.max(from, end);
  }
  return shown + text.slice(from);
}

const folded = (words: string) => words.trim().toLowerCase();

/** Whether a stretch of a line of names holds something hidden. */
export function isDetail(words: string, hidden: Hidden): boolean {
  const trimmed = words.trim();
  return hidden.kinds.some(
    (kind) =>
      contactFormsInHead[kind](trimmed).length > 0 ||
      knownIn(trimmed, kind, hidden).length > 0 ||
      (kind === 'location' &&
        trimmed !== '' &&
        [hidden.location, ...hidden.location.split(',')].map(folded).includes(folded(trimmed))),
  );
}

const BETWEEN = /(\s*[|•·;\t\n⋅‖]+\s*|,\s+|\s+[–—/~-]\s+|\s{3,})/u;

/** The stretches of a line that marks part, and what stands before each. */
export function stretchesOf(line: string): { before: string; words: string }[] {
  const parts = line.split(BETWEEN);
  return parts.flatMap((words, at) => (at % 2 === 0 ? [{ before: parts[at - 1] ?? '', words }] : []));
}

/** A line such as a name or a headline without the stretches that hold hidden details: "Ana Ruiz | ana@example.org". */
export function hideInHead(line: string, hidden: Hidden): string {
  const stretches = stretchesOf(hideInProse(line, hidden));
  const kept = stretches.filter(({ words }) => !words.includes(OMITTED) && !isDetail(words, hidden));
  if (kept.length === stretches.length) return line;
  return kept.map(({ before, words }, at) => (at === 0 ? words : `${before}${words}`)).join('');
}
