import { useLocation, useSearchParams } from 'react-router';

/** The bench that an entry of the history belongs to; what was written on a bench stays on it. */
function benchOf(state: unknown): string | null {
  return typeof state === 'object' && state !== null && 'bench' in state && typeof state.bench === 'string'
    ? state.bench
    : null;
}

/** What the address of a builder says: which document is under work (`?edit=`), and on which bench. */
export function useBenchAddress() {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation();
  const edit = search.get('edit');
  const bench = benchOf(state) ?? edit ?? key;
  return {
    search,
    edit,
    bench,
    /** Puts other words into the address and stays on the bench. */
    rename: (words: Record<string, string>) => setSearch(words, { replace: true, state: { bench } }),
  };
}
