import { z } from 'zod';
import { cvDesign, cvDesignSchema, type CvDesign } from './design.ts';

type Named<Field> = Field extends z.ZodDefault<infer Inner> | z.ZodPrefault<infer Inner>
  ? Inner extends z.ZodType
    ? z.ZodOptional<Inner>
    : never
  : Field;

/** The fields of a design, each of which may be left out and has nothing that stands in for it then. */
function withoutDefaults<Shape extends z.ZodRawShape>(shape: Shape) {
  const fields = Object.entries(shape).map(([name, field]) => [
    name,
    field instanceof z.ZodDefault || field instanceof z.ZodPrefault ? z.optional(field.unwrap()) : field,
  ]);
  // Each field keeps its name; the type says what was done to it.
  return Object.fromEntries(fields) as { [Name in keyof Shape]: Named<Shape[Name]> };
}

/** What a person changes of a design: what it does not name stays as it is. A photo and margins are named whole. */
export const cvDesignChangeSchema = z.object({
  ...withoutDefaults(cvDesignSchema.shape),
  sections: z.object(withoutDefaults(cvDesignSchema.shape.sections.unwrap().shape)).optional(),
});
export type CvDesignChange = z.infer<typeof cvDesignChangeSchema>;

/** A design with what a change names. */
export function changedDesign(design: CvDesign, change: CvDesignChange): CvDesign {
  return cvDesign({ ...design, ...change, sections: { ...design.sections, ...change.sections } });
}
