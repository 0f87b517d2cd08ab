import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { ExportFormat, LayoutId, Paper } from '@candor/domain/cv';
import { letterToText, type LetterDocument } from '@candor/domain/letters';
import type { Mark } from '@candor/domain/marks';
import { callFile } from '../../platform/call.ts';
import { isTooShort, saveExport, sayTooShort } from '../../platform/save-export.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { FormatChoice, type FileFormat } from '../../ui/format-choice.tsx';
import { exportDocumentRoute, exportLetter, startingCvs } from './api.ts';

const formats: readonly FileFormat<ExportFormat>[] = [
  { value: 'pdf', label: 'PDF', text: t`Accessible and machine-readable. The best one to send.` },
  { value: 'docx', label: 'Word', text: t`Real paragraphs and a letterhead, easy to keep editing.` },
  { value: 'html', label: t`Web page`, text: t`One file that opens in any browser.` },
  { value: 'txt', label: t`Plain text`, text: t`For pasting into forms and emails.` },
];

interface LetterExportProps {
  document: () => LetterDocument;
  title: string;
  layout: LayoutId;
  paper: Paper;
  /** The saved letter, once its changes are sent; null while nothing is saved. */
  saved: () => Promise<string | null>;
  cvId: string | null;
  /** A note on the pages of a CV before they are made. */
  cvNote: ReactNode;
  /** Lines that are no sentence yet: with any, the letter is a draft. */
  openLines: readonly Mark[];
  /** Shows them where they can be finished. */
  onFinish: () => void;
}

/** Makes a file of the letter on the page, or one application PDF of letter and CV. */
export function LetterExport({ openLines, onFinish, ...letter }: LetterExportProps) {
  // Nothing half made leaves unseen: who has looked at the lines decides.
  const [seen, setSeen] = useState('');
  const open = openLines.map(({ words }) => words).join('\n');
  if (open !== '' && seen !== open)
    return <OpenLines lines={openLines} onFinish={onFinish} onGoOn={() => setSeen(open)} />;
  return <LetterFiles {...letter} />;
}

interface OpenLinesProps {
  lines: readonly Mark[];
  onFinish: () => void;
  onGoOn: () => void;
}

/** What stands before the export of a draft: the lines that are no sentence yet. */
function OpenLines({ lines, onFinish, onGoOn }: OpenLinesProps) {
  return (
    <section aria-labelledby="open-lines" className="grid gap-4">
      <h2 id="open-lines" className="text-md font-semibold">
        <Trans>This letter is still a draft</Trans>
      </h2>
      <p className="text-base text-soft">
        <Plural
          value={lines.length}
          one="One line is not a sentence yet:"
          other="# lines are not a sentence yet:"
        />
      </p>
      <ul className="grid gap-2">
        {lines.map(({ words }) => (
          <li key={words} dir="auto" className="border-s-2 border-line ps-3 text-base">
            {words}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onClick={onFinish}>
          <Trans>Finish the letter</Trans>
        </Button>
        <Button onClick={onGoOn}>
          <Trans>Export it as it is</Trans>
        </Button>
      </div>
    </section>
  );
}

/** The files of a letter that is finished, or that its person wants as it is. */
function LetterFiles({
  document,
  title,
  layout,
  paper,
  saved,
  cvId,
  cvNote,
}: Omit<LetterExportProps, 'openLines' | 'onFinish'>) {
  const [format, setFormat] = useState<ExportFormat>('pdf');
  const [busy, setBusy] = useState<'file' | 'application' | null>(null);
  const exportFile = async () => {
    const letter = document();
    if (isTooShort(letterToText(letter))) return;
    setBusy('file');
    await saveExport(() =>
      callFile(exportDocumentRoute, { body: { document: letter, title, format, template: layout, paper } }),
    );
    setBusy(null);
  };
  const exportApplication = async (withCv: string) => {
    if (isTooShort(letterToText(document()))) return;
    setBusy('application');
    const id = await saved();
    if (id) await saveExport(() => exportLetter(id, { format: 'pdf', template: layout, paper, withCv }));
    else sayTooShort();
    setBusy(null);
  };
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <FormatChoice formats={formats} value={format} onChange={setFormat} />
        <Button
          look="primary"
          className="justify-self-start"
          busyLabel={busy === 'file' ? t`Exporting...` : undefined}
          onClick={exportFile}
        >
          <Trans>Export</Trans>
        </Button>
      </div>
      <ApplicationPdf
        firstCvId={cvId}
        note={cvNote}
        isBusy={busy === 'application'}
        onExport={exportApplication}
      />
    </div>
  );
}

interface ApplicationPdfProps {
  firstCvId: string | null;
  note: ReactNode;
  isBusy: boolean;
  onExport: (cvId: string) => void;
}

/** Letter and CV in one file, as many application forms want it. */
function ApplicationPdf({ firstCvId, note, isBusy, onExport }: ApplicationPdfProps) {
  const { data: cvs = [] } = useQuery(startingCvs);
  const [chosen, setChosen] = useState<string | null>(null);
  const cvId = chosen ?? firstCvId ?? cvs[0]?.id;
  if (!cvId || cvs.length === 0) return null;
  return (
    <section aria-labelledby="application-pdf" className="grid gap-3 border-t border-line pt-5">
      <h2 id="application-pdf" className="text-md font-semibold">
        <Trans>One application PDF</Trans>
      </h2>
      <p className="text-base text-soft">
        <Trans>The letter followed by your CV, in one file.</Trans>
      </p>
      {note}
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t`CV`}
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
        <Button busyLabel={isBusy ? t`Exporting...` : undefined} onClick={() => onExport(cvId)}>
          <Trans>Export letter and CV</Trans>
        </Button>
      </div>
    </section>
  );
}
