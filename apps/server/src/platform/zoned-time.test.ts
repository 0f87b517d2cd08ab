import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayFor, localTimeIn, momentIn, utcDay, zoneOf } from './zoned-time.ts';

describe('a moment in a zone', () => {
  it.each([
    ['Europe/Lisbon', '2026-07-01', '09:00', '2026-07-01T08:00:00.000Z'],
    ['Europe/Lisbon', '2026-12-01', '09:00', '2026-12-01T09:00:00.000Z'],
    ['America/New_York', '2026-11-23', '18:30', '2026-11-23T23:30:00.000Z'],
    ['Asia/Kathmandu', '2026-11-23', '00:15', '2026-11-22T18:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-01', '00:00', '2025-12-31T10:00:00.000Z'],
    ['', '2026-11-23', '09:00', '2026-11-23T09:00:00.000Z'],
  ])('%s: %s %s is %s', (zone, date, time, moment) => {
    expect(momentIn(zone, date, time).toISOString()).toBe(moment);
  });

  it('is the first of two where clocks go back, and as much later as is left out where they go forward', () => {
    // New York, 2026: 1 November 02:00 becomes 01:00, 8 March 02:00 becomes 03:00.
    expect(momentIn('America/New_York', '2026-11-01', '01:30').toISOString()).toBe(
      '2026-11-01T05:30:00.000Z',
    );
    expect(momentIn('America/New_York', '2026-03-08', '02:30').toISOString()).toBe(
      '2026-03-08T07:30:00.000Z',
    );
  });

  it('is what the clock of that zone shows, in every zone', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const moments = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(zones, moments, (zone, moment) => {
        const shown = localTimeIn(zone, moment);
        expect(localTimeIn(zone, momentIn(zone, shown.date, shown.time))).toEqual(shown);
      }),
    );
  });
});

it('is a moment on the last day that a calendar has', () => {
  expect(momentIn('UTC', '9999-12-31', '09:00').toISOString()).toBe('9999-12-31T09:00:00.000Z');
});

it('is the zone somebody chose, else that of their device', () => {
  expect(zoneOf({ timeZone: 'Asia/Tokyo', deviceTimeZone: 'Europe/Lisbon' })).toBe('Asia/Tokyo');
  expect(zoneOf({ timeZone: '', deviceTimeZone: 'Europe/Lisbon' })).toBe('Europe/Lisbon');
  expect(zoneOf({ timeZone: '', deviceTimeZone: '' })).toBe('UTC');
});

it('the day of a person is that of their zone, whatever day it is in UTC', () => {
  const moment = new Date('2026-11-29T03:30:00.000Z');
  const zones = (timeZone: string, deviceTimeZone = '') => ({ timeZone, deviceTimeZone });
  expect(dayFor(zones('', 'America/New_York'), moment)).toBe('2026-11-28');
  expect(dayFor(zones('Asia/Tokyo', 'America/New_York'), moment)).toBe('2026-11-29');
  expect(dayFor(zones('Pacific/Kiritimati'), new Date('2026-11-29T10:30:00.000Z'))).toBe('2026-11-30');
  expect([dayFor(zones(''), moment), utcDay(moment)]).toEqual(['2026-11-29', '2026-11-29']);
});
