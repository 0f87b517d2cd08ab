import {
  degreeLabels,
  durationLabels,
  employerLabels,
  otherColumns,
  placeLabels,
  schoolLabels,
  titleLabels,
} from './entry-labels.data.ts';
import type { Piece } from './prepared-line.ts';

/** What a label says of the words behind it: `what` is a title or degree, `where` an employer or school. */
export type EntryLabel = 'what' | 'where' | 'place' | 'time';

const labels: readonly (readonly [EntryLabel, RegExp])[] = [
  ['where', new RegExp(`^(?:${employerLabels}|${schoolLabels})$`, 'iu')],
  ['what', new RegExp(`^(?:${titleLabels}|${degreeLabels})$`, 'iu')],
  ['place', new RegExp(`^(?:${placeLabels})$`, 'iu')],
  ['time', new RegExp(`^(?:${durationLabels})$`, 'iu')],
];
const OTHER = new RegExp(`^(?:${otherColumns})$`, 'iu');
const LONGEST = 30;

/** What some words say as a label, without a colon; null where they are none. */
export function entryLabel(text: string): EntryLabel | null {
  const words = text.trim();
  return words.length > LONGEST ? null : (labels.find(([, form]) => form.test(words))?.[0] ?? null);
}

/** A stretch of an entry's head, with what the label before it says of it. */
export interface LabelledPiece<P extends Piece> {
  piece: P;
  label: EntryLabel | null;
}

/** The stretches of a head without their labels: "Company: Acme", the label in the same type or in its own. */
export function withoutLabels<P extends Piece>(pieces: readonly P[]): LabelledPiece<P>[] {
  const bare: LabelledPiece<P>[] = [];
  let open: EntryLabel | null = null;
  pieces.forEach((piece, at) => {
    const { text } = piece.words;
    const labelled = labelIn(text);
    const bareText = text.replace(/\s*[:：]$/u, '');
    const goesOn = /^\s*[:：]/u.test(pieces[at + 1]?.words.text ?? '');
    const alone =
      goesOn || bareText !== text || entryLabel(bareText) === 'time' ? entryLabel(bareText) : null;
    if (alone !== null) {
      open = alone === 'time' ? null : alone;
      return;
    }
    const isBehind = labelled !== null || open !== null;
    const words = isBehind ? piece.words.without(labelled ? BEFORE_COLON : COLON) : piece.words;
    bare.push({ piece: { ...piece, words }, label: labelled ?? open });
    open = null;
  });
  return bare;
}

const COLON = /^\s*[:：]\s*/u;
const BEFORE_COLON = /^[^:：]+[:：]\s*/u;

/** What a label with a colon at the beginning of some words says. */
function labelIn(text: string): EntryLabel | null {
  const colon = text.search(/[:：]/u);
  return colon < 1 || colon > LONGEST ? null : entryLabel(text.slice(0, colon));
}

/** Whether a line holds nothing but the headings of a table's columns. */
export function isColumnHeads(text: string): boolean {
  const cells = text.split('\t').map((cell) => cell.trim().replace(/\s*[:：]$/u, ''));
  if (cells.length < 2 || cells.length > 6) return false;
  const known = cells.filter((cell) => entryLabel(cell) !== null);
  return known.length >= 2 && cells.every((cell) => entryLabel(cell) !== null || OTHER.test(cell));
}
