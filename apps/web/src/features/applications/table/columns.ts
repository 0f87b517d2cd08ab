import { t } from '@lingui/core/macro';
import type { Stage } from '@candor/domain/applications';
import type { Card } from '../api/applications.ts';
import { orderCards } from '../filter-cards.ts';
import { byWords } from '../../../ui/figures.ts';

export const columns = [
  { id: 'title', label: t`Job title`, width: '' },
  { id: 'company', label: t`Employer`, width: '' },
  { id: 'stage', label: t`Stage`, width: 'w-36' },
  { id: 'next', label: t`Next step`, width: '' },
  { id: 'location', label: t`Location`, width: '' },
  { id: 'source', label: t`Source`, width: 'w-32' },
  { id: 'appliedOn', label: t`Applied`, width: 'w-28' },
] as const;

export interface Sort {
  column: (typeof columns)[number]['id'];
  isDescending: boolean;
}

/** The rows in the order of a column; what is empty comes last either way. */
export function byColumn(
  cards: readonly Card[],
  { column, isDescending }: Sort,
  known: { stages: readonly Stage[]; today: string },
): Card[] {
  if (column === 'next') {
    const ordered = orderCards(cards, 'attention', known);
    return isDescending ? ordered.toReversed() : ordered;
  }
  const places = new Map(known.stages.map(({ id }, at) => [id, at]));
  const valueOf = (card: Card): string => {
    if (column === 'stage') return String(places.get(card.stage) ?? 99);
    if (column === 'appliedOn') return card.appliedOn ?? '';
    return card[column];
  };
  const keyed = cards.map((card) => ({ card, value: valueOf(card) }));
  const sign = isDescending ? -1 : 1;
  return keyed
    .toSorted((a, b) => Number(a.value === '') - Number(b.value === '') || sign * byWords(a.value, b.value))
    .map(({ card }) => card);
}
