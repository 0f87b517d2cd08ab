import { HeadingLevel, Paragraph, TextRun, type FileChild, type ParagraphChild, type Table } from 'docx';
import { widthEm } from '../resolved-layout/side-column.ts';
import { contactLines } from './contact-lines.ts';
import { columns, docxColour, emTwips, twips } from './measures.ts';
import type { Measure } from './page-measure.ts';
import { photoParagraph, photoWidth } from './photo.ts';
import { noBorder, rowTable, type Cell } from './row-table.ts';
import { headerRule } from './rules.ts';
import { contact, run, separator } from './runs.ts';

/** The part of the text's width that contact details at the far edge take at the most. */
const greatestContactShare = 0.42;

/** Name, headline, contact details and photo as the layout arranges them, in reading order. */
export function header(measure: Measure): FileChild[] {
  const { theme, resolved, design } = measure;
  const { arrangement, photo } = theme.header;
  if (arrangement === 'band') return [band(measure)];
  if (arrangement === 'split' && resolved.contacts.length > 0)
    return [split(measure), afterTable(measure, theme.header.rule !== 'none')];
  if (design.photo === null) return words(measure);
  if (photo === 'above') {
    const below = emTwips(theme, theme.space.header * 1.6 - nameTopEm * theme.styles.name.size);
    return [photoParagraph(design.photo, measure, 'center', below), ...words(measure)];
  }
  return [...overPhoto(measure), besidePhoto(measure), afterTable(measure, false)];
}

/** What a line of the name holds above its capitals, in em. */
const nameTopEm = 0.2;

/** A rule over the whole head, where a photo stands beside the name: without one, the name has it as its border. */
function overPhoto({ theme }: Measure): Paragraph[] {
  const border = headerRule(theme, 'top');
  if (border === undefined) return [];
  const spacing = { before: 0, after: emTwips(theme, 0.4), line: 20, lineRule: 'exact' } as const;
  return [new Paragraph({ border, spacing, keepNext: true })];
}

/** Everything but the photo, one below the other. */
function words(measure: Measure): Paragraph[] {
  const { resolved, theme, design } = measure;
  const isBesideColumn = theme.header.photo === 'side' && design.photo === null;
  const indent = isBesideColumn ? { start: columns(theme).textStart } : {};
  return [
    ...titles(measure, indent),
    ...(resolved.contacts.length === 0
      ? []
      : [
          new Paragraph({
            style: 'Contact',
            indent,
            bidirectional: measure.isRtl,
            children: contactChildren(measure),
          }),
        ]),
  ];
}

/** The contact details one after the other, with a separator between two of a line, none at its end. */
function contactChildren(measure: Measure): ParagraphChild[] {
  const { separator: mark } = measure.theme.header;
  const lines = contactLines(measure).map((line) =>
    line.flatMap((item, at) => [...(at === 0 ? [] : [separator(mark, measure)]), contact(item, measure)]),
  );
  return lines.flatMap((line, at) => (at === 0 ? line : [new TextRun({ break: 1 }), ...line]));
}

function titles({ resolved, theme, design, isRtl }: Measure, indent: object = {}): Paragraph[] {
  const isRuledOver =
    design.photo !== null && theme.header.photo !== 'above' && theme.header.rulePlace === 'top';
  const { name, headline } = resolved;
  return [
    ...(name === ''
      ? []
      : [
          new Paragraph({
            heading: HeadingLevel.TITLE,
            ...(isRuledOver ? { border: { top: noBorder } } : {}),
            indent,
            bidirectional: isRtl,
            children: [run(name)],
          }),
        ]),
    ...(headline === ''
      ? []
      : [
          new Paragraph({
            style: 'Headline',
            indent,
            bidirectional: isRtl,
            children: [run(headline)],
          }),
        ]),
  ];
}

function photoCell(measure: Measure): Cell[] {
  const { design, theme } = measure;
  if (design.photo === null) return [];
  const isAtSide = theme.header.photo === 'side';
  const width = isAtSide
    ? Math.max(columns(theme).textStart, photoWidth(design.photo))
    : photoWidth(design.photo) + emTwips(theme, 1.6);
  const align = isAtSide ? theme.side.align : 'end';
  const gap = isAtSide ? columns(theme).textStart - columns(theme).sideEnd : 0;
  return [{ children: [photoParagraph(design.photo, measure, align)], width, end: gap }];
}

function besidePhoto(measure: Measure): Table {
  const photo = photoCell(measure);
  const rest = measure.textWidth - (photo[0]?.width ?? 0);
  const own: Cell = { children: words(measure), width: rest };
  return measure.theme.header.photo === 'side'
    ? rowTable([...photo, own], measure, { align: 'top' })
    : rowTable([own, ...photo], measure);
}

function longestContact({ resolved, theme }: Measure): number {
  const longest = Math.max(...resolved.contacts.map(({ text }) => widthEm(text)));
  return emTwips(theme, (longest + 1) * theme.styles.contact.size);
}

function split(measure: Measure): Table {
  const photo = photoCell(measure);
  const width = measure.textWidth - (photo[0]?.width ?? 0);
  const contactWidth = Math.min(Math.round(width * greatestContactShare), longestContact(measure));
  const contacts = measure.resolved.contacts.map(
    (item) =>
      new Paragraph({
        style: 'Contact',
        alignment: 'end',
        bidirectional: measure.isRtl,
        children: [contact(item, measure)],
      }),
  );
  return rowTable(
    [
      { children: titles(measure), width: width - contactWidth },
      { children: contacts, width: contactWidth },
      ...photo,
    ],
    measure,
    { align: photo.length === 0 ? 'bottom' : 'center' },
  );
}

/** A table needs a paragraph between it and the text; the header's rule, where it has one, is that paragraph's. */
function afterTable({ theme }: Measure, isRuled: boolean): Paragraph {
  const color = docxColour(theme.colour.hairline);
  return new Paragraph({
    spacing: { before: emTwips(theme, isRuled ? 0.5 : 0), after: 0, line: 40, lineRule: 'exact' },
    ...(isRuled ? { border: { top: { style: 'single', size: 4, space: 0, color } } } : {}),
  });
}

/** A ground of colour from edge to edge: the page it stands on has no margin above its text. */
function band(measure: Measure): Table {
  const { theme, pageWidth, sideMargin } = measure;
  const photo = photoCell(measure).map((cell) => ({
    ...cell,
    width: cell.width + sideMargin,
    end: sideMargin,
  }));
  const rest = pageWidth - (photo[0]?.width ?? 0);
  const own: Cell = {
    children: words(measure),
    width: rest,
    start: sideMargin,
    end: photo.length === 0 ? sideMargin : 0,
  };
  return rowTable([own, ...photo], measure, {
    ground: {
      fill: docxColour(theme.colour.accent),
      // The page measures from capitals, a line begins above them.
      top: twips(theme.page.verticalPt * 0.72) - emTwips(theme, 0.3 * theme.styles.name.size),
      bottom: emTwips(theme, theme.space.header * 1.9),
      indent: -sideMargin,
    },
  });
}
