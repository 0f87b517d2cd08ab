import type * as owner from '@candor/contracts/collaboration';
import type * as reviewer from '@candor/contracts/review';
import type { ReviewEvent } from '@candor/contracts/review-shapes';
import { eventsAfter, newestEvent } from '../events/index.ts';
import type { Call } from '../platform/bind.ts';
import type { PublicContext } from '../platform/context.ts';
import { asOwner, asReviewer, type Participant } from './participant.ts';

const MOST_AT_ONCE = 200;
/** Should a word between servers be lost, the store is looked at after this long. */
const LOOK_MS = 30_000;

/** Events of an owner that may change what a review shows. */
const SHOWN = new Set([
  'comment-added',
  'suggestion-added',
  'review-changed',
  'document-saved',
  'document-placed',
  'document-purged',
]);

/** Waits for news of the owner or of who is here; at the latest until the way in ends by itself. */
async function rest(ctx: PublicContext, { owner, document, endsAt }: Participant, over: AbortSignal) {
  const waking = new AbortController();
  const leftMs = endsAt ? endsAt.getTime() - ctx.clock.now().getTime() : LOOK_MS;
  const unwatch = ctx.presence.watch(document.id, () => waking.abort());
  const signal = AbortSignal.any([over, waking.signal]);
  await ctx.news.next(owner.id, Math.max(1, Math.min(LOOK_MS, leftMs)), signal);
  unwatch();
}

/**
 * Tells that something changed in a review and who is here, until the caller goes or their way in is over: that is asked
 * again before anything is told.
 */
async function* follow<P extends Participant>(
  ctx: PublicContext,
  find: () => Promise<P | null>,
  idOf: (participant: P) => string,
): AsyncGenerator<ReviewEvent> {
  const first = await find();
  if (!first) return;
  const { document, owner, writer } = first;
  const over = AbortSignal.any([ctx.signal, ctx.stopping]);
  const { author: name, isOwner } = writer;
  let last = await newestEvent(ctx.store, owner.id);
  const leave = ctx.presence.enter(document.id, { id: idOf(first), name, isOwner });
  try {
    yield { kind: 'ready' };
    let told = '';
    while (!over.aborted) {
      // Waiting begins before the look: news between the two is not missed.
      const resting = rest(ctx, first, over);
      if (!(await find())) return;
      const rows = await eventsAfter(ctx.store, owner.id, last, MOST_AT_ONCE);
      last = rows.at(-1)?.id ?? last;
      if (rows.some(({ kind, subject }) => subject === document.id && SHOWN.has(kind)))
        yield { kind: 'changed', id: last };
      const here = ctx.presence.at(document.id);
      const people = here && here.map((one) => ({ name: one.name, isOwner: one.isOwner }));
      if (JSON.stringify(people) !== told) yield { kind: 'present', people };
      told = JSON.stringify(people);
      if (rows.length < MOST_AT_ONCE) await resting;
    }
  } finally {
    leave();
  }
}

export const followAsOwner = ({ ctx, input }: Call<typeof owner.reviewEvents>) => {
  const find = () => asOwner(ctx, input.params.id);
  return {
    json: async () => ({ last: await newestEvent(ctx.store, (await find()).owner.id) }),
    events: () =>
      follow(
        ctx,
        async () => ((await ctx.isStillSignedIn()) ? find() : null),
        (participant) => participant.owner.id,
      ),
  };
};

export const followAsReviewer = ({ ctx }: Call<typeof reviewer.reviewerEvents>) => {
  const find = () => asReviewer(ctx);
  return {
    json: async () => ({ last: await newestEvent(ctx.store, (await find()).owner.id) }),
    events: () => follow(ctx, find, (participant) => participant.reviewer.id),
  };
};
