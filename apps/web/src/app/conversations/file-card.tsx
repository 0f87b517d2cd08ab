import { Download } from 'lucide-react';
import type { Part } from '@candor/domain/conversations';
import { callFile } from '../../platform/call.ts';
import { saveExport } from '../../platform/save-export.ts';
import { Button } from '../../ui/button.tsx';
import { cvRoutes, letterRoutes } from './api.ts';

const names = { pdf: 'PDF', docx: 'Word', html: 'web page', txt: 'plain text' } as const;

/** A document to be saved as a file. */
export function FileCard({ file: { document, format } }: { file: Extract<Part, { kind: 'file' }> }) {
  const { id, kind, title } = document;
  const asked = { params: { id }, query: { format } };
  const make = () => (kind === 'cv' ? callFile(cvRoutes.file, asked) : callFile(letterRoutes.file, asked));
  return (
    <Button
      className="justify-self-start whitespace-normal!"
      icon={<Download size={16} strokeWidth={1.5} aria-hidden="true" />}
      onClick={() => void saveExport(make)}
    >
      Download “{title}” as {names[format]}
    </Button>
  );
}
