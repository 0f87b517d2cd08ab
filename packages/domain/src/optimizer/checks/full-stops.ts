import { wholeResult, type Check } from '../check.ts';
import { foundStatement } from '../prepared-cv.ts';

const LEAST_LINES = 4;

export const fullStops: Check = {
  id: 'full-stops',
  area: 'readability',
  label: 'Consistent full stops',
  looksFor: 'Most lines with a full stop and some without, or the other way round',
  why: 'It’s a small thing that careful readers notice first.',
  source: 'Consistency: VMock (alignment and form); own rule',
  weight: 3,
  run({ statements }) {
    if (statements.length < LEAST_LINES) return null;
    const [stopped, open] = [
      statements.filter(({ text }) => text.endsWith('.')),
      statements.filter(({ text }) => !/[.!?]$/u.test(text)),
    ];
    const few = stopped.length < open.length ? stopped : open;
    const first = few[0];
    if (!first) return wholeResult([]);
    const message =
      few === stopped
        ? 'Most of your lines don’t end with a full stop. Leave it out here too.'
        : 'Most of your lines end with a full stop. Add it here too.';
    return wholeResult([
      foundStatement(first, few.length === 1 ? message : `${message} (${few.length} lines)`),
    ]);
  },
};
