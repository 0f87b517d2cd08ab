import { Document, Footer, Header, LevelFormat, Packer, Paragraph, TextRun } from 'docx';
import type { RenderInput } from '../input.ts';
import { ownData } from '../own-data.ts';
import type { Setting } from '../setting.ts';
import { brandLine } from '../sheet/brand.ts';
import { isSheetRightToLeft } from '../sheet/direction.ts';
import { languageOf } from '../sheet/language.ts';
import { paperSizes } from '../sheet/paper.ts';
import { scriptsOf } from './fonts.ts';
import { header } from './header.ts';
import { docxColour, emTwips, twips } from './measures.ts';
import { ownDataParts, ownDataRelationship } from './own-data-part.ts';
import type { Measure } from './page-measure.ts';
import { shaped } from './shaped-photo.ts';
import { bulletList, sectionParagraphs } from './sections.ts';
import { characterStyleId, documentStyles } from './styles.ts';

/** The CV as a Word file with real styles, headings, lists and tab stops, and its data for our reader. */
export async function docxOf(input: RenderInput, setting: Setting): Promise<Uint8Array> {
  const { sheet, theme, design } = setting;
  const { widthPt, heightPt } = paperSizes[input.paper];
  const margin = twips(theme.page.verticalPt);
  const sideMargin = twips(theme.page.horizontalPt);
  const measure: Measure = {
    ...setting,
    pageWidth: twips(widthPt),
    sideMargin,
    textWidth: twips(widthPt) - 2 * sideMargin,
    isRtl: isSheetRightToLeft(sheet),
  };
  const isBand = theme.header.arrangement === 'band';
  const author = sheet.name;
  const bulletStart = emTwips(theme, theme.sideEm + 1);
  const scripts = scriptsOf(JSON.stringify(sheet));
  const styles = documentStyles(theme, scripts);
  const language = { value: languageOf(input.language, design, sheet), ...scripts };
  const document = new Document({
    title: input.title ?? sheet.name,
    creator: author,
    lastModifiedBy: author,
    description: '',
    styles: {
      ...styles,
      default: {
        ...styles.default,
        document: { ...styles.default?.document, run: { ...styles.default?.document?.run, language } },
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
        ...(isBand ? { headers: bandHeaders(margin) } : {}),
        properties: {
          titlePage: isBand,
          page: {
            size: { width: measure.pageWidth, height: twips(heightPt) },
            margin: {
              top: isBand ? 0 : margin,
              ...(isBand ? { header: 0 } : {}),
              bottom: margin,
              left: sideMargin,
              right: sideMargin,
              footer: Math.round(margin / 2),
            },
          },
        },
        footers: input.isBrandFree
          ? {}
          : { default: brandFooter(), ...(isBand ? { first: brandFooter() } : {}) },
        children: [
          ...header(measure),
          ...sheet.sections.flatMap((section) => sectionParagraphs(section, measure)),
        ],
      },
    ],
  });
  document.Document.Relationships.addRelationship('candor', ownDataRelationship, '../customXml/item1.xml');
  const packed = await Packer.toArrayBuffer(document, undefined, ownDataParts(ownData(input, setting)));
  return shaped(new Uint8Array(packed), design.photo);
}

function brandFooter(): Footer {
  const children = [new TextRun({ text: brandLine, style: characterStyleId('foot') })];
  return new Footer({ children: [new Paragraph({ children })] });
}

/**
 * Headers that are the upper margin of every page but the first: there a band of colour begins at the paper's edge,
 * and one section has one margin.
 */
function bandHeaders(margin: number) {
  const empty = (line: number) =>
    new Header({ children: [new Paragraph({ spacing: { before: 0, after: 0, line, lineRule: 'exact' } })] });
  return { default: empty(margin), first: empty(1) };
}
