import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spanCarrier } from './index.ts';

const words = fc.array(fc.constantFrom('led', 'Ana', 'Ruiz', 'wards', 'ten', '\n', '…'), {
  minLength: 1,
  maxLength: 30,
});

it('finds the same words in a text where others were left out, or nothing', () => {
  const carried = fc.check(
    fc.property(
      words,
      fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
      fc.nat(),
      fc.nat(),
      (all, kept, a, b) => {
        const whole = all.join(' ');
        const shown = all.filter((_, at) => kept[at]).join(' ');
        const [start = 0, end = 0] = [a % (shown.length + 1), b % (shown.length + 1)].toSorted(
          (x, y) => x - y,
        );
        const span = spanCarrier(shown, whole)({ start, end });
        return span === null || whole.slice(span.start, span.end) === shown.slice(start, end);
      },
    ),
  );
  expect(carried.failed).toBe(false);
});

it('finds a name above contact details that are not shown, and no stretch across them', () => {
  const whole = 'Ana Ruiz\nNurse\nana@example.org | Leeds\n\nSUMMARY\n\nTen years on wards.';
  const shown = 'Ana Ruiz\nNurse\n\nSUMMARY\n\nTen years on wards.';
  const spanOf = (text: string, part: string) => ({
    start: text.indexOf(part),
    end: text.indexOf(part) + part.length,
  });
  for (const part of ['Ana Ruiz', 'Nurse', 'Ana Ruiz\nNurse', 'Ten years on wards.'])
    expect(spanCarrier(shown, whole)(spanOf(shown, part))).toEqual(spanOf(whole, part));
  expect(spanCarrier(shown, whole)(spanOf(shown, 'Nurse\n\nSUMMARY'))).toBeNull();
  expect(spanCarrier(whole, shown)(spanOf(whole, 'ana@example.org'))).toBeNull();
});
