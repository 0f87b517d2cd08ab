import { z } from 'zod';
import { countries } from '../salary/index.ts';

/** A step from a role to another, as a careers adviser would put it. Ids are of roles, proofs and bodies. */
export const careerMoveSchema = z.strictObject({
  from: z.array(z.string()).min(1),
  to: z.string(),
  /** Every country where it is left out. */
  countries: z
    .array(z.enum(countries))
    .min(1)
    .default([...countries]),
  study: z
    .strictObject({
      name: z.string(),
      /** How it is usually done, as sentences. */
      way: z.string(),
      months: z.int(),
      cost: z.string().default(''),
      /** The employer appoints first and trains then. */
      isInPost: z.boolean().default(false),
    })
    .nullable()
    .default(null),
  /** A registration or licence beside or after the study. */
  register: z.strictObject({ name: z.string(), body: z.string() }).nullable().default(null),
  /** What must lie behind a person, as one sentence; '' where nothing must. */
  experience: z.string().default(''),
  experienceMonths: z.int().default(0),
  proofs: z.array(z.string()),
  /** The usual next rung. */
  next: z.string(),
  traps: z.array(z.string()),
  /** Anybody may take it, from whatever role: it is how the target is entered. */
  isOpen: z.boolean().default(false),
  /** Where to ask. */
  ask: z.string(),
  /** What it rests on. */
  restsOn: z.string(),
});

/** A move, and when the table that has it was last read through. */
export interface CareerMove extends z.infer<typeof careerMoveSchema> {
  /** `YYYY-MM`. */
  checkedOn: string;
}
