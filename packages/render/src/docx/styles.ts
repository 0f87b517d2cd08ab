import {
  BorderStyle,
  type IBordersOptions,
  type IRunStylePropertiesOptions,
  type IStylesOptions,
} from 'docx';
import { families } from '../fonts/families.ts';
import type { TextRole, Theme, TypeStyle } from '../layouts/theme.ts';
import { docxColour, emTwips, lineOf, twips } from './measures.ts';

/** How a run of this kind is set. */
export function runStyle(theme: Theme, role: TextRole): IRunStylePropertiesOptions {
  const style: TypeStyle = theme.styles[role];
  return {
    font: families[theme.type[style.family]].office,
    size: Math.round(style.size * theme.type.sizePt * 2),
    bold: style.weight >= 600,
    italics: style.isItalic,
    // Only ever one of the two: LibreOffice takes a written "no small capitals" for "no capitals at all".
    ...(style.letters === 'upper' ? { allCaps: true } : {}),
    ...(style.letters === 'small-caps' ? { smallCaps: true } : {}),
    characterSpacing: twips(style.trackingEm * style.size * theme.type.sizePt),
    color: docxColour(theme.colour[style.colour]),
  };
}

/** The kinds of text that stand beside others in one paragraph; each is a named character style. */
export type CharacterRole = Exclude<TextRole, 'name' | 'headline' | 'heading'>;
const characterRoles: readonly CharacterRole[] = [
  'contact',
  'title',
  'subtitle',
  'dates',
  'place',
  'label',
  'foot',
];

/** The id and name of the character style of this kind of text. */
export function characterStyleId(role: CharacterRole): string {
  return `Cv${role.charAt(0).toUpperCase()}${role.slice(1)}`;
}

/** The file's named styles: what a person changes in Word to restyle the whole CV. */
export function documentStyles(theme: Theme): IStylesOptions {
  const em = (value: number) => emTwips(theme, value);
  const line = lineOf(theme);
  const isCentred = theme.header.align === 'center';
  const header = { alignment: isCentred ? 'center' : 'start', keepNext: true } as const;
  return {
    default: {
      document: {
        run: {
          font: families[theme.type.text].office,
          size: Math.round(theme.type.sizePt * 2),
          color: docxColour(theme.colour.ink),
        },
        paragraph: { spacing: { lineRule: 'auto', line, before: 0, after: 0 } },
      },
      title: {
        run: runStyle(theme, 'name'),
        paragraph: {
          ...header,
          spacing: { lineRule: 'auto', line: 240, after: em(0.1) },
          border: headerRule(theme, 'top'),
        },
      },
      heading1: {
        run: runStyle(theme, 'heading'),
        paragraph: {
          alignment: theme.heading.align === 'center' ? 'center' : 'start',
          keepNext: true,
          outlineLevel: 0,
          spacing: {
            lineRule: 'auto',
            line: 240,
            before: em(theme.space.section),
            after: em(theme.space.heading * 0.6),
          },
          border: headingRule(theme),
        },
      },
      heading2: {
        run: runStyle(theme, 'title'),
        paragraph: {
          keepNext: true,
          outlineLevel: 1,
          spacing: {
            lineRule: 'auto',
            line,
            before: em(theme.space.entry * 0.75),
            after: em(theme.space.bullet),
          },
        },
      },
      hyperlink: { run: { color: docxColour(theme.colour.ink), underline: { type: 'none' } } },
    },
    characterStyles: characterRoles.map((role) => ({
      id: characterStyleId(role),
      name: characterStyleId(role),
      run: runStyle(theme, role),
    })),
    paragraphStyles: [
      {
        id: 'Headline',
        name: 'Headline',
        basedOn: 'Normal',
        next: 'Contact',
        run: runStyle(theme, 'headline'),
        paragraph: {
          ...header,
          spacing: { lineRule: 'auto', line: 264, after: em(0.35) },
          border: headerRule(theme, 'middle'),
        },
      },
      {
        id: 'Contact',
        name: 'Contact',
        basedOn: 'Normal',
        run: runStyle(theme, 'contact'),
        paragraph: {
          ...header,
          spacing: { lineRule: 'auto', line: 264, before: em(0.2) },
          border: headerRule(theme, 'end'),
        },
      },
      {
        id: 'EntryDetail',
        name: 'Entry Detail',
        basedOn: 'Normal',
        run: runStyle(theme, 'subtitle'),
        paragraph: { keepNext: true, spacing: { lineRule: 'auto', line, after: em(theme.space.bullet) } },
      },
      {
        id: 'CvText',
        name: 'CV Text',
        basedOn: 'Normal',
        paragraph: { spacing: { lineRule: 'auto', line, after: em(theme.space.bullet + 0.1) } },
      },
      {
        id: 'CvBullet',
        name: 'CV Bullet',
        basedOn: 'Normal',
        paragraph: { spacing: { lineRule: 'auto', line, after: em(theme.space.bullet) } },
      },
    ],
  };
}

function headerRule(theme: Theme, place: Theme['header']['rulePlace']): IBordersOptions | undefined {
  const { rule, rulePlace } = theme.header;
  if (rule === 'none' || rulePlace !== place) return undefined;
  const color = docxColour(rule === 'hairline' ? theme.colour.hairline : theme.colour.accent);
  const edges = {
    hairline: { style: BorderStyle.SINGLE, size: 4, space: 6, color },
    bar: { style: BorderStyle.SINGLE, size: 20, space: 8, color },
    double: { style: BorderStyle.THICK_THIN_SMALL_GAP, size: 12, space: 6, color },
  };
  return place === 'top' ? { top: edges[rule] } : { bottom: edges[rule] };
}

function headingRule(theme: Theme): IBordersOptions | undefined {
  const { rule, rulePt } = theme.heading;
  if (rule === 'none') return undefined;
  const edge = {
    style: BorderStyle.SINGLE,
    size: Math.max(2, Math.round(rulePt * 8)),
    space: 3,
    color: docxColour(theme.colour.hairline),
  };
  return rule === 'above' ? { top: edge } : { bottom: edge };
}
