import {
  withLineEdits,
  withLineMoves,
  type LineEdit,
  type LineMove,
  type RefusedEdit,
} from '@candor/domain/documents';
import { say } from '@candor/domain/say';
import { MOST_MARKS, type FactsReport } from '@candor/domain/writing';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { changeDocuments } from '../change-documents.ts';
import type { DocumentKind } from '../kind.ts';
import { ownDocument } from '../own-document.ts';
import { placeDocument } from '../stores/document-store.ts';
import type { KindTypes, Proposal, Row } from '../types.ts';

interface Changes {
  edits: LineEdit[];
  moves: LineMove[];
}
type Asked = { ctx: Context; input: { params: { id: string }; body: Changes } };

const emptyReport: FactsReport = { writer: 'model', sentences: [], marks: [], settled: [] };

const refusedIn = (list: keyof Changes, refused: readonly RefusedEdit[]) =>
  new Refusal('invalid', say`Nothing was proposed, since not all of it can be.`, {
    fields: refused.map(({ at, why }) => ({ path: `${list}.${at}`, message: why })),
  });

/** What stands with the edits made: over what a program has proposed already, else over the document. */
function proposed<T extends KindTypes>(
  { rules }: DocumentKind<T>,
  { document, facts, proposal }: Row<T>,
  { edits, moves }: Changes,
): { before: T['document']; next: Proposal<T> } {
  // What was generated from the form is the person's, and is not to be lost.
  if (proposal && proposal.request !== null) throw new Refusal('proposal_waits');
  const before = proposal?.document ?? document;
  const made = withLineEdits(rules, before, edits);
  if ('refused' in made) throw refusedIn('edits', made.refused);
  const moved = withLineMoves(rules, made.document, moves);
  if ('refused' in moved) throw refusedIn('moves', moved.refused);
  const held = rules.schema.safeParse(rules.normalise(moved.document));
  if (!held.success) throw new Refusal('too_large', say`These words don’t fit into the document.`);
  const known = proposal?.facts ?? facts;
  const carried = known ? rules.carryFacts(known, before, held.data) : emptyReport;
  return {
    before,
    next: { base: proposal?.base ?? document, document: held.data, facts: carried, request: null },
  };
}

type SourceText = [path: string, words: string];

/** What was typed for lines that were worded since, and what they rest on, by where it belongs. */
function typedFor(facts: FactsReport | null, lines: ReadonlyMap<string, string>): SourceText[] {
  const pathOf = new Map([...lines].map(([path, words]) => [words, path]));
  const ofSentences = (facts?.sentences ?? []).flatMap(({ text, typed = '', evidence }): SourceText[] => [
    [pathOf.get(text) ?? '', typed],
    ...evidence.map(({ field, quote }): SourceText => [field, quote]),
  ]);
  const all: SourceText[] = [['summary', facts?.typedSummary ?? ''], ...ofSentences];
  return all.filter(([, words]) => words !== '');
}

/** Keeps words that a program proposes beside a document until its person has chosen; judged as a model's own words are. */
export function propose<T extends KindTypes>(kind: DocumentKind<T>) {
  return async ({ ctx, input: { params, body } }: Asked): Promise<T['whole']> => {
    const { rules } = kind;
    const stored = await ownDocument(ctx, kind, params.id);
    const { before } = proposed(kind, stored, body);
    const lines = rules.lines(stored.document);
    const sources = (await kind.sources?.(ctx, stored)) ?? [];
    const { refused, doubts } = await ctx.writingWorkers.judgeEdits(
      {
        edits: body.edits,
        evidence: {
          lines: [...lines, ...rules.lines(before), ...typedFor(stored.facts, lines)],
          said: [...sources, ...(ctx.userMessages ?? [])],
          isLetter: rules.kind === 'letter',
        },
      },
      { signal: ctx.signal, by: ctx.owner.id },
    );
    if (refused.length > 0) throw refusedIn('edits', refused);
    return changeDocuments(ctx, async (change) => {
      const now = await ownDocument(change, kind, params.id);
      const { next } = proposed(kind, now, body);
      const facts = { ...next.facts, marks: [...next.facts.marks, ...doubts].slice(0, MOST_MARKS) };
      const proposal = { ...next, facts };
      const row = await placeDocument(change.store, kind, ctx.owner.id, params.id, { proposal });
      if (!row) throw new Refusal('not_found');
      change.record({
        kind: 'document-proposed',
        subject: params.id,
        payload: { document: rules.kind, isWaiting: true },
      });
      return kind.whole(change.store, row);
    });
  };
}
