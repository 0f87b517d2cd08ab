import type { Paper } from '@candor/domain/cv';
import { families } from '../fonts/families.ts';
import type { TextRole, Theme } from '../layouts/theme.ts';
import { paperSizes } from '../sheet/paper.ts';

const capitalsEm = 0.66;

const pt = (points: number): string => `${Math.round(points * 100) / 100}pt`;

/** The theme as CSS: on the screen a sheet of the paper's width, in print the paper with its margins. */
export function styleSheet(theme: Theme, paper: Paper): string {
  const { type, colour, space, header, heading, entry } = theme;
  const size = paperSizes[paper];
  const side = theme.sideEm;
  const rule = `${heading.rulePt}pt solid ${colour.hairline}`;
  const headingRules = {
    none: '',
    below: `border-bottom:${rule};padding-bottom:.3em`,
    above: `border-top:${rule};padding-top:.55em`,
    tick: '',
    bar: '',
    beside: 'display:flex;align-items:center;gap:.8em',
  };
  const headerEdge = {
    hairline: `.5pt solid ${colour.hairline}`,
    bar: `2.5pt solid ${colour.accent}`,
    double: `3pt double ${colour.accent}`,
    none: '',
  };
  const headerPlace = {
    top: 'header{border-top:EDGE;padding-top:.9em}',
    middle: '.headline{border-bottom:EDGE;padding-bottom:.7em;margin-bottom:.7em}',
    end: 'header{border-bottom:EDGE;padding-bottom:.8em}',
  };
  return [
    '*{box-sizing:border-box}',
    `html{background:#efece6;color:${colour.ink};-webkit-text-size-adjust:100%}`,
    `body{margin:0;font:${type.sizePt}pt/${(capitalsEm + type.leadingEm).toFixed(2)} ${stack(theme, 'text')};overflow-wrap:anywhere}`,
    `main{max-width:${size.widthPt}pt;min-height:${size.heightPt}pt;margin:24pt auto;padding:${pt(theme.page.verticalPt)} ${pt(theme.page.horizontalPt)};background:#fff}`,
    'h1,h2,h3,p,ul,dl,dd,dt{margin:0;padding:0;font-size:inherit;font-weight:inherit}',
    'a{color:inherit;text-decoration:none}a:hover,a:focus-visible{text-decoration:underline}',
    `header{text-align:${header.align}}`,
    ...(header.rule === 'none'
      ? []
      : [headerPlace[header.rulePlace].replace('EDGE', headerEdge[header.rule])]),
    `.contacts{list-style:none;margin-top:${space.header * 0.5}em}.contacts li{display:inline-block}`,
    `.contacts li+li::before{content:"${header.separator}";margin:0 .55em}`,
    `h2{margin:${space.section}em 0 ${space.heading}em;break-after:avoid;text-align:${heading.align};${headingRules[heading.rule]}}`,
    ...(heading.rule === 'beside' ? [`h2::after{content:"";flex:1;border-top:${rule}}`] : []),
    `.rows>*+*{margin-top:${space.entry}em}`,
    `.head{break-after:avoid;display:flex;flex-wrap:wrap;justify-content:space-between;column-gap:1.5em}`,
    `.dates{${entry.dates === 'side' ? `position:absolute;inset-inline-start:0;white-space:nowrap` : 'margin-inline-start:auto;white-space:nowrap'}}`,
    ...(side > 0
      ? [
          `section{position:relative}.rows{padding-inline-start:${side}em}`,
          `@media(max-width:34em){.rows{padding-inline-start:0}.dates{position:static;width:100%}}`,
        ]
      : []),
    `ul.bullets{list-style:"${entry.bullet}  ";padding-inline-start:1em;margin-top:${space.bullet + 0.1}em}`,
    `ul.bullets li+li{margin-top:${space.bullet}em}ul.bullets li{white-space:pre-line}ul.bullets li::marker{color:${colour.soft}}`,
    ...roles.map((role) => `.${role}{${look(theme, role)}}`),
    `.foot{margin-top:${space.section}em}`,
    `@page{size:${size.css};margin:${pt(theme.page.verticalPt)} ${pt(theme.page.horizontalPt)}}`,
    '@media print{html{background:none}main{margin:0;padding:0;max-width:none;min-height:0}li,.head{break-inside:avoid}}',
    '@media(max-width:34em){main{margin:0;padding:1.25rem}}',
  ].join('\n');
}

const roles: readonly TextRole[] = [
  'name',
  'headline',
  'contact',
  'heading',
  'title',
  'subtitle',
  'dates',
  'place',
  'label',
  'foot',
];

const generic = { serif: 'serif', sans: 'sans-serif', mono: 'monospace' } as const;

function stack(theme: Theme, family: 'text' | 'display'): string {
  const { name, standIns, kind } = families[theme.type[family]];
  return [...[name, ...standIns].map((face) => `"${face}"`), generic[kind]].join(',');
}

function look(theme: Theme, role: TextRole): string {
  const style = theme.styles[role];
  const letters = {
    'as-typed': '',
    upper: 'text-transform:uppercase;',
    'small-caps': 'font-variant-caps:small-caps;',
  };
  return (
    `font-family:${stack(theme, style.family)};font-size:${style.size}em;font-weight:${style.weight};` +
    `font-style:${style.isItalic ? 'italic' : 'normal'};letter-spacing:${style.trackingEm}em;${letters[style.letters]}` +
    `color:${theme.colour[style.colour]}${role === 'name' ? ';line-height:1.15' : ''}`
  );
}
