import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { kindOfStage, type Stage } from '@candor/domain/applications';
import { sentenceOf } from '../../platform/call-error.ts';
import { keptState } from '../../platform/kept-state.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Place } from './api/applications.ts';
import { downloadCalendar, downloadCsv } from './api/files.ts';
import type { CardActions } from './board/board-card.tsx';
import { Board } from './board/board.tsx';
import { noFilter, type Order } from './filter-cards.ts';
import type { OfferPay } from './offers-view.tsx';
import { OpenDialog, type DialogOfView } from './open-dialog.tsx';
import { ApplicationsTable } from './table/applications-table.tsx';
import { menuIcons, Toolbar } from './toolbar.tsx';
import { placeCards, useApplications, useMoveQueueOf } from './use-applications.ts';
import { useMoving } from './use-moving.tsx';
import { useShownCards } from './use-shown-cards.ts';
import type { View } from './view.ts';
import { todayHere } from '../../platform/days.ts';

const FiguresView = lazyPart(async () => (await import('./figures/figures-view.tsx')).FiguresView);
const OffersView = lazyPart(async () => (await import('./offers-view.tsx')).OffersView);

// Who comes back from a job finds the board as it was left.
const useFilter = keptState(noFilter);
const useOrder = keptState<Order>('attention');
const useOpened = keptState('');

interface ApplicationsViewProps {
  ownerId: string;
  view: View;
  onView: (view: View) => void;
  onPlace: (place: Place) => void;
  /** Opens the screen of a job. */
  onOpen: (id: string) => void;
  /** Where pay stands among what others earn. */
  Pay: OfferPay;
}

/** The applications of a person: a board, a table and figures over the same cards. */
export function ApplicationsView(props: ApplicationsViewProps) {
  const { ownerId, view, onView, onPlace, onOpen, Pay } = props;
  useMoveQueueOf(ownerId);
  const { board, cards, error, refetch, isWaiting, isOffline } = useApplications('active');
  const [filter, setFilter] = useFilter(ownerId);
  const [order, setOrder] = useOrder(ownerId);
  const [opened, setOpened] = useOpened(ownerId);
  const [dialog, setDialog] = useState<DialogOfView | null>(null);
  const today = todayHere();
  const stages = useMemo<readonly Stage[]>(() => board?.stages ?? [], [board]);

  const { shown, columns } = useShownCards(cards, {
    stages,
    filter,
    order,
    isByStage: view === 'table',
    today,
  });
  const sources = useMemo(
    () => [...new Set(cards.map(({ source }) => source))].filter(Boolean).toSorted(),
    [cards],
  );

  const offers = cards.filter(({ stage }) => kindOfStage(stages, stage) === 'offer');
  const { move, question } = useMoving(stages);
  const actions = useMemo(
    (): CardActions => ({
      open: (id) => {
        setOpened(id);
        onOpen(id);
      },
      cameBack: () => setOpened(''),
      move,
      archive: (card) => void placeCards([card], 'archived', 'active'),
      remove: (card) => void placeCards([card], 'trash', 'active'),
    }),
    [onOpen, move, setOpened],
  );
  const add = useCallback((stage: string) => setDialog({ kind: 'add', stage }), []);
  if (error)
    return (
      <LoadError onRetry={() => void refetch()}>
        {sentenceOf(error, t`Your applications could not be loaded.`)}
      </LoadError>
    );
  if (!board) return <BoardSkeleton />;
  const isBare = cards.length === 0;
  return (
    <>
      <Toolbar
        view={view}
        onView={onView}
        filter={filter}
        onFilter={setFilter}
        order={order}
        onOrder={setOrder}
        hasOffers={offers.length > 0}
        sources={sources}
        stages={stages}
        onAdd={() => add('saved')}
        more={[
          { label: t`Edit stages`, icon: menuIcons.stages, onSelect: () => setDialog({ kind: 'stages' }) },
          { label: t`Import CSV`, icon: menuIcons.importing, onSelect: () => setDialog({ kind: 'import' }) },
          { label: t`Export CSV`, icon: menuIcons.exporting, onSelect: () => void downloadCsv() },
          {
            label: t`Export dates to calendar`,
            icon: menuIcons.calendar,
            onSelect: () => void downloadCalendar(null),
          },
          { label: t`Archived`, icon: menuIcons.archive, onSelect: () => onPlace('archived') },
          { label: t`Trash`, icon: menuIcons.trash, onSelect: () => onPlace('trash') },
        ]}
      />
      {isWaiting && isOffline && (
        <p role="status" className="text-sm text-soft">
          <Trans>Your moves are kept on this device and saved when the connection is back.</Trans>
        </p>
      )}
      {isBare && (
        <p className="max-w-prose text-base text-soft">
          <Trans>
            Save jobs as you find them. Paste a job ad and its title, employer, location and pay are filled
            in. The ad stays here even after the page is taken down.
          </Trans>
        </p>
      )}
      {view === 'board' && (
        <Board
          stages={stages}
          columns={columns}
          openedId={opened}
          today={today}
          isOrdered={order === 'own'}
          isFiltered={shown.length < cards.length}
          onMove={move}
          onAdd={add}
          actions={actions}
        />
      )}
      {view === 'table' && (
        <ApplicationsTable
          cards={shown}
          stages={stages}
          today={today}
          onOpen={onOpen}
          onMove={move}
          actions={[
            { label: t`Archive`, run: (chosen) => void placeCards(chosen, 'archived', 'active') },
            { label: t`Delete`, run: (chosen) => void placeCards(chosen, 'trash', 'active') },
          ]}
        />
      )}
      {question}
      <Suspense>
        {view === 'figures' && <FiguresView />}
        {view === 'offers' && <OffersView cards={offers} today={today} Pay={Pay} onOpen={onOpen} />}
      </Suspense>
      {dialog && (
        <OpenDialog
          dialog={dialog}
          board={board}
          cards={cards}
          onClose={() => setDialog(null)}
          onOpen={onOpen}
        />
      )}
    </>
  );
}

function BoardSkeleton() {
  return (
    <div className="grid grow grid-cols-2 gap-4 md:grid-cols-5" aria-busy="true">
      {[3, 2, 1, 1, 2].map((count, at) => (
        <div key={at} className="grid content-start gap-2 max-md:nth-[n+3]:hidden">
          <Skeleton className="h-6 w-24" />
          {Array.from({ length: count }, (_, card) => (
            <Skeleton key={card} className="h-24" />
          ))}
        </div>
      ))}
    </div>
  );
}
