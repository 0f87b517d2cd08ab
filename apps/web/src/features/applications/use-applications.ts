import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { applicationName, kindOfStage, type Outcome } from '@candor/domain/applications';

import { onPersonEvent } from '../../platform/person-events.ts';
import { queryClient } from '../../platform/query-client.ts';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { errorToast, toast } from '../../ui/toast.ts';
import { applicationOf } from './api/application.ts';
import {
  applicationsIn,
  placeApplications,
  refreshApplications,
  type Card,
  type Place,
} from './api/applications.ts';
import { moveQueue, useMoveQueue, type Untaken } from './move-queue.ts';
import { afterMoves } from './moves.ts';

const REFRESH_MS = 400;

/** Follows what other tabs and devices do with applications. */
export function useApplicationEvents(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onPersonEvent(({ kind, subject }) => {
      if (!kind.startsWith('application-') && kind !== 'data-imported') return;
      clearTimeout(timer);
      timer = setTimeout(() => void refreshApplications(), REFRESH_MS);
      void queryClient.invalidateQueries({ queryKey: applicationOf(subject).queryKey });
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}

/** The applications of a place as they will stand once waiting moves are confirmed. */
export function useApplications(place: Place) {
  useApplicationEvents();
  const query = useQuery(applicationsIn(place));
  const { waiting, isOffline } = useMoveQueue();
  const { data } = query;
  const cards = useMemo(() => afterMoves(data?.applications ?? [], waiting), [data, waiting]);
  return { ...query, board: data?.board, cards, isWaiting: waiting.length > 0, isOffline };
}

/** Opens the queue of moves for a person; what it could not do is reported, with a way to try again. */
export function useMoveQueueOf(ownerId: string): void {
  const { data } = useQuery(applicationsIn('active'));
  const stages = data?.board.stages;
  useEffect(() => {
    const nameOf = (id: string) => stages?.find((stage) => stage.id === id)?.name ?? t`another stage`;
    const toastUntaken = (untaken: Untaken) => {
      const { move } = untaken;
      if (untaken.kind === 'refused') {
        errorToast(t`${move.name} was not moved`, untaken.sentence);
        return;
      }
      const { stage, version } = untaken.current;
      toast(
        t`${move.name} was moved to ${nameOf(stage)} elsewhere`,
        t`Your move to ${nameOf(move.to)} didn’t go through.`,
        {
          label: t`Move to ${nameOf(move.to)}`,
          run: () => moveQueue.add({ ...move, from: stage, version }),
        },
      );
    };
    void moveQueue.open(ownerId, toastUntaken);
  }, [ownerId, stages]);
}

export interface MoveTo {
  to: string;
  before?: string | null | undefined;
  outcome?: Outcome | null | undefined;
}

/** Moves a card at once; the server follows as soon as possible. */
export function moveCard(card: Card, { to, before, outcome }: MoveTo): void {
  moveQueue.add({
    id: card.id,
    name: applicationName(card),
    version: card.version,
    from: card.stage,
    to,
    ...(before !== undefined && { before }),
    ...(outcome !== undefined && { outcome }),
  });
}

/** Whether a stage asks how the application ended. */
export const asksOutcome = (stages: Parameters<typeof kindOfStage>[0], to: string): boolean =>
  kindOfStage(stages, to) === 'closed';

const placed: Readonly<Record<Place, (what: string) => string>> = {
  active: (what) => t`Restored ${what}`,
  archived: (what) => t`Archived ${what}`,
  trash: (what) => t`Deleted ${what}`,
};

/** Where an application stands that is not in the trash. */
export const placeOf = ({ archivedAt }: Pick<Card, 'archivedAt'>): Place =>
  archivedAt === null ? 'active' : 'archived';

/** Archives, deletes or takes back, with the way to undo it. */
export function placeCards(cards: readonly Card[], place: Place, from: Place): Promise<void> {
  return withErrorToast(
    async () => {
      const ids = await placeApplications(
        cards.map(({ id }) => id),
        place,
      );
      const [first] = cards;
      const what =
        cards.length === 1 && first
          ? applicationName(first)
          : t`${plural(ids.length, { one: '# application', other: '# applications' })}`;
      const undo = () => void withErrorToast(() => placeApplications(ids, from), t`Not restored`);
      toast(placed[place](what), undefined, { label: t`Undo`, run: undo });
    },
    t`Nothing was changed`,
  );
}
