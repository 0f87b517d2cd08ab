import type { ThemeChanges } from '../theme.ts';

/** A light, wide serif under a double rule; spaced capitals with a line running out beside them. */
export const theme: ThemeChanges = {
  type: { text: 'source-serif', display: 'source-serif', sizePt: 10, leadingEm: 0.7 },
  colour: { ink: '#1a1a1c', soft: '#5b5754', accent: '#6b2737', hairline: '#b5aaa4' },
  styles: {
    name: { size: 3.3, weight: 300, trackingEm: -0.005 },
    headline: { size: 1.2, isItalic: true, colour: 'accent' },
    heading: { size: 0.88, weight: 600, letters: 'upper', trackingEm: 0.16, colour: 'accent' },
    subtitle: { isItalic: true },
    title: { size: 1.08 },
  },
  header: { rule: 'double', rulePlace: 'middle', separator: '|' },
  heading: { rule: 'beside', rulePt: 0.5 },
  entry: { arrangement: 'stacked' },
  space: { section: 2, heading: 0.95, entry: 1.25, header: 0.95, bullet: 0.1 },
};
