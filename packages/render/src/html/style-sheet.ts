import type { Paper } from '@candor/domain/cv';
import { families } from '../fonts/families.ts';
import { lineDistanceEm } from '../layouts/line-distance.ts';
import { textRoles, type TextRole, type Theme } from '../layouts/theme.ts';
import type { Setting } from '../setting.ts';
import { isLayoutRightToLeft } from '../resolved-layout/direction.ts';
import { paperSizes } from '../resolved-layout/paper.ts';
import { gutterEm, labelColumnEm } from '../resolved-layout/side-column.ts';
import { headerRules, narrowHeaderRules } from './header-rules.ts';
import { headingRules } from './heading-rules.ts';
import { down, gap, narrow, narrowMarginRem, pt } from './measures.ts';

/** The theme as CSS: on the screen a sheet of the paper's width, in print the paper with its margins. */
/** `isNumbered`: the first page has its number too, not only those after it. */
export function styleSheet(
  setting: Setting,
  { paper, isNumbered }: { paper: Paper; isNumbered: boolean },
): string {
  const { resolved, theme, design } = setting;
  const { type, colour, space, entry, page } = theme;
  const size = paperSizes[paper];
  const margins = `${pt(page.verticalPt)} ${pt(page.horizontalPt)}`;
  const isBand = theme.header.arrangement === 'band';
  return [
    '*{box-sizing:border-box}',
    `html{background:#efece6;color:${colour.ink};-webkit-text-size-adjust:100%}`,
    `body{margin:0;font:${type.sizePt}pt/${down(theme, lineDistanceEm(theme))} ${stack(theme, 'text')};font-variant-numeric:lining-nums;overflow-wrap:anywhere;text-autospace:normal;orphans:2;widows:2}`,
    `main{max-width:${size.widthPt}pt;min-height:${size.heightPt}pt;margin:24pt auto;padding:${margins};background:#fff}`,
    'h1,h2,h3,p,ul{margin:0;padding:0;font-size:inherit;font-weight:inherit}',
    'a{color:inherit;text-decoration:none}a:hover,a:focus-visible{text-decoration:underline}',
    ...headerRules(theme, design.photo),
    ...headingRules(theme),
    `.rows{min-width:0}.rows>*+*{margin-top:${gap(theme, space.entry)}}`,
    `.rows>p+p,.groups>div+div,ul.bullets,ul.bullets li+li{margin-top:${down(theme, space.bullet)}}`,
    '.entry{position:relative}.whole{white-space:nowrap}',
    'ul{list-style:none}ul.items{unicode-bidi:isolate}.groups>div>div,ul.items,ul.items li{display:inline}',
    '.head{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;column-gap:1.5em}',
    '.when{white-space:nowrap}.dates{font-variant-numeric:lining-nums tabular-nums}',
    ...(entry.place === 'end'
      ? ['.detail{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline}']
      : []),
    ...sideRules(theme),
    ...groupRules(theme, labelColumnEm(theme, resolved) > 0),
    'ul.bullets{padding-inline-start:1em}ul.bullets li{position:relative;white-space:pre-line}',
    `ul.bullets li::before{content:"${entry.bullet}";position:absolute;inset-inline-start:-1em;color:${colour.soft}}`,
    ...textRoles.map((role) => `.${role}{${look(theme, role)}}`),
    ...scriptRules(theme),
    ...(isBand ? ['header .name,header .headline,header .contact{color:#fff}'] : []),
    `.foot{margin-top:${down(theme, space.section)}}`,
    '.new-page{break-before:page}.kept{break-inside:avoid}',
    ...printRules({ theme, size: size.css, margins, isRtl: isLayoutRightToLeft(resolved), isNumbered }),
    ...narrow(`main{margin:0;padding:${narrowMarginRem}rem}.whole{white-space:normal}`),
    ...narrowHeaderRules(setting),
  ].join('\n');
}

function sideRules(theme: Theme): string[] {
  const { sideEm, side, entry, heading } = theme;
  if (sideEm === 0) return ['.when{margin-inline-start:auto}'];
  const isGrid = heading.place === 'side';
  const rows = [
    ...(isGrid ? [] : [`.rows{padding-inline-start:${sideEm}em}`]),
    ...(side.isRuled ? hairlineRules(theme) : []),
  ];
  if (entry.dates === 'end') return [...rows, '.when{margin-inline-start:auto}'];
  return [
    ...rows,
    `.when{position:absolute;inset-inline-start:-${sideEm}em;width:${sideEm - gutterEm}em;white-space:normal;text-align:${side.align}}`,
    ...narrow('.rows{padding-inline-start:0}.when{position:static;width:100%;text-align:start}'),
  ];
}

/** The line between side column and text runs through, in print on every page. */
function hairlineRules({ sideEm, colour, page }: Theme): string[] {
  const fromText = `${sideEm - gutterEm / 2}em`;
  const line = `content:"";border-inline-start:.6pt solid ${colour.hairline}`;
  return [
    `main{position:relative}main::before{${line};position:absolute;inset-block:${pt(page.verticalPt)};inset-inline-start:calc(${pt(page.horizontalPt)} + ${fromText})}`,
    `@media print{main{position:static}main::before{position:fixed;inset-block:0;inset-inline-start:${fromText}}}`,
    ...narrow('main::before{display:none}'),
  ];
}

const widestLabelEm = 13;

function groupRules({ groups }: Theme, hasLabels: boolean): string[] {
  if (groups === 'line' || !hasLabels) return [];
  const columns = `grid-template-columns:fit-content(${widestLabelEm}em) minmax(0,1fr);column-gap:1em`;
  return [
    `.groups{display:grid;${columns}}.groups>div{display:grid;grid-column:1/-1;grid-template-columns:subgrid;align-items:baseline}`,
    '.groups>div>:only-child{grid-column:1/-1}',
    ...narrow('.groups,.groups>div{display:block}'),
  ];
}

type Print = { theme: Theme; size: string; margins: string; isRtl: boolean; isNumbered: boolean };

/** A band of colour runs to the edges of the paper: there the margins at its sides are the text's, not the page's. */
function printRules({ theme, size, margins, isRtl, isNumbered }: Print): string[] {
  const { header, page } = theme;
  const isBand = header.arrangement === 'band';
  const reset = 'html{background:none}main{margin:0;max-width:none;min-height:0;background:none}';
  // What belongs together: an employer and the first bullet, the last two bullets.
  const whole =
    '.bullets li,.head{break-inside:avoid}.head:not(:last-child),.detail:not(:last-child),.bullets li:nth-last-child(2){break-after:avoid}*{-webkit-print-color-adjust:exact;print-color-adjust:exact}';
  return [
    ...pageNumberRules(theme, { isBand, isRtl, isNumbered }),
    ...(isBand
      ? [
          `@page{size:${size};margin:${pt(page.verticalPt)} 0}@page:first{margin-top:0}`,
          `@media print{${reset}main{padding:0 ${pt(page.horizontalPt)}}header{margin-top:0!important}${whole}}`,
        ]
      : [`@page{size:${size};margin:${margins}}`, `@media print{${reset}main{padding:0}${whole}}`]),
  ];
}

/** Numbers of pages, where a browser draws what stands in the margin. */
function pageNumberRules(
  theme: Theme,
  { isBand, isRtl, isNumbered }: { isBand: boolean; isRtl: boolean; isNumbered: boolean },
): string[] {
  const box = isRtl ? '@bottom-left' : '@bottom-right';
  const { size, colour } = theme.styles.foot;
  const font = `${pt(size * theme.type.sizePt)} ${stack(theme, 'text')}`;
  const inset = isBand ? `;padding:0 ${pt(theme.page.horizontalPt)}` : '';
  return [
    `@page{${box}{content:counter(page) " / " counter(pages);font:${font};color:${theme.colour[colour]}${inset}}}`,
    ...(isNumbered ? [] : [`@page:first{${box}{content:none}}`]),
  ];
}

const generic = { serif: 'serif', sans: 'sans-serif', mono: 'monospace' } as const;

function stack(theme: Theme, family: 'text' | 'display'): string {
  const { name, standIns, kind } = families[theme.type[family]];
  return [...[name, ...standIns].map((face) => `"${face}"`), generic[kind]].join(',');
}

function look(theme: Theme, role: TextRole): string {
  const style = theme.styles[role];
  const letters = {
    'as-typed': '',
    'one-case': '',
    upper: 'text-transform:uppercase;',
    'small-caps': 'font-variant-caps:small-caps;',
  };
  // A heading in the side column is measured in the text's em; its words inside are set in their own size.
  const isMeasured = role === 'heading' && theme.heading.place !== 'over';
  return (
    `font-family:${stack(theme, style.family)};font-size:${isMeasured ? 1 : style.size}em;font-weight:${weightOf(theme, role)};` +
    `font-style:${style.isItalic ? 'italic' : 'normal'};letter-spacing:${style.trackingEm}em;${letters[style.letters]}` +
    `color:${theme.colour[style.colour]}${lineHeight(theme, role)}`
  );
}

/** What scripts and languages ask for, whatever the layout does. */
function scriptRules(theme: Theme): string[] {
  const isMono = families[theme.type.display].kind === 'mono';
  const smallCapitals = textRoles.filter((role) => theme.styles[role].letters === 'small-caps');
  return [
    // No italics, and joined or square letters are not set to one width: their face is the text's.
    `.upright{font-style:normal${isMono ? `;font-family:${stack(theme, 'text')}` : ''}}`,
    // EB Garamond has an f of its own for German, but no small capital of it.
    ...smallCapitals.map((role) => `.${role}:lang(de){font-feature-settings:"locl" 0}`),
  ];
}

/** Words within a line must not make it higher than its neighbours. */
const withinLines: readonly TextRole[] = ['title', 'subtitle', 'dates', 'place', 'label'];

function lineHeight(theme: Theme, role: TextRole): string {
  const { size } = theme.styles[role];
  if (withinLines.includes(role)) return ';line-height:0';
  if (role === 'name') return `;line-height:${down(theme, 1.15 * size)}`;
  return role === 'headline' || (role === 'heading' && theme.heading.place === 'over')
    ? `;line-height:${down(theme, lineDistanceEm(theme) * size)}`
    : '';
}

/** A title of medium weight is set in the next bold one: few stand-ins have the medium, and it would look like the text. */
function weightOf({ styles }: Theme, role: TextRole): number {
  const { weight } = styles[role];
  return role === 'title' && weight === 500 ? 600 : weight;
}
