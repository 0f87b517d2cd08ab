import { z } from 'zod';
import { say } from '../say/index.ts';
import { dateForms, sectionLanguages } from '../cv/index.ts';
import { screenLanguageIds } from '../locale/index.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themes)[number];

export const paperChoices = ['automatic', 'letter', 'a4'] as const;
export type PaperChoice = (typeof paperChoices)[number];

/** Whether this engine knows a time zone of the IANA database by this name. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const timeZone = z
  .string()
  .max(64)
  .refine((name) => name === '' || isTimeZone(name), {
    error: () => say`Please choose a time zone from the list`,
  });

/** A time of day: `22:00`. */
const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: () => say`Please enter a time` });

const fields = {
  /** One mail a day with what was not read. */
  emailNotifications: z.boolean(),
  marketingEmails: z.boolean(),
  autoSave: z.boolean(),
  publicProfile: z.boolean(),
  notifyCv: z.boolean(),
  notifyApplication: z.boolean(),
  notifyFeedback: z.boolean(),
  notifyTips: z.boolean(),
  notifySystem: z.boolean(),
  /** Of what the person saved themselves on another device. */
  notifyOtherDevices: z.boolean(),
  /** No notification is pushed to a device between two times of day, which may be on both sides of midnight. */
  quietHours: z.boolean(),
  quietFrom: timeOfDay,
  quietUntil: timeOfDay,
  /** When the mail of the day is sent. */
  digestAt: timeOfDay,
  theme: z.enum(themes),
  /** The time zone that moments are shown in; that of the device where empty. */
  timeZone,
  /** That of the device last used, which says so by itself: reminders go by it where none was chosen. */
  deviceTimeZone: timeZone,
  /** The country of that device, ISO 3166 in small letters: paper, spelling and pay go by it where nothing else tells. */
  deviceCountry: z.string().regex(/^(?:[a-z]{2})?$/),
  /** The language of the screen and of mails; where empty, that of the device. */
  screenLanguage: z.enum(['', ...screenLanguageIds]),
  /** That in which the device last used shows the screen, which says so by itself: mails go by it where none was chosen. */
  deviceLanguage: z.enum(['', ...screenLanguageIds]),
  /** What new documents begin with. */
  language: z.enum(sectionLanguages),
  dateForm: z.enum(dateForms),
  /** `automatic`: by the country of the document. */
  paper: z.enum(paperChoices),
};

/** What a person has set for themselves, whole. */
export const preferencesSchema = z.strictObject(fields);
export type Preferences = z.infer<typeof preferencesSchema>;

/** Some of it, as a change. */
export const preferencesChangeSchema = preferencesSchema.partial();

/** What an account begins with: what documents had before there were settings. */
export const defaultPreferences: Preferences = {
  emailNotifications: true,
  marketingEmails: false,
  autoSave: true,
  publicProfile: false,
  notifyCv: true,
  notifyApplication: true,
  notifyFeedback: true,
  notifyTips: true,
  notifySystem: true,
  notifyOtherDevices: false,
  quietHours: false,
  quietFrom: '22:00',
  quietUntil: '07:00',
  digestAt: '08:00',
  theme: 'system',
  timeZone: '',
  deviceTimeZone: '',
  deviceCountry: '',
  screenLanguage: '',
  deviceLanguage: '',
  language: 'en',
  dateForm: 'short-month',
  paper: 'automatic',
};

const record = z.record(z.string(), z.unknown()).catch({});

/** What is stored of somebody's preferences; each that is missing, or is none by now, is the default. */
export function preferencesFrom(stored: unknown): Preferences {
  const given = record.parse(stored);
  const known = Object.entries(fields).flatMap(([name, schema]) => {
    const { success, data } = schema.safeParse(given[name]);
    return success ? [[name, data]] : [];
  });
  return preferencesSchema.parse({ ...defaultPreferences, ...Object.fromEntries(known) });
}
