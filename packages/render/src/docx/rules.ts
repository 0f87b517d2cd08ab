import { BorderStyle, type IBordersOptions, type IParagraphStylePropertiesOptions } from 'docx';
import type { Theme } from '../layouts/theme.ts';
import { docxColour, emTwips, gapTwips, ruleGapTwips, twips } from './measures.ts';

/** The rule of the header, as a border of the paragraph that it belongs to. */
export function headerRule(theme: Theme, place: Theme['header']['rulePlace']): IBordersOptions | undefined {
  const { rule, rulePlace } = theme.header;
  if (rule === 'none' || rulePlace !== place || theme.header.arrangement !== 'stack') return undefined;
  const color = docxColour(rule === 'hairline' ? theme.colour.hairline : theme.colour.accent);
  const edges = {
    hairline: { style: BorderStyle.SINGLE, size: 4, space: 6, color },
    bar: { style: BorderStyle.SINGLE, size: 20, space: 8, color },
    double: { style: BorderStyle.THICK_THIN_SMALL_GAP, size: 12, space: 6, color },
  };
  return place === 'top' ? { top: edges[rule] } : { bottom: edges[rule] };
}

/** How a heading stands in its line. */
export function headingAlignment({ heading, side }: Theme): 'center' | 'end' | 'start' {
  if (heading.place === 'side') return side.align;
  return heading.align === 'center' ? 'center' : 'start';
}

/** What stands over and under a heading over its section; beside it, its row has the space. */
export function headingSpace(theme: Theme): { before: number; after: number } {
  const { heading, space } = theme;
  if (heading.place !== 'over') return { before: 0, after: 0 };
  const isRuledAbove = heading.rule === 'above' || heading.rule === 'tick';
  return {
    before: isRuledAbove ? ruleGapTwips(theme, space.section) : gapTwips(theme, space.section),
    after:
      heading.rule === 'below'
        ? ruleGapTwips(theme, space.heading)
        : gapTwips(theme, space.heading) + emTwips(theme, 0.1),
  };
}

/** From a border to the text, in points. */
const barSpacePt = 6;

/** The rule of a heading over its section, as a border. */
export function headingRule(theme: Theme, isRtl: boolean): IParagraphStylePropertiesOptions {
  const { rule, rulePt, ruleColour, place } = theme.heading;
  if (rule === 'none' || place !== 'over') return {};
  const edge = {
    style: BorderStyle.SINGLE,
    size: Math.max(2, Math.round(rulePt * 8)),
    space: 3,
    color: docxColour(ruleColour === 'accent' ? theme.colour.accent : theme.colour.hairline),
  };
  switch (rule) {
    case 'above':
    case 'tick':
      return { border: { top: edge } };
    case 'bar': {
      // A border stands outside the text: indented by as much, the bar stands on the margin.
      const bar = { ...edge, space: barSpacePt };
      return {
        border: isRtl ? { right: bar } : { left: bar },
        indent: { start: twips(barSpacePt + rulePt) },
      };
    }
    case 'below':
      return { border: { bottom: edge } };
    // Drawn by the heading's own line, which runs out of its words.
    case 'beside':
      return {};
    default:
      return rule satisfies never;
  }
}
