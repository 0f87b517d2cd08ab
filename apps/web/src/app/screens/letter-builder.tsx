import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../platform/session.tsx';
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
  if (!data) return <Opening title="Cover Letters" />;
  return <LetterWorkbench key={bench} start={data} onWritten={(id) => rename({ edit: id })} />;
}
