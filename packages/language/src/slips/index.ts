import type { Span } from '../english-text.ts';
import { sentenceSpans } from '../read-english.ts';
import { findCommaSplice } from './comma-splice.ts';
import { SLIP_FORMS } from './forms.ts';
import { findForm, type FoundSlip } from './slip.ts';

/*
 * Slips of grammar that Harper does not know, by their form. `findSlips(text)` for who shows them; `findTenseSlips(text)`
 * for the lines of a CV.
 */
export { findTenseSlips } from './entry-tense.ts';
export type { FoundSlip, SlipId } from './slip.ts';

const MOST_KNOWN = 2_000;
/** Each sentence is looked at once: while somebody types, only one changes. */
const known = new Map<string, readonly FoundSlip[]>();

function slipsOf(sentence: string): readonly FoundSlip[] {
  const before = known.get(sentence);
  if (before) return before;
  const found = [
    ...SLIP_FORMS.flatMap((form) => findForm(form, sentence)),
    ...findCommaSplice(sentence),
  ].toSorted((a, b) => a.span.start - b.span.start);
  if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value ?? '');
  known.set(sentence, found);
  return found;
}

const moved = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by });

/** The slips of a text in its order. */
export function findSlips(text: string): FoundSlip[] {
  return sentenceSpans(text).flatMap(({ start, end }) =>
    slipsOf(text.slice(start, end)).map((slip) => ({ ...slip, span: moved(slip.span, start) })),
  );
}
