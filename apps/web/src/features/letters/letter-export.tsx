import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExportFormat, LayoutId, Paper } from '@candor/domain/cv';
import { letterToText, type LetterDocument } from '@candor/domain/letters';
import { callFile } from '../../platform/call.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { errorToast, toast } from '../../ui/toast.ts';
import { exportDocumentRoute, exportLetter, startingCvs } from './api.ts';

const LEAST_CHARACTERS = 50;

const formats: readonly { value: ExportFormat; label: string; text: string }[] = [
  { value: 'pdf', label: 'PDF', text: 'Tagged and readable by machines. Send this one.' },
  { value: 'docx', label: 'Word', text: 'Real paragraphs and a letterhead, to edit further.' },
  { value: 'html', label: 'Web page', text: 'One file that opens in any browser.' },
  { value: 'txt', label: 'Plain text', text: 'To paste into forms and emails.' },
];

interface LetterExportProps {
  document: () => LetterDocument;
  title: string;
  layout: LayoutId;
  paper: Paper;
  /** The saved letter, once its changes are sent; null while nothing is saved. */
  saved: () => Promise<string | null>;
  cvId: string | null;
}

/** Makes a file of the letter on the page, or one application PDF of letter and CV. */
export function LetterExport({ document, title, layout, paper, saved, cvId }: LetterExportProps) {
  const [format, setFormat] = useState<ExportFormat>('pdf');
  const [busy, setBusy] = useState<'file' | 'application' | null>(null);
  const make = async (
    kind: 'file' | 'application',
    run: () => Promise<{ blob: Blob; name: string } | null>,
  ) => {
    if (letterToText(document()).trim().length < LEAST_CHARACTERS) {
      errorToast('Content Required', 'Please generate your document content before exporting.');
      return;
    }
    setBusy(kind);
    try {
      const file = await run();
      if (file) {
        saveFile(file.blob, file.name);
        toast('Exported', file.name);
      }
    } catch {
      errorToast('Export Failed', 'Failed to generate the document. Please try again.');
    }
    setBusy(null);
  };
  const exportFile = () =>
    make('file', () =>
      callFile(exportDocumentRoute, {
        body: { document: document(), title, format, template: layout, paper },
      }),
    );
  const exportApplication = (withCv: string) =>
    make('application', async () => {
      const id = await saved();
      if (id) return exportLetter(id, { format: 'pdf', template: layout, paper, withCv });
      errorToast('Content Required', 'Please generate your document content before exporting.');
      return null;
    });
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-base font-medium">Format</legend>
          {formats.map(({ value, label, text }) => (
            <label
              key={value}
              className="flex items-start gap-3 rounded-panel border border-line bg-surface p-3 has-checked:border-accent has-checked:bg-wash"
            >
              <input
                type="radio"
                name="letter-format"
                value={value}
                checked={format === value}
                onChange={() => setFormat(value)}
                className="mt-1 accent-accent"
              />
              <span>
                <span className="block font-medium">{label}</span>
                <span className="block text-sm text-soft">{text}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <Button
          look="primary"
          className="justify-self-start"
          busyLabel={busy === 'file' ? 'Exporting...' : undefined}
          onClick={exportFile}
        >
          Export
        </Button>
      </div>
      <ApplicationPdf firstCvId={cvId} isBusy={busy === 'application'} onExport={exportApplication} />
    </div>
  );
}

interface ApplicationPdfProps {
  firstCvId: string | null;
  isBusy: boolean;
  onExport: (cvId: string) => void;
}

/** Letter and CV in one file, as many application forms want it. */
function ApplicationPdf({ firstCvId, isBusy, onExport }: ApplicationPdfProps) {
  const { data: cvs = [] } = useQuery(startingCvs);
  const [chosen, setChosen] = useState<string | null>(null);
  const cvId = chosen ?? firstCvId ?? cvs[0]?.id;
  if (!cvId || cvs.length === 0) return null;
  return (
    <section aria-labelledby="application-pdf" className="grid gap-3 border-t border-line pt-5">
      <h2 id="application-pdf" className="text-md font-semibold">
        One application PDF
      </h2>
      <p className="text-base text-soft">The letter first, the CV behind it, in one file.</p>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="CV"
          value={cvId}
          onChange={(event) => setChosen(event.target.value)}
          className="grow"
        >
          {cvs.map((cv) => (
            <option key={cv.id} value={cv.id}>
              {cv.title}
            </option>
          ))}
        </SelectField>
        <Button busyLabel={isBusy ? 'Exporting...' : undefined} onClick={() => onExport(cvId)}>
          Export letter and CV
        </Button>
      </div>
    </section>
  );
}
