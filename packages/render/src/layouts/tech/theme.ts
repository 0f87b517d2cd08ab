import type { ThemeChanges } from '../theme.ts';

/** An engineer's data sheet: monospaced name, dates and labels, headings behind a bar of colour, skills as a table. */
export const theme: ThemeChanges = {
  type: { text: 'plex-sans', display: 'jetbrains-mono', sizePt: 9.7, leadingEm: 0.68 },
  colour: { ink: '#16202a', soft: '#536170', accent: '#0a5c8a', hairline: '#cbd4dc' },
  styles: {
    name: { size: 2.3, weight: 600, trackingEm: -0.04 },
    headline: { family: 'display', size: 0.98, colour: 'accent' },
    contact: { size: 0.92 },
    heading: { family: 'display', size: 1.02, weight: 600, trackingEm: -0.02 },
    title: { weight: 600 },
    dates: { family: 'display', size: 0.84 },
    label: { family: 'display', size: 0.86, weight: 400, colour: 'accent' },
  },
  header: { separator: '|' },
  heading: { rule: 'bar', ruleColour: 'accent', rulePt: 2.6 },
  entry: { bullet: '›' },
  groups: 'table',
  space: { section: 1.85, heading: 0.9, entry: 1.1, bullet: 0.06, header: 0.85 },
  accented: ['headline', 'label'],
};
