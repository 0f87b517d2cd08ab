import { cvDesign, type CvDesign } from '@candor/domain/cv';
import type { RenderInput } from './input.ts';
import { designed } from './layouts/designed.ts';
import { themeOf } from './layouts/index.ts';
import type { Theme } from './layouts/theme.ts';
import type { Sheet } from './sheet/sheet.ts';
import { sheetOf } from './sheet/sheet-of.ts';
import { withRoomBeside } from './sheet/side-column.ts';

/** What every format is set from: the words in their order, and how they look. */
export type Setting = { sheet: Sheet; theme: Theme; design: CvDesign };

/** The layout's release with the person's design, and the sheet that it gives of the document. */
export function settingOf(input: RenderInput): Setting {
  const design = input.design ?? cvDesign({});
  const theme = designed(themeOf(input.layout, input.release), design);
  const sheet = sheetOf(input.document, design, theme.order);
  return { sheet, theme: withRoomBeside(theme, sheet), design };
}
