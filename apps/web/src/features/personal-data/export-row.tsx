import { Download } from 'lucide-react';
import type { DataExport } from '@candor/contracts/personal-data';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { ActionRow } from './action-row.tsx';
import { useDataExport } from './use-data-export.ts';
import { momentOf } from '../../platform/dates.ts';
import { pageLocale } from '../../ui/page-language.ts';

const size = new Intl.NumberFormat(pageLocale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

function sizeOf(bytes: number): string {
  return size.format(Math.max(0.1, bytes / 1e6));
}

function Progress({ done, total }: DataExport) {
  const percent = total === 0 ? 0 : (100 * done) / total;
  return (
    <div className="grid gap-2" role="status">
      <p className="text-sm text-soft">
        Preparing your data, {Math.round(percent)}%. You can leave this page.
      </p>
      <ProgressBar label="Preparing your data" percent={percent} />
    </div>
  );
}

/** Everything a person has here, in one file. */
export function ExportRow() {
  const { current, isError, retry, isBusy, request, download } = useDataExport();
  const state = current?.state;
  return (
    <ActionRow
      title="Export your data"
      hint="One zip file with everything: your documents as PDF, text and JSON Resume, and all records as JSON."
      action={
        <Button disabled={isBusy || state === 'making'} onClick={() => void request()}>
          {state === 'ready' ? 'Export again' : 'Export data'}
        </Button>
      }
    >
      {isError && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
          Your export could not be loaded. <Button onClick={retry}>Try again</Button>
        </p>
      )}
      {current?.state === 'making' && <Progress {...current} />}
      {current?.state === 'failed' && (
        <p role="alert" className="text-sm text-danger">
          The export could not be finished. Please try again.
        </p>
      )}
      {current?.state === 'ready' && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            look="primary"
            disabled={isBusy}
            icon={<Download size={16} strokeWidth={1.5} aria-hidden="true" />}
            onClick={() => void download(current.id)}
          >
            Download ({sizeOf(current.size)})
          </Button>
          {current.expiresAt && (
            <p className="text-sm text-soft">Available until {momentOf(current.expiresAt)}</p>
          )}
        </div>
      )}
    </ActionRow>
  );
}
