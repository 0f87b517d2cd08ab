import type { ThemeChanges } from '../theme.ts';

/** A quiet sans with a serif name, ruled headings, dates at the right edge. */
export const theme: ThemeChanges = {
  type: { text: 'source-sans', display: 'source-serif' },
  colour: { accent: '#1f3a5f' },
  styles: {
    name: { colour: 'accent', trackingEm: -0.01 },
    heading: { colour: 'accent', letters: 'upper', trackingEm: 0.08, size: 0.9 },
  },
};
