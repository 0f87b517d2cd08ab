import {
  documentFromRequest,
  draftFromDocument,
  mergeChanges,
  mergeDocuments,
  type CvAim,
  type CvDraft,
} from '@candor/domain/cv';
import { factsWithForm, withTypedWords } from '@candor/domain/writing';
import { documentById, placeDocument } from '../documents/index.ts';
import type { Core } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import {
  cvsWithForms,
  deleteDraftBeside,
  draftsBesideCvs,
  isDone,
  markDone,
  putCv,
  putVersion,
  versionsWithForms,
} from './earlier-forms-store.ts';
import { cvKind } from './kind.ts';

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const emptyReport = { writer: 'built-in' as const, sentences: [], marks: [], settled: [] };

const aimOf = ({ targetRole }: CvDraft): CvAim => ({ targetRole });

/** The whole form where an earlier release stored it; null where this one has migrated it. */
const formIn = (request: object | null): CvDraft | null =>
  // Its own key says so.
  request && 'personalInfo' in request ? (request as CvDraft) : null;

/** A form beside a written CV that says something new waits for its person's choice, with what waits already. */
async function proposeDraft(store: Store, userId: string, id: string, form: CvDraft): Promise<void> {
  const cv = await documentById(store, cvKind, userId, id, true);
  if (!cv) return;
  const { document, facts, template, isBrandFree } = cv;
  const next = documentFromRequest(form);
  const typed = facts ? withTypedWords(document, facts) : document;
  const before = formIn(cv.request) ?? draftFromDocument(typed, template, isBrandFree);
  const waiting = cv.proposal ?? { base: documentFromRequest(before), document: next, facts: emptyReport };
  const sent = formIn(cv.proposal?.request ?? null);
  const proposed = sent
    ? mergeDocuments({ base: documentFromRequest(sent), edited: waiting.document, next }, () => true)
    : next;
  if (mergeChanges({ base: waiting.base, edited: document, next: proposed }).length === 0) return;
  const proposal = { ...waiting, document: proposed, request: aimOf(form) };
  await placeDocument(store, cvKind, userId, id, { proposal }, cv.trashedAt ? 'trash' : 'outside-trash');
}

/** Forms that were kept beside written CVs, of one person or of all: what says something new waits for its person's choice. */
export async function proposeDrafts(store: Store, ownerId?: string): Promise<void> {
  for (let rows = await draftsBesideCvs(store, ownerId); rows.length > 0;) {
    for (const { userId, id, form } of rows)
      await store.transaction(async (tx) => {
        if (form) await proposeDraft(tx, userId, id, form);
        await deleteDraftBeside(tx, userId, id);
      });
    rows = await draftsBesideCvs(store, ownerId);
  }
}

/**
 * Once after an upgrade: what was typed for the lines of a CV, which earlier releases kept as a form beside it, comes to the lines;
 * what was typed since and never generated becomes a proposal. Where it is cut off it goes on at the next start.
 */
export async function keepTypedWords({ store }: Pick<Core, 'store'>): Promise<void> {
  if (await isDone(store)) return;
  await proposeDrafts(store);
  for (let rows = await cvsWithForms(store, FIRST_ID); rows.length > 0;) {
    for (const { id, version, document, facts, request } of rows)
      await putCv(store, id, version, {
        facts: factsWithForm(document, facts, request),
        request: aimOf(request),
      });
    rows = await cvsWithForms(store, rows.at(-1)?.id ?? FIRST_ID);
  }
  for (let rows = await versionsWithForms(store); rows.length > 0; rows = await versionsWithForms(store))
    for (const row of rows)
      await putVersion(store, row, {
        facts: factsWithForm(row.document, row.facts, row.request),
        request: aimOf(row.request),
      });
  // One that was saved while it was read is found by another round.
  if ((await cvsWithForms(store, FIRST_ID)).length === 0) await markDone(store);
}
