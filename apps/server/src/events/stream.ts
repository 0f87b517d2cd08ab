import type { personEvents as endpoint, StreamedEvent } from '@candor/contracts/events';
import type { Call } from '../platform/bind.ts';
import { personEventOf } from './present.ts';
import { eventsAfter, newestEvent } from './store.ts';

const MOST_AT_ONCE = 200;
/** Should a word between servers be lost, the store is looked at after this long. */
const LOOK_MS = 30_000;

async function startOf({ ctx, input: { query } }: Call<typeof endpoint>): Promise<number> {
  return ctx.lastEventId ?? query.after ?? (await newestEvent(ctx.store, ctx.owner.id));
}

/** What happened after an event, at most 200: for those whose streams are cut on the way. */
async function poll(call: Call<typeof endpoint>) {
  const { ctx } = call;
  const after = await startOf(call);
  const events = (await eventsAfter(ctx.store, ctx.owner.id, after, MOST_AT_ONCE)).map(personEventOf);
  return { events, last: events.at(-1)?.id ?? after };
}

/** Tells a person's events in their order, each once, until the caller goes, the server stops or the session ends. */
async function* stream(call: Call<typeof endpoint>): AsyncGenerator<StreamedEvent> {
  const { ctx } = call;
  const over = AbortSignal.any([ctx.signal, ctx.stopping]);
  let last = await startOf(call);
  yield { kind: 'ready', id: last };
  while (!over.aborted && (await ctx.isStillSignedIn())) {
    // Waiting begins before the look: news between the two is not missed.
    const next = ctx.news.next(ctx.owner.id, LOOK_MS, over);
    const rows = await eventsAfter(ctx.store, ctx.owner.id, last, MOST_AT_ONCE);
    for (const row of rows) {
      last = row.id;
      yield personEventOf(row);
    }
    if (rows.length < MOST_AT_ONCE) {
      ctx.endTurn();
      await next;
    }
  }
}

export const personEvents = (call: Call<typeof endpoint>) => ({
  json: () => poll(call),
  events: () => stream(call),
});
