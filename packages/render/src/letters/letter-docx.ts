import { Document, Packer, Paragraph, TextRun } from 'docx';
import { scriptsOf } from '../docx/fonts.ts';
import { header } from '../docx/header.ts';
import { emTwips, twips } from '../docx/measures.ts';
import type { Measure } from '../docx/page-measure.ts';
import { documentStyles } from '../docx/styles.ts';
import { isRightToLeft, isSheetRightToLeft } from '../sheet/direction.ts';
import { paperSizes } from '../sheet/paper.ts';
import { isEastAsian } from '../sheet/script.ts';
import type { LetterInput } from './letter-input.ts';
import { letterSetting, letterTexts } from './letter-setting.ts';

/** The letter as a Word file with the layout's letterhead and styles. */
export async function letterDocx(input: LetterInput): Promise<Uint8Array> {
  const setting = letterSetting(input);
  const { sheet, theme } = setting;
  const texts = letterTexts(input);
  const { widthPt, heightPt } = paperSizes[input.paper];
  const [margin, sideMargin] = [twips(theme.page.verticalPt), twips(theme.page.horizontalPt)];
  const measure: Measure = {
    ...setting,
    pageWidth: twips(widthPt),
    pageHeight: twips(heightPt),
    margin,
    sideMargin,
    textWidth: twips(widthPt) - 2 * sideMargin,
    isRtl: isSheetRightToLeft(sheet),
  };
  const words = JSON.stringify(sheet);
  const scripts = scriptsOf(words);
  const styles = documentStyles(theme, scripts, { isRtl: measure.isRtl, isEastAsian: isEastAsian(words) });
  const language = { value: input.language ?? 'en', ...scripts };
  const line = (text: string, beforeEm: number, isBold = false) =>
    new Paragraph({
      spacing: { before: emTwips(theme, beforeEm), after: 0 },
      bidirectional: isRightToLeft(text),
      children: text
        .split('\n')
        .map((part, at) => new TextRun({ text: part, bold: isBold, ...(at > 0 ? { break: 1 } : {}) })),
    });
  const block = (lines: readonly string[], beforeEm: number) =>
    lines.map((text, at) => line(text, at === 0 ? beforeEm : 0));
  const document = new Document({
    title: input.title || sheet.name,
    creator: sheet.name,
    lastModifiedBy: sheet.name,
    description: '',
    styles: {
      ...styles,
      default: {
        ...styles.default,
        document: { ...styles.default?.document, run: { ...styles.default?.document?.run, language } },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: measure.pageWidth, height: twips(heightPt) },
            margin: { top: margin, bottom: margin, left: sideMargin, right: sideMargin },
          },
        },
        children: [
          ...header(measure),
          ...block(texts.date, 2),
          ...block(texts.recipient, 1.4),
          ...texts.subject.map((text) => line(text, 1.6, true)),
          ...block(texts.salutation, 1.6),
          ...texts.body.map((text) => line(text, 1)),
          ...texts.close.map((text, at) => line(text, at === 0 ? 1.4 : 2.4)),
          ...block(texts.enclosures, 1.8),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}
