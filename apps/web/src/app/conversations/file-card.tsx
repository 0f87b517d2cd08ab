import { t } from '@lingui/core/macro';
import { Download } from 'lucide-react';
import type { Part } from '@candor/domain/conversations';
import type { ExportFormat } from '@candor/domain/cv';
import { callFile } from '../../platform/call.ts';
import { saveExport } from '../../platform/save-export.ts';
import { Button } from '../../ui/button.tsx';
import { cvRoutes, letterRoutes } from './api.ts';

const offers: Record<ExportFormat, (title: string) => string> = {
  pdf: (title) => t`Download “${title}” as PDF`,
  docx: (title) => t`Download “${title}” as Word`,
  html: (title) => t`Download “${title}” as web page`,
  txt: (title) => t`Download “${title}” as plain text`,
};

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
      {offers[format](title)}
    </Button>
  );
}
