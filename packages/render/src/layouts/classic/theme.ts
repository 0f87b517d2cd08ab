import type { ThemeChanges } from '../theme.ts';

/** A book page: Garamond, everything centred over the text, small capitals, employers first. */
export const theme: ThemeChanges = {
  type: { text: 'eb-garamond', display: 'eb-garamond', sizePt: 11.5, leadingEm: 0.6 },
  colour: { ink: '#191714', soft: '#4d4841', accent: '#191714', hairline: '#8f887b' },
  styles: {
    name: { size: 2.45, weight: 400, letters: 'small-caps', trackingEm: 0.05 },
    headline: { size: 1.12, isItalic: true },
    contact: { size: 0.95 },
    heading: { size: 1.16, weight: 400, letters: 'small-caps', trackingEm: 0.09 },
    subtitle: { weight: 600 },
    title: { weight: 400, isItalic: true },
    dates: { size: 1, colour: 'ink' },
    place: { colour: 'ink' },
    label: { weight: 400, isItalic: true },
  },
  header: { align: 'center', separator: '•', photo: 'above' },
  heading: { rule: 'below', align: 'center', rulePt: 0.4 },
  entry: { lead: 'subtitle', arrangement: 'stacked' },
  space: { section: 1.45, heading: 0.75, entry: 1.05, bullet: 0.02, header: 0.8 },
};
