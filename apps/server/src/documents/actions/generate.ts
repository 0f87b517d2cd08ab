import { joinFacts, type FactsReport } from '@candor/domain/writing';
import { consumeQuota, requireQuota, type Meter } from '../../billing/index.ts';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Changing } from '../change-documents.ts';
import type { DocumentKind } from '../kind.ts';
import { ownDocument, staleDocument } from '../own-document.ts';
import { writtenAgain } from './proposals.ts';
import { makeOnce, streamOnce } from '../request-keys.ts';
import { placeDocument } from '../stores/document-store.ts';
import { lastGenerated } from '../stores/version-store.ts';
import { changeDocument, createDocument, requireRoom } from '../write-document.ts';
import type { Content, KindTypes, NewContent, Row } from '../types.ts';

/** The document to write into, at the version that was read. */
interface Replaces {
  id: string;
  version: number;
  /** Whether the document stays as it is until the person has chosen what to take of the new one. */
  isProposal: boolean;
}

interface Written<T extends KindTypes> {
  document: T['document'];
  facts: FactsReport;
}

/** What the last event of a stream tells: the document and its evidence, or what there is to choose from. */
export interface Generated<T extends KindTypes> extends Written<T> {
  id: string;
  version: number;
  text: string;
  proposal: { base: T['document']; document: T['document'] } | null;
}

/** How a kind of document is written. */
export interface Generation<T extends KindTypes, Body extends { replaces?: Replaces | undefined }, Event> {
  /** What of the month it takes; null where it takes nothing. */
  meter: Meter | null;
  /** Refuses what may not be written, before anything else is asked. */
  require(ctx: Context, body: Body): Promise<void> | void;
  /**
   * Writes, reporting its stages as they begin; undefined where the caller has gone. `stored` is what it is written into.
   */
  write(ctx: Context, body: Body, stored?: Row<T>): AsyncGenerator<Event, Written<T> | undefined>;
  /** What is written into a stored one of all that was written; all of it where left out. */
  again?(stored: Row<T>, body: Body, written: Written<T>): T['document'];
  /** What the body asks for: a new document, or one written again. */
  content(body: Body): Content<T> & { request: T['request'] };
  /** What it says of a new one only. */
  started(body: Body): Pick<NewContent<T>, 'title'> & Content<T>;
  /** What else is stored with a new one, in the same transaction. */
  stored?(change: Changing<Context>, body: Body, row: Row<T>): Promise<void>;
  /** Whether it was written from the person's own draft and not from the form: it takes the place of all that they edited. */
  isOfDraft?(body: Body): boolean;
  done(generated: Generated<T>): Event;
}

function generatedOf<T extends KindTypes>({ rules }: DocumentKind<T>, row: Row<T>): Generated<T> {
  const { id, version, document, facts, text } = row;
  if (row.proposal) {
    const { base, document: next, facts: found } = row.proposal;
    const merged = rules.merge({ base, edited: document, next });
    const words = rules.toText(merged);
    const joined = joinFacts(found, facts, words);
    return { id, version, text: words, document: merged, facts: joined, proposal: { base, document: next } };
  }
  // A repeat of its key finds the document as it was changed since.
  if (!facts) throw new Refusal('stale');
  return { id, version, text, document, facts, proposal: null };
}

/** Beside what a stored document is merged: what it was last generated as, or itself where its report tells who worded what. */
async function baseOf<T extends KindTypes>(
  { store }: Changing<Context>,
  { rules }: DocumentKind<T>,
  { id, userId, generated, document }: Row<T>,
): Promise<T['document']> {
  if (!rules.nextBase) return document;
  return generated ?? (await lastGenerated<T>(store, { userId, id })) ?? document;
}

/** Writes into a stored document, edited words left as they are; or keeps what was written for the person to choose from. */
async function writeAgain<T extends KindTypes>(
  change: Changing<Context>,
  kind: DocumentKind<T>,
  { stored, isProposal }: { stored: Row<T>; isProposal: boolean },
  content: Content<T> & Written<T> & { request: T['request'] },
): Promise<Row<T> | undefined> {
  const { rules } = kind;
  const { document: next, facts: found, request } = content;
  const { id, userId, document: edited } = stored;
  const base = await baseOf(change, kind, stored);
  if (isProposal) {
    const proposal = { base, document: next, facts: found, request };
    const payload = { document: rules.kind, isWaiting: true };
    change.record({ kind: 'document-proposed', subject: id, payload });
    return placeDocument(change.store, kind, userId, id, { proposal });
  }
  const document = rules.normalise(rules.merge({ base, edited, next }));
  const facts = joinFacts(found, stored.facts, rules.toText(document));
  const generated = rules.nextBase?.(base, edited, document) ?? null;
  const merged = { ...content, document, facts, generated, proposal: null };
  return changeDocument(change, kind, stored, merged, { origin: 'written', lead: writtenAgain });
}

/** The document that is to be written over, at the version that was read. */
async function replaced<T extends KindTypes>(
  ctx: Pick<Context, 'store' | 'owner'>,
  kind: DocumentKind<T>,
  { id, version }: Replaces,
): Promise<Row<T>> {
  const stored = await ownDocument(ctx, kind, id);
  if (stored.version !== version) throw await staleDocument(ctx, kind, id);
  return stored;
}

/**
 * Writes a document and saves it. A call that fails, is refused or whose caller goes away stores and counts nothing;
 * calls of one request key make one document, and each answers with it.
 */
export function generate<T extends KindTypes, Body extends { replaces?: Replaces | undefined }, Event>(
  kind: DocumentKind<T>,
  generation: Generation<T, Body, Event>,
) {
  const { meter } = generation;
  const done = (row: Row<T>) => generation.done(generatedOf(kind, row));

  /** Whether a proposal leaves nothing to choose: it costs nothing. */
  async function isIdle(change: Changing<Context>, stored: Row<T>, next: T['document']): Promise<boolean> {
    const three = { base: await baseOf(change, kind, stored), edited: stored.document, next };
    return kind.rules.mergeChanges(three).length === 0;
  }

  /** One transaction: the document is counted and stored, or neither. */
  function store(ctx: Context, body: Body, written: Written<T>): Promise<Row<T>> {
    const { replaces } = body;
    const isOfDraft = generation.isOfDraft?.(body) ?? false;
    return makeOnce(ctx, kind, async (change) => {
      const stored = replaces && (await replaced(change, kind, replaces));
      const isProposal = !isOfDraft && stored && replaces.isProposal;
      const document = (stored && generation.again?.(stored, body, written)) ?? written.document;
      const content = { ...generation.content(body), ...written, document };
      // What the month counts needs no room beside: its limit is the plan's.
      if (meter && !(isProposal && (await isIdle(change, stored, document))))
        await consumeQuota(change, meter);
      const generated = kind.rules.nextBase ? document : null;
      if (!stored) {
        if (!meter) await requireRoom(change, kind);
        const from = isOfDraft ? 'written-from-draft' : 'written-from-form';
        const label = { origin: 'written', lead: { kind: from } } as const;
        const made = { ...content, generated, ...generation.started(body) };
        const row = await createDocument(change, kind, made, label);
        await generation.stored?.(change, body, row);
        return row;
      }
      const row = isOfDraft
        ? await changeDocument(
            change,
            kind,
            stored,
            { ...content, generated, proposal: null },
            { origin: 'written', lead: { kind: 'written-again-from-draft' } },
          )
        : await writeAgain(change, kind, { stored, isProposal: replaces.isProposal }, content);
      if (!row) throw await staleDocument(change, kind, replaces.id);
      return row;
    });
  }

  async function* writeAndSave(ctx: Context, body: Body): AsyncGenerator<Event> {
    const { owner, network, limits, signal } = ctx;
    if (meter) await requireQuota(ctx, meter);
    await limits.spend('writing', owner.id);
    await limits.spend('writing-address', network);
    const stored = body.replaces && (await replaced(ctx, kind, body.replaces));
    const written = yield* generation.write(ctx, body, stored);
    if (signal.aborted || !written) return;
    yield done(await store(ctx, body, written));
  }

  return async function* ({
    ctx,
    input: { body },
  }: {
    ctx: Context;
    input: { body: Body };
  }): AsyncGenerator<Event> {
    await generation.require(ctx, body);
    yield* streamOnce(ctx, kind, done, () => writeAndSave(ctx, body));
  };
}
