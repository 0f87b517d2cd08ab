import type * as owner from '@candor/contracts/collaboration';
import type * as reviewer from '@candor/contracts/review';
import type { ReviewEvent } from '@candor/contracts/review-shapes';
import { eventsAfter, newestEvent } from '../events/index.ts';
import type { Call } from '../platform/bind.ts';
import type { PublicContext } from '../platform/context.ts';
import type { StreamOf } from '../platform/open-streams.ts';
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

/** Waits for news of the owner, at the latest until access expires. */
function nextNews({ clock, news }: PublicContext, { owner, endsAt }: Participant, over: AbortSignal) {
  const leftMs = endsAt ? endsAt.getTime() - clock.now().getTime() : LOOK_MS;
  return news.next(owner.id, Math.max(1, Math.min(LOOK_MS, leftMs)), over);
}

/** Promises of the next change in who is here. */
function watchPresence({ presence }: PublicContext, documentId: string) {
  let coming = Promise.withResolvers<void>();
  const unwatch = presence.watch(documentId, () => {
    coming.resolve();
    coming = Promise.withResolvers();
  });
  return { next: () => coming.promise, unwatch };
}

/**
 * Tells that something changed in a review and who is here, until the caller goes or their way in is over. The store is
 * asked where there is news; who is here is known without it.
 */
async function* follow<P extends Participant>(
  ctx: PublicContext,
  find: () => Promise<P | null>,
  { idOf, countedAs = () => ({}) }: { idOf: (of: P) => string; countedAs?: (of: P) => StreamOf },
): AsyncGenerator<ReviewEvent> {
  const first = await find();
  if (!first) return;
  const { document, owner, writer } = first;
  const over = AbortSignal.any([ctx.signal, ctx.stopping]);
  const { author: name, isOwner } = writer;
  let last = await newestEvent(ctx.store, owner.id);
  const uncount = ctx.streams.enter(countedAs(first), ctx.hangUp);
  const leave = ctx.presence.enter(document.id, { id: idOf(first), name, isOwner });
  const presence = watchPresence(ctx, document.id);
  try {
    yield { kind: 'ready' };
    let sent = '';
    while (!over.aborted) {
      // Waiting begins before the look: news between the two is not missed.
      const news = nextNews(ctx, first, over).then(() => 'news' as const);
      if (!(await find())) return;
      const rows = await eventsAfter(ctx.store, owner.id, last, MOST_AT_ONCE);
      last = rows.at(-1)?.id ?? last;
      if (rows.some(({ kind, subject }) => subject === document.id && SHOWN.has(kind)))
        yield { kind: 'changed', id: last };
      let woken: 'news' | 'presence' = 'presence';
      while (woken === 'presence') {
        const coming = presence.next().then(() => 'presence' as const);
        const here = ctx.presence.at(document.id);
        const people = here && here.map((one) => ({ name: one.name, isOwner: one.isOwner }));
        if (JSON.stringify(people) !== sent) yield { kind: 'present', people };
        sent = JSON.stringify(people);
        ctx.endTurn();
        woken = rows.length < MOST_AT_ONCE ? await Promise.race([news, coming]) : 'news';
      }
    }
  } finally {
    uncount();
    presence.unwatch();
    leave();
  }
}

export const followAsOwner = ({ ctx, input }: Call<typeof owner.reviewEvents>) => {
  const find = () => asOwner(ctx, input.params.id);
  return {
    json: async () => ({ last: await newestEvent(ctx.store, (await find()).owner.id) }),
    events: () =>
      follow(ctx, async () => ((await ctx.isStillSignedIn()) ? find() : null), {
        idOf: (participant) => participant.owner.id,
      }),
  };
};

export const followAsReviewer = ({ ctx }: Call<typeof reviewer.reviewerEvents>) => {
  const find = () => asReviewer(ctx);
  return {
    json: async () => ({ last: await newestEvent(ctx.store, (await find()).owner.id) }),
    events: () =>
      follow(ctx, find, {
        idOf: ({ reviewer }) => reviewer.id,
        countedAs: ({ link }) => ({ link: link.id }),
      }),
  };
};
