import { ConnectCard } from '../../features/connections/index.ts';
import { useHistoryEntry } from '../../platform/navigation.tsx';
import { useUser } from '../../platform/session.tsx';

/** Where a program sends a person's browser, to be authorized. */
export function ConnectScreen() {
  const { search } = useHistoryEntry();
  const { email } = useUser();
  return (
    <main id="main" className="mx-auto grid max-w-xl grid-cols-[minmax(0,1fr)] gap-5 px-4 py-10 sm:px-6">
      <ConnectCard query={search.slice(1)} email={email} />
    </main>
  );
}
