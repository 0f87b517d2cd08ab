import { Document, LevelFormat, Packer } from 'docx';
import type { RenderInput } from '../input.ts';
import { ownData } from '../own-data.ts';
import type { Setting } from '../setting.ts';
import { isSheetRightToLeft } from '../sheet/direction.ts';
import { languageOf } from '../sheet/language.ts';
import { withFittingName } from '../sheet/name-share.ts';
import { paperSizes } from '../sheet/paper.ts';
import { isEastAsian } from '../sheet/script.ts';
import { scriptsOf } from './fonts.ts';
import { header } from './header.ts';
import { bulletIndent, columns, docxColour, twips } from './measures.ts';
import { ownDataParts, ownDataRelationship } from './own-data-part.ts';
import { pageEdges } from './page-edges.ts';
import type { Measure } from './page-measure.ts';
import { shaped } from './shaped-photo.ts';
import { bulletList, sectionParagraphs } from './sections.ts';
import { documentStyles } from './styles.ts';

/** The CV as a Word file with real styles, headings, lists and tab stops, and its data for our reader. */
export async function docxOf(input: RenderInput, fitted: Setting): Promise<Uint8Array> {
  const setting = withFittingName(fitted, input.paper);
  const { sheet, theme, design } = setting;
  const { widthPt, heightPt } = paperSizes[input.paper];
  const margin = twips(theme.page.verticalPt);
  const sideMargin = twips(theme.page.horizontalPt);
  const measure: Measure = {
    ...setting,
    pageWidth: twips(widthPt),
    pageHeight: twips(heightPt),
    margin,
    sideMargin,
    textWidth: twips(widthPt) - 2 * sideMargin,
    isRtl: isSheetRightToLeft(sheet),
  };
  const isBand = theme.header.arrangement === 'band';
  const author = sheet.name;
  const bullet = bulletIndent(theme, measure.isRtl);
  const words = JSON.stringify(sheet);
  const scripts = scriptsOf(words);
  const styles = documentStyles(theme, scripts, { isRtl: measure.isRtl, isEastAsian: isEastAsian(words) });
  const hasOwnHeader = isBand || theme.side.isRuled;
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
                paragraph: { indent: { ...bullet, start: columns(theme).textStart + bullet.start } },
              },
            },
          ],
        },
      ],
    },
    sections: [
      {
        ...pageEdges(measure, input),
        properties: {
          titlePage: true,
          page: {
            size: { width: measure.pageWidth, height: measure.pageHeight },
            margin: {
              top: isBand ? 0 : margin,
              ...(hasOwnHeader ? { header: 0 } : {}),
              bottom: margin,
              left: sideMargin,
              right: sideMargin,
              // As high as the foot of the page stands.
              footer: Math.round(margin * 0.45),
            },
          },
        },
        children: [...header(measure), ...sectionParagraphs(sheet.sections, measure)],
      },
    ],
  });
  document.Document.Relationships.addRelationship('candor', ownDataRelationship, '../customXml/item1.xml');
  const packed = await Packer.toArrayBuffer(document, undefined, ownDataParts(ownData(input, fitted)));
  return shaped(new Uint8Array(packed), design.photo);
}
