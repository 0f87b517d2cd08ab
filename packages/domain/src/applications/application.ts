import { z } from 'zod';
import { say } from '../say/index.ts';
import { dayWithoutTime, momentWithZone, multiLine, singleLine } from '../text/index.ts';

const amount = z.int().min(0).max(1_000_000_000).nullable();
const currency = z
  .string()
  .regex(/^(?:[A-Z]{3})?$/, { error: () => say`Use a three-letter currency, such as USD` })
  .default('');

export const payPeriods = ['year', 'month', 'week', 'day', 'hour'] as const;
export type PayPeriod = (typeof payPeriods)[number];

/** Applications a person may keep at once, those in the trash included. */
export const mostApplications = 20_000;
/** What one call of an import may bring: a large file comes in parts, between which others are answered. */
export const applicationsAtOnce = { rows: 200, bytes: 1024 * 1024 } as const;

/** What the job pays, by the advert or by what was said. `printed` is as it was written. */
export const jobPaySchema = z.strictObject({
  printed: singleLine(200).default(''),
  low: amount.default(null),
  high: amount.default(null),
  currency,
  period: z.enum(payPeriods).default('year'),
});
export type JobPay = z.infer<typeof jobPaySchema>;

export const contactSchema = z.strictObject({
  name: singleLine(200).default(''),
  role: singleLine(200).default(''),
  email: singleLine(254).default(''),
  phone: singleLine(60).default(''),
});
export type JobContact = z.infer<typeof contactSchema>;

/** What was offered. */
export const offerSchema = z.strictObject({
  base: amount.default(null),
  bonus: amount.default(null),
  currency,
  period: z.enum(payPeriods).default('year'),
  holidayDays: z.int().min(0).max(366).nullable().default(null),
  benefits: singleLine(500).default(''),
  answerBy: dayWithoutTime.nullable().default(null),
});
export type JobOffer = z.infer<typeof offerSchema>;

/** An address that may be opened: nothing but http and https. */
const address = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/, error: () => say`Use an address that begins with https://` }).max(2_000),
]);

/** What a person writes of an application; each field may be left out. */
export const applicationFields = z.strictObject({
  title: singleLine(200),
  company: singleLine(200),
  location: singleLine(200),
  url: address,
  /** Where the advert was found: "LinkedIn", "Referral". */
  source: singleLine(100),
  advertText: multiLine(200_000),
  pay: jobPaySchema.nullable(),
  contact: contactSchema.nullable(),
  notes: multiLine(20_000),
  offer: offerSchema.nullable(),
  appliedOn: dayWithoutTime.nullable(),
  /** The last day to apply. */
  deadlineOn: dayWithoutTime.nullable(),
  /** What the advert says of the way to apply. */
  howToApply: multiLine(1_000),
});
export type ApplicationFields = z.infer<typeof applicationFields>;

export const emptyFields: ApplicationFields = {
  title: '',
  company: '',
  location: '',
  url: '',
  source: '',
  advertText: '',
  pay: null,
  contact: null,
  notes: '',
  offer: null,
  appliedOn: null,
  deadlineOn: null,
  howToApply: '',
};

/** Something to do, or an interview, on a day. */
export const taskKinds = ['task', 'interview'] as const;
export type TaskKind = (typeof taskKinds)[number];

const task = z.strictObject({
  kind: z.enum(taskKinds),
  title: singleLine(200).refine((title) => title !== '', {
    error: () => say`Please enter what needs to be done`,
  }),
  /** The day; of an interview that where it takes place. Null: some day. */
  dueOn: dayWithoutTime.nullable(),
  /** When an interview begins. */
  startsAt: momentWithZone.nullable(),
  durationMinutes: z.int().min(5).max(1_440),
  /** Where it is, or the address of the call. */
  place: singleLine(500),
  note: multiLine(5_000),
});

/** A new task; what is left out is as here. */
export const taskFields = task.extend({
  kind: task.shape.kind.default('task'),
  dueOn: task.shape.dueOn.default(null),
  startsAt: task.shape.startsAt.default(null),
  durationMinutes: task.shape.durationMinutes.default(60),
  place: task.shape.place.default(''),
  note: task.shape.note.default(''),
});
export type TaskFields = z.infer<typeof taskFields>;

/** What of a task changes; what is left out stays. */
export const taskChange = task.partial();
