import { useEffect, useMemo, useRef, useState } from 'react';
import { Keeper, type KeeperParts, type KeepState, type Versioned } from './keeper.ts';

interface UseKeeperOptions<Content, Kept extends Versioned> extends Pick<
  KeeperParts<Content, Kept>,
  'send' | 'keepLocally'
> {
  /** Names what is kept; tabs with the same name follow each other. */
  name: string;
  version: number;
  onForeign: (kept: Kept) => void;
}

/** A keeper for as long as a screen is open, in step with other tabs of the same name. */
export function useKeeper<Content, Kept extends Versioned>(options: UseKeeperOptions<Content, Kept>) {
  const { name, version } = options;
  const [state, setState] = useState<KeepState<Kept>>({ kind: 'clean' });
  const keeper = useRef<Keeper<Content, Kept> | null>(null);
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const channel = new BroadcastChannel(`candor-${name}`);
    const own = new Keeper<Content, Kept>(version, {
      send: latest.current.send,
      keepLocally: latest.current.keepLocally,
      onState: setState,
      onSent: (kept) => channel.postMessage(kept),
      nowMs: () => Date.now(),
      later: (run, delayMs) => {
        const timer = setTimeout(run, delayMs);
        return () => clearTimeout(timer);
      },
    });
    keeper.current = own;
    setState({ kind: 'clean' });
    channel.addEventListener('message', ({ data }: MessageEvent<Kept>) => {
      if (own.follow(data)) latest.current.onForeign(data);
    });
    const leave = () => void own.flush(true);
    const back = () => void own.flush();
    addEventListener('pagehide', leave);
    addEventListener('online', back);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('online', back);
      void own.flush();
      own.stop();
      channel.close();
    };
    // The version is the one it began with; the keeper follows it from there.
  }, [name, version]);

  const acts = useMemo(
    () => ({
      change: (content: Content) => keeper.current?.change(content),
      flush: () => keeper.current?.flush() ?? Promise.resolve(),
      settle: (choice: 'ours' | 'theirs') => keeper.current?.settle(choice) ?? Promise.resolve(),
      version: () => keeper.current?.version ?? 0,
      moveTo: (next: number) => keeper.current?.moveTo(next),
    }),
    [],
  );
  return { state, ...acts };
}
