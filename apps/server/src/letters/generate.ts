import type { BodyOf } from '@candor/contracts/endpoint';
import type { generateLetter, LetterEvent } from '@candor/contracts/letters';
import type { CvDocument } from '@candor/domain/cv';
import {
  missingFields,
  missingFieldsText,
  type LetterDocument,
  type LetterOptions,
  type WrittenLetter,
} from '@candor/domain/letters';
import { say } from '@candor/domain/say';
import { announcing } from '@candor/domain/writing';
import { cvKind } from '../cv/index.ts';
import { ownDocument, type Generation } from '../documents/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { dayFor } from '../platform/zoned-time.ts';
import type { LetterTypes } from './types.ts';

type Body = BodyOf<typeof generateLetter>;

const stages = {
  facts: () => ({ kind: 'stage', label: say`Reading your facts`, progress: 15 }),
  writing: () => ({ kind: 'stage', label: say`Writing your letter`, progress: 45 }),
  saving: () => ({ kind: 'stage', label: say`Saving your letter`, progress: 90 }),
} as const satisfies Record<string, () => LetterEvent>;

function requestOf({
  cvId: _cvId,
  applicationId: _applicationId,
  template: _template,
  replaces: _replaces,
  ...request
}: Body) {
  return request;
}

/** How letters are written. */
export const letterGeneration: Generation<LetterTypes, Body, LetterEvent> = {
  meter: null,

  /** Refuses where the mode and type need more than is there, field by field. */
  require(_ctx, body) {
    const missing = missingFields(body);
    if (missing.length === 0) return;
    const fields = missing.map((path) => ({ path, message: missingFieldsText() }));
    throw new Refusal('invalid', missingFieldsText(), { fields });
  },

  async *write(ctx, body) {
    let cv: CvDocument | undefined;
    if (body.cvId) {
      yield stages.facts();
      cv = (await ownDocument(ctx, cvKind, body.cvId)).document;
    }
    yield stages.writing();
    const today = dayFor(ctx.owner.preferences, ctx.clock.now());
    const options: LetterOptions = { today, home: ctx.owner.preferences, ...(cv ? { cv } : {}) };
    const call = { cancellation: ctx.signal, by: ctx.owner.id };
    const writing = announcing<LetterDocument, WrittenLetter>((announce) =>
      ctx.letterWriter.writeLetter(requestOf(body), options, { ...call, announce }),
    );
    let next = await writing.next();
    for (; !next.done; next = await writing.next()) yield { kind: 'partial', document: next.value };
    const { letter: document, facts } = next.value;
    if (ctx.signal.aborted) return undefined;
    yield stages.saving();
    return { document, facts };
  },

  content: (body) => ({
    title: body.title,
    request: requestOf(body),
    template: body.template,
    sourceId: body.cvId ?? null,
  }),
  started: ({ title }) => ({ title }),
  stored: (change, { applicationId }, { id: documentId }) =>
    change.applicationLinks.link(change, { documentId, applicationId }),
  isOfDraft: ({ useFullText }) => useFullText,
  done: ({ text: letter, ...rest }) => ({ kind: 'done', result: { success: true, letter, ...rest } }),
};
