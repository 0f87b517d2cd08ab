import { z } from 'zod';
import { nobodys } from '@candor/contracts/document-contract';
import { exportFormatSchema } from '@candor/domain/cv';
import { idField, kindField } from './fields.ts';
import { defineTool } from './tool.ts';
import { wholeDocument } from './whole-document.ts';

export const exportFile = defineTool({
  id: 'export_file',
  title: 'Export a CV or letter as a file',
  description:
    'Where the file of a document is: a GET of "address" on this server, signed in as here, answers with it. In Candor the person gets a download button.',
  scopes: ['documents:read'],
  effect: 'reads',
  input: z.strictObject({ kind: kindField, id: idField, format: exportFormatSchema.default('pdf') }),
  example: { kind: 'cv', id: nobodys, format: 'pdf' },
  output: z.object({ id: z.string(), title: z.string(), address: z.string() }),
  run: async ({ input: { kind, id, format }, ask }) => {
    const { title } = await wholeDocument({ ask }, kind, id);
    return { id, title, address: `/api/${kind}/${id}/export?format=${format}` };
  },
});
