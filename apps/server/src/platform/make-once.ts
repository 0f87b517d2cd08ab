import type { Context } from './context.ts';
import type { Store } from './database.ts';
import { Refusal } from './refusal.ts';

/** Where the request keys of one kind of record are kept, beside the records. */
export interface RequestKeys<Row> {
  /** The record that a call of this key made. */
  find(store: Store, userId: string, key: string): Promise<Row | undefined>;
  /** Remembers a key; false where another call of the same key came first. */
  keep(store: Store, userId: string, key: string, id: string): Promise<boolean>;
}

/** Ends a transaction whose key another call of the same key has used in the meantime. */
class KeyTaken extends Error {}

type KeyedContext = Pick<Context, 'store' | 'owner' | 'requestKey'>;

async function madeBefore<Row>(ctx: KeyedContext, keys: RequestKeys<Row>): Promise<Row | undefined> {
  const { store, owner, requestKey } = ctx;
  return requestKey === null ? undefined : keys.find(store, owner.id, requestKey);
}

/** What the first call of the key made, in place of what stopped this one: its refusal may be the first's success. */
async function madeInstead<Row>(ctx: KeyedContext, keys: RequestKeys<Row>, error: unknown): Promise<Row> {
  const isOfKey = error instanceof Refusal || error instanceof KeyTaken;
  const first = isOfKey ? await madeBefore(ctx, keys) : undefined;
  if (!first) throw error;
  return first;
}

/** Stores a record and its request key in one transaction, or neither. Only inside `makeOnce` or `streamOnce`. */
export function storeWithKey<Row extends { id: string }>(
  { store, owner, requestKey }: KeyedContext,
  keys: RequestKeys<Row>,
  make: (tx: Store) => Promise<Row>,
): Promise<Row> {
  return store.transaction(async (tx) => {
    const row = await make(tx);
    if (requestKey !== null && !(await keys.keep(tx, owner.id, requestKey, row.id))) throw new KeyTaken();
    return row;
  });
}

/** Makes a record in one transaction; calls of one request key make one, and each answers with it. */
export async function makeOnce<Row extends { id: string }>(
  ctx: KeyedContext,
  keys: RequestKeys<Row>,
  make: (tx: Store) => Promise<Row>,
): Promise<Row> {
  const before = await madeBefore(ctx, keys);
  if (before) return before;
  try {
    return await storeWithKey(ctx, keys, make);
  } catch (error) {
    return madeInstead(ctx, keys, error);
  }
}

/** The same for a stream of events, which ends in storing by `storeWithKey`; `done` is the event that tells of a record. */
export async function* streamOnce<Row, Event>(
  ctx: KeyedContext,
  keys: RequestKeys<Row>,
  done: (row: Row) => Event,
  write: () => AsyncIterable<Event>,
): AsyncGenerator<Event> {
  const before = await madeBefore(ctx, keys);
  if (before) {
    yield done(before);
    return;
  }
  try {
    yield* write();
  } catch (error) {
    yield done(await madeInstead(ctx, keys, error));
  }
}
