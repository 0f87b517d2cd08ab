import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { positionAtTop, positionBefore, sortPlaced, type Placed } from './position.ts';

/** Cards put one after the other, each in front of one there is, at the end (null) or at the top. */
const puts = fc.array(fc.oneof(fc.nat(40), fc.constant(null), fc.constant('top' as const)), {
  maxLength: 60,
});

it('puts every card where it was put, whatever was put before', () => {
  fc.assert(
    fc.property(puts, (all) => {
      const cards: Placed[] = [];
      let expected: string[] = [];
      for (const [at, put] of all.entries()) {
        const id = `card-${at}`;
        const before =
          typeof put === 'number' ? (expected[put % Math.max(1, expected.length)] ?? null) : null;
        const position = put === 'top' ? positionAtTop(cards) : positionBefore(cards, before);
        cards.push({ id, position });
        const place = put === 'top' ? 0 : before === null ? expected.length : expected.indexOf(before);
        expected = expected.toSpliced(place, 0, id);
      }
      expect(sortPlaced(cards).map(({ id }) => id)).toEqual(expected);
    }),
  );
});

it('puts a card in front of several that stand at one position', () => {
  const cards = ['a', 'b', 'c'].map((id) => ({ id, position: 'a0' }));
  const position = positionBefore(cards, 'b');
  expect(sortPlaced([...cards, { id: 'new', position }])[0]?.id).toBe('new');
});
