import type { ThemeChanges } from '../theme.ts';

/** The name in white on a band of colour; section names in a lively serif in a column of their own. */
export const theme: ThemeChanges = {
  type: { text: 'alegreya-sans', display: 'alegreya', sizePt: 11, leadingEm: 0.56 },
  colour: { ink: '#1f1b24', soft: '#5d5566', accent: '#7a2e52', hairline: '#d5c6cf' },
  styles: {
    name: { size: 3.5, weight: 600, trackingEm: -0.01 },
    headline: { size: 1.35, family: 'display', isItalic: true },
    contact: { size: 0.98 },
    heading: { family: 'display', size: 1.34, weight: 600, colour: 'accent' },
    title: { size: 1.06, weight: 600 },
    subtitle: { weight: 500 },
    label: { weight: 500, colour: 'accent' },
  },
  header: { arrangement: 'band', separator: '•' },
  heading: { rule: 'none', place: 'side' },
  entry: { arrangement: 'stacked', bullet: '–' },
  sideEm: 9.6,
  space: { section: 2.1, heading: 0.7, entry: 1.2, bullet: 0.06, header: 0.95 },
};
