import { z } from 'zod';
import { cvEndpoints } from '@candor/contracts/cv-endpoints';
import { nobodys } from '@candor/contracts/document-contract';
import { letterEndpoints } from '@candor/contracts/letter-endpoints';
import { outlineOf, type LineMove } from '@candor/domain/documents';
import type { DocumentKindName } from '@candor/domain/documents/kinds';
import type { EndpointCalls } from './endpoint-calls.ts';
import { editsField, idField, kindField } from './fields.ts';
import { defineTool } from './tool.ts';
import { wholeDocument } from './whole-document.ts';

const proposes = {
  scopes: ['documents:read', 'documents:write'],
  effect: 'proposes',
  output: z.object({ id: z.string(), title: z.string(), waiting: z.string() }),
} as const;

async function propose(
  { ask }: Pick<EndpointCalls, 'ask'>,
  { kind, id }: { kind: DocumentKindName; id: string },
  body: { edits?: z.infer<typeof editsField>; moves?: LineMove[] },
) {
  const given = { params: { id }, body };
  await (kind === 'cv' ? ask(cvEndpoints.propose, given) : ask(letterEndpoints.propose, given));
  const { title, waiting } = await wholeDocument({ ask }, kind, id);
  return { id, title, waiting: waiting ? outlineOf(waiting) : '' };
}

export const proposeEdits = defineTool({
  ...proposes,
  id: 'propose_edits',
  title: 'Propose other words for lines',
  description:
    'Proposes other words for lines of a CV or letter. The document stays: what is proposed waits in the editor until the person takes or leaves each change. Read the document first; where "waiting" is not null, name the lines as they stand there. A figure, date, name, post or paper that the person has not given is refused: ask them.',
  input: z.strictObject({ kind: kindField, id: idField, edits: editsField.min(1) }),
  example: {
    kind: 'cv',
    id: nobodys,
    edits: [{ path: 'basics.headline', was: 'Registered Nurse', lines: ['Nurse'] }],
  },
  run: ({ input: { edits, ...document }, ask }) => propose({ ask }, document, { edits }),
});

export const proposeOrder = defineTool({
  ...proposes,
  id: 'propose_order',
  title: 'Propose another order of lines or entries',
  description:
    'Proposes another order within a list of a CV or letter: lines of an entry, entries of a section, paragraphs. It waits for the person as propose_edits does. Moves are made one after the other; each counts paths as the moves before it left them. Sections are put in order by change_look.',
  input: z.strictObject({
    kind: kindField,
    id: idField,
    moves: z
      .array(
        z.strictObject({
          path: z.string().max(100).describe('A line, experience.0.bullets.2, or an entry, experience.2.'),
          to: z.int().min(0).max(1_000).describe('Its new place in its list, from 0.'),
        }),
      )
      .min(1)
      .max(30),
  }),
  example: { kind: 'cv', id: nobodys, moves: [{ path: 'skills.group.0', to: 0 }] },
  run: ({ input: { moves, ...document }, ask }) => propose({ ask }, document, { moves }),
});
