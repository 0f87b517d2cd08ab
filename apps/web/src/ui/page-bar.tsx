import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { BarSelect } from './bar-select.tsx';
import { Button } from './button.tsx';
import { percent } from './figures.ts';
import { onUse } from './on-use.ts';

const papers = [
  { value: 'letter', label: 'Letter' },
  { value: 'a4', label: 'A4' },
] as const;
export type Paper = (typeof papers)[number]['value'];

const zooms = ['fit', '50', '75', '100', '125', '150', '200'] as const;
export type Zoom = (typeof zooms)[number];
const zoomOptions = onUse(() =>
  zooms.map((value) => ({ value, label: value === 'fit' ? t`Fit width` : percent(Number(value)) })),
);

export interface PageBarProps {
  /** How the pages may look: one choice out of several, under a name. */
  choice: {
    label: string;
    value: string;
    options: readonly { value: string; label: string }[];
    onChange: (value: string) => void;
  };
  paper: Paper;
  onPaper: (paper: Paper) => void;
  /** What can be done with the document. */
  actions: ReactNode;
}

interface PageBarState {
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  /** Which page is in sight, out of how many; null where none is shown. */
  pages: { inSight: number; count: number } | null;
  /** Leads back to the pages where something else stands in their place. */
  onBack?: (() => void) | undefined;
}

/** The one row above the pages: what is seen of them at the left; at the right how they look and what is done with them. */
export function PageBar(props: PageBarProps & PageBarState) {
  const { choice, paper, onPaper, actions, zoom, onZoom, pages, onBack } = props;
  return (
    <div
      role="group"
      aria-label={t`Page tools`}
      className="@container z-20 -mx-2 bg-canvas px-2 py-2 panes:sticky panes:top-0"
    >
      <div className="flex items-center gap-0.5">
        {onBack ? (
          <Button
            look="quiet"
            className="px-2!"
            icon={<ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" className="rtl:-scale-x-100" />}
            onClick={onBack}
          >
            <span className="@max-md:sr-only">
              <Trans>Back to the page</Trans>
            </span>
          </Button>
        ) : (
          <>
            <BarSelect
              label={t`Zoom`}
              value={zoom}
              options={zoomOptions()}
              onChange={onZoom}
              className="shrink-[99] @max-sm:hidden"
            />
            {pages && (
              <p
                className={clsx(
                  'px-2 text-sm whitespace-nowrap text-soft tabular',
                  pages.count === 1 && '@max-sm:sr-only',
                )}
              >
                <Trans>
                  <span className="@max-lg:sr-only">Page </span>
                  {pages.inSight} of {pages.count}
                </Trans>
              </p>
            )}
          </>
        )}
        <div className="ms-auto flex min-w-0 items-center gap-0.5">
          <BarSelect
            label={choice.label}
            value={choice.value}
            options={choice.options}
            onChange={choice.onChange}
          />
          <BarSelect
            label={t`Paper`}
            value={paper}
            options={papers}
            onChange={onPaper}
            className="shrink-0"
          />
          {actions}
        </div>
      </div>
    </div>
  );
}
