import type { CvDesign } from '@candor/domain/cv';
import { families, familiesOfPair } from '../fonts/families.ts';
import type { TextRole, Theme, TypeStyle } from './theme.ts';

const millimetrePt = 72 / 25.4;
/** Paper's white shows between capitals and the next line: this much of an em, whatever a person turns. */
const leastLeadingEm = 0.4;

/** A layout's theme with what a person changed about it. */
export function designed(theme: Theme, design: CvDesign): Theme {
  return {
    ...theme,
    type: {
      ...theme.type,
      ...(design.typePair === null ? {} : familiesOfPair[design.typePair]),
      sizePt: sizeIn(theme, design) * design.size,
      leadingEm: leadingAt(theme, design.lineSpacing),
    },
    ...(design.accent === null ? {} : accented(theme, design.accent)),
    ...(design.margins === null
      ? {}
      : {
          page: {
            verticalPt: design.margins.verticalMm * millimetrePt,
            horizontalPt: design.margins.horizontalMm * millimetrePt,
          },
        }),
    space: spaced(theme, design.sectionSpacing),
  };
}

/** The size at which a chosen family's small letters are as high as those of the layout's own, to a tenth of a point. */
function sizeIn({ type }: Theme, { typePair }: CvDesign): number {
  if (typePair === null) return type.sizePt;
  const share = families[type.text].xHeightEm / families[familiesOfPair[typePair].text].xHeightEm;
  return Math.round(type.sizePt * share * 10) / 10;
}

/** Capital height of the families, in em: leading is measured from a baseline to the capitals below it. */
const capitalsEm = 0.66;

/** The leading at which the distance from baseline to baseline is `factor` times the theme's. */
export function leadingAt({ type }: Theme, factor: number): number {
  return Math.max(leastLeadingEm, (type.leadingEm + capitalsEm) * factor - capitalsEm);
}

/** The distances between sections and entries, multiplied. */
export function spaced({ space }: Theme, factor: number): Theme['space'] {
  return {
    ...space,
    section: space.section * factor,
    heading: space.heading * factor,
    entry: space.entry * factor,
  };
}

function accented(theme: Theme, accent: string): Pick<Theme, 'colour' | 'styles'> {
  const styles: Record<TextRole, TypeStyle> = { ...theme.styles };
  for (const role of theme.accented) styles[role] = { ...styles[role], colour: 'accent' };
  return { colour: { ...theme.colour, accent }, styles };
}
