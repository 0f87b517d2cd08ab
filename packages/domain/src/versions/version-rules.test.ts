import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinsVersion, versionsKeptWhole, versionsToDrop } from './version-rules.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const newest = {
  origin: 'edited',
  sessionId: 'a',
  startedMs: 0,
  savedMs: 4 * minute,
  isNamed: false,
} as const;
const save = { origin: 'edited', sessionId: 'a', nowMs: 5 * minute } as const;

it('joins a save to the one before it while the person types on', () => {
  expect(joinsVersion(newest, save)).toBe(true);
});

it.each([
  ['after a break', newest, { ...save, nowMs: 7 * minute }],
  ['after ten minutes of typing', { ...newest, savedMs: 10 * minute }, { ...save, nowMs: 11 * minute }],
  ['of another session', newest, { ...save, sessionId: 'b' }],
  ['of a session that is over', { ...newest, sessionId: null }, save],
  ['onto what has a name', { ...newest, isNamed: true }, save],
  ['that writes the CV anew', newest, { ...save, origin: 'written' as const }],
  ['onto what was written or restored', { ...newest, origin: 'restored' as const }, save],
])('makes a version of its own %s', (_, before, next) => {
  expect(joinsVersion(before, next)).toBe(false);
});

const saves = fc
  .array(fc.integer({ min: 0, max: 3 * 365 * 24 * 60 }), { maxLength: 400 })
  .map((minutes) =>
    minutes
      .toSorted((a, b) => a - b)
      .map((at, index) => ({ version: index + 1, savedMs: at * minute, isNamed: false })),
  );
const now = 3 * 365 * day;

it('keeps the newest fifty and the first, stays bounded, and settles', () => {
  fc.assert(
    fc.property(saves, (versions) => {
      const dropped = new Set(versionsToDrop(versions, now));
      const kept = versions.filter(({ version }) => !dropped.has(version));
      expect(kept.slice(-versionsKeptWhole)).toEqual(versions.slice(-versionsKeptWhole));
      expect(kept[0]).toEqual(versions[0]);
      expect(kept.length).toBeLessThanOrEqual(versionsKeptWhole + 30 + 27 + 26 + 1 + 3);
      expect(versionsToDrop(kept, now)).toEqual([]);
    }),
  );
});

it('keeps of older ones the newest of each day, later of each week', () => {
  const daily = Array.from({ length: 300 }, (_, at) => ({
    version: at + 1,
    savedMs: (at / 3) * day,
    isNamed: false,
  }));
  const dropped = new Set(versionsToDrop(daily, 100 * day));
  const kept = daily.filter(({ version }) => !dropped.has(version)).toReversed();
  const older = kept.slice(versionsKeptWhole).map(({ savedMs }) => Math.floor(savedMs / day));
  const days = older.filter((at) => at > 70);
  expect(new Set(days).size).toBe(days.length);
  const weeks = older.filter((at) => at < 70 && at > 0).map((at) => Math.floor(at / 7));
  expect(new Set(weeks).size).toBe(weeks.length);
  expect(weeks.length).toBeGreaterThan(7);
});

it('keeps what has a name, however old it is', () => {
  const daily = Array.from({ length: 300 }, (_, at) => ({
    version: at + 1,
    savedMs: at * minute,
    isNamed: at % 7 === 0,
  }));
  const dropped = new Set(versionsToDrop(daily, 10 * 365 * day));
  expect(daily.filter(({ isNamed, version }) => isNamed && dropped.has(version))).toEqual([]);
  expect(dropped.size).toBeGreaterThan(200);
});
