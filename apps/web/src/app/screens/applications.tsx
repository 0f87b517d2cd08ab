import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Redirect, useLocation, useParams, useSearchParams } from 'wouter';
import { applicationsIn, ApplicationsView, PutAway, viewOf } from '../../features/applications/index.ts';
import { PayStanding } from '../../features/salary/index.ts';
import { useUser } from '../../platform/session.tsx';
import { JobScreen } from '../applications/job-screen.tsx';

/** The jobs that somebody has an eye on, from saved to closed, or the one that the address names. */
export function ApplicationsScreen() {
  const { id } = useParams();
  return id === undefined ? <AllApplications /> : <JobScreen key={id} id={id} />;
}

/** All of them. The address names view and place. */
function AllApplications() {
  const user = useUser();
  const [, navigate] = useLocation();
  const [search, setSearch] = useSearchParams();
  // Asked for while the view is loaded.
  useQuery(applicationsIn('active'));
  const put = (name: string, value: string | null, replace = true) =>
    setSearch(
      (before) => {
        const words = new URLSearchParams(before);
        if (value === null) words.delete(name);
        else words.set(name, value);
        return words;
      },
      { replace },
    );
  // Mails that were sent before a job had an address of its own lead here.
  const named = search.get('open');
  if (named !== null) return <Redirect to={`/applications/${named}`} replace />;
  const place = search.get('place');
  const open = (id: string) => navigate(`/applications/${id}`, { state: { isFromBoard: true } });
  return (
    <main
      id="main"
      className="mx-auto flex min-h-[calc(100dvh-3.5rem)] max-w-[110rem] flex-col gap-4 px-4 pt-6 sm:px-6 md:h-[calc(100dvh-3.5rem)]"
    >
      <h1 className="font-serif text-2xl font-semibold">
        <Trans>Applications</Trans>
      </h1>
      {place === 'archived' || place === 'trash' ? (
        <PutAway place={place} onOpen={open} onBack={() => put('place', null)} />
      ) : (
        <ApplicationsView
          ownerId={user.id}
          view={viewOf(search.get('view'))}
          onView={(view) => put('view', view === 'board' ? null : view)}
          onPlace={(next) => put('place', next === 'active' ? null : next, false)}
          onOpen={open}
          Pay={PayStanding}
        />
      )}
    </main>
  );
}
