import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Card } from './api/applications.ts';
import { afterMoves, readMoves, withMove, type Move } from './moves.ts';

const aCard = (id: string, stage: string, position: string): Card => ({
  id,
  version: 1,
  title: id,
  company: '',
  location: '',
  url: '',
  source: '',
  stage,
  outcome: null,
  position,
  stageSince: '2026-11-23T10:00:00.000Z',
  pay: null,
  contactName: '',
  appliedOn: null,
  deadlineOn: null,
  next: null,
  hasAdvert: false,
  sent: [],
  archivedAt: null,
  purgeAt: null,
  createdAt: '2026-11-23T10:00:00.000Z',
  updatedAt: '2026-11-23T10:00:00.000Z',
});
const aMove = (id: string, from: string, to: string, rest: Partial<Move> = {}): Move => ({
  id,
  name: id,
  version: 1,
  from,
  to,
  ...rest,
});

it('keeps of several moves of a card where it began and where it ends', () => {
  const first = withMove([aMove('b', 'saved', 'offer')], aMove('a', 'saved', 'applied'));
  expect(withMove(first, aMove('a', 'applied', 'interview', { version: 7 }))).toEqual([
    aMove('b', 'saved', 'offer'),
    aMove('a', 'saved', 'interview'),
  ]);
});

it('shows cards where the waiting moves put them, in their order', () => {
  const cards = [aCard('a', 'saved', 'a0'), aCard('b', 'applied', 'a0'), aCard('c', 'applied', 'a1')];
  const shown = afterMoves(cards, [aMove('a', 'saved', 'applied', { before: 'c' })]);
  const order = shown
    .filter(({ stage }) => stage === 'applied')
    .toSorted((x, y) => (x.position < y.position ? -1 : 1));
  expect(order.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});

it('loses no card and moves no other, whatever waits', () => {
  const stage = fc.constantFrom('saved', 'applied', 'offer');
  const id = fc.constantFrom('a', 'b', 'c', 'gone');
  const moves = fc.array(fc.tuple(id, stage, fc.option(id)), { maxLength: 12 });
  fc.assert(
    fc.property(moves, (all) => {
      const cards = ['a', 'b', 'c'].map((name, at) => aCard(name, 'saved', `a${at}`));
      const waiting = all.reduce<Move[]>(
        (before, [name, to, front]) => withMove(before, aMove(name, 'saved', to, { before: front })),
        [],
      );
      const shown = afterMoves(cards, waiting);
      expect(shown.map((card) => card.id)).toEqual(['a', 'b', 'c']);
      for (const card of shown)
        expect(card.stage).toBe(waiting.find((move) => move.id === card.id)?.to ?? 'saved');
      expect(readMoves(JSON.parse(JSON.stringify(waiting)))).toEqual(waiting);
    }),
  );
});

it('takes nothing from the device that is no move', () => {
  expect(readMoves([{ id: 'a' }])).toBeNull();
  expect(readMoves('moves')).toBeNull();
});
