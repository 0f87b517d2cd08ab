import { useRef, useState } from 'react';
import { CallError, isOffline } from './call-error.ts';

export type Generation =
  | { kind: 'idle' }
  | { kind: 'generating'; label: string; progress: number }
  /** The connection went; the same request key answers with the document if it was written all the same. */
  | { kind: 'lost' };

/** One wish to have a document written; asked again, it is still one document. */
interface Attempt<Body> {
  key: string;
  body: Body;
}

export interface Asking {
  headers: { 'idempotency-key': string };
  signal: AbortSignal;
  /** The stage that was reached, and its share of the whole in percent. */
  onStage: (label: string, progress: number) => void;
}

interface GenerationOptions<Body, Written> {
  /** Asks the server and gives what was written; rejects where nothing was. */
  ask: (body: Body, asking: Asking) => Promise<Written>;
  onWritten: (written: Written, body: Body) => void | Promise<void>;
  /** What to ask instead where the document was changed from here since; null where nothing was. */
  renew?: ((body: Body) => Body | null) | undefined;
  /** Nothing was written: refused or broken. Not called where the person cancelled or the connection went. */
  onRefused: (error: unknown) => void;
  /** Nothing was written, for whatever reason. */
  onStopped?: () => void;
}

function isStale(error: unknown): boolean {
  return error instanceof CallError && error.code === 'stale';
}

/** Has a document written, with its real stages. A double click, and a retry after a lost connection, are one document. */
export function useGeneration<Body, Written>({
  ask,
  onWritten,
  renew,
  onRefused,
  onStopped,
}: GenerationOptions<Body, Written>) {
  const [state, setState] = useState<Generation>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  const attempt = useRef<Attempt<Body> | null>(null);

  const end = () => {
    attempt.current = null;
    setState({ kind: 'idle' });
  };

  const keyFor = (body: Body): string => {
    if (JSON.stringify(attempt.current?.body) !== JSON.stringify(body)) attempt.current = null;
    attempt.current ??= { key: crypto.randomUUID(), body };
    return attempt.current.key;
  };

  const generate = async (body: Body): Promise<void> => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const headers = { 'idempotency-key': keyFor(body) };
    const onStage = (label: string, progress: number) => setState({ kind: 'generating', label, progress });
    onStage('Starting', 0);
    let written: Written;
    try {
      written = await ask(body, { headers, signal, onStage });
    } catch (error) {
      const newer = isStale(error) ? (renew?.(body) ?? null) : null;
      if (newer) {
        running.current = null;
        return generate(newer);
      }
      const isLost = !signal.aborted && isOffline(error);
      if (isLost) setState({ kind: 'lost' });
      else end();
      onStopped?.();
      if (!signal.aborted && !isLost) onRefused(error);
      return;
    } finally {
      if (running.current === controller) running.current = null;
    }
    end();
    await onWritten(written, body);
  };

  return {
    state,
    generate,
    /** Asks again for what was lost. */
    retry: async () => attempt.current && generate(attempt.current.body),
    cancel: () => running.current?.abort(),
  };
}
