import { useEffect, useRef, useState } from 'react';
import { withTime, type InterviewSession } from '@candor/domain/interview';
import { Watched } from '../../platform/watched.ts';
import type { SavedSession } from './api/sessions.ts';
import { ofPage } from './interview-language.tsx';
import { holdRules } from './judge.ts';
import { openSaving, type FoundSession, type SessionAutosave, type SessionStatus } from './saving.ts';
import { useClock } from './use-clock.ts';
import { keepForLater } from './waiting-sessions.ts';

interface SessionOptions {
  ownerId: string;
  found: FoundSession;
  isShown: boolean;
}

const sessionIn = ({ unsent, stored }: FoundSession) => unsent?.content ?? stored?.session ?? null;

/** The interview under way: saved while it is practised, its clocks running while it is looked at. */
export function useSession({ ownerId, found, isShown }: SessionOptions) {
  const [open, setOpen] = useState<FoundSession>(found);
  const [session, setSession] = useState<InterviewSession | null>(() => sessionIn(found));
  const [isPaused, setIsPaused] = useState(false);
  const [status] = useState(() => new Watched<SessionStatus>({ kind: 'clean' }));
  const saving = useRef<SessionAutosave | null>(null);
  const latest = useRef(session);
  const clock = useClock(session?.status === 'active' && isShown && !isPaused);

  const show = (next: InterviewSession | null) => {
    latest.current = next;
    setSession(next);
  };
  useEffect(() => {
    if (!sessionIn(open)) return undefined;
    const opened = openSaving({
      ownerId,
      found: open,
      status,
      onTheirs: (theirs, ours) => show(ours ?? theirs.session),
    });
    saving.current = opened;
    return () => {
      saving.current = null;
      opened.close();
    };
  }, [ownerId, open, status]);

  const isUnderWay = session?.status === 'active';
  const language = session?.language ?? ofPage;
  useEffect(() => (isUnderWay ? holdRules(language) : undefined), [isUnderWay, language]);

  /** Changes the session, with the time that went by meanwhile. */
  const change = (make: (session: InterviewSession) => InterviewSession) => {
    if (!latest.current) return;
    const next = make(withTime(latest.current, clock.take()));
    show(next);
    saving.current?.autosave.edit(next);
  };
  /** What cannot be sent as it is left is sent on another visit. */
  const keepLeft = () => {
    const [left, opened] = [latest.current, saving.current];
    if (left && opened)
      void opened.autosave.flush().then((isStored) => (isStored ? undefined : keepForLater(ownerId, left)));
  };
  const keepTime = useRef(() => undefined as void);
  keepTime.current = () => {
    if (latest.current?.status === 'active') change((same) => same);
  };
  useEffect(() => {
    // Before the save that leaving a page begins.
    const listening = new AbortController();
    const on = { signal: listening.signal, capture: true };
    const keep = () => keepTime.current();
    addEventListener('pagehide', keep, on);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && keep(), on);
    return () => listening.abort();
  }, []);

  return {
    session,
    status,
    change,
    /** Seconds since the start, and at the present question. */
    total: (session?.duration ?? 0) + clock.seconds,
    atQuestion: (session?.draft.duration ?? 0) + clock.seconds,
    isPaused,
    pause: () => {
      setIsPaused(!isPaused);
      change((same) => same);
    },
    begin: (next: InterviewSession) => {
      keepLeft();
      clock.take();
      setIsPaused(false);
      show(next);
      setOpen({ stored: null, unsent: { version: 0, content: next } });
    },
    /** Goes on with one that was left. */
    resume: (stored: SavedSession) => {
      keepLeft();
      clock.take();
      setIsPaused(false);
      show(stored.session);
      setOpen({ stored, unsent: null });
    },
    /** Leaves the session, which is saved, or for good (`isDropped`). */
    leave: (isDropped = false) => {
      if (isDropped) saving.current?.autosave.drop();
      else keepLeft();
      clock.take();
      show(null);
      setOpen({ stored: null, unsent: null });
    },
    resolve: (choice: 'ours' | 'theirs') => void saving.current?.autosave.resolve(choice),
    /** The id under which it is saved; null while only this device has it. */
    savedId: () => saving.current?.id() ?? null,
  };
}

export type OpenSession = ReturnType<typeof useSession>;
