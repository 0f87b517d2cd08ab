import { createContext, startTransition, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { basePath } from './base-path.ts';

/** An entry of the browser's history. */
interface HistoryEntry {
  /** With the path that Candor is served below; wouter tells it without. */
  placedPath: string;
  /** From its question mark on, as it stands in the address. */
  search: string;
  /** From its hash sign on. */
  hash: string;
  /** What led here gave it along. */
  state: unknown;
  /** The same whenever the entry is come back to, another for each other entry. */
  key: string;
}

interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

/** The key of an entry that no link of ours led to. */
const FIRST_KEY = 'first';

function currentEntry(): HistoryEntry {
  const { pathname, search, hash } = location;
  const own: unknown = history.state;
  const { key = FIRST_KEY, state = null }: { key?: string; state?: unknown } =
    typeof own === 'object' && own !== null ? own : {};
  return { placedPath: pathname, search, hash, state, key };
}

const isSame = (one: HistoryEntry, other: HistoryEntry): boolean =>
  one.key === other.key &&
  one.placedPath === other.placedPath &&
  one.search === other.search &&
  one.hash === other.hash;

/** Goes to an address; who is there already gets no second entry to go back through. */
function go(to: string, { replace = false, state = null }: NavigateOptions = {}): void {
  const isHere = new URL(to, location.href).href === location.href;
  const key = Math.random().toString(36).slice(2);
  navigate(to, { replace: replace || isHere, state: { key, state } });
}

const EntryContext = createContext<HistoryEntry | null>(null);

/** The entry that is shown: what wouter does not tell of it. */
export function useHistoryEntry(): HistoryEntry {
  const entry = use(EntryContext);
  if (!entry) throw new Error('only below Navigation');
  return entry;
}

const usePath = (): [string, typeof go] => [useHistoryEntry().placedPath, go];

// wouter decodes the words of an address once before it reads them: encoded once more, they come out as they were.
const useSearchWords = (): string => useHistoryEntry().search.replaceAll('%', '%25');

/** What wouter tells of by these: the browser's own and those that it adds to `history`. */
const CHANGES = ['popstate', 'pushState', 'replaceState'] as const;

/** wouter's router with this location. */
const router = { hook: usePath, searchHook: useSearchWords, base: basePath };

/**
 * The way about the app: what is below it uses the links, routes and hooks of wouter. The screen that is left stays until
 * the next one is loaded, which wouter by itself does not know.
 */
export function Navigation({ children }: { children: ReactNode }) {
  const [entry, setEntry] = useState(currentEntry);
  useLayoutEffect(() => {
    const follow = () =>
      startTransition(() =>
        setEntry((before) => {
          const now = currentEntry();
          return isSame(before, now) ? before : now;
        }),
      );
    // What was shown first may have led on by now.
    follow();
    for (const kind of CHANGES) addEventListener(kind, follow);
    return () => {
      for (const kind of CHANGES) removeEventListener(kind, follow);
    };
  }, []);
  return (
    <EntryContext value={entry}>
      <Router {...router}>{children}</Router>
    </EntryContext>
  );
}
