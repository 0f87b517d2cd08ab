import type { ThemeChanges } from '../theme.ts';

/** One tight grotesque, a thick rule over the name, dates hanging in a column of their own. */
export const theme: ThemeChanges = {
  type: { text: 'inter', display: 'inter', sizePt: 9.4, leadingEm: 0.68 },
  colour: { ink: '#16181d', soft: '#5a6070', accent: '#0b6e66', hairline: '#cfd4da' },
  styles: {
    name: { size: 2.9, trackingEm: -0.025 },
    headline: { size: 1.2, weight: 500, colour: 'accent' },
    heading: { size: 1.15, colour: 'accent', trackingEm: -0.005 },
    subtitle: { weight: 500 },
    dates: { size: 0.88 },
  },
  header: { rule: 'bar', rulePlace: 'top', separator: '/' },
  heading: { rule: 'above', rulePt: 0.6 },
  entry: { dates: 'side', bullet: '–' },
  sideEm: 11,
  space: { section: 1.9, heading: 0.8, entry: 1.3, header: 0.95 },
};
