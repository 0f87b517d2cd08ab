import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The modules as a page loads them, on a device in a time zone and language. */
async function onDevice({ timeZone, language }: { timeZone: string; language: string }) {
  vi.resetModules();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
  vi.stubEnv('TZ', timeZone);
  const [{ paperFor, rememberPaper }, { dayOf }, { localeOf }] = await Promise.all([
    import('./paper.ts'),
    import('./dates.ts'),
    import('./locale.ts'),
  ]);
  return { paperFor, rememberPaper, dayOf, localeOf };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('gives a person in Leeds A4 and British dates before they typed anything', async () => {
  const { paperFor, dayOf, localeOf } = await onDevice({ timeZone: 'Europe/London', language: 'en-US' });
  expect(paperFor({})).toBe('a4');
  expect(dayOf('2026-11-21T12:00:00Z')).toBe('21 Nov 2026');
  expect(localeOf({ location: 'Austin, TX' }).country).toBe('us');
});

it('goes by what a person wrote before their device, and by the paper they chose before both', async () => {
  const { paperFor, rememberPaper, dayOf } = await onDevice({ timeZone: 'UTC', language: 'en-US' });
  expect([paperFor({}), paperFor({ location: 'Leeds' }), paperFor({ phone: '+49 30 123456' })]).toEqual([
    'letter',
    'a4',
    'a4',
  ]);
  expect(dayOf('2026-11-21T12:00:00Z')).toBe('Nov 21, 2026');
  rememberPaper('letter');
  expect(paperFor({ location: 'Leeds' })).toBe('letter');
});
