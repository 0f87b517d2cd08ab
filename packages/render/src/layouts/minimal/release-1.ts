import type { ThemeChanges } from '../theme.ts';

/** White space in place of rules: one light humanist sans, small grey headings, words never bold. */
export const theme: ThemeChanges = {
  type: { text: 'fira', display: 'fira', sizePt: 9.6, leadingEm: 0.74 },
  colour: { ink: '#222426', soft: '#6a6f75', accent: '#222426', hairline: '#dcdfe2' },
  styles: {
    name: { size: 2.1, weight: 300, trackingEm: -0.005 },
    headline: { size: 1.1, weight: 300 },
    contact: { size: 0.9 },
    heading: { size: 0.94, weight: 400, colour: 'soft', trackingEm: 0.03 },
    title: { weight: 500 },
    subtitle: { weight: 400 },
    dates: { size: 0.9 },
    label: { weight: 400, colour: 'soft' },
  },
  header: { separator: ' ' },
  heading: { rule: 'none' },
  entry: { arrangement: 'stacked', bullet: '·' },
  groups: 'table',
  space: { section: 2.5, heading: 0.95, entry: 1.45, bullet: 0.1, header: 0.85 },
  accented: ['heading', 'name'],
};
