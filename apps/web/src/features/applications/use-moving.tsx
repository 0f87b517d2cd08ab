import { useCallback, useState } from 'react';
import { applicationName, type Stage } from '@candor/domain/applications';
import type { Card } from './api/applications.ts';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { asksOutcome, moveCard } from './use-applications.ts';

interface Closing {
  card: Card;
  to: string;
  before: string | null | undefined;
}

/** The way to move a card, and the question of how it ended where that is to be asked first. */
export function useMoving(stages: readonly Stage[]) {
  const [closing, setClosing] = useState<Closing | null>(null);
  const move = useCallback(
    (card: Card, to: string, before?: string | null) => {
      if (card.stage !== to && asksOutcome(stages, to)) setClosing({ card, to, before });
      else moveCard(card, { to, before });
    },
    [stages],
  );
  const question = closing && (
    <OutcomeDialog
      name={applicationName(closing.card)}
      onClose={() => setClosing(null)}
      onChoose={(outcome) => {
        moveCard(closing.card, { ...closing, outcome });
        setClosing(null);
      }}
    />
  );
  return { move, question };
}
