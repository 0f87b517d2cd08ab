import { Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { useMemo } from 'react';
import {
  documentFromRequest,
  layoutIds,
  layoutNames,
  sampleDraft,
  toText,
  type CvDesign,
  type CvDocument,
  type LayoutId,
  type Paper,
} from '@candor/domain/cv';
import { useObjectUrl } from '../../platform/use-object-url.ts';
import { useLayoutPictures } from './use-layout-pictures.ts';

const sample = documentFromRequest(sampleDraft);

interface LayoutGalleryProps {
  document: CvDocument;
  design: CvDesign;
  paper: Paper;
  layout: LayoutId;
  release: number;
  onLayout: (layout: LayoutId) => void;
}

/** The person's own first page in every layout. */
export function LayoutGallery({ document, design, paper, layout, release, onLayout }: LayoutGalleryProps) {
  const isBlank = toText(document).trim() === '';
  const pictures = useLayoutPictures({
    document: isBlank ? sample : document,
    design,
    paper,
    now: { layout, release },
  });
  return (
    <fieldset>
      <legend className="mb-3 text-md font-semibold">
        <Trans>Layout</Trans>
      </legend>
      {isBlank && (
        <p className="mb-3 text-base text-soft">
          <Trans>Shown with sample text until you have typed your own.</Trans>
        </p>
      )}
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 min-[75rem]:grid-cols-4">
        {layoutIds.map((id) => (
          <label key={id} className="group grid content-start gap-1.5">
            <input
              type="radio"
              name="layout"
              value={id}
              checked={id === layout}
              onChange={() => onLayout(id)}
              className="peer sr-only"
            />
            <span
              className={clsx(
                'block overflow-hidden bg-paper shadow-page outline-offset-3 transition-[outline-color] duration-100 peer-focus-visible:outline-2 peer-focus-visible:outline-accent',
                id === layout
                  ? 'outline-2 outline-accent'
                  : 'outline-2 outline-transparent group-hover:outline-control',
              )}
            >
              <Picture svg={pictures[id]} paper={paper} />
            </span>
            <span className={clsx('pt-1 text-sm', id === layout ? 'font-medium text-accent' : 'text-soft')}>
              {layoutNames[id]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Picture({ svg, paper }: { svg: string | undefined; paper: Paper }) {
  const file = useMemo(
    () => (svg === undefined ? undefined : new Blob([svg], { type: 'image/svg+xml' })),
    [svg],
  );
  const url = useObjectUrl(file);
  const shape = paper === 'a4' ? 'aspect-[210/297]' : 'aspect-[17/22]';
  return url === undefined ? (
    <span className={clsx('block animate-pulse bg-line', shape)} />
  ) : (
    <img src={url} alt="" className={clsx('block w-full', shape)} />
  );
}
