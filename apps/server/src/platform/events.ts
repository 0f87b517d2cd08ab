/** Everything one part of the server tells the others, on this instance or another. Values travel as JSON. */
export interface EventMap {
  /** What is known of this person's sessions must be read from the store again. */
  'sessions-changed': { userId: string };
  /** Events of this person were recorded; sent by the store when their transaction is through. */
  recorded: { userId: string };
}
export type EventName = keyof EventMap;

/** The channel of the store by which instances hear of each other. */
export const bridgeChannel = 'candor_events';

/** What travels on the channel. */
export function messageOf<N extends EventName>(name: N, value: EventMap[N]): string {
  return JSON.stringify({ name, value });
}

export interface Events {
  /** Tells every listener here at once; resolves when the other instances, if any, are being notified too. */
  publish<N extends EventName>(name: N, value: EventMap[N]): Promise<void>;
  /** Returns how to stop listening. */
  listen<N extends EventName>(name: N, listener: (value: EventMap[N]) => void): () => void;
}

/** Carries events to the other instances. */
export interface Bridge {
  send(message: string): Promise<void>;
}

type Listener = (value: EventMap[EventName]) => void;

/** The bus of one instance. `hear` takes what a bridge brings from another. */
export function createEvents(bridge?: Bridge): Events & { hear(message: string): void } {
  const listeners = new Map<EventName, Set<Listener>>();
  const deliver = (name: EventName, value: EventMap[EventName]) => {
    for (const listener of listeners.get(name) ?? []) listener(value);
  };
  return {
    async publish(name, value) {
      deliver(name, value);
      await bridge?.send(messageOf(name, value));
    },
    listen(name, listener) {
      const all = listeners.get(name) ?? new Set();
      // It stands under its own name, and is told the values of that name alone.
      const named = listener as Listener;
      listeners.set(name, all.add(named));
      return () => void all.delete(named);
    },
    hear(message) {
      // Only our own instances write to the channel; the shape is that of `tell` above.
      const { name, value } = JSON.parse(message) as { name: EventName; value: EventMap[EventName] };
      deliver(name, value);
    },
  };
}
