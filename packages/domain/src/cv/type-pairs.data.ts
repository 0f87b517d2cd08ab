/** Pairs of type families a CV can be set in: one for text, one for what is displayed large. All come with Candor. */
export const typePairs = [
  { id: 'source', text: 'Source Sans 3', display: 'Source Serif 4', kind: 'sans' },
  { id: 'source-serif', text: 'Source Serif 4', display: 'Source Serif 4', kind: 'serif' },
  { id: 'inter', text: 'Inter', display: 'Inter', kind: 'sans' },
  { id: 'garamond', text: 'EB Garamond', display: 'EB Garamond', kind: 'serif' },
  { id: 'fira', text: 'Fira Sans', display: 'Fira Sans', kind: 'sans' },
  { id: 'alegreya', text: 'Alegreya Sans', display: 'Alegreya', kind: 'sans' },
  { id: 'literata', text: 'Literata', display: 'Literata', kind: 'serif' },
  { id: 'plex-mono', text: 'IBM Plex Sans', display: 'JetBrains Mono', kind: 'sans' },
  { id: 'computer-modern', text: 'CMU Serif', display: 'CMU Serif', kind: 'serif' },
  { id: 'open', text: 'Open Sans', display: 'Open Sans', kind: 'sans' },
  { id: 'vollkorn', text: 'Vollkorn', display: 'Vollkorn', kind: 'serif' },
  { id: 'plex-literata', text: 'IBM Plex Sans', display: 'Literata', kind: 'sans' },
] as const;

export type TypePairId = (typeof typePairs)[number]['id'];
export const typePairIds = typePairs.map(({ id }) => id);
