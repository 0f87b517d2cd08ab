import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type * as documents from '@candor/contracts/documents';
import {
  layoutIds,
  layoutNames,
  layoutOf,
  toText,
  type CvDocument,
  type ExportFormat,
  type Paper,
} from '@candor/domain/cv';
import { callFile } from '../../platform/call.ts';
import { route } from '../../platform/route.ts';
import { isTooShort, saveExport } from '../../platform/save-export.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { FormatChoice, type FileFormat } from '../../ui/format-choice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import type { Appearance } from './use-pages.ts';

const exportDocument = route<typeof documents.exportDocument>('POST', '/api/export');

const formats: readonly FileFormat<ExportFormat>[] = [
  { value: 'pdf', label: 'PDF', text: t`Accessible and machine-readable. The best one to send.` },
  { value: 'docx', label: 'Word', text: t`Real headings and lists, easy to keep editing.` },
  { value: 'html', label: t`Web page`, text: t`One file that opens in any browser.` },
  { value: 'txt', label: t`Plain text`, text: t`For pasting into application forms.` },
];
const papers = [
  { value: 'letter', label: 'Letter' },
  { value: 'a4', label: 'A4' },
] as const;

interface ExportPanelProps {
  /** What is on the page at the moment of the export. */
  document: () => CvDocument;
  title: string;
  /** How the page looks; layout and paper are where the export begins. */
  appearance: Appearance;
  /** What is said of the file before it is made. */
  note: ReactNode;
}

/** Makes a file of what is on the page. */
export function ExportPanel({ document, title, appearance, note }: ExportPanelProps) {
  const [format, setFormat] = useState<ExportFormat>('pdf');
  const [template, setTemplate] = useState(() => layoutOf(appearance.template ?? ''));
  const [paper, setPaper] = useState<Paper>(appearance.paper ?? 'letter');
  const [isBusy, setIsBusy] = useState(false);
  const run = async () => {
    const exported = document();
    if (isTooShort(toText(exported))) return;
    setIsBusy(true);
    // Another layout than the page's comes in its newest release.
    const release = template === appearance.template ? appearance.release : undefined;
    await saveExport(() =>
      callFile(exportDocument, {
        body: { document: exported, title, format, ...appearance, release, template, paper },
      }),
    );
    setIsBusy(false);
  };
  return (
    <div className="grid gap-6">
      <FormatChoice formats={formats} value={format} onChange={setFormat} />
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label={t`Template`}
          value={template}
          onChange={(event) => setTemplate(layoutOf(event.target.value))}
        >
          {layoutIds.map((id) => (
            <option key={id} value={id}>
              {layoutNames[id]}
            </option>
          ))}
        </SelectField>
        <Segmented label={t`Paper`} value={paper} options={papers} onChange={setPaper} />
      </div>
      {format !== 'txt' && note}
      <Button
        look="primary"
        className="justify-self-start"
        busyLabel={isBusy ? t`Exporting...` : undefined}
        onClick={run}
      >
        <Trans>Export</Trans>
      </Button>
    </div>
  );
}
