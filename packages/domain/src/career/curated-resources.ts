import { z } from 'zod';
import { countries } from '../salary/index.ts';
import table from './resources.json' with { type: 'json' };
import { resourceSchema } from './step.ts';

/** A resource of ours and what it is for; whatever of `for` is given has to hold. */
const curatedResourceSchema = z.strictObject({
  ...resourceSchema.omit({ checkedOn: true }).shape,
  for: z.strictObject({
    /** What a step names, as it is said, one of them. */
    things: z.array(z.string()).optional(),
    /** Beginnings of O*NET-SOC codes of the target, one of them. */
    codes: z.array(z.string()).optional(),
    /** Where it is of use. */
    countries: z.array(z.enum(countries)).optional(),
    category: z.enum(['network', 'certification', 'experience', 'education']).optional(),
  }),
});
export type CuratedResource = z.infer<typeof curatedResourceSchema>;

/** Official documentation, well-known free courses and public bodies; our own choice, each read through in the month of `resourcesCheckedOn`. */
export const curatedResources: readonly CuratedResource[] = curatedResourceSchema.array().parse(table);

/** When the table was last read through. */
export const resourcesCheckedOn = '2026-11';
