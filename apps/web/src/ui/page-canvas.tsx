import { useRef, useState, type ReactNode } from 'react';
import { SelectField } from './field.tsx';
import { PageStack } from './page-stack.tsx';
import { Segmented } from './segmented.tsx';
import { Skeleton } from './skeleton.tsx';
import { usePrintedPaper } from './use-printed-paper.ts';
import { usePageInSight } from './use-page-in-sight.ts';

const papers = [
  { value: 'letter', label: 'Letter' },
  { value: 'a4', label: 'A4' },
] as const;
type Paper = (typeof papers)[number]['value'];
const zooms = ['fit', '50', '75', '100', '125', '150', '200'] as const;
type Zoom = (typeof zooms)[number];
/** Width of both papers at 100 %, in CSS pixels. */
const FULL_WIDTH_PX = 816;

function isZoom(value: string): value is Zoom {
  return zooms.some((zoom) => zoom === value);
}

interface PageCanvasProps {
  /** How the pages may look: one choice out of several, under a name. */
  choice: {
    label: string;
    value: string;
    options: readonly { value: string; label: string }[];
    onChange: (value: string) => void;
  };
  paper: Paper;
  onPaper: (paper: Paper) => void;
  /** Null until they are drawn for the first time. */
  pages: readonly (readonly string[])[] | null;
  /** What the pages show, for those who cannot see them: "Your CV". */
  label: string;
  error: string | null;
  /** Characters that no font can draw. */
  missing: readonly string[];
  /** Stands on an empty page in place of the pages. */
  whenEmpty?: string | undefined;
  /** What lies over a page, by its number from 0. */
  renderOver?: ((page: number) => ReactNode) | undefined;
  /** The same words as text, for those who do not see the pictures. */
  children: ReactNode;
}

/** Pages as pictures, with their look, paper and zoom. */
export function PageCanvas({
  choice,
  paper,
  onPaper,
  pages,
  label,
  error,
  missing,
  whenEmpty,
  renderOver,
  children,
}: PageCanvasProps) {
  const [zoom, setZoom] = useState<Zoom>('fit');
  const region = useRef<HTMLDivElement>(null);
  const count = pages?.length ?? 0;
  usePrintedPaper(paper);
  const inSight = usePageInSight(region, count);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SelectField
          label={choice.label}
          isLabelHidden
          value={choice.value}
          onChange={(event) => choice.onChange(event.target.value)}
        >
          {choice.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
        <Segmented label="Paper" value={paper} options={papers} onChange={onPaper} />
        <SelectField
          label="Zoom"
          isLabelHidden
          value={zoom}
          onChange={(event) => isZoom(event.target.value) && setZoom(event.target.value)}
        >
          {zooms.map((value) => (
            <option key={value} value={value}>
              {value === 'fit' ? 'Fit width' : `${value}%`}
            </option>
          ))}
        </SelectField>
        {count > 0 && whenEmpty === undefined && (
          <p className="ml-auto text-sm text-soft tabular">
            Page {inSight} of {count}
          </p>
        )}
      </div>
      {error && (
        <p role="status" className="text-sm text-warning">
          {error}
        </p>
      )}
      {missing.length > 0 && (
        <p role="status" className="text-sm text-warning">
          No bundled font can draw {missing.slice(0, 12).join(' ')}. They print as “?”.
        </p>
      )}
      <div
        ref={region}
        role="region"
        aria-label="Pages"
        tabIndex={0}
        className="printed overflow-x-auto rounded-control pb-8"
      >
        {whenEmpty !== undefined ? (
          <p className="grid aspect-[17/22] max-h-[70dvh] w-full place-content-center bg-paper p-8 text-center font-serif text-lg text-paper-soft shadow-page">
            {whenEmpty}
          </p>
        ) : pages ? (
          <PageStack
            pages={pages}
            label={label}
            renderOver={renderOver}
            {...(zoom === 'fit' ? {} : { widthPx: (FULL_WIDTH_PX * Number(zoom)) / 100 })}
          />
        ) : (
          <Skeleton className="aspect-[17/22]" />
        )}
      </div>
      {children}
    </div>
  );
}
