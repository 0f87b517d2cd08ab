import { isReadableDate } from '../cv/index.ts';
import { toPlainText } from '../text/index.ts';
import { closeWords, greeting } from './letter-parts.data.ts';
import { letterForms } from './letter-forms.ts';
import { knownCloses, letterLabels } from './letter-form.ts';
import { letterDocument, type LetterDocument } from './document.ts';
import { letterLimits, type LetterCountry } from './request.ts';

const forms = Object.values(letterForms);
const labelled = (labels: readonly string[]) =>
  new RegExp(
    `^(?:${[...new Set(labels)].map((label) => label.replace(/ ?:$/, '\\s?:')).join('|')})\\s*`,
    'iu',
  );
const SUBJECT = labelled([...forms.map(({ subject }) => subject), 'Subject:']);
const ENCLOSURES = labelled([...forms.map(({ enclosures }) => enclosures), 'Enclosure:', 'Encl:']);
const MONTHS = new RegExp(
  `\\b(?:${[...new Set(forms.flatMap(({ localMonths }) => localMonths))].join('|')})\\b`,
  'iu',
);
/** Words that may begin a name as well: what they greet with ends in a mark. */
const GREETING_OR_NAME = /^(?:hi|liebe[rs]?|car[ao]|beste)(?!\p{L}).*[,:!]$/iu;
const knownClose = new Set(knownCloses.map((close) => close.replace(/,$/, '').toLowerCase()));

/** French closes in a sentence: "Je vous prie d'agréer, Madame, mes salutations distinguées." */
const FORMULA =
  /^(?:je vous prie|nous vous prions|veuillez)(?!\p{L}).{0,30}(?:agréer|recevoir|croire)(?!\p{L})/iu;

const ENDS_AS_CLOSE = /^(?:\p{L}+ ){0,3}(?:regards|wishes|sincerely|faithfully)$/iu;

const isOneLine = (block: string) => !block.includes('\n');

function isDate(block: string): boolean {
  return (
    isOneLine(block) &&
    !block.startsWith(MARK) &&
    !SUBJECT.test(block) &&
    !ENCLOSURES.test(block) &&
    block.length <= 60 &&
    ((/\b\d{4}\.?$|^\d{4}\b/.test(block) && !/\p{L}{3}\. /u.test(block) && MONTHS.test(block)) ||
      /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(block) ||
      isReadableDate(block))
  );
}

/** A greeting without the stops of its titles: "Guten Tag Mag. Eva Huber,". */
const withoutTitles = (block: string) =>
  /[,:]$/.test(block) ? block.replaceAll(/(?<=\p{Lu}\p{L}{0,4})\.(?= \p{Lu})/gu, '') : block;

function isSalutation(block: string): boolean {
  return (
    isOneLine(block) &&
    block.length <= 120 &&
    (greeting.test(block) || GREETING_OR_NAME.test(block)) &&
    !/[.!?]\s/.test(withoutTitles(block).replace(/\b(?:Mr|Mrs|Ms|Dra?|Prof|Sra?|Exm[ao]s?)\. /g, ''))
  );
}

function isClose(block: string): boolean {
  const bare = block.replace(/,$/, '').toLowerCase();
  return (
    isOneLine(block) &&
    (knownClose.has(bare) ||
      FORMULA.test(bare) ||
      ENDS_AS_CLOSE.test(bare) ||
      (block.endsWith(',') && bare.split(' ').length <= 5 && closeWords.test(bare)))
  );
}

const firstLine = (block: string) => block.split('\n', 1).join('');

/** Greeting and close often share a block with what follows: "Yours sincerely," and the name beneath it. */
function unjoined(block: string): string[] {
  const first = firstLine(block);
  const isJoined = first !== block && (isClose(first) || (/[,:]$/.test(first) && isSalutation(first)));
  return isJoined ? [first, block.slice(first.length + 1)] : [block];
}

/** Stands unseen before a block that would be read as another part of the letter, and alone where a body without a salutation begins. */
const MARK = '\u2060';

/** A block of the letter behind the mark where it needs one; what begins with one keeps its own. */
const kept = (block: string, isOther: boolean) =>
  isOther || block.startsWith(MARK) || unjoined(block).length > 1 ? `${MARK}${block}` : block;

const unmarked = (block: string) => (block.startsWith(MARK) ? block.slice(1) : block);
const cleaned = (lines: readonly string[]) => lines.map((line) => line.trim()).filter((line) => line !== '');

/**
 * The same letter without what its text form cannot hold: empty lines and paragraphs go, a paragraph with a blank
 * line in it is two, and a salutation, date or close that nobody would know as one becomes a paragraph.
 */
export function normaliseLetter(letter: LetterDocument): LetterDocument {
  const salutation = letter.salutation.trim();
  const close = letter.close.trim();
  const hasSalutation = salutation !== '' && isSalutation(salutation);
  const hasClose = close !== '' && isClose(close);
  const recipient = cleaned(letter.recipient);
  const sender = cleaned(letter.sender);
  const date = letter.date.trim();
  const signature = letter.signature.trim();
  const paragraphs = letter.paragraphs
    .flatMap((paragraph) => toPlainText(paragraph).split(/\n[^\S\n]*(?:\n[^\S\n]*)+/))
    .map((paragraph) => cleaned(paragraph.split('\n')).join('\n'))
    .filter((paragraph) => paragraph !== '');
  return {
    ...letter,
    // Without a sender the first block would be read as one.
    sender: sender.length === 0 && recipient.length > 0 ? [signature || '-'] : sender,
    date: isDate(date) ? date : '',
    recipient,
    subject: letter.subject.trim(),
    salutation: hasSalutation ? salutation : '',
    paragraphs: [
      ...(salutation !== '' && !hasSalutation ? [salutation] : []),
      ...paragraphs,
      ...(close !== '' && !hasClose ? [close] : []),
      ...(signature !== '' && !hasClose ? [signature] : []),
    ].slice(0, letterLimits.entries),
    close: hasClose ? close : '',
    signature: hasClose ? signature : '',
    enclosures: cleaned(letter.enclosures.flatMap((one) => one.split(';'))).slice(0, letterLimits.entries),
  };
}

/** The text form of a letter, which can be read back: its parts with an empty line between them. */
export function letterToText(letter: LetterDocument): string {
  const form = letterLabels(letter);
  const head = (lines: readonly string[]) => {
    const block = lines.join('\n');
    return kept(block, isDate(block) || SUBJECT.test(block) || isSalutation(block));
  };
  // A body without a salutation would be taken for a sender: a mark by itself tells where it begins.
  const hasHead = letter.sender.length > 0 || letter.date !== '' || letter.subject !== '';
  const isBegun = letter.salutation !== '' || hasHead;
  const ends = (block: string) => isClose(block) || ENCLOSURES.test(block);
  const parts = [
    letter.sender.length > 0 ? head(letter.sender) : '',
    letter.date,
    letter.recipient.length > 0 ? head(letter.recipient) : '',
    letter.subject === '' ? '' : `${form.subject} ${letter.subject}`,
    letter.salutation === '' && hasHead ? MARK : letter.salutation,
    ...letter.paragraphs.map((block) =>
      kept(block, (!isBegun && isSalutation(block)) || (letter.close === '' && ends(block))),
    ),
    letter.close,
    letter.close === '' || letter.signature === '' ? '' : kept(letter.signature, ends(letter.signature)),
    letter.enclosures.length > 0 ? `${form.enclosures} ${letter.enclosures.join('; ')}` : '',
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** A letter as its reader gets it: the text form without its marks, and in German without a word before the subject (DIN 5008). */
export function letterToPlainText(letter: LetterDocument): string {
  const blocks = letterToText(letter).split('\n\n');
  return blocks
    .flatMap((block) => (block === MARK ? [] : [unmarked(block).replace(/^Betreff: /, '')]))
    .join('\n\n');
}

function readHead(
  blocks: readonly string[],
): Pick<LetterDocument, 'sender' | 'date' | 'recipient' | 'subject'> {
  const head = { sender: [] as string[], date: '', recipient: [] as string[], subject: '' };
  for (const block of blocks) {
    const subject = SUBJECT.exec(block);
    if (head.date === '' && isDate(block)) head.date = block;
    else if (head.subject === '' && subject && isOneLine(block))
      head.subject = block.slice(subject[0].length);
    else if (head.sender.length === 0) head.sender = unmarked(block).split('\n');
    else head.recipient.push(...unmarked(block).split('\n'));
  }
  return head;
}

function clipped(lines: readonly string[]): string[] {
  return lines.map((line) => line.slice(0, letterLimits.line)).slice(0, letterLimits.entries);
}

function countryOfWords(text: string): LetterCountry | undefined {
  return (Object.keys(letterForms) as LetterCountry[]).find((code) => {
    const { language, local } = letterForms[code];
    return (
      !language.startsWith('en') &&
      ([local.closes.plain, local.closes.warm].some((close) => text.includes(close)) ||
        (language === 'fr' && text.split('\n').some((line) => FORMULA.test(line))))
    );
  });
}

/**
 * Reads a letter from its text form or any other letter's text: what stands before the salutation is its head, what
 * follows the close its signature. No line is lost. `form` is what the text does not say: country, and whose words.
 */
export function letterFromText(
  text: string,
  form?: LetterCountry | Pick<LetterDocument, 'country' | 'words'>,
): LetterDocument {
  const known = typeof form === 'string' ? { country: form, words: undefined } : form;
  const other = countryOfWords(text);
  const blocks = toPlainText(text)
    .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/)
    .map((block) => cleaned(block.split('\n')).join('\n'))
    .filter((block) => block !== '')
    .flatMap(unjoined);
  const start = blocks.findIndex((block) => block === MARK || isSalutation(block));
  const head = start >= 0 ? blocks.slice(0, start) : [];
  const body = blocks.slice(start + 1);
  const end = body.findLastIndex(isClose);
  const tail = end >= 0 ? body.slice(end + 1) : body.slice(-1);
  const enclosed = tail.at(-1);
  const label = enclosed === undefined || !isOneLine(enclosed) ? null : ENCLOSURES.exec(enclosed);
  const signed = end >= 0 ? (label ? tail.slice(0, -1) : tail) : [];
  const [signature = '', ...after] = signed.flatMap((block) => unmarked(block).split('\n'));
  const paragraphs = end >= 0 ? body.slice(0, end) : label ? body.slice(0, -1) : body;
  const read = readHead(head);
  return normaliseLetter(
    letterDocument({
      ...read,
      sender: clipped(read.sender),
      recipient: clipped(read.recipient),
      subject: read.subject.slice(0, letterLimits.line),
      salutation: start >= 0 && blocks[start] !== MARK ? (blocks[start] ?? '') : '',
      paragraphs: [...paragraphs.map(unmarked), ...after]
        .flatMap((paragraph) => pieces(paragraph))
        .slice(0, letterLimits.entries),
      close: end >= 0 ? (body[end] ?? '') : '',
      signature: signature.slice(0, letterLimits.line),
      enclosures: label ? clipped((enclosed ?? '').slice(label[0].length).split(';')) : [],
      country: known?.country ?? other ?? 'us',
      words: known?.words ?? (other ? 'local' : 'english'),
    }),
  );
}

/** A paragraph longer than a letter's limit as several. */
function pieces(paragraph: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < paragraph.length; at += letterLimits.paragraph)
    parts.push(paragraph.slice(at, at + letterLimits.paragraph));
  return parts;
}

/** The part of the text form that is read as prose: paragraphs alone. */
export function bodyText(letter: LetterDocument): string {
  return letter.paragraphs.join('\n\n');
}
