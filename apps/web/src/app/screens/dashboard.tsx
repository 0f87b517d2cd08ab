import { useQuery } from '@tanstack/react-query';
import { MyDocuments, myCvs } from '../../features/cv/index.ts';
import {
  LetterCard,
  myLetters,
  TrashedLetters,
  trashedLetters,
} from '../../features/letter-library/index.ts';
import { ProfileNote } from '../../features/profile/index.ts';
import { mySubscription, PlanUsage } from '../../features/subscription/index.ts';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { queryClient } from '../../platform/query-client.ts';
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
}

export function DashboardScreen() {
  const user = useUser();
  const { data: letters = [], isSuccess, isPending } = useQuery(myLetters);
  const { data: cvs } = useQuery(myCvs);
  // Whoever has anything in use is shown the way to the trash anyway.
  const isBare = isSuccess && letters.length === 0 && cvs?.length === 0;
  const { data: trashed = [] } = useQuery({ ...trashedLetters, enabled: isBare });
  return (
    <>
      <main
        id="main"
        className="mx-auto grid max-w-[88rem] grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 px-4 py-10 sm:px-6 lg:grid-cols-[minmax(0,1fr)_15rem]"
      >
        <header className="grid gap-2 lg:col-span-2">
          <p className="font-serif text-lg text-soft">Welcome back, {user.name}</p>
          <h1 className="font-serif text-2xl font-semibold sm:text-3xl">Your Career Dashboard</h1>
        </header>
        <MyDocuments
          hasTrashedLetters={trashed.length > 0}
          TrashedLetters={TrashedLetters}
          PublicPage={PublicPage}
          isWaiting={isPending}
          letters={letters.map((card) => ({
            id: card.id,
            createdAt: card.createdAt,
            card: <LetterCard card={card} />,
          }))}
        />
        <aside
          aria-label={user.hasPlans ? 'Your plan and profile' : 'Your profile'}
          className="grid content-start gap-6 border-line max-lg:border-t max-lg:pt-8 lg:border-l lg:pl-8"
        >
          {user.hasPlans && <PlanUsage />}
          <ProfileNote />
        </aside>
      </main>
      <footer className="mx-auto max-w-[88rem] px-4 py-10 text-sm text-soft sm:px-6">
        Made by the people behind Candor. Free to self-host; your data stays yours.
      </footer>
    </>
  );
}
