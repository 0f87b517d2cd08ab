import { plural, say } from '../../say/index.ts';
import { wholeResult, type Check } from '../check.ts';
import { foundStatement } from '../prepared-cv.ts';

const LEAST_LINES = 4;

function messageOf(hasStop: boolean, count: number): string {
  if (hasStop)
    return count === 1
      ? say`Most of your lines don’t end with a full stop. Leave it out here too.`
      : say`Most of your lines don’t end with a full stop. Leave it out here too. (${plural(count, { one: '# line', other: '# lines' })})`;
  return count === 1
    ? say`Most of your lines end with a full stop. Add it here too.`
    : say`Most of your lines end with a full stop. Add it here too. (${plural(count, { one: '# line', other: '# lines' })})`;
}

export const fullStops: Check = {
  id: 'full-stops',
  area: 'readability',
  words: () => ({
    label: say`Consistent full stops`,
    looksFor: say`Most lines with a full stop and some without, or the other way round`,
    why: say`It’s a small thing that careful readers notice first.`,
  }),
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
    return wholeResult([foundStatement(first, messageOf(few === stopped, few.length))]);
  },
};
