import type { ThemeChanges } from '../theme.ts';

/** A letterhead over long lists: book serif, contact details at the right, headings under a full rule, little air. */
export const theme: ThemeChanges = {
  type: { text: 'literata', display: 'literata', sizePt: 9.8, leadingEm: 0.66 },
  colour: { ink: '#1c1b1a', soft: '#55524c', accent: '#3b4a2f', hairline: '#8d8a80' },
  styles: {
    name: { size: 2.2, weight: 600, trackingEm: -0.01 },
    headline: { size: 1.08, isItalic: true },
    contact: { size: 0.9 },
    heading: { size: 1.12, weight: 600, colour: 'accent' },
    title: { weight: 600 },
    subtitle: { isItalic: true },
    dates: { size: 0.95, colour: 'ink' },
    place: { colour: 'ink' },
  },
  header: { arrangement: 'split' },
  heading: { rule: 'above', rulePt: 0.8 },
  entry: { bullet: '–' },
  groups: 'table',
  space: { section: 1.6, heading: 0.85, entry: 1, bullet: 0.02, header: 0.7 },
};
