import type { decideSuggestion as endpoint } from '@candor/contracts/collaboration';
import { anchorAt, saysTheSame, withSuggestion, type Anchor } from '@candor/domain/collaboration';
import { say } from '@candor/domain/say';
import { editBetween } from '@candor/domain/text';
import { changeDocument, changeDocuments, type Changing } from '../documents/index.ts';
import type { Call } from '../platform/bind.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { alreadyDecided } from './already-decided.ts';
import { presentReview } from './owner-review.ts';
import { asOwner } from './participant.ts';
import { withKind } from './reviewed-document.ts';
import { recordWhenFinished } from './record-when-finished.ts';
import { threadById, updateThread, type DocumentRow, type ThreadRow } from './store.ts';

const wordsChanged = () =>
  new Refusal(
    'stale',
    say`The text this suggestion refers to has changed. Make the change yourself, or reject it.`,
  );
const doesNotFit = () =>
  new Refusal(
    'stale',
    say`This suggestion would change how your document is divided into parts. Make the change yourself, or reject it.`,
  );

/** Where the accepted words stand, so that their comments stay with them. */
function anchorOf(before: string, after: string, replacement: string): Anchor | null {
  const start = editBetween(before, after)?.span.start ?? 0;
  const at = after.lastIndexOf(replacement, start);
  return replacement === '' || at < 0 ? null : anchorAt(after, { start: at, end: at + replacement.length });
}

/** Writes the suggested words into the document as a version of it. */
function write(change: Changing<Context>, document: DocumentRow, thread: ThreadRow) {
  return withKind(document, async ({ kind: { rules }, kind }, row) => {
    const { anchor, replacement, author } = thread;
    const text = anchor && withSuggestion(row.text, anchor, replacement ?? '');
    if (!anchor || text === null) throw wordsChanged();
    const written = rules.normalise(rules.fromText(text, row.document));
    if (!saysTheSame(rules.toText(written), text)) throw doesNotFit();
    const lead = { kind: 'suggestion-accepted', name: author } as const;
    const saved = await changeDocument(
      change,
      kind,
      row,
      { document: written },
      { origin: 'suggested', lead },
    );
    if (!saved) throw wordsChanged();
    const kept = anchorOf(row.text, saved.text, replacement ?? '');
    return { acceptedVersion: saved.version, ...(kept && { anchor: kept }) };
  });
}

/** Accepts a suggestion, which is written once however often it is accepted, or rejects it. */
export async function decideSuggestion({ ctx, input: { params, body } }: Call<typeof endpoint>) {
  const { isAccepted } = body;
  await changeDocuments(ctx, async (change) => {
    const { document } = await asOwner(change, params.id);
    const thread = await threadById(change.store, ctx.owner.id, params.id, params.thread);
    if (!thread || thread.replacement === null) throw new Refusal('not_found');
    const state = isAccepted ? 'accepted' : 'rejected';
    if (thread.state === state) return;
    if (thread.state !== 'open') throw alreadyDecided(thread.state);
    const written = isAccepted ? await write(change, document, thread) : {};
    await updateThread(change.store, thread, { state, ...written });
    change.record({ kind: 'review-changed', subject: params.id, payload: {} });
    await recordWhenFinished(change, document);
  });
  return presentReview(ctx, params.id);
}
