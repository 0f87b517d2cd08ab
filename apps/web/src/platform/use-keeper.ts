import { useEffect, useMemo, useRef, useState } from 'react';
import { storedToken } from './token.ts';
import { Keeper, type KeeperParts, type KeepState, type Versioned } from './keeper.ts';
import { Watched } from './watched.ts';

interface UseKeeperOptions<Content, Kept extends Versioned> extends Pick<
  KeeperParts<Content, Kept>,
  'send' | 'keepLocally' | 'merge' | 'isSame'
> {
  /** Names what is kept; tabs with the same name follow each other. */
  name: string;
  version: number;
  onForeign: (kept: Kept) => void;
}

/** What screens that are gone still send, by name. */
const underway = new Map<string, Promise<void>>();

/** Resolves once a screen that was open before has sent what it had under this name. */
export function untilSent(name: string): Promise<void> {
  return underway.get(name) ?? Promise.resolve();
}

/** A keeper for as long as a screen is open, in step with other tabs of the same name. */
export function useKeeper<Content, Kept extends Versioned>(options: UseKeeperOptions<Content, Kept>) {
  const { name, version } = options;
  const [state] = useState(() => new Watched<KeepState<Kept>>({ kind: 'clean' }));
  const keeper = useRef<Keeper<Content, Kept> | null>(null);
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const channel = new BroadcastChannel(`candor-${name}`);
    const { send, keepLocally, merge } = latest.current;
    const own = new Keeper<Content, Kept>(version, {
      send,
      keepLocally,
      ...(merge ? { merge } : {}),
      isSame: (content, kept) => latest.current.isSame?.(content, kept) ?? false,
      onState: (next) => state.set(next),
      onSent: (kept) => channel.postMessage(kept),
      nowMs: () => Date.now(),
      later: (run, delayMs) => {
        const timer = setTimeout(run, delayMs);
        return () => clearTimeout(timer);
      },
    });
    keeper.current = own;
    state.set({ kind: 'clean' });
    channel.addEventListener('message', ({ data }: MessageEvent<Kept>) => {
      if (own.follow(data)) latest.current.onForeign(data);
    });
    const now = () => void own.flush();
    const leave = () => void own.flush(true);
    const hide = () => document.visibilityState === 'hidden' && leave();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    addEventListener('online', now);
    addEventListener('focusout', now);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('online', now);
      removeEventListener('focusout', now);
      // Whoever signed out has sent it before, when the field lost the focus.
      const last = storedToken() ? own.flush() : Promise.resolve();
      underway.set(
        name,
        last.finally(() => {
          underway.delete(name);
          own.drop();
          channel.close();
        }),
      );
    };
    // The version is the one it began with; the keeper follows it from there.
  }, [name, version, state]);

  const acts = useMemo(
    () => ({
      change: (content: Content) => keeper.current?.change(content),
      flush: () => keeper.current?.flush() ?? Promise.resolve(),
      settle: (choice: 'ours' | 'theirs') => keeper.current?.settle(choice) ?? Promise.resolve(),
      version: () => keeper.current?.version ?? 0,
      moveTo: (next: number) => keeper.current?.moveTo(next),
      drop: () => keeper.current?.drop(),
    }),
    [],
  );
  return { state, ...acts };
}
