import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { sentenceOf } from '../../platform/call-error.ts';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { startOfLetter } from '../letters/letter-start.ts';
import { LetterWorkbench } from '../letters/letter-workbench.tsx';

/** The bench that an entry of the history belongs to; a letter written on a bench stays on it. */
function benchOf(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'bench' in state && typeof state.bench === 'string'
    ? state.bench
    : null;
}

export function LetterBuilderScreen() {
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation();
  const edit = search.get('edit');
  const bench = benchOf(state) ?? edit ?? key;
  const { data, error, refetch } = useQuery({
    queryKey: ['letter-builder', bench],
    queryFn: () => startOfLetter(user, edit),
    gcTime: 0,
    staleTime: Infinity,
  });

  if (error)
    return (
      <main id="main" className="mx-auto grid max-w-xl justify-items-start gap-4 px-4 py-16">
        <h1 className="font-serif text-xl font-semibold">This letter cannot be opened</h1>
        <p className="text-soft">
          {sentenceOf(error, 'The server cannot be reached. Please check your connection and try again.')}
        </p>
        <Button onClick={() => refetch()}>Try again</Button>
      </main>
    );
  if (!data)
    return (
      <main id="main" aria-busy="true" className="mx-auto grid max-w-[100rem] gap-8 px-4 py-8 md:grid-cols-2">
        <h1 className="sr-only">Cover Letters</h1>
        <Skeleton className="h-96" />
        <Skeleton className="aspect-[17/22] max-md:hidden" />
      </main>
    );
  return (
    <LetterWorkbench
      key={bench}
      start={data}
      onWritten={(id) => setSearch({ edit: id }, { replace: true, state: { bench } })}
    />
  );
}
