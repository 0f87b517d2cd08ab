import { z } from 'zod';
import { cvEndpoints } from '@candor/contracts/cv-library';
import { nobodys } from '@candor/contracts/document-contract';
import { letterEndpoints } from '@candor/contracts/letter-library';
import { outlineOf } from '@candor/domain/documents';
import { idField, kindField } from './fields.ts';
import { defineTool } from './tool.ts';
import { wholeDocument } from './whole-document.ts';

export const proposeEdits = defineTool({
  id: 'propose_edits',
  title: 'Propose other words for lines',
  description:
    'Proposes other words for lines of a CV or letter. The document stays: what is proposed waits in the editor until the person takes or leaves each change. Read the document first; where "waiting" is not null, name the lines as they stand there. A figure, date, name, post or paper that the person has not given is refused: ask them.',
  scopes: ['documents:read', 'documents:write'],
  effect: 'proposes',
  input: z.strictObject({
    kind: kindField,
    id: idField,
    edits: z
      .array(
        z.strictObject({
          path: z.string().max(100).describe('The path of the line, such as experience.0.bullets.1.'),
          was: z.string().max(10_000).describe('What the line says now, word for word.'),
          lines: z
            .array(z.string().max(5_000))
            .max(10)
            .describe('What should stand there: one line; several to part it; none to take it out.'),
        }),
      )
      .min(1)
      .max(30),
  }),
  example: {
    kind: 'cv',
    id: nobodys,
    edits: [{ path: 'basics.headline', was: 'Registered Nurse', lines: ['Nurse'] }],
  },
  output: z.object({ id: z.string(), title: z.string(), waiting: z.string() }),
  run: async ({ input: { kind, id, edits }, ask }) => {
    const given = { params: { id }, body: { edits } };
    await (kind === 'cv' ? ask(cvEndpoints.propose, given) : ask(letterEndpoints.propose, given));
    const { title, waiting } = await wholeDocument({ ask }, kind, id);
    return { id, title, waiting: waiting ? outlineOf(waiting) : '' };
  },
});
