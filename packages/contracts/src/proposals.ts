import { z } from 'zod';
import { cvDocumentSchema } from '@candor/domain/cv';
import { letterDocumentSchema } from '@candor/domain/letters';

/** A document that was generated again and waits for the person's choice. */
function proposalOf<Document extends z.ZodType>(document: Document) {
  return z.object({
    /** As it was last generated: what differs from it now was touched by the person. */
    base: document,
    /** As it was generated now. */
    document,
  });
}

export const cvProposalSchema = proposalOf(cvDocumentSchema);
export type CvProposal = z.infer<typeof cvProposalSchema>;
export const letterProposalSchema = proposalOf(letterDocumentSchema);
export type LetterProposal = z.infer<typeof letterProposalSchema>;

/** The document to write into, and the version it was read at. */
export const replacesSchema = z.object({
  id: z.uuid(),
  version: z.int32().min(1),
  /** Whether the document stays as it is until the person has chosen what to take of the new one. */
  isProposal: z.boolean().default(false),
});
