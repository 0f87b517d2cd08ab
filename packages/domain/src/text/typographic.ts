interface Quotes {
  double: readonly [open: string, close: string];
  single: readonly [open: string, close: string];
}

const english: Quotes = { double: ['“', '”'], single: ['‘', '’'] };
/** The quotation marks of a language, and those within them. */
const quotesOf: Readonly<Record<string, Quotes>> = {
  en: english,
  nl: english,
  pt: english,
  de: { double: ['„', '“'], single: ['‚', '‘'] },
  fr: { double: ['«\u00a0', '\u00a0»'], single: ['‹\u00a0', '\u00a0›'] },
  es: { double: ['«', '»'], single: ['“', '”'] },
  it: { double: ['«', '»'], single: ['“', '”'] },
};

const APOSTROPHE = '’';
const LETTER = /[\p{L}\p{N}]/u;
/** What an opening mark stands behind, and what it cannot stand before. */
const BEFORE_OPENING = /^$|[\s([{"'–—]/u;
const NO_OPENING = /^$|\s/u;
/** A hyphen or two with space on both sides. */
const PARTING_HYPHEN = /(?<=\S[ \u00a0])--?(?=[ \u00a0]\S)/gu;

/**
 * Running text as it is set: straight quotation marks become those of the language, the apostrophe is curved, a hyphen
 * between spaces is a dash. Marks of feet and inches, quotation marks without their other half, hyphens within words and
 * text of languages whose marks are not known stay as typed.
 * @param language BCP 47 tag
 */
export function typographic(text: string, language: string): string {
  const quotes = quotesOf[language.slice(0, 2).toLowerCase()];
  return quotes === undefined ? text : unbroken(withMarks(text, quotes), language);
}

/**
 * A name or a title as it is set: only its apostrophes are, so that "O'Brien" is one word wherever it stands. What else
 * was typed stays.
 */
export function typographicName(text: string, language: string): string {
  const isKnown = quotesOf[language.slice(0, 2).toLowerCase()] !== undefined;
  return isKnown ? withMarks(text, null) : text;
}

/** French parts a high mark from its word by a space, at which no line ends. */
const unbroken = (text: string, language: string) =>
  language.startsWith('fr') ? text.replaceAll(/ (?=[:;!?»])|(?<=«) /gu, '\u00a0') : text;

/** @param quotes null where quotation marks and dashes stay as typed */
function withMarks(text: string, quotes: Quotes | null): string {
  if (!/["'-]/u.test(text)) return text;
  let set = '';
  const isOpen = { double: false, single: false };
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at);
    if (mark !== '"' && mark !== "'") {
      set += mark;
      continue;
    }
    const kind = mark === '"' ? 'double' : 'single';
    const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)];
    const isInWord = LETTER.test(before) && LETTER.test(after);
    const opens = BEFORE_OPENING.test(before) && !NO_OPENING.test(after);
    if (kind === 'single' && isInWord) set += /\d/u.test(before) ? mark : APOSTROPHE;
    else if (isOpen[kind] && !/^$|\s/u.test(before)) {
      set += quotes?.[kind][1] ?? mark;
      isOpen[kind] = false;
    } else if (opens && closingAfter(text, at)) {
      set += quotes?.[kind][0] ?? mark;
      isOpen[kind] = true;
    } else if (kind === 'single' && (opens || /\p{L}/u.test(before))) set += APOSTROPHE;
    else set += mark;
  }
  return quotes ? set.replaceAll(PARTING_HYPHEN, '–') : set;
}

/** Whether a mark that may open is closed further on: behind a word, and before none. */
function closingAfter(text: string, from: number): boolean {
  const mark = text.charAt(from);
  for (let at = text.indexOf(mark, from + 2); at !== -1; at = text.indexOf(mark, at + 1))
    if (!/[\s\d]/u.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + 1)))
      return mark === '"' || !/^\d\d/u.test(text.slice(from + 1));
  return false;
}
