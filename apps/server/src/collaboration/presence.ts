import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Core } from '../platform/context.ts';
import { bridgeChannel, messageOf, type EventMap } from '../platform/events.ts';

/** Somebody who looks at a document: `id` tells two of one name apart. */
interface Present {
  id: string;
  name: string;
  isOwner: boolean;
}

/** Who looks at a document just now, on any server: known by their open streams, stored nowhere. */
export interface Presence {
  /** Somebody came; gives how they leave. */
  enter(documentId: string, person: Present): () => void;
  /** Everybody here, each once; null where other servers cannot be reached. */
  at(documentId: string): Present[] | null;
  /** Calls back whenever that may have changed; gives how to stop. */
  watch(documentId: string, changed: () => void): () => void;
  close(): void;
}

const REPEAT_MS = 20_000;
/** How long another server's report counts. */
const BELIEVED_MS = 50_000;
/** Those who come and go within this time are reported together. */
const TOGETHER_MS = 100;
/** A message between servers holds 8,000 bytes. */
const MOST_SHOWN = 30;

declare module '../platform/events.ts' {
  interface EventMap {
    /** Who looks at a document by way of this server. */
    'presence-told': { documentId: string; server: string; people: Present[] };
    /** Somebody opened a document: others say who is there by way of them. */
    'presence-asked': { documentId: string; server: string };
  }
}

export function createPresence({ events, clock, store }: Pick<Core, 'events' | 'clock' | 'store'>): Presence {
  const server = randomUUID();
  const here = new Map<string, Map<symbol, Present>>();
  const elsewhere = new Map<string, Map<string, { people: Present[]; atMs: number }>>();
  const watching = new Map<string, Set<() => void>>();
  let isReached = true;

  // Sent by the store, as news of what was recorded is: every server hears it, this one too.
  const send = <N extends keyof EventMap>(name: N, value: EventMap[N]) =>
    store.execute(sql`select pg_notify(${bridgeChannel}, ${messageOf(name, value)})`).then(
      () => void (isReached = true),
      () => void (isReached = false),
    );
  const peopleHere = (documentId: string) =>
    new Map([...(here.get(documentId)?.values() ?? [])].map((person) => [person.id, person]));
  const broadcast = (documentId: string) => {
    const people = [...peopleHere(documentId).values()].slice(0, MOST_SHOWN);
    void send('presence-told', { documentId, server, people });
  };
  /** Documents whose watchers are told soon; true where other servers are told too. */
  const toTell = new Map<string, boolean>();
  let nextBroadcast: NodeJS.Timeout | undefined;
  const changed = (documentId: string, isOurs: boolean) => {
    toTell.set(documentId, isOurs || toTell.get(documentId) === true);
    nextBroadcast ??= setTimeout(() => {
      nextBroadcast = undefined;
      const all = [...toTell];
      toTell.clear();
      for (const [id, isTold] of all) {
        if (isTold) broadcast(id);
        for (const watcher of watching.get(id) ?? []) watcher();
      }
    }, TOGETHER_MS).unref();
  };

  const stops = [
    events.listen('presence-told', ({ documentId, server: from, people }) => {
      if (from === server) return;
      const reported = elsewhere.get(documentId) ?? new Map();
      if (people.length > 0) {
        reported.set(from, { people, atMs: clock.now().getTime() });
        elsewhere.set(documentId, reported);
      } else if (reported.delete(from) && reported.size === 0) elsewhere.delete(documentId);
      changed(documentId, false);
    }),
    events.listen('presence-asked', ({ documentId, server: from }) => {
      if (from !== server && here.has(documentId)) broadcast(documentId);
    }),
  ];
  const repeating = setInterval(() => {
    const oldMs = clock.now().getTime() - BELIEVED_MS;
    for (const [documentId, told] of elsewhere) {
      for (const [from, { atMs }] of told) if (atMs < oldMs && told.delete(from)) changed(documentId, false);
      if (told.size === 0) elsewhere.delete(documentId);
    }
    for (const documentId of here.keys()) broadcast(documentId);
  }, REPEAT_MS).unref();

  return {
    enter(documentId, person) {
      const isFirst = !here.has(documentId);
      const people = here.get(documentId) ?? new Map<symbol, Present>();
      const mark = Symbol(person.id);
      // A second stream of somebody who is here is no news.
      const isNews = !peopleHere(documentId).has(person.id);
      here.set(documentId, people.set(mark, person));
      if (isFirst) void send('presence-asked', { documentId, server });
      if (isNews) changed(documentId, true);
      return () => {
        if (!people.delete(mark)) return;
        if (people.size === 0 && here.get(documentId) === people) here.delete(documentId);
        if (!peopleHere(documentId).has(person.id)) changed(documentId, true);
      };
    },
    at(documentId) {
      if (!isReached) return null;
      const reported = [...(elsewhere.get(documentId)?.values() ?? [])].flatMap(({ people }) => people);
      const all = [...(here.get(documentId)?.values() ?? []), ...reported];
      return [...new Map(all.map((person) => [person.id, person])).values()];
    },
    watch(documentId, watcher) {
      const watchers = watching.get(documentId) ?? new Set();
      watching.set(documentId, watchers.add(watcher));
      return () => {
        watchers.delete(watcher);
        if (watchers.size === 0 && watching.get(documentId) === watchers) watching.delete(documentId);
      };
    },
    close() {
      clearInterval(repeating);
      clearTimeout(nextBroadcast);
      for (const stop of stops) stop();
    },
  };
}
