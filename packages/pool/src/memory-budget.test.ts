import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { MemoryBudget, type MemoryGrant } from './memory-budget.ts';

/** A pool that keeps all it is granted, and says so. */
function aPool(budget: MemoryBudget, processMb: number, onServed: () => void = () => undefined) {
  const held: MemoryGrant[] = [];
  const asked = { toEnd: 0 };
  const share = budget.join({
    processMb,
    endIdle: () => (asked.toEnd += 1),
    onGrant: (grant) => {
      held.push(grant);
      onServed();
    },
  });
  return {
    processMb,
    held,
    share,
    asked,
    ask() {
      const grant = share.ask();
      if (grant) held.push(grant);
      return grant !== undefined;
    },
  };
}

it('never grants more than it has, and serves all who wait once others have ended', () => {
  const steps = fc.array(fc.record({ at: fc.nat(3), isAsking: fc.boolean() }), { maxLength: 60 });
  const sizes = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(sizes, steps, (processMbs, taken) => {
      const budget = new MemoryBudget(100);
      const waiting = new Set<number>();
      const pools = processMbs.map((processMb, at) => aPool(budget, processMb, () => waiting.delete(at)));
      const heldMb = () => pools.reduce((sum, { processMb, held }) => sum + processMb * held.length, 0);
      for (const { at, isAsking } of taken) {
        if (!isAsking) {
          const grant = pools[at]?.held.shift();
          grant?.announceRelease();
          grant?.release();
        }
        if (isAsking && pools[at]?.ask() === false) waiting.add(at);
        expect(budget.grantedMb).toBe(heldMb());
        expect(budget.grantedMb).toBeLessThanOrEqual(100);
      }
      for (let left = taken.length; left > 0; left -= 1)
        for (const { held } of pools) held.shift()?.release();
      expect(waiting.size).toBe(0);
      expect(budget.grantedMb).toBe(0);
    }),
  );
});

it('serves pools in the order they asked: small ones do not pass a large one', () => {
  const budget = new MemoryBudget(10);
  const order: string[] = [];
  const [first, large, small] = [
    aPool(budget, 6, () => order.push('first')),
    aPool(budget, 9, () => order.push('large')),
    aPool(budget, 2, () => order.push('small')),
  ];
  expect(first.ask()).toBe(true);
  expect([large.ask(), small.ask(), first.ask()]).toEqual([false, false, false]);
  expect(first.share.isWanted()).toBe(true);
  first.held.shift()?.release();
  expect(order).toEqual(['large']);
  large.held.shift()?.release();
  expect(order).toEqual(['large', 'small', 'first']);
});

it('wants no more processes to end than it takes for the one that waits', () => {
  const budget = new MemoryBudget(10);
  const [small, large] = [aPool(budget, 4), aPool(budget, 6)];
  expect([small.ask(), small.ask(), large.ask()]).toEqual([true, true, false]);
  expect(small.share.isWanted()).toBe(true);
  small.held[0]?.announceRelease();
  expect(small.share.isWanted()).toBe(false);
  small.held[0]?.release();
  expect(large.held).toHaveLength(1);
  expect(budget.grantedMb).toBe(10);
});

it('asks the other pools to end what has no work, also where there is room', () => {
  const budget = new MemoryBudget(10);
  const [one, other] = [aPool(budget, 2), aPool(budget, 2)];
  one.ask();
  expect([one.asked.toEnd, other.asked.toEnd]).toEqual([0, 1]);
});

it('counts what is released twice once, and refuses a pool that could never be served', () => {
  const budget = new MemoryBudget(10);
  const grant = aPool(budget, 4).share.ask();
  grant?.release();
  grant?.release();
  expect(budget.grantedMb).toBe(0);
  expect(() => aPool(budget, 11)).toThrow(RangeError);
});

it('is tight while one process has more than half of it, and not for several small ones', () => {
  const budget = new MemoryBudget(100);
  const [small, large] = [aPool(budget, 40), aPool(budget, 60)];
  small.ask();
  small.ask();
  expect(budget.isTight).toBe(false);
  small.held.pop()?.release();
  large.ask();
  expect(budget.isTight).toBe(true);
  large.held.pop()?.release();
  expect(budget.isTight).toBe(false);
});
