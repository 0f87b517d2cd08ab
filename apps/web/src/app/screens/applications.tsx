import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ApplicationsView, PutAway, viewOf } from '../../features/applications/index.ts';
import { myCvs } from '../../features/cv/index.ts';
import { myLetters } from '../../features/letter-library/index.ts';
import { PayStanding } from '../../features/salary/index.ts';
import { useUser } from '../../platform/session.tsx';
import { PeopleThere } from '../applications/people-there.tsx';
import { useHelps } from '../applications/use-helps.ts';

/** The jobs that somebody has an eye on, from saved to closed. The address names view, place and what is open. */
export function ApplicationsScreen() {
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const { data: cvs = [] } = useQuery(myCvs);
  const { data: letters = [] } = useQuery(myLetters);
  const helps = useHelps({ cvIds: cvs.map(({ id }) => id) });
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
  const place = search.get('place');
  const open = (id: string | null) => put('open', id, id === null);
  const parts = { documents: { cvs, letters }, helps, People: PeopleThere };
  return (
    <main
      id="main"
      className="mx-auto flex min-h-[calc(100dvh-3.5rem)] max-w-[110rem] flex-col gap-4 px-4 pt-6 sm:px-6 md:h-[calc(100dvh-3.5rem)]"
    >
      <h1 className="font-serif text-2xl font-semibold">Applications</h1>
      {place === 'archived' || place === 'trash' ? (
        <PutAway
          place={place}
          openId={search.get('open')}
          onOpen={open}
          onBack={() => put('place', null)}
          {...parts}
        />
      ) : (
        <ApplicationsView
          ownerId={user.id}
          view={viewOf(search.get('view'))}
          onView={(view) => put('view', view === 'board' ? null : view)}
          onPlace={(next) => put('place', next === 'active' ? null : next, false)}
          openId={search.get('open')}
          onOpen={open}
          {...parts}
          Pay={PayStanding}
        />
      )}
    </main>
  );
}
