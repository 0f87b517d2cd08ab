import type { SectionId } from '@candor/domain/cv';
import type { FamilyId } from '../fonts/families.ts';

/** How one kind of text is set. Sizes are multiples of the body size, tracking is in em. */
export type TypeStyle = {
  family: 'text' | 'display';
  size: number;
  weight: 300 | 400 | 500 | 600;
  isItalic: boolean;
  /** `one-case`: as typed, but what is in capitals throughout is set in normal case beside the rest. */
  letters: 'as-typed' | 'one-case' | 'upper' | 'small-caps';
  trackingEm: number;
  colour: 'ink' | 'soft' | 'accent';
};

/** The kinds of text on a page. */
export const textRoles = [
  'name',
  'headline',
  'contact',
  'heading',
  'title',
  'subtitle',
  'dates',
  'place',
  'label',
  'foot',
] as const;
export type TextRole = (typeof textRoles)[number];

/**
 * Everything a layout decides, as plain data read alike by the page template, the DOCX and the HTML writer.
 * A control a person turns (accent, type pair, size, spacing, margins) is a change of values here.
 */
export type Theme = {
  type: { text: FamilyId; display: FamilyId; sizePt: number; leadingEm: number };
  colour: { ink: string; soft: string; accent: string; hairline: string };
  styles: Record<TextRole, TypeStyle>;
  page: { verticalPt: number; horizontalPt: number };
  header: {
    align: 'start' | 'center';
    /** `stack` sets all below one another, `split` the contact details at the far edge, `band` all on the accent. */
    arrangement: 'stack' | 'split' | 'band';
    /** Stands between two contact details on one line. */
    separator: '·' | '•' | '|' | '/' | ' ';
    rule: 'none' | 'hairline' | 'double' | 'bar';
    /** Where the rule runs: over the name, between headline and contact line, or under all of it. */
    rulePlace: 'top' | 'middle' | 'end';
    /** Where a photo stands: at the far edge, over the name, or in the side column. */
    photo: 'end' | 'above' | 'side';
  };
  heading: {
    rule: 'none' | 'below' | 'above' | 'beside' | 'tick' | 'bar';
    ruleColour: 'hairline' | 'accent';
    align: 'start' | 'center';
    rulePt: number;
    /** `over` the section, in the `side` column beside its first row, or there on a `row` of its own. */
    place: 'over' | 'side' | 'row';
  };
  entry: {
    lead: 'title' | 'subtitle';
    /** `line` sets both on one line, `stacked` one under the other. */
    arrangement: 'line' | 'stacked';
    dates: 'end' | 'side';
    /** Where the place stands: behind the other words, or at the far edge of its line. */
    place: 'inline' | 'end';
    bullet: string;
  };
  /** Skills and languages: `line` behind their label, `table` in a column beside it. */
  groups: 'line' | 'table';
  /** Width of the side column, in em; 0 for none. */
  sideEm: number;
  side: {
    /** How dates and headings stand in it. */
    align: 'start' | 'end';
    /** Whether a hairline parts it from the text. */
    isRuled: boolean;
  };
  /** Distances in em of the body size; `bullet` is what stands between two bullets beyond the leading. */
  space: { section: number; heading: number; entry: number; bullet: number; header: number };
  order: readonly SectionId[];
  /** Kinds of text that take the accent once a person has chosen one. */
  accented: readonly TextRole[];
};

type Changes<T> = {
  [K in keyof T]?: T[K] extends readonly unknown[] ? T[K] : T[K] extends object ? Changes<T[K]> : T[K];
};

/** What a layout's folder states: only where it differs from the base. */
export type ThemeChanges = Changes<Theme>;
