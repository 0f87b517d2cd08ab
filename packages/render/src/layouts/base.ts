import { sectionIds } from '@candor/domain/cv';
import type { Theme, TypeStyle } from './theme.ts';

const inchPt = 72;

const plain: TypeStyle = {
  family: 'text',
  size: 1,
  weight: 400,
  isItalic: false,
  letters: 'as-typed',
  trackingEm: 0,
  colour: 'ink',
};

/** What every layout starts from; a layout's folder states only its differences. */
export const baseTheme: Theme = {
  type: { text: 'source-sans', display: 'source-sans', sizePt: 10.5, leadingEm: 0.62 },
  colour: { ink: '#1b1b1a', soft: '#57544e', accent: '#1b1b1a', hairline: '#b9b5ac' },
  styles: {
    name: { ...plain, family: 'display', size: 2.5, weight: 600 },
    headline: { ...plain, size: 1.15, colour: 'soft' },
    contact: { ...plain, size: 0.92, colour: 'soft' },
    heading: { ...plain, size: 1, weight: 600 },
    title: { ...plain, weight: 600 },
    subtitle: plain,
    dates: { ...plain, size: 0.95, colour: 'soft' },
    place: { ...plain, colour: 'soft' },
    label: { ...plain, weight: 600 },
    foot: { ...plain, size: 0.72, colour: 'soft' },
  },
  page: { verticalPt: inchPt, horizontalPt: inchPt },
  header: {
    align: 'start',
    arrangement: 'stack',
    separator: '·',
    rule: 'none',
    rulePlace: 'end',
    photo: 'end',
  },
  heading: { rule: 'below', ruleColour: 'hairline', align: 'start', rulePt: 0.5, place: 'over' },
  entry: { lead: 'title', arrangement: 'line', dates: 'end', place: 'inline', bullet: '•' },
  groups: 'line',
  sideEm: 0,
  side: { align: 'start', isRuled: false },
  space: { section: 1.7, heading: 0.75, entry: 1.15, bullet: 0.06, header: 0.92 },
  order: sectionIds,
  accented: ['heading'],
};
