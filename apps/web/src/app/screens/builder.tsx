import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../platform/session.tsx';
import { InSteps } from '../../ui/in-steps.tsx';
import { CannotOpen, Opening } from '../bench/bench-states.tsx';
import { startOfCv } from '../builder/workbench-start.ts';
import { Workbench } from '../builder/workbench.tsx';
import { useBenchAddress } from '../bench/use-bench-address.ts';

export function BuilderScreen() {
  const user = useUser();
  const { search, edit, bench, rename } = useBenchAddress();
  const { data, error, refetch } = useQuery({
    queryKey: ['builder', bench],
    queryFn: () => startOfCv(user, edit),
    gcTime: 0,
    staleTime: Infinity,
  });

  if (error) return <CannotOpen kind="CV" builder="/cv-builder" error={error} onRetry={refetch} />;
  const opening = <Opening title="CV Builder" />;
  if (!data) return opening;
  return (
    <InSteps key={bench} meanwhile={opening}>
      <Workbench
        start={data}
        startTab={search.get('tab') === 'import' ? 'import' : 'builder'}
        wantsSample={search.get('sample') === '1'}
        onSampleSeen={() => rename({})}
        onWritten={(id) => rename({ edit: id })}
      />
    </InSteps>
  );
}
