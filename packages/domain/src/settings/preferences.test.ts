import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultPreferences, preferencesChangeSchema, preferencesFrom, preferencesSchema } from './index.ts';

it('begins with its defaults', () => {
  expect(preferencesFrom({})).toEqual(defaultPreferences);
  expect(defaultPreferences).toMatchObject({
    emailNotifications: true,
    marketingEmails: false,
    autoSave: true,
    publicProfile: false,
  });
});

it('keeps what is right of what is stored, whatever else is stored', () => {
  const stored = { theme: 'dark', paper: 'foolscap', autoSave: 'yes', unknown: 1, timeZone: 'Europe/Lisbon' };
  expect(preferencesFrom(stored)).toEqual({
    ...defaultPreferences,
    theme: 'dark',
    timeZone: 'Europe/Lisbon',
  });
});

it('are whole preferences, whatever the store holds', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(preferencesSchema.safeParse(preferencesFrom(stored)).success).toBe(true);
    }),
  );
});

it.each([
  ['Europe/Lisbon', true],
  ['', true],
  ['Mars/Olympus', false],
  ['__proto__', false],
])('the time zone "%s" is taken: %s', (timeZone, isTaken) => {
  expect(preferencesChangeSchema.safeParse({ timeZone }).success).toBe(isTaken);
});

it('takes no field that is none of them', () => {
  expect(preferencesChangeSchema.safeParse({ role: 'admin' }).success).toBe(false);
});
