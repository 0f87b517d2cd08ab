import type { EventKind } from '@candor/contracts/events';
import { holdEvents, recordEvents, type Happened } from '../events/index.ts';
import type { Core, Owner } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import { createTurns } from '../platform/turns.ts';

interface Person extends Pick<Core, 'listeners'> {
  store: Store;
  owner: Pick<Owner, 'id'>;
  sessionId?: string;
}

/** A call inside the transaction in which one person's documents are changed: its store is the transaction. */
export type Changing<C extends Person = Person> = C & {
  /** Announces a write once the transaction has committed; nothing where it was rolled back. */
  record<K extends EventKind>(event: Happened<K>): void;
};

/** The changes of a person wait here for one another, and not in the store, where those of others would wait behind them. */
const turns = createTurns({ atOnce: 1, waiting: 1_000 });

/**
 * The one place that opens a transaction over a person's documents. Their changes happen one after the other: the
 * person's lock is the first that is taken, so two transactions never wait for each other, no row has to be held, and
 * the numbers of the events rise in the order in which they can be read.
 */
export async function changeDocuments<C extends Person, Result>(
  ctx: C,
  work: (change: Changing<C>) => Promise<Result>,
): Promise<Result> {
  const leave = await turns.enter(ctx.owner.id);
  try {
    return await ctx.store.transaction(async (store) => {
      await holdEvents(store, ctx.owner.id);
      const happened: Happened<EventKind>[] = [];
      const result = await work({ ...ctx, store, record: (event) => void happened.push(event) });
      await recordEvents(store, ctx, happened);
      return result;
    });
  } finally {
    leave();
  }
}
