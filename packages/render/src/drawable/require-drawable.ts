import type { FieldText } from './field-texts.ts';
import { NotDrawable } from './not-drawable.ts';
import { mostJoined, mostMarks, shapeErrorOf, type ShapeError } from './text-shape.ts';

const sentences: Record<ShapeError, string> = {
  marks: `has more than ${mostMarks} accents or invisible characters on a single letter. Please remove some of them.`,
  joined: `has more than ${mostJoined} characters joined into one. Please put spaces between them.`,
};

/** Throws `NotDrawable` for the first text that has a shape no page is set of. */
export function requireDrawable(texts: readonly FieldText[]): void {
  for (const { path, label, text } of texts) {
    const error = shapeErrorOf(text);
    if (error !== null) throw new NotDrawable(path, `${label} ${sentences[error]}`);
  }
}

const word = /\S+/gu;
const plain = /^[\u0020-\u024f\u2010-\u2027\s]*$/u;

/** How likely a text is what a drawing broke on: unusual writing first, then length without a space, then length. */
function suspicionOf(text: string): number {
  const longest = (text.match(word) ?? []).reduce((most, one) => Math.max(most, one.length), 0);
  return text.length + 100 * longest + (plain.test(text) ? 0 : 1_000_000);
}

/** For a drawing that ended without a page: names the text that most likely ended it. */
export function notDrawn(texts: readonly FieldText[], cause: Error): NotDrawable {
  const suspect = texts
    .filter(({ text }) => text !== '')
    .reduce<FieldText | null>(
      (most, one) => (most === null || suspicionOf(one.text) > suspicionOf(most.text) ? one : most),
      null,
    );
  const what = 'This page cannot be drawn.';
  return suspect === null
    ? new NotDrawable('', what, { cause })
    : new NotDrawable(
        suspect.path,
        `${what} ${suspect.label} most likely causes this: please shorten it, or remove unusual characters.`,
        { cause },
      );
}
