import { Document, Footer, LevelFormat, Packer, Paragraph, TextRun } from 'docx';
import type { RenderInput } from '../input.ts';
import type { Setting } from '../setting.ts';
import { brandLine } from '../sheet/brand.ts';
import { paperSizes } from '../sheet/paper.ts';
import { docxColour, emTwips, twips } from './measures.ts';
import { bulletList, paragraphsOf } from './paragraphs.ts';
import { characterStyleId, documentStyles } from './styles.ts';

/** The CV as a Word file with real styles, headings, lists and tab stops. */
export async function docxOf(input: RenderInput, { sheet, theme, design }: Setting): Promise<Uint8Array> {
  const { widthPt, heightPt } = paperSizes[input.paper];
  const margin = twips(theme.page.verticalPt);
  const sideMargin = twips(theme.page.horizontalPt);
  const title = input.title ?? sheet.name;
  const author = sheet.name;
  const bulletStart = emTwips(theme, theme.sideEm + 1);
  const styles = documentStyles(theme);
  const language = input.language ?? design.language;
  const document = new Document({
    title,
    creator: author,
    lastModifiedBy: author,
    description: '',
    styles: {
      ...styles,
      default: {
        ...styles.default,
        document: {
          ...styles.default?.document,
          run: { ...styles.default?.document?.run, language: { value: language, bidirectional: language } },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: bulletList,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: theme.entry.bullet,
              alignment: 'left',
              style: {
                run: { color: docxColour(theme.colour.soft) },
                paragraph: { indent: { start: bulletStart, hanging: emTwips(theme, 1) } },
              },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(widthPt), height: twips(heightPt) },
            margin: {
              top: margin,
              bottom: margin,
              left: sideMargin,
              right: sideMargin,
              footer: Math.round(margin / 2),
            },
          },
        },
        footers: input.isBrandFree
          ? {}
          : {
              default: new Footer({
                children: [
                  new Paragraph({
                    children: [new TextRun({ text: brandLine, style: characterStyleId('foot') })],
                  }),
                ],
              }),
            },
        children: paragraphsOf(sheet, { theme, textWidth: twips(widthPt) - 2 * sideMargin }),
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}
