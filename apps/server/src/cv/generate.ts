import type { generateCv, GenerateEvent } from '@candor/contracts/cv';
import type { BodyOf } from '@candor/contracts/endpoint';
import { documentFromRequest, typedLanguage } from '@candor/domain/cv';
import { asWorded, typedRequest, wordedAgain, writingStages, type WriterEvent } from '@candor/domain/writing';
import { planOf } from '../billing/index.ts';
import { fittedTitle, type Generation } from '../documents/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { requireBrandFree } from './access.ts';
import type { CvTypes } from './types.ts';

type Body = BodyOf<typeof generateCv>;

/** How CVs are written. */
export const cvGeneration: Generation<CvTypes, Body, GenerateEvent> = {
  meter: 'cv',

  async require(ctx, { isBrandFree }) {
    requireBrandFree(await planOf(ctx), isBrandFree);
  },

  async *write({ writer, owner, signal }, body, stored) {
    const facts = stored?.facts;
    const typed = facts ? typedRequest(asWorded(body, { ...stored, facts }), facts) : body;
    let written: (WriterEvent & { kind: 'written' }) | undefined;
    for await (const event of writer.writeCv(typed, signal, owner.id)) {
      if (event.kind === 'stage') yield { ...event, label: writingStages[event.stage]() };
      else if (event.kind === 'partial') yield event;
      else written = event;
    }
    if (!written && !signal.aborted) throw new Refusal('unavailable');
    return written && { document: written.document, facts: written.facts };
  },

  again: ({ document, facts }, body, written) =>
    facts
      ? wordedAgain(documentFromRequest(asWorded(body, { document, facts })), written, facts)
      : written.document,

  content: ({ targetRole, template, isBrandFree, design }) => ({
    request: { targetRole },
    template,
    isBrandFree,
    design,
  }),

  started: ({ replaces: _replaces, ...request }) => {
    const { personalInfo, jobTitle, design } = request;
    // Section names and dates in the language that the form was filled in, unless the person has chosen another.
    const language = design.language === 'en' ? (typedLanguage(request) ?? 'en') : design.language;
    return {
      title: fittedTitle(`${personalInfo.fullName} - ${jobTitle}`),
      language,
      design: { ...design, language },
    };
  },

  done: ({ text: cv, ...rest }) => ({ kind: 'done', result: { success: true, cv, ...rest } }),
};
