import type { FamilyId } from '../fonts/families.ts';

/** How one kind of text is set. Sizes are multiples of the body size, tracking is in em. */
export type TypeStyle = {
  family: 'text' | 'display';
  size: number;
  weight: 300 | 400 | 500 | 600;
  isItalic: boolean;
  letters: 'as-typed' | 'upper' | 'small-caps';
  trackingEm: number;
  colour: 'ink' | 'soft' | 'accent';
};

export type TextRole =
  'name' | 'headline' | 'contact' | 'heading' | 'title' | 'subtitle' | 'dates' | 'place' | 'label' | 'foot';

export const sectionIds = [
  'summary',
  'experience',
  'education',
  'skills',
  'projects',
  'languages',
  'certifications',
  'custom',
] as const;
export type SectionId = (typeof sectionIds)[number];

/**
 * Everything a layout decides, as plain data read alike by the page template, the DOCX and the HTML writer.
 * A control a person turns later (accent, type pair, size, spacing, margins, order) is a change of one value here.
 */
export type Theme = {
  type: { text: FamilyId; display: FamilyId; sizePt: number; leadingEm: number };
  colour: { ink: string; soft: string; accent: string; hairline: string };
  styles: Record<TextRole, TypeStyle>;
  page: { marginIn: number };
  header: {
    align: 'start' | 'center';
    /** Stands between two contact details. */
    separator: string;
    rule: 'none' | 'hairline' | 'double' | 'bar';
    /** Where the rule runs: over the name, between headline and contact line, or under all of it. */
    rulePlace: 'top' | 'middle' | 'end';
  };
  heading: { rule: 'none' | 'below' | 'above' | 'beside'; align: 'start' | 'center'; rulePt: number };
  entry: {
    lead: 'title' | 'subtitle';
    /** `line` sets both on one line, `stacked` one under the other. */
    arrangement: 'line' | 'stacked';
    dates: 'end' | 'side';
    bullet: string;
  };
  /** Width of the side column that holds dates, in em; 0 for none. */
  sideEm: number;
  /** Distances in em of the body size; `bullet` is what stands between two bullets beyond the leading. */
  space: { section: number; heading: number; entry: number; bullet: number; header: number };
  order: readonly SectionId[];
};

type Changes<T> = {
  [K in keyof T]?: T[K] extends readonly unknown[] ? T[K] : T[K] extends object ? Changes<T[K]> : T[K];
};

/** What a layout's folder states: only where it differs from the base. */
export type ThemeChanges = Changes<Theme>;
