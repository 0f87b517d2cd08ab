import {
  Footer,
  Header,
  HorizontalPositionRelativeFrom,
  ImageRun,
  PageNumber,
  Paragraph,
  TextRun,
  VerticalPositionRelativeFrom,
} from 'docx';
import { brandLine } from '../resolved-layout/brand.ts';
import { gutterEm } from '../resolved-layout/side-column.ts';
import { columns } from './measures.ts';
import type { Measure } from './page-measure.ts';
import { tab } from './runs.ts';
import { characterStyleId } from './styles.ts';

const emuInPt = 12_700;
const pixelsPerPt = 96 / 72;
const hairlinePt = 0.6;

/**
 * What stands over and under the text of every page. A file cannot say beforehand how many pages a program will make of
 * it: the first has a number where our own pages are several, later ones always.
 */
export function pageEdges(
  measure: Measure,
  { isBrandFree, isNumbered }: { isBrandFree: boolean; isNumbered: boolean },
) {
  const brand = isBrandFree ? [] : [brandRun()];
  const isBand = measure.theme.header.arrangement === 'band';
  const ruled = measure.theme.side.isRuled ? { first: hairline(measure), default: hairline(measure) } : {};
  return {
    // A band of colour begins at the paper's edge, and one section has one margin: the first page has no header, that
    // of the others is their upper margin.
    headers: isBand ? { default: emptyHeader(measure.margin) } : ruled,
    footers: {
      first: footer(isNumbered ? [...brand, tab(), pageNumber()] : brand, measure),
      default: footer([...brand, tab(), pageNumber()], measure),
    },
  };
}

/** How far the number stands from the paper's edge: as on our own pages. */
export const footerTwips = (margin: number) => Math.round(margin * 0.45);

const style = characterStyleId('foot');
const brandRun = () => new TextRun({ text: brandLine, style });
const pageNumber = () =>
  new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES], style });

function footer(children: readonly TextRun[], measure: Measure): Footer {
  return new Footer({
    children: [
      new Paragraph({
        bidirectional: measure.isRtl,
        indent: { start: columns(measure.theme).textStart },
        tabStops: [{ type: 'right', position: measure.textWidth }],
        children,
      }),
    ],
  });
}

const emptyHeader = (line: number, children: ImageRun[] = []) =>
  new Header({
    children: [new Paragraph({ spacing: { before: 0, after: 0, line, lineRule: 'exact' }, children })],
  });

/** The line between side column and text: a picture of one point behind the text, as no paragraph has one that runs through. */
function hairline({ theme, isRtl, pageWidth, pageHeight, margin, sideMargin }: Measure): Header {
  const fromEdgePt = sideMargin / 20 + (theme.sideEm - gutterEm / 2) * theme.type.sizePt;
  const leftPt = isRtl ? pageWidth / 20 - fromEdgePt - hairlinePt : fromEdgePt;
  const line = new ImageRun({
    type: 'gif',
    data: onePoint(theme.colour.hairline),
    transformation: {
      width: hairlinePt * pixelsPerPt,
      height: ((pageHeight - 2 * margin) / 20) * pixelsPerPt,
    },
    decorative: true,
    floating: {
      horizontalPosition: {
        relative: HorizontalPositionRelativeFrom.PAGE,
        offset: Math.round(leftPt * emuInPt),
      },
      verticalPosition: {
        relative: VerticalPositionRelativeFrom.PAGE,
        offset: Math.round((margin / 20) * emuInPt),
      },
      behindDocument: true,
    },
  });
  return emptyHeader(1, [line]);
}

/** A GIF of one point in a colour. */
function onePoint(hex: string): Uint8Array {
  const rgb = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const size = [1, 0, 1, 0];
  const head = [...Buffer.from('GIF89a'), ...size, 0x80, 0, 0, ...rgb, ...rgb];
  return Uint8Array.from([...head, 0x2c, 0, 0, 0, 0, ...size, 0, 2, 2, 0x44, 1, 0, 0x3b]);
}
