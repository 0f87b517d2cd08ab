import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, X } from 'lucide-react';
import { useState } from 'react';
import type { Version } from '@candor/contracts/versions';
import { CallError, sentenceOf } from '../../platform/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { errorToast, toast } from '../../ui/toast.ts';
import { CompareView } from './compare-view.tsx';
import { versionsOf, type VersionSource } from './source.ts';
import { VersionList } from './version-list.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

export interface DocumentVersionsProps<Restored> {
  id: string;
  title: string;
  /** The version on the screen, with everything typed sent: restoring goes over this one. */
  version: number;
  /** Takes the document as it stands after a restore. */
  onRestored: (document: Restored) => void;
  onClose: () => void;
}

interface VersionsDialogProps<Content, Restored> extends DocumentVersionsProps<Restored> {
  source: VersionSource<Content, Restored>;
}

/** What a document was after each save: read, compared side by side, restored. */
export function VersionsDialog<Content, Restored>({
  source,
  id,
  title,
  version,
  onRestored,
  onClose,
}: VersionsDialogProps<Content, Restored>) {
  const { data: versions, isError, error } = useQuery(versionsOf(source, id, version));
  const [chosen, setChosen] = useState<number | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const shown = versions?.find((one) => one.version === chosen) ?? versions?.[0];
  const restore = async ({ version: wanted }: Version) => {
    setIsBusy(true);
    try {
      onRestored(await source.restore(id, wanted, version));
      toast(t`Version restored`, t`The previous version is kept too.`);
      onClose();
    } catch (error) {
      errorToast(
        t`Not restored`,
        sentenceOf(error, t`This version could not be restored. Please try again.`),
      );
      setIsBusy(false);
    }
  };
  const heading = t`Versions of ${title}`;
  return (
    <Dialog isOpen onClose={onClose} title={heading} size="full">
      <div className="flex items-center gap-3 border-b border-line px-4 py-3 sm:px-6">
        {chosen !== null && (
          <Button
            look="quiet"
            className="md:hidden"
            icon={<ArrowLeft {...icon} className="rtl:-scale-x-100" />}
            onClick={() => setChosen(null)}
          >
            <Trans>All versions</Trans>
          </Button>
        )}
        <p className="me-auto min-w-0 truncate font-serif text-lg font-semibold">{heading}</p>
        <Button icon={<X {...icon} />} onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
      {isError && (
        <p role="alert" className="p-6 text-base">
          {error instanceof CallError && error.code === 'not_found'
            ? t`This document is no longer here. If it was deleted, you can restore it from the trash for 30 days.`
            : t`The versions can’t be loaded right now. Please try again.`}
        </p>
      )}
      {!versions && !isError && (
        <div role="status" aria-label={t`Loading versions`} className="grid gap-3 p-6">
          {[0, 1, 2, 3].map((at) => (
            <Skeleton key={at} className="h-14 max-w-md" />
          ))}
        </div>
      )}
      {versions && shown && (
        <div className="grid min-h-0 grow md:grid-cols-[20rem_minmax(0,1fr)]">
          <div
            role="region"
            aria-label={t`All versions`}
            tabIndex={0}
            className={`overflow-y-auto border-line md:border-e ${chosen === null ? '' : 'max-md:hidden'}`}
          >
            <VersionList versions={versions} chosen={shown.version} onChoose={setChosen} />
          </div>
          <div
            role="region"
            aria-label={t`Comparison`}
            tabIndex={0}
            className={`overflow-y-auto bg-canvas ${chosen === null ? 'max-md:hidden' : ''}`}
          >
            <CompareView
              key={shown.version}
              source={source}
              id={id}
              versions={versions}
              chosen={shown}
              busyLabel={isBusy ? t`Restoring...` : undefined}
              onRestore={() => restore(shown)}
            />
          </div>
        </div>
      )}
    </Dialog>
  );
}
