import {
  BorderStyle,
  FrameAnchorType,
  FrameWrap,
  HeadingLevel,
  LeaderType,
  Tab,
  TextRun,
  type IParagraphOptions,
} from 'docx';
import type { Section } from '../resolved-layout/resolved-layout.ts';
import { widthEm } from '../resolved-layout/side-column.ts';
import { columns, docxColour, emTwips, ruleGapTwips } from './measures.ts';
import type { Measure } from './page-measure.ts';
import { run } from './runs.ts';
import { headingLineEm } from './styles.ts';

/**
 * The name of a section, as the layout places it, with the rule that belongs to it.
 * @param above what is kept free above one that stands beside its rows, in twips
 */
export function headingDrafts(section: Section, measure: Measure, above: number): IParagraphOptions[] {
  const { theme, isRtl } = measure;
  const heading: IParagraphOptions = {
    heading: HeadingLevel.HEADING_1,
    // Which side a name stands on is the page's; the letters run their own way within it.
    bidirectional: isRtl,
    children: [run(section.title)],
  };
  const pageBreak = section.isOnNewPage ? { pageBreakBefore: true } : {};
  const { place, rule } = theme.heading;
  if (place === 'over') {
    const over = rule === 'beside' ? withLineBeside(heading, section.title, measure) : heading;
    return [{ ...over, ...pageBreak }];
  }
  // A frame goes where the paragraph after it goes: that one begins the page.
  const alignment = theme.side.align;
  const framed = { ...heading, alignment, frame: sideFrame(measure, above) };
  if (place === 'row') return [framed, { ...ruledRow(section.title, measure, above), ...pageBreak }];
  return above === 0 ? [framed] : [framed, { ...line(above, measure), ...pageBreak }];
}

/** An empty line of a height. */
function line(height: number, { isRtl }: Measure): IParagraphOptions {
  const spacing = { before: 0, after: 0, line: Math.max(1, height), lineRule: 'exact' } as const;
  return { bidirectional: isRtl, keepNext: true, spacing, children: [] };
}

/** The side column as a frame, level with what follows what is kept free above. */
function sideFrame({ theme }: Measure, above: number): NonNullable<IParagraphOptions['frame']> {
  return {
    type: 'absolute',
    position: { x: 0, y: above },
    width: columns(theme).sideEnd,
    anchor: { horizontal: FrameAnchorType.MARGIN, vertical: FrameAnchorType.TEXT },
    wrap: FrameWrap.AROUND,
    space: { horizontal: 0, vertical: 0 },
  };
}

/** Capitals of a heading's bold letters, in em. */
const capitalEm = 0.7;

/** Level with the middle of a name in the side column, a rule through the text's: the border of a paragraph of its own. */
function ruledRow(title: string, measure: Measure, above: number): IParagraphOptions {
  const { theme } = measure;
  const { textStart, sideEnd } = columns(theme);
  const { size } = theme.styles.heading;
  const isLong = /\s/u.test(title) && emTwips(theme, widthEm(title) * size * (capitalEm / 0.56)) > sideEnd;
  const height = emTwips(theme, size * headingLineEm * (isLong ? 2 : 1));
  const ruled = line(above + Math.round(height / 2), measure);
  return {
    ...ruled,
    indent: { start: textStart },
    spacing: {
      ...ruled.spacing,
      // Below the name too: its frame would push aside what stands in the side column next.
      after: Math.round(height / 2) + ruleGapTwips(theme, theme.space.heading) - emTwips(theme, 0.2),
    },
    border: { bottom: { style: BorderStyle.SINGLE, space: 0, ...rulePen(measure) } },
  };
}

/** From the underscores of a leader to the middle of the capitals beside them, in em. */
const raisedEm = 0.68;

/** The name and a line that runs out of it: the leader of a tab, raised to the middle of the letters. */
function withLineBeside(heading: IParagraphOptions, title: string, measure: Measure): IParagraphOptions {
  const { theme, textWidth } = measure;
  const { size } = theme.styles.heading;
  const raised = `${Math.round(size * theme.type.sizePt * raisedEm * 2) / 2}pt` as const;
  return {
    ...heading,
    tabStops: [{ type: 'right', position: textWidth, leader: LeaderType.UNDERSCORE }],
    children: [
      run(title),
      new TextRun({ text: '  ' }),
      new TextRun({
        children: [new Tab()],
        position: raised,
        bold: false,
        color: rulePen(measure).color,
      }),
    ],
  };
}

function rulePen({ theme }: Measure): { size: number; color: string } {
  const { rulePt, ruleColour } = theme.heading;
  return {
    size: Math.max(2, Math.round(rulePt * 8)),
    color: docxColour(ruleColour === 'accent' ? theme.colour.accent : theme.colour.hairline),
  };
}
