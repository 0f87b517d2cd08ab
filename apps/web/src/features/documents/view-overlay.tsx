import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Printer, X } from 'lucide-react';
import { useState } from 'react';
import type { Cv } from '@candor/contracts/cv';
import { layoutIds, layoutNames, layoutOf, stripMarkup, type LayoutId, type Paper } from '@candor/domain/cv';
import { printPages } from '../../platform/print-pages.ts';
import { paperFor } from '../../platform/paper.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/field.tsx';
import { PageStack } from '../../ui/page-stack.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { usePrintedPaper } from '../../ui/use-printed-paper.ts';
import { pagesOf } from './api/cvs.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;
const papers = [
  { value: 'letter', label: 'Letter' },
  { value: 'a4', label: 'A4' },
] as const;

/** A saved CV over the whole screen, in any layout. */
export function ViewOverlay({ cv, onClose }: { cv: Cv; onClose: () => void }) {
  const [template, setTemplate] = useState<LayoutId>(layoutOf(cv.template));
  const [paper, setPaper] = useState<Paper>(cv.design.paper ?? paperFor(cv.document.basics));
  usePrintedPaper(paper);
  const text = stripMarkup(cv.generatedCv);
  const { data, isError, isPlaceholderData } = useQuery({
    ...pagesOf(cv.id, cv.version, {
      document: cv.document,
      template,
      release: template === layoutOf(cv.template) ? cv.layoutRelease : undefined,
      paper,
      isBrandFree: cv.isBrandFree,
      design: cv.design,
    }),
    enabled: text !== '',
    placeholderData: (previous) => previous,
  });
  return (
    <Dialog isOpen onClose={onClose} title={cv.title} size="full">
      <div className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3 sm:px-6">
        <p className="me-auto min-w-0 truncate font-serif text-lg font-semibold max-sm:w-full">{cv.title}</p>
        <SelectField
          label={t`Template`}
          isLabelHidden
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
        <Button
          icon={<Printer {...icon} />}
          disabled={!data || isPlaceholderData}
          onClick={() => data && printPages(data.pages, paper)}
        >
          <Trans>Print</Trans>
        </Button>
        <Button icon={<X {...icon} />} onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
      <div
        className="printed grow overflow-y-auto bg-canvas px-4 py-8"
        tabIndex={0}
        role="region"
        aria-label={t`Pages`}
      >
        <div className="mx-auto max-w-[52rem]">
          {text === '' && (
            <p className="text-center text-soft">
              <Trans>No content available</Trans>
            </p>
          )}
          {isError && (
            <p role="alert" className="text-center text-soft">
              <Trans>The pages can’t be shown right now. Please try again.</Trans>
            </p>
          )}
          {!data && !isError && text !== '' && <Skeleton className="aspect-[17/22]" />}
          {data && <PageStack pages={data.pages} label={cv.title} />}
          <pre dir="auto" className="sr-only">
            {text}
          </pre>
        </div>
      </div>
    </Dialog>
  );
}
