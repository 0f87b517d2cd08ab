import type { ThemeChanges } from '../theme.ts';

/** The European form: labels and dates at the right of a ruled side column, facts beside them, one blue. */
export const theme: ThemeChanges = {
  type: { text: 'open-sans', display: 'open-sans', sizePt: 9.3, leadingEm: 0.68 },
  colour: { ink: '#26262b', soft: '#54565f', accent: '#124a9c', hairline: '#a9bbd6' },
  styles: {
    name: { size: 2.35, weight: 600, colour: 'accent', trackingEm: -0.01 },
    headline: { size: 1.15, weight: 400 },
    contact: { size: 0.94 },
    heading: { size: 0.94, weight: 600, letters: 'upper', trackingEm: 0.04, colour: 'accent' },
    title: { weight: 600, colour: 'accent' },
    subtitle: { weight: 600 },
    dates: { size: 0.9 },
  },
  header: { separator: '|', photo: 'side' },
  heading: { rule: 'none', ruleColour: 'accent', rulePt: 0.8, place: 'row' },
  entry: { dates: 'side', arrangement: 'stacked', bullet: '–' },
  sideEm: 12,
  side: { align: 'end', isRuled: true },
  space: { section: 1.7, heading: 0.8, entry: 1.2, bullet: 0.06, header: 0.8 },
  accented: ['heading', 'title'],
};
