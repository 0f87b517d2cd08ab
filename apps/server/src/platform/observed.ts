import { channel } from 'node:diagnostics_channel';

/** What is observed of one answer, one mail, or one question to a language model: nothing of whom it was for. */
export interface Observed {
  answer: { method: string; route: string; status: number; seconds: number };
  mail: { outcome: 'sent' | 'failed' };
  model: { outcome: 'answered' | 'cut' | 'left' | (string & {}); seconds: number };
}

type Kind = keyof Observed;
const channels = {
  answer: channel('candor:answer'),
  mail: channel('candor:mail'),
  model: channel('candor:model'),
};

/** Notifies the observers; costs nothing where there are none. */
export function observe<K extends Kind>(kind: K, read: () => Observed[K]): void {
  const { hasSubscribers } = channels[kind];
  if (hasSubscribers) channels[kind].publish(read());
}

/** Observes everything of a kind from now on. Returns how to end that. */
export function whenObserved<K extends Kind>(kind: K, take: (read: Observed[K]) => void): () => void {
  // Only `observe` publishes here.
  const onMessage = (message: unknown) => take(message as Observed[K]);
  channels[kind].subscribe(onMessage);
  return () => channels[kind].unsubscribe(onMessage);
}
