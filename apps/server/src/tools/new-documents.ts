import { z } from 'zod';
import { actingToolTitles } from '@candor/domain/account';
import { getApplication } from '@candor/contracts/applications';
import { cvEndpoints } from '@candor/contracts/cv-endpoints';
import { nobodys } from '@candor/contracts/document-contract';
import { composeLetter } from '@candor/contracts/letters';
import { createTailoredCv as tailoredEndpoint } from '@candor/contracts/optimizer';
import { outlineOf } from '@candor/domain/documents';
import { letterTypes } from '@candor/domain/letters';
import { Refusal } from '../platform/refusal.ts';
import { editsField, idField, requireId } from './fields.ts';
import { defineTool } from './tool.ts';
import { wholeDocument } from './whole-document.ts';

const titleField = z.string().min(1).max(300);
const acts = {
  scopes: ['documents:read', 'documents:write', 'applications:read'],
  effect: 'acts',
} as const;

export const createTailoredCv = defineTool({
  ...acts,
  id: 'create_tailored_cv',
  title: actingToolTitles.create_tailored_cv,
  description:
    'A copy of a CV that belongs to a saved job and keeps its advert. "edits" are as in propose_edits: they wait on the copy for the person. Ask match_job first what the job wants.',
  input: z.strictObject({
    cvId: idField,
    jobId: idField,
    title: titleField.optional(),
    edits: editsField.default([]),
  }),
  example: { cvId: nobodys, jobId: nobodys },
  output: z.object({ id: z.string(), title: z.string(), waiting: z.string() }),
  run: async ({ input: { cvId, jobId, title, edits }, ask }) => {
    const job = await ask(getApplication, { params: { id: jobId } });
    if (job.advertText.trim() === '')
      throw new Refusal('invalid', 'This job has no advert yet. Ask the person to add it to the job.');
    const { document } = await ask(cvEndpoints.get, { params: { id: cvId } });
    const body = { document, jobDescription: job.advertText, applicationId: requireId(jobId), title };
    const { id } = await ask(tailoredEndpoint, { params: { id: cvId }, body });
    if (edits.length > 0) await ask(cvEndpoints.propose, { params: { id }, body: { edits } });
    const made = await wholeDocument({ ask }, 'cv', id);
    return { id, title: made.title, waiting: made.waiting ? outlineOf(made.waiting) : '' };
  },
});

export const createLetter = defineTool({
  ...acts,
  id: 'create_letter',
  title: actingToolTitles.create_letter,
  description:
    'A letter of the paragraphs given; head, greeting and close are added from CV and job, so leave them out. A figure, date, name, post or paper that the person has not given is refused: ask them.',
  input: z.strictObject({
    title: titleField,
    type: z.enum(letterTypes).default('cover'),
    paragraphs: z.array(z.string().min(1).max(8_000)).min(1).max(12),
    to: z.string().max(300).optional().describe('Whom it greets by name, where that is known.'),
    cvId: idField.optional().describe('The CV it rests on.'),
    jobId: idField.optional().describe('The saved job it is for.'),
  }),
  example: { title: 'Ward nurse', paragraphs: ['I am writing to you about the post on your ward.'] },
  output: z.object({ id: z.string(), title: z.string(), toCheck: z.array(z.string()) }),
  run: async ({ input: { type, to, cvId, jobId, ...given }, ask }) => {
    const job = jobId === undefined ? null : await ask(getApplication, { params: { id: jobId } });
    const { id, title, facts } = await ask(composeLetter, {
      body: {
        ...given,
        letterType: type,
        hiringManagerName: to,
        companyName: job?.company ?? '',
        jobTitle: job?.title ?? '',
        cvId: cvId === undefined ? undefined : requireId(cvId),
        applicationId: job?.id,
      },
    });
    return { id, title, toCheck: (facts?.marks ?? []).map(({ words, why }) => `“${words}”: ${why}`) };
  },
});
