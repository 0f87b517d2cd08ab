import { Document, Packer, Paragraph, TextRun } from 'docx';
import { documentHead } from '../docx/document-head.ts';
import { header } from '../docx/header.ts';
import { emTwips } from '../docx/measures.ts';
import { footerTwips, pageEdges } from '../docx/page-edges.ts';
import { measureOf } from '../docx/page-measure.ts';
import { directed } from '../docx/runs.ts';
import { isRightToLeft } from '../resolved-layout/direction.ts';
import type { LetterInput } from './letter-input.ts';
import { letterSetting, letterTexts } from './letter-setting.ts';

/**
 * The letter as a Word file with the layout's letterhead and styles.
 * @param isNumbered whether it fills several pages, so that the first has its number too
 */
export async function letterDocx(input: LetterInput, isNumbered: boolean): Promise<Uint8Array> {
  const setting = letterSetting(input);
  const { theme } = setting;
  const texts = letterTexts(input);
  const measure = measureOf(setting, input.paper);
  const { margin, sideMargin } = measure;
  const line = (text: string, beforeEm: number, isBold = false) =>
    new Paragraph({
      spacing: { before: emTwips(theme, beforeEm), after: 0 },
      bidirectional: isRightToLeft(text),
      children: text
        .split('\n')
        .map(
          (part, at) => new TextRun({ text: directed(part), bold: isBold, ...(at > 0 ? { break: 1 } : {}) }),
        ),
    });
  const block = (lines: readonly string[], beforeEm: number) =>
    lines.map((text, at) => line(text, at === 0 ? beforeEm : 0));
  const document = new Document({
    ...documentHead(measure, input.title, input.language ?? 'en'),
    sections: [
      {
        footers: pageEdges(measure, { isBrandFree: true, isNumbered }).footers,
        properties: {
          titlePage: true,
          page: {
            size: { width: measure.pageWidth, height: measure.pageHeight },
            margin: {
              top: margin,
              bottom: margin,
              left: sideMargin,
              right: sideMargin,
              footer: footerTwips(margin),
            },
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
