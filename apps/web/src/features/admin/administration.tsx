import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Download, RefreshCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { callFile } from '../../platform/call.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { errorToast } from '../../ui/toast.ts';
import { AuditLog } from './audit-log.tsx';
import { exportUsers } from './api.ts';
import { InvitationsPanel } from './invitations-panel.tsx';
import { JobSourcesPanel } from './job-sources-panel.tsx';
import { LastDayPanel } from './last-day-panel.tsx';
import { SitePanel } from './site-panel.tsx';
import { StatsPanel } from './stats-panel.tsx';
import { useStats } from './use-stats.ts';
import { UsersTable } from './users-table.tsx';

interface AdministrationProps {
  ownId: string;
  /** The way back, beside what can be done with the page. */
  back: ReactNode;
  /** What other tools let an administrator set. */
  children: ReactNode;
}

/** What administrators see and do. */
export function Administration({ ownId, back, children }: AdministrationProps) {
  const client = useQueryClient();
  const { stats, isDemo, isFetching } = useStats();
  const [isExporting, setIsExporting] = useState(false);

  async function download() {
    setIsExporting(true);
    try {
      const { blob, name } = await callFile(exportUsers, {});
      saveFile(blob, name);
    } catch {
      errorToast(t`Export Failed`, t`Failed to export data. Please try again.`);
    }
    setIsExporting(false);
  }
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="font-serif text-2xl font-semibold">
          <Trans>Administration</Trans>
        </h1>
        <div className="flex flex-wrap gap-3">
          <Button
            busyLabel={isExporting ? t`Exporting...` : undefined}
            icon={<Download size={16} strokeWidth={1.5} aria-hidden="true" />}
            onClick={() => void download()}
          >
            <Trans>Export Data</Trans>
          </Button>
          <Button
            icon={<RefreshCw size={16} strokeWidth={1.5} aria-hidden="true" />}
            busyLabel={isFetching ? t`Refreshing...` : undefined}
            onClick={() => void client.invalidateQueries({ queryKey: ['admin'] })}
          >
            <Trans>Refresh</Trans>
          </Button>
          {back}
        </div>
      </header>
      <StatsPanel stats={stats} isDemo={isDemo} />
      <LastDayPanel />
      <UsersTable ownId={ownId} />
      <SitePanel />
      <InvitationsPanel />
      <JobSourcesPanel />
      {children}
      <AuditLog />
    </>
  );
}
