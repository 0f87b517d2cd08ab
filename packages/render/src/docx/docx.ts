import { Document, LevelFormat, Packer } from 'docx';
import type { RenderInput } from '../input.ts';
import { ownData } from '../own-data.ts';
import type { PagedSetting } from '../page/compile.ts';
import { languageOf } from '../resolved-layout/language.ts';
import { withFittingName } from '../resolved-layout/name-share.ts';
import { documentHead } from './document-head.ts';
import { header } from './header.ts';
import { bulletIndent, columns, docxColour } from './measures.ts';
import { ownDataParts, ownDataRelationship } from './own-data-part.ts';
import { footerTwips, pageEdges } from './page-edges.ts';
import { measureOf } from './page-measure.ts';
import { shaped } from './shaped-photo.ts';
import { bulletList, sectionParagraphs } from './sections.ts';

/** The CV as a Word file with real styles, headings, lists and tab stops, and its data for our reader. */
export async function docxOf(
  input: RenderInput,
  { setting: fitted, isNumbered }: PagedSetting,
): Promise<Uint8Array> {
  const setting = withFittingName(fitted, input.paper);
  const { resolved, theme, design } = setting;
  const measure = measureOf(setting, input.paper);
  const { margin, sideMargin } = measure;
  const isBand = theme.header.arrangement === 'band';
  const hasOwnHeader = isBand || theme.side.isRuled;
  const bullet = bulletIndent(theme, measure.isRtl);
  const document = new Document({
    ...documentHead(measure, input.title, languageOf(input.language, design, resolved)),
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
        ...pageEdges(measure, { isBrandFree: input.isBrandFree, isNumbered }),
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
              footer: footerTwips(margin),
            },
          },
        },
        children: [...header(measure), ...sectionParagraphs(resolved.sections, measure)],
      },
    ],
  });
  document.Document.Relationships.addRelationship('candor', ownDataRelationship, '../customXml/item1.xml');
  const packed = await Packer.toArrayBuffer(document, undefined, ownDataParts(ownData(input, fitted)));
  return shaped(new Uint8Array(packed), design.photo);
}
