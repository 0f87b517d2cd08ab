import { useQuery } from '@tanstack/react-query';
import { draftFromDocument, emptyDraft } from '@candor/domain/cv';
import { getCv, loadDraft, loadUnsentChange } from '../../features/cv-form/index.ts';
import { call } from '../../platform/call.ts';
import { useUser } from '../../platform/session.tsx';
import { CannotOpen, Opening } from '../bench-states.tsx';
import type { WorkbenchStart } from '../builder/use-workbench.ts';
import { Workbench } from '../builder/workbench.tsx';
import { useBenchAddress } from '../use-bench-address.ts';

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

export function BuilderScreen() {
  const { id: ownerId } = useUser();
  const { search, edit, bench, rename } = useBenchAddress();
  const { data, error, refetch } = useQuery({
    queryKey: ['builder', bench],
    queryFn: () => startOf(ownerId, edit),
    gcTime: 0,
    staleTime: Infinity,
  });

  if (error) return <CannotOpen title="This CV cannot be opened" error={error} onRetry={refetch} />;
  if (!data) return <Opening title="CV Builder" />;
  return (
    <Workbench
      key={bench}
      start={data}
      startTab={search.get('tab') === 'import' ? 'import' : 'builder'}
      wantsSample={search.get('sample') === '1'}
      onSampleSeen={() => rename({})}
      onWritten={(id) => rename({ edit: id })}
    />
  );
}
