import { useDeferredValue, useMemo } from 'react';
import type { Stage } from '@candor/domain/applications';
import type { Card } from './api/applications.ts';
import { filterCards, orderCards, type Filter, type Order } from './filter-cards.ts';

interface ShownCardsOptions {
  stages: readonly Stage[];
  filter: Filter;
  order: Order;
  /** Whether one stage may be asked for: a board has its stages side by side. */
  isByStage: boolean;
  today: string;
}

/** The cards that a filter lets through, in their order: in a row, and by stage. */
export function useShownCards(cards: readonly Card[], options: ShownCardsOptions) {
  const { stages, filter, order, isByStage, today } = options;
  // Put in order before they are searched: a letter typed sorts nothing again.
  const ordered = useMemo(() => orderCards(cards, order, { stages, today }), [cards, stages, order, today]);
  // A key shows in the field at once; what it finds may come a moment behind it.
  const asked = useDeferredValue(filter);
  const stage = isByStage ? asked.stage : '';
  const shown = useMemo(
    () => filterCards(ordered, { ...asked, stage }, { stages, today }),
    [ordered, asked, stage, stages, today],
  );
  const columns = useMemo(
    () => Map.groupBy(shown, (card) => (stages.some(({ id }) => id === card.stage) ? card.stage : 'saved')),
    [shown, stages],
  );
  return { shown, columns };
}
