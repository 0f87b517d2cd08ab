import type { CvDocument } from '@candor/domain/cv';
import type { Truth } from '../../packages/read/corpus/truth.ts';
import { normalText } from './read-normal.ts';

/** Of the source's texts, how many came in whole; and those that did not. */
export interface PieceScore {
  whole: number;
  all: number;
  broken: string[];
}

const spaced = (text: string) =>
  text.replaceAll(/[‘’]/gu, "'").replaceAll(/[“”]/gu, '"').replaceAll(/\s+/gu, ' ').trim();

/** Every text that a document holds and that a bullet or a paragraph may have become. */
function textsOf({ summary, experience, education, projects, custom, certifications }: CvDocument): string[] {
  const entries = custom.flatMap((section) => section.entries);
  return [
    summary,
    ...[...experience, ...education, ...projects, ...entries].flatMap(({ bullets }) => bullets),
    ...entries.flatMap(({ title, subtitle }) => [title, subtitle]),
    ...certifications.map(({ name }) => name),
  ].map(spaced);
}

/** A line that was taken apart into a name, a date and what is said of it: its words without the date, and the date. */
interface Parts {
  words: string;
  year: string;
}

function entryParts({ projects, custom }: CvDocument): Parts[] {
  const entries = custom.flatMap((section) => section.entries);
  return [
    ...projects.map(({ name, start, end, bullets }) => ({ texts: [name, ...bullets], date: start || end })),
    ...entries.map(({ title, subtitle, start, end, bullets }) => ({
      texts: [title, subtitle, ...bullets],
      date: start || end,
    })),
  ].map(({ texts, date }) => ({ words: normalText(texts.join(' ')), year: date.slice(0, 4) }));
}

/** Whether a line of the source is an entry whose date has a field of its own. */
function isEntry(piece: string, { words, year }: Parts): boolean {
  const source = normalText(piece);
  if (words === source) return true;
  const at = year === '' ? -1 : source.indexOf(year);
  if (at === -1) return false;
  const [before, after] = [source.slice(0, at).trim(), source.slice(at + year.length).trim()];
  const parts = words.split(' ');
  const left = [...before.split(' '), ...after.split(' ')].filter(
    (word) => word !== '' && !parts.includes(word),
  );
  return left.length <= MOST_OF_DATE && words !== '' && parts.every((word) => source.includes(word));
}

/** Words of a date beside its year: "since", "present", a month, a second year. */
const MOST_OF_DATE = 2;

/** Which bullets and paragraphs of the source are one text in what was read, word for word but for white space. */
export function scorePieces(truth: Truth, document: CvDocument): PieceScore {
  const texts = new Set(textsOf(document));
  const entries = entryParts(document);
  const broken = truth.pieces.filter(
    (piece) => !texts.has(spaced(piece)) && !entries.some((entry) => isEntry(piece, entry)),
  );
  return { whole: truth.pieces.length - broken.length, all: truth.pieces.length, broken };
}

/** Share of all pieces that came in whole, 0 to 1; NaN of none. */
export function pieceShare(scores: readonly PieceScore[]): number {
  const sum = (of: (score: PieceScore) => number) => scores.reduce((total, score) => total + of(score), 0);
  return sum(({ whole }) => whole) / sum(({ all }) => all);
}
