import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { draftFromDocument, emptyDraft } from '@candor/domain/cv';
import { getCv, loadDraft, loadUnsentChange } from '../../features/cv-form/index.ts';
import { sentenceOf } from '../../platform/call-error.ts';
import { call } from '../../platform/call.ts';
import { useUser } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { WorkbenchStart } from '../builder/use-workbench.ts';
import { Workbench } from '../builder/workbench.tsx';

async function startOf(ownerId: string, id: string | null): Promise<WorkbenchStart> {
  const unsentChange = id === null ? null : await loadUnsentChange(ownerId, id);
  const cv = id === null ? null : await call(getCv, { params: { id } });
  const { version, form, unsent } = await loadDraft({ ownerId, draftKey: id ?? 'new' });
  const stored =
    form ?? cv?.request ?? (cv ? draftFromDocument(cv.document, cv.template, cv.isBrandFree) : emptyDraft());
  // The layout may have been changed where there is no form: in the overlay of the dashboard, or by the text.
  const unsentLooks = unsentChange?.content;
  const looks = cv
    ? { template: unsentLooks?.template ?? cv.template, design: unsentLooks?.design ?? cv.design }
    : {};
  return {
    ownerId,
    cv,
    draftVersion: unsent?.version ?? version,
    form: { ...(unsent?.content ?? stored), ...looks },
    hasUnsentForm: unsent !== null,
    unsentChange,
  };
}

/** The bench that an entry of the history belongs to; a CV written on a bench stays on it. */
function benchOf(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'bench' in state && typeof state.bench === 'string'
    ? state.bench
    : null;
}

export function BuilderScreen() {
  const { id: ownerId } = useUser();
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation();
  const edit = search.get('edit');
  const bench = benchOf(state) ?? edit ?? key;
  const { data, error, refetch } = useQuery({
    queryKey: ['builder', bench],
    queryFn: () => startOf(ownerId, edit),
    gcTime: 0,
    staleTime: Infinity,
  });

  if (error)
    return (
      <main id="main" className="mx-auto grid max-w-xl justify-items-start gap-4 px-4 py-16">
        <h1 className="font-serif text-xl font-semibold">This CV cannot be opened</h1>
        <p className="text-soft">
          {sentenceOf(error, 'The server cannot be reached. Please check your connection and try again.')}
        </p>
        <Button onClick={() => refetch()}>Try again</Button>
      </main>
    );
  if (!data)
    return (
      <main id="main" aria-busy="true" className="mx-auto grid max-w-[100rem] gap-8 px-4 py-8 md:grid-cols-2">
        <h1 className="sr-only">CV Builder</h1>
        <Skeleton className="h-96" />
        <Skeleton className="aspect-[17/22] max-md:hidden" />
      </main>
    );
  return (
    <Workbench
      key={bench}
      start={data}
      startTab={search.get('tab') === 'import' ? 'import' : 'builder'}
      wantsSample={search.get('sample') === '1'}
      onSampleSeen={() => setSearch({}, { replace: true, state: { bench } })}
      onWritten={(id) => setSearch({ edit: id }, { replace: true, state: { bench } })}
    />
  );
}
