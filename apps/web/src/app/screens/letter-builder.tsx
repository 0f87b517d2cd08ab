import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../platform/session.tsx';
import { InSteps } from '../../ui/in-steps.tsx';
import { CannotOpen, Opening } from '../bench/bench-states.tsx';
import { startOfLetter } from '../letters/letter-start.ts';
import { LetterWorkbench } from '../letters/letter-workbench.tsx';
import { useBenchAddress } from '../bench/use-bench-address.ts';

export function LetterBuilderScreen() {
  const user = useUser();
  const { edit, bench, rename } = useBenchAddress();
  const { data, error, refetch } = useQuery({
    queryKey: ['letter-builder', bench],
    queryFn: () => startOfLetter(user, edit),
    gcTime: 0,
    staleTime: Infinity,
  });

  if (error) return <CannotOpen kind="letter" builder="/letter-builder" error={error} onRetry={refetch} />;
  const opening = <Opening title="Cover Letters" />;
  if (!data) return opening;
  return (
    <InSteps key={bench} meanwhile={opening}>
      <LetterWorkbench start={data} onWritten={(id) => rename({ edit: id })} />
    </InSteps>
  );
}
