import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { Suspense } from 'react';
import { AgendaList, myAgenda } from '../../features/agenda/index.ts';
import {
  MyDocuments,
  myCvs,
  LetterCard,
  myLetters,
  TrashedLetters,
  trashedLetters,
} from '../../features/documents/index.ts';
import { ProfileNote } from '../../features/profile/index.ts';
import { mySubscription, PlanUsage } from '../../features/billing/index.ts';
import { AddJob } from '../applications/add-job.tsx';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { queryClient } from '../../platform/query-client.ts';
import { openPalette } from '../../platform/palette-event.ts';
import { useUser } from '../../platform/session.tsx';

// What only opens on a click comes with it.
const PublicPage = lazyOverlay(
  async () => (await import('../../features/publishing/index.ts')).PublicPageDialog,
);

/** Asks for the documents before it is known who is signed in: the screen waits for both. */
export function prefetch(): void {
  void queryClient.prefetchQuery(myCvs);
  void queryClient.prefetchQuery(myLetters);
  void queryClient.prefetchQuery(mySubscription);
  void queryClient.prefetchQuery(myAgenda);
}

/** A row of what is next is as high, so that nothing moves while the list is loaded. */
const NEXT_ROW_REM = 3.25;
const DAY_MS = 86_400_000;

/** Whether this is the first day of somebody here. */
const isNewcomer = (createdAt: string) => Date.now() - Date.parse(createdAt) < DAY_MS;

export function DashboardScreen() {
  const user = useUser();
  const { data: letters = [], isSuccess, isPending } = useQuery(myLetters);
  const { data: cvs } = useQuery(myCvs);
  const agenda = useQuery(myAgenda);
  const next = agenda.data ?? [];
  // Whoever has anything in use is shown the way to the trash anyway.
  const isBare = isSuccess && letters.length === 0 && cvs?.length === 0;
  const { data: trashed = [] } = useQuery({ ...trashedLetters, enabled: isBare });
  return (
    <>
      <main
        id="main"
        className="mx-auto grid max-w-[88rem] grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 px-4 py-8 sm:px-6 lg:grid-cols-[minmax(0,1fr)_15rem]"
      >
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 lg:col-span-2">
          <div className="grid gap-1">
            <p className="font-serif text-lg text-soft">
              {isNewcomer(user.createdAt) ? t`Welcome, ${user.name}` : t`Welcome back, ${user.name}`}
            </p>
            <h1 className="font-serif text-2xl font-semibold ">
              <Trans>Your Career Dashboard</Trans>
            </h1>
          </div>
          <div className="flex gap-3 max-sm:w-full">
            <button
              type="button"
              onClick={openPalette}
              className="flex min-h-9 min-w-0 grow items-center gap-2.5 rounded-control border border-control bg-surface px-3 text-start text-base text-soft hover:border-ink sm:w-88 sm:grow-0"
            >
              <Search size={16} strokeWidth={1.5} aria-hidden="true" className="shrink-0" />
              <span className="grow truncate">
                <Trans>Search documents, jobs, people</Trans>
              </span>
              <kbd className="font-sans text-sm max-sm:hidden">
                <Trans>Ctrl K</Trans>
              </kbd>
            </button>
            <AddJob />
          </div>
        </header>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          {next.length > 0 && (
            <section aria-labelledby="next" className="grid gap-3">
              <h2 id="next" className="font-serif text-xl font-semibold">
                <Trans>What’s next</Trans>
              </h2>
              <Suspense fallback={<div style={{ height: `${next.length * NEXT_ROW_REM}rem` }} />}>
                <AgendaList items={next} />
              </Suspense>
            </section>
          )}
          <MyDocuments
            hasTrashedLetters={trashed.length > 0}
            TrashedLetters={TrashedLetters}
            PublicPage={PublicPage}
            isWaiting={isPending || agenda.isPending}
            letters={letters.map((card) => ({
              id: card.id,
              createdAt: card.createdAt,
              card: <LetterCard card={card} />,
            }))}
          />
        </div>
        <aside
          aria-label={user.hasPlans ? t`Your plan and profile` : t`Your profile`}
          className="grid content-start gap-6 border-line max-lg:border-t max-lg:pt-8 lg:border-s lg:ps-8"
        >
          {user.hasPlans && <PlanUsage />}
          <ProfileNote />
        </aside>
      </main>
      <footer className="mx-auto max-w-[88rem] px-4 py-10 text-sm text-soft sm:px-6">
        <Trans>Made by the people behind Candor. Free to self-host; your data stays yours.</Trans>
      </footer>
    </>
  );
}
