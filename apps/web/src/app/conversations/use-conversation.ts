import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Turn } from '@candor/contracts/conversations';
import { subjectText, withPart, withWords, type Subject } from '@candor/domain/conversations';
import { isOffline, sentenceOf } from '../../platform/call-error.ts';
import { queryClient } from '../../platform/query-client.ts';
import { callEvents } from '../../platform/events.ts';
import { askRoute, clear, conversationAbout, decide, refreshConversation, waitingKey } from './api.ts';

/** A turn that is answered now, and where it is asked. */
interface Live {
  about: string;
  turn: Turn;
}

/** How often a turn is looked for that another window asks. */
const LOOK_MS = 3_000;

/** A conversation: what was said, what is being said, and the ways to go on. A new request ends the one before. */
export function useConversation(subject: Subject) {
  const about = subjectText(subject);
  const {
    data: conversation,
    isPending,
    isError,
    refetch,
  } = useQuery({
    ...conversationAbout(subject),
    refetchInterval: ({ state }) => (state.data?.turns.at(-1)?.state === 'working' ? LOOK_MS : false),
  });
  const [live, setLive] = useState<Live | null>(null);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (request: string, named: string[]): Promise<boolean> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setError(null);
    let turn: Turn = {
      id: crypto.randomUUID(),
      request,
      parts: [],
      state: 'working',
      createdAt: new Date().toISOString(),
    };
    let isBegun = false;
    const show = (change: Partial<Turn>) => {
      turn = { ...turn, ...change };
      if (running.current === controller) setLive({ about, turn });
    };
    show({});
    try {
      const body = { subject, request, named };
      for await (const event of callEvents(askRoute, { body, signal: controller.signal })) {
        if (event.kind === 'begun') {
          isBegun = true;
          show({ id: event.turn });
        }
        if (event.kind === 'words') show({ parts: withWords(turn.parts, event.text) });
        if (event.kind === 'part') {
          const { part } = event;
          // An earlier answer may have shown what waited then.
          if (part.kind === 'proposal')
            void queryClient.invalidateQueries({ queryKey: waitingKey(part.document) });
          show({ parts: withPart(turn.parts, part) });
        }
        if (event.kind === 'done') show(event.result);
      }
    } catch (thrown) {
      if (!controller.signal.aborted)
        setError(
          isOffline(thrown)
            ? t`The connection was lost. What was proposed until then is kept.`
            : sentenceOf(thrown, t`This couldn’t be answered. Please try again.`),
        );
    }
    // What was stopped is stored by the server once it has noticed.
    await refreshConversation(subject);
    if (running.current === controller) {
      running.current = null;
      setLive(null);
    }
    return isBegun;
  };

  const shown = live?.about === about ? live.turn : null;
  const stored = conversation?.turns ?? [];
  return {
    isPending,
    isError,
    retry: () => void refetch(),
    error,
    id: conversation?.id ?? null,
    named: conversation?.named ?? [],
    turns: shown ? [...stored.filter(({ id }) => id !== shown.id), shown] : stored,
    isAnswering: shown !== null,
    ask,
    stop: () => running.current?.abort(),
    decide: (act: string, isAllowed: boolean) =>
      conversation ? decide(subject, { id: conversation.id, act }, isAllowed) : Promise.reject(new Error()),
    clear: async () => {
      if (conversation) await clear(subject, conversation.id);
      setError(null);
    },
  };
}
