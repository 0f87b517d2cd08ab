import { z } from 'zod';
import { say } from '../say/index.ts';
import { singleLine } from '../text/index.ts';
import { contrastOnWhite, leastContrast } from './accent.ts';
import { dateForms } from './date-form.ts';
import { paperSchema } from './layout.ts';
import { sectionLanguages } from './section-names.data.ts';
import { typePairIds } from './type-pairs.data.ts';

/** Bounds of the controls. Factors multiply what the layout says; distances are in millimetres. */
export const designLimits = {
  size: { least: 0.85, greatest: 1.2, step: 0.05 },
  lineSpacing: { least: 0.85, greatest: 1.4, step: 0.05 },
  sectionSpacing: { least: 0.5, greatest: 1.8, step: 0.1 },
  marginMm: { least: 12, greatest: 40 },
  photoMm: { least: 20, greatest: 50 },
  /** Characters of a photo's data URL: about 180 kB of JPEG. */
  photo: 250_000,
  title: 80,
  key: 400,
  keys: 400,
} as const;

function factor({ least, greatest }: { least: number; greatest: number }) {
  return z.number().min(least).max(greatest).default(1);
}

const hexColour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/iu, { error: () => say`Enter a colour as #rrggbb` })
  .refine((colour) => contrastOnWhite(colour) >= leastContrast, {
    error: () => say`This colour is too pale to be read on white paper`,
  });

const marginMm = z.number().min(designLimits.marginMm.least).max(designLimits.marginMm.greatest);

/** JPEG or PNG only, by the first bytes of the file, not only by the name of the type. */
const photoUrl = z
  .string()
  .max(designLimits.photo)
  .regex(/^data:image\/(?:jpeg;base64,\/9j\/|png;base64,iVBORw0KGgo)[A-Za-z0-9+/]*={0,2}$/u, {
    error: () => say`A photo is a JPEG or PNG file`,
  });

const key = singleLine(designLimits.key);
const keys = z.array(key).max(designLimits.keys).default([]);

/**
 * What a person changes about a page, apart from its words. Every field has a default, and the defaults are what the
 * layout says: `cvDesign({})` changes nothing. Small plain JSON, stored with the CV. Section and entry keys are those
 * of `designOutline`.
 */
export const cvDesignSchema = z.object({
  /** The layout's own colour where null. Contrast with white is at least 4.5. */
  accent: hexColour.nullable().default(null),
  /** The layout's own type where null. */
  typePair: z.enum(typePairIds).nullable().default(null),
  size: factor(designLimits.size),
  lineSpacing: factor(designLimits.lineSpacing),
  sectionSpacing: factor(designLimits.sectionSpacing),
  /** The layout's own margins where null. In millimetres, whatever unit the person is shown. */
  margins: z
    .object({ verticalMm: marginMm, horizontalMm: marginMm, unit: z.enum(['mm', 'in']).default('mm') })
    .nullable()
    .default(null),
  /** What the export asks for where null. */
  paper: paperSchema.nullable().default(null),
  dateForm: z.enum(dateForms).default('short-month'),
  /** Whether web addresses stand on the page; mail and phone always do. */
  showsLinks: z.boolean().default(true),
  /** The language of section names and dates. */
  language: z.enum(sectionLanguages).default('en'),
  sections: z
    .object({
      /** Sections in the person's order; what is not named follows in the layout's order. */
      order: keys,
      hidden: keys,
      /** Own titles by section key. */
      renamed: z
        .record(key, singleLine(designLimits.title))
        .refine((titles) => Object.keys(titles).length <= designLimits.keys, {
          error: () => say`Too many custom headings`,
        })
        .default({}),
      hiddenEntries: keys,
      /** Sections or entries that stay on one page where they fit on one. */
      keepTogether: keys,
      /** Sections or entries that begin a new page. */
      pageBreakBefore: keys,
    })
    .prefault({}),
  /** No photo where null. */
  photo: z
    .object({
      dataUrl: photoUrl,
      shape: z.enum(['square', 'rounded', 'round', 'portrait']).default('portrait'),
      /** Width on the page. */
      widthMm: z.number().min(designLimits.photoMm.least).max(designLimits.photoMm.greatest).default(30),
    })
    .nullable()
    .default(null),
  /** How many pages spacing and size are fitted to, within limits of good typography. */
  fit: z.enum(['none', 'one', 'two']).default('none'),
});

export type CvDesign = z.infer<typeof cvDesignSchema>;
export type CvDesignInput = z.input<typeof cvDesignSchema>;
export type DesignPhoto = NonNullable<CvDesign['photo']>;

/** A whole design; what is left out is as the layout says. Throws a ZodError where a limit is passed. */
export function cvDesign(parts: CvDesignInput = {}): CvDesign {
  return cvDesignSchema.parse(parts);
}
