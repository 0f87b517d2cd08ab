import type { IRunStylePropertiesOptions, IStylesOptions } from 'docx';
import type { TextRole, Theme, TypeStyle } from '../layouts/theme.ts';
import { officeFonts, type Scripts } from './fonts.ts';
import { docxColour, emTwips, gapTwips, lineEm, lineOf, twips, type TextKind } from './measures.ts';
import { headerRule, headingAlignment, headingRule, headingSpace } from './rules.ts';

/**
 * The size of letters in the half points that DOCX knows, and what of their width keeps them as wide as on the page:
 * lines would break elsewhere.
 */
function letterSize(pt: number): { size: number; scale: number } {
  const size = Math.round(pt * 2);
  return { size, scale: Math.round((200 * pt) / size) };
}

/** How a run of this kind is set. */
export function runStyle(theme: Theme, role: TextRole, scripts: Scripts): IRunStylePropertiesOptions {
  const style: TypeStyle = theme.styles[role];
  return {
    font: officeFonts(theme, style.family, scripts),
    ...letterSize(style.size * theme.type.sizePt),
    bold: style.weight >= leastBold(role),
    italics: style.isItalic,
    // Arabic, Hebrew and Devanagari have no italics: a program would slant their letters.
    italicsComplexScript: false,
    // Only ever one of the two: LibreOffice takes a written "no small capitals" for "no capitals at all".
    ...(style.letters === 'upper' ? { allCaps: true } : {}),
    ...(style.letters === 'small-caps' ? { smallCaps: true } : {}),
    characterSpacing: twips(style.trackingEm * style.size * theme.type.sizePt),
    color: isOnBand(theme, role) ? 'FFFFFF' : docxColour(theme.colour[style.colour]),
  };
}

/** From line to line in a name, in what stands below it, and in a heading, in em of their own size. */
const nameLineEm = 1.15;
const headLineEm = 1.27;
export const headingLineEm = 1.2;

/** Office programs know two weights: a title of medium weight must not look like what stands below it. */
const leastBold = (role: TextRole): number => (role === 'title' ? 500 : 600);

const isOnBand = ({ header }: Theme, role: TextRole): boolean =>
  header.arrangement === 'band' && (role === 'name' || role === 'headline' || role === 'contact');

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
export function documentStyles(theme: Theme, scripts: Scripts, kind: TextKind): IStylesOptions {
  const look = (role: TextRole) => runStyle(theme, role, scripts);
  const em = (value: number) => emTwips(theme, value);
  const line = lineOf(theme, kind);
  const lineFor = (role: TextRole, factor: number) => lineEm(theme, theme.styles[role].family, factor, kind);
  const isCentred = theme.header.align === 'center';
  const hasRuleAbove = theme.header.rule !== 'none' && theme.header.rulePlace === 'middle';
  const header = { alignment: isCentred ? 'center' : 'start', keepNext: true } as const;
  return {
    default: {
      document: {
        run: {
          font: officeFonts(theme, 'text', scripts),
          ...letterSize(theme.type.sizePt),
          color: docxColour(theme.colour.ink),
        },
        paragraph: { spacing: { lineRule: 'auto', line, before: 0, after: 0 } },
      },
      title: {
        run: look('name'),
        paragraph: {
          ...header,
          spacing: { lineRule: 'auto', line: lineFor('name', nameLineEm), after: em(0.1) },
          border: headerRule(theme, 'top'),
        },
      },
      heading1: {
        run: look('heading'),
        paragraph: {
          alignment: headingAlignment(theme),
          keepNext: true,
          outlineLevel: 0,
          spacing: {
            lineRule: 'auto',
            line: lineFor('heading', headingLineEm),
            ...headingSpace(theme),
          },
          ...headingRule(theme, kind.isRtl),
        },
      },
      heading2: {
        run: look('title'),
        paragraph: {
          keepNext: true,
          outlineLevel: 1,
          spacing: {
            lineRule: 'auto',
            line,
            before: gapTwips(theme, theme.space.entry),
            after: em(theme.space.bullet),
          },
        },
      },
      hyperlink: { run: { color: docxColour(theme.colour.ink), underline: { type: 'none' } } },
    },
    characterStyles: characterRoles.map((role) => ({
      id: characterStyleId(role),
      name: characterStyleId(role),
      run: look(role),
    })),
    paragraphStyles: [
      {
        id: 'Headline',
        name: 'Headline',
        basedOn: 'Normal',
        next: 'Contact',
        run: look('headline'),
        paragraph: {
          ...header,
          spacing: { lineRule: 'auto', line: lineFor('headline', headLineEm), after: em(0.35) },
          border: headerRule(theme, 'middle'),
        },
      },
      {
        id: 'Contact',
        name: 'Contact',
        basedOn: 'Normal',
        run: look('contact'),
        paragraph: {
          ...header,
          spacing: {
            lineRule: 'auto',
            line: lineFor('contact', headLineEm),
            before: em(hasRuleAbove ? 0.9 : 0.2),
          },
          border: headerRule(theme, 'end'),
        },
      },
      {
        id: 'EntryDetail',
        name: 'Entry Detail',
        basedOn: 'Normal',
        run: look('subtitle'),
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
