import { cvDesign, type CvDesign } from '@candor/domain/cv';
import type { RenderInput } from './input.ts';
import { designed } from './layouts/designed.ts';
import { themeOf } from './layouts/index.ts';
import { textRoles, type TextRole, type Theme, type TypeStyle } from './layouts/theme.ts';
import { isUsable } from './photo/photo-file.ts';
import { languageOf } from './resolved-layout/language.ts';
import { withOneCase } from './resolved-layout/one-case.ts';
import type { ResolvedLayout } from './resolved-layout/resolved-layout.ts';
import { resolveLayout } from './resolved-layout/resolve-layout.ts';
import { withTypography } from './resolved-layout/with-typography.ts';
import { withRoomBeside } from './resolved-layout/side-column.ts';

/** What every format is set from: the words in their order, and how they look. */
export type Setting = { resolved: ResolvedLayout; theme: Theme; design: CvDesign };

const asTheLayoutSays = cvDesign();

/** The layout's release with the person's design, and the resolved layout that it gives of the document. */
export function settingOf(input: RenderInput): Setting {
  const design = drawable(input.design ?? asTheLayoutSays);
  const theme = designed(themeOf(input.layout, input.release), design);
  const typed = withOneCase(resolveLayout(input.document, design, theme.order), theme);
  const resolved = withTypography(typed, languageOf(input.language, design, typed));
  return { resolved, theme: withRoomBeside(forScript(theme, resolved), resolved), design };
}

/** A photo that is none, or that unpacked would fill the memory, is left out: the page is drawn without it. */
function drawable(design: CvDesign): CvDesign {
  return design.photo === null || isUsable(design.photo) ? design : { ...design, photo: null };
}

const joinedLetters = /[\p{Script=Arabic}\p{Script=Devanagari}]/u;

/** Letters that are joined to one another must not be spaced. */
function forScript(theme: Theme, resolved: ResolvedLayout): Theme {
  if (!joinedLetters.test(JSON.stringify(resolved))) return theme;
  const styles: Record<TextRole, TypeStyle> = { ...theme.styles };
  for (const role of textRoles) styles[role] = { ...styles[role], trackingEm: 0 };
  return { ...theme, styles };
}
