import type { DesignPhoto } from '@candor/domain/cv';
import { families } from '../fonts/families.ts';
import type { Theme } from '../layouts/theme.ts';
import type { Setting } from '../setting.ts';
import { nameWidthEm } from '../resolved-layout/name-share.ts';
import { photoSize } from '../photo/photo-size.ts';
import { gutterEm } from '../resolved-layout/side-column.ts';
import { contactLineRules } from './contact-rules.ts';
import { down, narrow, narrowMarginRem, pt } from './measures.ts';

/**
 * How far a line's box stands over the capitals of a name, in em of its own. Only within a header's own ground or rule:
 * what stood over the page's margin would be cut in print.
 */
const overCapitalsEm = 0.2;

/** The header as CSS: a grid of photo, titles and contact details, as the layout arranges them. */
export function headerRules(theme: Theme, photo: DesignPhoto | null): string[] {
  const { header, space, page, colour } = theme;
  return [
    `header{display:grid;text-align:${header.align};column-gap:1.6em;${areas(theme, photo !== null)}}`,
    '.titles{grid-area:titles;min-width:0}.contacts{grid-area:contacts}',
    ...(photo === null ? [] : [photoRule(photo, theme)]),
    ...edgeRules(theme),
    ...(header.arrangement === 'band'
      ? [
          `header{align-content:center;background:${colour.accent};margin:-${pt(page.verticalPt)} -${pt(page.horizontalPt)} 0;padding:${pt(page.verticalPt * 0.72)} ${pt(page.horizontalPt)} ${space.header * 1.9}em}`,
          `.name{margin-top:-${overCapitalsEm}em}`,
        ]
      : []),
    `.contacts{margin-top:${down(theme, space.header * 0.5)};line-height:${down(theme, contactLineEm(theme))}}`,
    ...(header.arrangement === 'split'
      ? ['.contacts{text-align:end}.titles,.contacts{align-self:end}']
      : contactLineRules(theme)),
  ];
}

/**
 * On a narrow screen all of the header stands in one column, its name no wider than that. In the list of rules these
 * follow all others of the header.
 */
export function narrowHeaderRules({ resolved, theme, design }: Setting): string[] {
  const rows = `${design.photo === null ? '' : '"photo" '}"titles" "contacts"`;
  const isBand = theme.header.arrangement === 'band';
  const widest = nameWidthEm(theme, resolved.name.split(/[\s-]+/u));
  const { size } = theme.styles.name;
  const name =
    widest === 0
      ? ''
      : `.name{font-size:min(${size}em,calc((100vw - ${2 * narrowMarginRem}rem)/${widest.toFixed(2)}));line-height:1.15}`;
  return narrow(
    `header{grid-template:${rows}/minmax(0,1fr)${isBand ? `;margin:-${narrowMarginRem}rem -${narrowMarginRem}rem 0;padding:${narrowMarginRem}rem` : ''}}.contacts{text-align:inherit;align-self:auto}.photo{${theme.header.photo === 'above' ? '' : 'justify-self:start;'}margin-bottom:1em}${name}`,
  );
}

/** Contact details stand in lines of their own distance, which no control turns. */
function contactLineEm({ type, styles, header }: Theme): number {
  const capitals = families[type.text].capitalsEm * styles.contact.size;
  return capitals + (header.arrangement === 'split' ? 0.55 : 0.6);
}

/** The header's grid. Beside a photo at the far edge the words stand at half its height. */
function areas({ header, sideEm }: Theme, hasPhoto: boolean): string {
  if (header.arrangement === 'split') {
    const columns = 'minmax(0,1fr) fit-content(42%)';
    return hasPhoto
      ? `grid-template:". . photo" 1fr "titles contacts photo" auto ". . photo" 1fr/${columns} auto`
      : `grid-template:"titles contacts"/${columns}`;
  }
  if (header.photo === 'side') {
    const side = `${sideEm - gutterEm}em`;
    return `grid-template:"photo titles" "photo contacts" 1fr/${side} minmax(0,1fr);column-gap:${gutterEm}em`;
  }
  if (!hasPhoto) return 'grid-template:"titles" "contacts"/minmax(0,1fr)';
  if (header.photo === 'above') return 'grid-template:"photo" "titles" "contacts"/minmax(0,1fr)';
  return 'grid-template:". photo" 1fr "titles photo" auto "contacts photo" auto ". photo" 1fr/minmax(0,1fr) auto';
}

function photoRule(photo: DesignPhoto, { header, side }: Theme): string {
  const { widthPt, heightPt } = photoSize(photo);
  const radius = { square: '0', portrait: '0', rounded: '12%', round: '50%' }[photo.shape];
  const places = {
    above: 'justify-self:center;margin-bottom:1em',
    side: `justify-self:${side.align}`,
    end: 'align-self:center',
  };
  return `.photo{grid-area:photo;width:${pt(widthPt)};height:${pt(heightPt)};object-fit:cover;border-radius:${radius};${places[header.photo]}}`;
}

function edgeRules({ header, colour }: Theme): string[] {
  const edges = {
    hairline: `.5pt solid ${colour.hairline}`,
    bar: `2.5pt solid ${colour.accent}`,
    double: `3pt double ${colour.accent}`,
    none: '',
  };
  const edge = edges[header.rule];
  if (edge === '') return [];
  const places = {
    top: `header{border-top:${edge};padding-top:1.2em}.name{margin-top:-${overCapitalsEm}em}`,
    middle: `.headline{border-bottom:${edge};padding-bottom:.7em;margin-bottom:.7em}`,
    end: `header{border-bottom:${edge};padding-bottom:.8em}`,
  };
  return [places[header.rulePlace]];
}
