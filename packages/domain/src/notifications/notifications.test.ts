import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultPreferences } from '../settings/index.ts';
import {
  badgeOf,
  categorySwitches,
  isQuiet,
  isWanted,
  notificationCategories,
  notificationFor,
  notifiedKinds,
  timeAgo,
} from './index.ts';

const aDraft = (category: (typeof notificationCategories)[number]) => ({
  category,
  isOwnSave: false,
});

describe('a notification', () => {
  it('of each kind says something, leads to a screen of ours, and is told by itself', () => {
    const payload = {
      document: 'cv',
      layout: 'modern',
      release: 2,
      used: 4,
      limit: 5,
      month: '2026-11',
      device: 'Firefox on Windows',
      title: 'Nurse',
      author: 'Ben',
      excerpt: 'Is this right?',
      isMention: false,
      change: 'password-changed',
      contact: 'Ben',
      company: '',
      note: '',
      task: 'Call',
      application: 'Nurse',
      interview: 'First interview',
      startsAt: '2026-11-24T09:00:00.000Z',
      plan: 'Premium',
      on: '2026-12-01',
    };
    for (const kind of notifiedKinds) {
      const [one, other] = [7, 8].map((id) => notificationFor({ id, kind, subject: 'x', payload }));
      expect(one?.title).not.toBe('');
      expect(one?.message).not.toBe('');
      expect(one?.actionUrl).toMatch(/^\/[a-z-]+(?:\/\w+)?(?:\?[\w=&-]+)?(?:#[a-z-]+)?$/);
      const isOncePerSubject = ['limit-near', 'renewal-due', 'document-release-offered'].includes(kind);
      expect(one?.key === other?.key).toBe(isOncePerSubject);
    }
  });

  it('of many saves counts them', () => {
    const { group } = notificationFor({
      id: 1,
      kind: 'document-saved',
      subject: 'x',
      payload: { document: 'cv' },
    });
    expect(group?.many(3).title).toBe('A CV was saved 3 times on another device');
  });

  it('is wanted by the switch of its category alone', () => {
    for (const off of notificationCategories) {
      const switches = { ...defaultPreferences, [categorySwitches[off]]: false };
      for (const category of notificationCategories)
        expect(isWanted(aDraft(category), switches)).toBe(category !== off);
    }
  });

  it('of one’s own saves elsewhere is wanted by who asks for it', () => {
    const draft = notificationFor({
      id: 1,
      kind: 'document-saved',
      subject: 'x',
      payload: { document: 'cv' },
    });
    expect(isWanted(draft, defaultPreferences)).toBe(false);
    expect(isWanted(draft, { ...defaultPreferences, notifyOtherDevices: true })).toBe(true);
  });
});

describe('quiet hours', () => {
  it.each([
    ['22:00', '07:00', '23:30', true],
    ['22:00', '07:00', '06:59', true],
    ['22:00', '07:00', '07:00', false],
    ['12:00', '13:00', '12:30', true],
    ['12:00', '13:00', '13:00', false],
    ['08:00', '08:00', '08:00', false],
  ])('from %s until %s: %s is quiet, %s', (quietFrom, quietUntil, time, isSo) => {
    expect(isQuiet({ quietHours: true, quietFrom, quietUntil }, time)).toBe(isSo);
    expect(isQuiet({ quietHours: false, quietFrom, quietUntil }, time)).toBe(false);
  });

  it('and the other hours are each other’s rest, whatever they are', () => {
    const time = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minute) => {
      const two = (part: number) => String(part).padStart(2, '0');
      return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
    });
    fc.assert(
      fc.property(time, time, time, (from, until, at) => {
        fc.pre(from !== until);
        const there = isQuiet({ quietHours: true, quietFrom: from, quietUntil: until }, at);
        const back = isQuiet({ quietHours: true, quietFrom: until, quietUntil: from }, at);
        expect(there).toBe(!back);
      }),
    );
  });
});

it.each([
  [-5_000, 'Just now'],
  [59_999, 'Just now'],
  [60_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [3_600_000, '1 hour ago'],
  [23 * 3_600_000, '23 hours ago'],
  [24 * 3_600_000, '1 day ago'],
  [400 * 24 * 3_600_000, '400 days ago'],
])('%s ms ago is "%s"', (passedMs, words) => {
  expect(timeAgo(passedMs)).toBe(words);
});

it('a badge stops at 99', () => {
  expect([1, 99, 100, 4_000].map(badgeOf)).toEqual(['1', '99', '99+', '99+']);
});
