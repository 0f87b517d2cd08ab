import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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

const share = new Intl.NumberFormat(pageLocale, { style: 'percent', maximumFractionDigits: 0 });

function Progress({ done, total }: DataExport) {
  const part = total === 0 ? 0 : done / total;
  const progress = share.format(part);
  return (
    <div className="grid gap-2" role="status">
      <p className="text-sm text-soft">
        <Trans>Preparing your data, {progress}. You can leave this page.</Trans>
      </p>
      <ProgressBar label={t`Preparing your data`} percent={100 * part} />
    </div>
  );
}

/** Everything a person has here, in one file. */
export function ExportRow() {
  const { current, isError, retry, isBusy, request, download } = useDataExport();
  const state = current?.state;
  return (
    <ActionRow
      title={t`Export your data`}
      hint={t`One zip file with everything: your documents as PDF, text and JSON Resume, and all records as JSON.`}
      action={
        <Button disabled={isBusy || state === 'making'} onClick={() => void request()}>
          {state === 'ready' ? t`Export again` : t`Export data`}
        </Button>
      }
    >
      {isError && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-danger">
          <Trans>Your export could not be loaded.</Trans>{' '}
          <Button onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      )}
      {current?.state === 'making' && <Progress {...current} />}
      {current?.state === 'failed' && (
        <p role="alert" className="text-sm text-danger">
          <Trans>The export could not be finished. Please try again.</Trans>
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
            <Trans>Download ({sizeOf(current.size)})</Trans>
          </Button>
          {current.expiresAt && (
            <p className="text-sm text-soft">
              <Trans>Available until {momentOf(current.expiresAt)}</Trans>
            </p>
          )}
        </div>
      )}
    </ActionRow>
  );
}
