import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { useState } from 'react';
import { BareIconButton, Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PageStack } from '../../../ui/page-stack.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { pagesIn, type PreviewBody } from './api.ts';

const sides = [
  { value: 'now', label: t`Yours` },
  { value: 'newer', label: t`Newer version` },
] as const;
type Side = (typeof sides)[number]['value'];

interface ReleaseDifferenceProps {
  title: string;
  /** A sentence for each release in between. */
  changes: readonly string[];
  page: PreviewBody;
  releases: Record<Side, number>;
  busyLabel: string | undefined;
  onTake: () => void;
  onKeep: () => void;
  onClose: () => void;
}

/** The person's own pages in both releases, side by side; on a phone one in the place of the other. */
export function ReleaseDifference({
  title,
  changes,
  page,
  releases,
  busyLabel,
  onTake,
  onKeep,
  onClose,
}: ReleaseDifferenceProps) {
  const [side, setSide] = useState<Side>('newer');
  const drawn = useQueries({ queries: sides.map(({ value }) => pagesIn(releases[value], page)) });
  const [now, newer] = drawn.map(({ data }) => data?.length ?? null);
  return (
    <Dialog isOpen onClose={onClose} title={title} size="full">
      <div className="grid gap-3 border-b border-line px-4 py-3 sm:px-6">
        <div className="flex items-start gap-3">
          <div className="me-auto grid min-w-0 gap-1">
            <p className="font-serif text-lg font-semibold">{title}</p>
            <p className="max-w-[46rem] text-base text-soft">
              {changes.join(' ')}{' '}
              {now && newer && now !== newer && (
                <Trans>
                  Your CV takes <Plural value={newer} one="# page" other="# pages" /> in it instead of {now}.
                </Trans>
              )}
            </p>
          </div>
          <BareIconButton label={t`Close`} onClick={onClose}>
            <X size={20} strokeWidth={1.5} aria-hidden />
          </BareIconButton>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button look="primary" onClick={onTake}>
            <Trans>Use the new version</Trans>
          </Button>
          <Button busyLabel={busyLabel} onClick={onKeep}>
            <Trans>Keep mine</Trans>
          </Button>
          <Segmented
            label={t`Shown`}
            value={side}
            options={sides}
            onChange={setSide}
            className="w-full md:hidden"
          />
        </div>
      </div>
      <div
        className="grow overflow-y-auto bg-canvas px-4 py-6"
        tabIndex={0}
        role="region"
        aria-label={t`Pages`}
      >
        <div className="mx-auto grid max-w-[90rem] gap-6 md:grid-cols-2">
          {sides.map(({ value, label }, at) => {
            const { data, isError } = drawn[at] ?? {};
            return (
              <section
                key={value}
                aria-label={label}
                className={clsx('grid content-start gap-3', side !== value && 'max-md:hidden')}
              >
                <h2 className="text-base font-medium max-md:sr-only">{label}</h2>
                {isError && (
                  <p role="alert" className="text-base text-soft">
                    <Trans>These pages can’t be shown right now. Please try again.</Trans>
                  </p>
                )}
                {!data && !isError && <Skeleton className="aspect-[17/22]" />}
                {data && <PageStack pages={data} label={label} />}
              </section>
            );
          })}
        </div>
      </div>
    </Dialog>
  );
}
