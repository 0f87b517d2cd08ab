import type { ThemeChanges } from '../theme.ts';

/** What LaTeX sets: Computer Modern, small capitals over a full rule, employer and place on the second line. */
export const theme: ThemeChanges = {
  type: { text: 'cmu-serif', display: 'cmu-serif', sizePt: 10.5, leadingEm: 0.56 },
  colour: { ink: '#000000', soft: '#3d3d3d', accent: '#000000', hairline: '#000000' },
  styles: {
    name: { size: 2.5, weight: 400, letters: 'small-caps' },
    headline: { size: 1.05, colour: 'ink', isItalic: true },
    contact: { size: 0.95, colour: 'ink' },
    heading: { size: 1.24, weight: 400, letters: 'small-caps' },
    subtitle: { isItalic: true },
    dates: { size: 1, colour: 'ink' },
    place: { isItalic: true, colour: 'ink' },
  },
  header: { align: 'center', separator: '|', photo: 'above' },
  heading: { rule: 'below', rulePt: 0.5 },
  entry: { arrangement: 'stacked', place: 'end', bullet: '•' },
  space: { section: 1.4, heading: 0.65, entry: 0.95, bullet: 0, header: 0.7 },
  accented: ['heading', 'name'],
};
