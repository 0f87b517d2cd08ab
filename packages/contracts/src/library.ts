import { z } from 'zod';
import { say } from '@candor/domain/say';
import { labelLimits, labelSchema } from '@candor/domain/cv';
import { json, nothing, one, partOf, pathOf, type DocumentContract } from './document-contract.ts';
import { endpoint } from './endpoint.ts';

/** Labels of one document, which are folders too. */
export const labels = z.array(labelSchema).max(labelLimits.perCv);

/** What of a document is organised in the library. */
export const organiseBody = z
  .strictObject({ labels: labels.optional(), isArchived: z.boolean().optional() })
  .refine((body) => Object.keys(body).length > 0, { error: () => say`Say what to change` });

/** Each label, and on how many documents outside the trash it is. */
export const labelsReply = z.array(z.object({ name: z.string(), count: z.int().min(1) }));

export const renameLabelBody = z.object({
  name: labelSchema,
  /** Null takes it off. */
  to: labelSchema.nullable(),
});

const all = { access: 'signed-in', errors: [], example: {} } as const;

/** Labels, archive and trash. */
export function libraryEndpoints<K extends DocumentContract>(kind: K) {
  const { one: noun, many } = kind;
  const card = json(partOf(kind, 'card'));
  const labelsPath = `/api/${partOf(kind, 'labelsPath')}` as const;
  const trashPath = `/api/${partOf(kind, 'trashPath')}` as const;
  return {
    /** Needs no version: where a document stands is not what it says, and the last word counts. */
    organise: endpoint({
      ...one,
      scope: 'documents:write',
      method: 'PUT',
      path: `${pathOf(kind)}/library`,
      summary: `Label a ${noun}, put it into the archive or take it out`,
      body: organiseBody,
      reply: card,
      errors: ['not_found'],
      example: { ...one.example, body: { labels: ['Hospitals'], isArchived: false } },
    }),
    listLabels: endpoint({
      ...all,
      scope: 'documents:read',
      method: 'GET',
      path: labelsPath,
      summary: `The labels of the person's ${many}, and on how many outside the trash each is`,
      reply: json(labelsReply),
    }),
    renameLabel: endpoint({
      ...all,
      scope: 'documents:write',
      method: 'PUT',
      path: labelsPath,
      summary: `Rename a label on every ${noun} that has it, or take it off all of them`,
      body: renameLabelBody,
      reply: json(labelsReply),
      errors: ['not_found'],
      example: { body: { name: 'Hospitals', to: 'Clinics' } },
    }),
    restore: endpoint({
      ...one,
      scope: 'documents:write',
      method: 'POST',
      path: `${trashPath}/:id/restore`,
      summary: `Take a ${noun} out of the trash`,
      reply: card,
      errors: ['not_found'],
    }),
    deleteForGood: endpoint({
      ...one,
      method: 'DELETE',
      path: `${trashPath}/:id`,
      summary: `Delete a ${noun} of the trash for good, with all its versions`,
      reply: nothing,
      errors: ['not_found'],
    }),
    emptyTrash: endpoint({
      ...all,
      method: 'DELETE',
      path: trashPath,
      summary: `Delete all ${many} of the trash for good`,
      reply: nothing,
    }),
  };
}
