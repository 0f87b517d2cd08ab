import type { DesignPhoto } from '@candor/domain/cv';
import type { Theme } from '../layouts/theme.ts';
import { photoSize } from '../photo/photo-size.ts';
import { gutterEm } from '../sheet/side-column.ts';
import { pt } from './measures.ts';

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
          '@media(max-width:34em){header{margin:-1.25rem -1.25rem 0;padding:1.25rem}}',
        ]
      : []),
    `.contacts{list-style:none;margin-top:${space.header * 0.5}em}`,
    ...(header.arrangement === 'split'
      ? ['.contacts{text-align:end;align-self:end}']
      : [
          '.contacts li{display:inline-block}',
          `.contacts li:not(:last-child)::after{content:"${header.separator}";margin:0 .55em}`,
        ]),
  ];
}

function areas({ header, sideEm }: Theme, hasPhoto: boolean): string {
  if (header.arrangement === 'split') {
    const columns = `minmax(0,1fr) fit-content(42%)${hasPhoto ? ' auto' : ''}`;
    return `grid-template:"titles contacts${hasPhoto ? ' photo' : ''}" / ${columns}`;
  }
  if (header.photo === 'side') {
    const side = `${sideEm - gutterEm}em`;
    return `grid-template:"photo titles" "photo contacts" 1fr / ${side} minmax(0,1fr);column-gap:${gutterEm}em`;
  }
  if (!hasPhoto) return 'grid-template:"titles" "contacts" / minmax(0,1fr)';
  if (header.photo === 'above') return 'grid-template:"photo" "titles" "contacts" / minmax(0,1fr)';
  return 'grid-template:"titles photo" "contacts photo" / minmax(0,1fr) auto';
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
