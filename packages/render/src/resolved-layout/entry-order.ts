import type { Theme } from '../layouts/theme.ts';
import type { Entry } from './resolved-layout.ts';

/** The styles of an entry's first and second words, and whether the employer or school is the first. */
export function entryOrder(entry: Entry, { entry: { lead } }: Theme) {
  const isOrganisationFirst = lead === 'subtitle' && entry.isOrganised && entry.subtitle !== '';
  return lead === 'subtitle'
    ? ({ leadRole: 'subtitle', secondRole: 'title', isOrganisationFirst } as const)
    : ({ leadRole: 'title', secondRole: 'subtitle', isOrganisationFirst } as const);
}
