import { z } from 'zod';
import { nobodys } from '@candor/contracts/document-contract';
import { cvEndpoints } from '@candor/contracts/cv-endpoints';
import { letterEndpoints } from '@candor/contracts/letter-endpoints';
import { getProfileCv } from '@candor/contracts/profile-cv';
import { cvRules, outlineOf } from '@candor/domain/documents';
import { dayOf, firstOf, idField, kindField } from './fields.ts';
import { defineTool } from './tool.ts';
import { wholeDocument } from './whole-document.ts';

const listed = z.object({
  id: z.string(),
  kind: kindField,
  title: z.string(),
  /** The role of a CV, employer and role of a letter. */
  about: z.string(),
  labels: z.array(z.string()),
  changedOn: z.string(),
});

const lines =
  'Lines are "key: words"; those of an entry follow its path in brackets. The path of a line is the bracket, a full stop and the key: experience.0.bullets.1.';

export const listDocuments = defineTool({
  id: 'list_documents',
  title: 'List CVs and letters',
  description: 'The CVs and letters of the person, newest first. Read one with read_document.',
  scopes: ['documents:read'],
  effect: 'reads',
  input: z.strictObject({ in: z.enum(['active', 'archived']).default('active') }),
  example: { in: 'active' },
  output: z.object({ documents: z.array(listed), more: z.int() }),
  run: async ({ input, ask }) => {
    const query = { in: input.in };
    const cvs = await ask(cvEndpoints.list, { query });
    const letters = await ask(letterEndpoints.list, { query });
    const all = [
      ...cvs.map((cv) => ({ ...cv, kind: 'cv' as const, about: cv.jobTitle })),
      ...letters.map((letter) => ({
        ...letter,
        kind: 'letter' as const,
        about: [letter.jobTitle, letter.companyName].filter((part) => part !== '').join(', '),
      })),
    ].toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
    const { rows, more } = firstOf(all);
    return { documents: rows.map((row) => ({ ...row, changedOn: dayOf(row.updatedAt) })), more };
  },
});

export const readDocument = defineTool({
  id: 'read_document',
  title: 'Read a CV or letter',
  description: `One CV or letter, line by line. ${lines} "waiting" has the lines as they were proposed, while that waits for the person.`,
  scopes: ['documents:read'],
  effect: 'reads',
  input: z.strictObject({ kind: kindField, id: idField }),
  example: { kind: 'cv', id: nobodys },
  output: z.object({
    id: z.string(),
    title: z.string(),
    version: z.int(),
    labels: z.array(z.string()),
    lines: z.string(),
    waiting: z.string().nullable(),
  }),
  run: async ({ input: { kind, id }, ask }) => {
    const whole = await wholeDocument({ ask }, kind, id);
    return { ...whole, lines: outlineOf(whole.lines), waiting: whole.waiting && outlineOf(whole.waiting) };
  },
});

export const readProfile = defineTool({
  id: 'read_profile',
  title: 'Read the profile',
  description: `All that the person has told of themselves, which their CVs choose from. ${lines}`,
  scopes: ['documents:read'],
  effect: 'reads',
  input: z.strictObject({}),
  example: {},
  output: z.object({ version: z.int(), lines: z.string() }),
  run: async ({ ask }) => {
    const { version, document } = await ask(getProfileCv, {});
    return { version, lines: outlineOf(cvRules.lines(document)) };
  },
});
