const DAY_MS = 24 * 60 * 60 * 1000;
const UTC = 'UTC';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The wall clock of a zone, read by its parts; made once for each zone. */
function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', {
    timeZone: zone || UTC,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, made);
  return made;
}

function partsIn(zone: string, moment: Date) {
  const parts = formatIn(zone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
    dayMs: Date.UTC(Number(part('year')), Number(part('month')) - 1, Number(part('day'))),
    timeMs: ((Number(part('hour')) * 60 + Number(part('minute'))) * 60 + Number(part('second'))) * 1000,
  };
}

/** As in a person's preferences; '' where none is known. */
interface Zones {
  timeZone: string;
  deviceTimeZone: string;
}

/** The zone a person's days and hours are in: the one they chose, else that of their device, else UTC. */
export function zoneOf({ timeZone, deviceTimeZone }: Zones): string {
  return timeZone || deviceTimeZone || UTC;
}

/** What calendar and clock of a zone show at a moment: `2026-11-23` and `09:30`. */
export function localTimeIn(zone: string, moment: Date): { date: string; time: string } {
  const { date, time } = partsIn(zone, moment);
  return { date, time };
}

/** The day it is for a person at a moment, as `2026-11-23`: in their zone. */
export const dayFor = (zones: Zones, moment: Date): string => localTimeIn(zoneOf(zones), moment).date;

/** The day it is in UTC: for what belongs to no person, or to many. */
export const utcDay = (moment: Date): string => localTimeIn(UTC, moment).date;

/** The day that comes so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  utcDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));

/** What the clock of a zone shows, as if it were UTC, in milliseconds. */
function wallMsIn(zone: string, ms: number): number {
  const { dayMs, timeMs } = partsIn(zone, new Date(ms));
  return dayMs + timeMs;
}

/**
 * The moment at which the clock of a zone shows a date and a time, such as `2026-11-23` and `09:30`. Of a time that
 * comes twice, when clocks go back, the first; of one that is left out, when they go forward, as much later as is left
 * out (RFC 5545, 3.3.5).
 */
export function momentIn(zone: string, date: string, time: string): Date {
  const wallMs = Date.parse(`${date}T${time}:00Z`);
  const offsetAt = (ms: number) => wallMsIn(zone, ms) - ms;
  const [before, after] = [wallMs - offsetAt(wallMs - DAY_MS), wallMs - offsetAt(wallMs + DAY_MS)];
  const shown = [before, after].filter((ms) => wallMsIn(zone, ms) === wallMs);
  return new Date(shown.length > 0 ? Math.min(...shown) : before);
}
