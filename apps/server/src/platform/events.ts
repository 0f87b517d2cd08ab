/** Everything one part of the server tells the others, on this instance or another. Values travel as JSON. */
export interface EventMap {
  /** Sessions of this person must be read from the store again. */
  'sessions-changed': { userId: string };
}
export type EventName = keyof EventMap;

export interface Events {
  /** Tells every listener here at once and, on PostgreSQL, those of the other instances soon after. */
  tell<N extends EventName>(name: N, value: EventMap[N]): void;
  /** Returns how to stop listening. */
  listen<N extends EventName>(name: N, listener: (value: EventMap[N]) => void): () => void;
}
