import type { Theme } from '../layouts/theme.ts';
import { gutterEm } from '../resolved-layout/side-column.ts';
import { down, gap, narrow, ruleGap } from './measures.ts';

/** The section names as CSS: over their section, on a row of their own, or beside its first row. */
export function headingRules(theme: Theme): string[] {
  const { heading } = theme;
  if (heading.place === 'over') return over(theme);
  const rules = heading.place === 'row' ? onRow(theme) : beside(theme);
  return [...rules, ...narrow('section,h2{display:block}')];
}

function rule({ heading, colour }: Theme): string {
  return `${heading.rulePt}pt solid ${heading.ruleColour === 'accent' ? colour.accent : colour.hairline}`;
}

function over(theme: Theme): string[] {
  const { heading, styles, space } = theme;
  const { size } = styles.heading;
  const line = rule(theme);
  const forms = {
    none: '',
    below: `border-bottom:${line};padding-bottom:${ruleGap(theme, 0.38, size)}`,
    above: `border-top:${line};padding-top:${ruleGap(theme, 0.6, size)}`,
    tick: '',
    bar: `border-inline-start:${line};padding-inline-start:.6em`,
    beside: 'display:flex;align-items:center;gap:.8em',
  };
  const above = heading.rule === 'above' ? ruleGap(theme, space.section) : gap(theme, space.section, size);
  const below = heading.rule === 'below' ? ruleGap(theme, space.heading) : gap(theme, space.heading, size);
  return [
    `h2{margin:${above} 0 ${below};break-after:avoid;text-align:${heading.align};${forms[heading.rule]}}`,
    ...(heading.rule === 'beside' ? [`h2::after{content:"";flex:1;border-top:${line}}`] : []),
    ...(heading.rule === 'tick'
      ? [
          `h2::before{content:"";display:block;width:2em;border-top:${line};margin-bottom:${down(theme, 0.4)}}`,
        ]
      : []),
  ];
}

const columns = ({ sideEm }: Theme) =>
  `grid-template-columns:${sideEm - gutterEm}em minmax(0,1fr);column-gap:${gutterEm}em`;

function onRow(theme: Theme): string[] {
  const { styles, space, side } = theme;
  return [
    `section{margin-top:${gap(theme, space.section)}}`,
    `h2{display:grid;${columns(theme)};align-items:center;margin-bottom:${gap(theme, space.heading)};break-after:avoid}`,
    `h2>span{justify-self:${side.align};text-align:${side.align};overflow-wrap:normal;font-size:${styles.heading.size}em}`,
    `h2::after{content:"";border-top:${rule(theme)}}`,
  ];
}

function beside(theme: Theme): string[] {
  const { styles, space, side } = theme;
  const { size } = styles.heading;
  return [
    `section{display:grid;${columns(theme)};margin-top:${gap(theme, space.section)}}`,
    `h2{text-align:${side.align};hyphens:auto}`,
    `h2>span{display:block;font-size:${size}em;line-height:${down(theme, 1.15 * size)}}`,
  ];
}
