import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { draftFromDocument, emptyDraft } from '@candor/domain/cv';
import { getCv, loadDraft } from '../../features/cv-form/index.ts';
import { sentenceOf } from '../../platform/call-error.ts';
import { call } from '../../platform/call.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { WorkbenchStart } from '../builder/use-workbench.ts';
import { Workbench } from '../builder/workbench.tsx';

async function startOf(id: string | null): Promise<WorkbenchStart> {
  const cv = id === null ? null : await call(getCv, { params: { id } });
  const { version, form, unsent } = await loadDraft(id ?? 'new');
  const stored =
    form ?? cv?.request ?? (cv ? draftFromDocument(cv.document, cv.template, cv.isBrandFree) : emptyDraft());
  return { cv, draftVersion: version, form: unsent ?? stored, hasUnsent: unsent !== null };
}

export function BuilderScreen() {
  const [search, setSearch] = useSearchParams();
  const edit = search.get('edit');
  // A CV that was just written here stays on the bench; only its address changes.
  const [bench, setBench] = useState({ key: edit ?? 'new', id: edit });
  if (bench.id !== edit) setBench({ key: edit ?? `new-${bench.key}`, id: edit });
  const { data, error, refetch } = useQuery({
    queryKey: ['builder', bench.key],
    queryFn: () => startOf(bench.key === edit ? edit : null),
    gcTime: 0,
    staleTime: 0,
    refetchOnMount: false,
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
      key={bench.key}
      start={data}
      wantsSample={search.get('sample') === '1'}
      onWritten={(id) => {
        setBench({ key: bench.key, id });
        setSearch({ edit: id }, { replace: true });
      }}
    />
  );
}
