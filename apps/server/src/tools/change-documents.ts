import { z } from 'zod';
import { actingToolTitles } from '@candor/domain/account';
import { layoutIdSchema, sectionIds } from '@candor/domain/cv';
import { nobodys } from '@candor/contracts/document-contract';
import { cvEndpoints } from '@candor/contracts/cv-endpoints';
import { letterEndpoints } from '@candor/contracts/letter-endpoints';
import { createCvFromProfile } from '@candor/contracts/profile-cv';
import { idField, kindField } from './fields.ts';
import { defineTool } from './tool.ts';
import { wholeDocument } from './whole-document.ts';

const titleField = z.string().min(1).max(300);
const changed = z.object({
  id: z.string(),
  title: z.string(),
  version: z.int(),
  labels: z.array(z.string()),
});
const acts = { scopes: ['documents:write'], effect: 'acts', output: changed } as const;

export const createCv = defineTool({
  ...acts,
  id: 'create_cv',
  title: actingToolTitles.create_cv,
  description:
    'A new CV that says what the profile says. Where there is no profile, use copy_document on a CV.',
  input: z.strictObject({ title: titleField }),
  example: { title: 'Nurse, Austin' },
  run: ({ input: body, ask }) => ask(createCvFromProfile, { body }),
});

export const copyDocument = defineTool({
  ...acts,
  id: 'copy_document',
  title: actingToolTitles.copy_document,
  description:
    'A copy under a title of its own, such as for another job. The one that is copied stays as it is.',
  input: z.strictObject({ kind: kindField, id: idField, title: titleField }),
  example: { kind: 'cv', id: nobodys, title: 'Nurse, Dallas' },
  run: ({ input: { kind, id, title }, ask }) => {
    const given = { params: { id }, body: { title } };
    return kind === 'cv' ? ask(cvEndpoints.copy, given) : ask(letterEndpoints.copy, given);
  },
});

export const renameDocument = defineTool({
  ...acts,
  scopes: ['documents:read', 'documents:write'],
  id: 'rename_document',
  title: actingToolTitles.rename_document,
  description: 'Changes the title that the person sees in their list, not a word of the document.',
  input: z.strictObject({ kind: kindField, id: idField, title: titleField }),
  example: { kind: 'letter', id: nobodys, title: 'Ward nurse' },
  run: async ({ input: { kind, id, title }, ask }) => {
    const { version } = await wholeDocument({ ask }, kind, id);
    const given = { params: { id }, body: { version, title } };
    return kind === 'cv' ? ask(cvEndpoints.save, given) : ask(letterEndpoints.save, given);
  },
});

export const labelDocument = defineTool({
  ...acts,
  id: 'label_document',
  title: actingToolTitles.label_document,
  description: 'Sets the labels of a document; those that are left out of the list are taken off it.',
  input: z.strictObject({ kind: kindField, id: idField, labels: z.array(z.string().min(1).max(60)).max(20) }),
  example: { kind: 'cv', id: nobodys, labels: ['Hospitals'] },
  run: ({ input: { kind, id, labels }, ask }) => {
    const given = { params: { id }, body: { labels } };
    return kind === 'cv' ? ask(cvEndpoints.organise, given) : ask(letterEndpoints.organise, given);
  },
});

export const changeLook = defineTool({
  ...acts,
  scopes: ['documents:read', 'documents:write'],
  id: 'change_look',
  title: actingToolTitles.change_look,
  description:
    'Another layout, the order of sections, or which are left off the page. It changes no word; what is not given stays.',
  input: z.strictObject({
    cvId: idField,
    layout: layoutIdSchema.optional(),
    order: z
      .array(z.enum(sectionIds))
      .max(sectionIds.length)
      .optional()
      .describe('The first sections of the page, in order; the others follow.'),
    hidden: z.array(z.enum(sectionIds)).max(sectionIds.length).optional(),
  }),
  example: { cvId: nobodys, layout: 'modern' },
  run: async ({ input: { cvId: id, layout: template, order, hidden }, ask }) => {
    const { version } = await wholeDocument({ ask }, 'cv', id);
    const sections = { ...(order && { order }), ...(hidden && { hidden }) };
    return ask(cvEndpoints.save, { params: { id }, body: { version, template, design: { sections } } });
  },
});
