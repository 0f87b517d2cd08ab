import { designLimits, type CvDesign, type Paper } from '@candor/domain/cv';
import { Button } from '../../ui/button.tsx';
import { RangeField } from '../../ui/range-field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { FitNote, type Fit } from './fit-note.tsx';
import type { DesignControl } from './use-design.ts';

const papers = [
  { value: 'letter', label: 'Letter' },
  { value: 'a4', label: 'A4' },
] as const;
const fits = [
  { value: 'none', label: 'No limit' },
  { value: 'one', label: 'Fit to one page' },
  { value: 'two', label: 'Fit to two pages' },
] as const;

/** One inch, which every layout begins with. */
const USUAL_MM = 25.4;
const INCH_MM = 25.4;
type Margins = NonNullable<CvDesign['margins']>;

interface PageControlProps extends Pick<DesignControl, 'design' | 'change'> {
  paper: Paper;
  fit: Fit | null;
  onPaper: (paper: Paper) => void;
}

/** Paper, margins, and how many pages it should take. */
export function PageControl({ design, change, paper, fit, onPaper }: PageControlProps) {
  const unit = design.margins?.unit ?? (paper === 'letter' ? 'in' : 'mm');
  const margins: Margins = design.margins ?? { verticalMm: USUAL_MM, horizontalMm: USUAL_MM, unit };
  const words = (mm: number) => (unit === 'in' ? `${(mm / INCH_MM).toFixed(2)} in` : `${Math.round(mm)} mm`);
  const margin = (key: 'verticalMm' | 'horizontalMm', label: string) => (
    <RangeField
      label={label}
      value={margins[key]}
      least={designLimits.marginMm.least}
      greatest={designLimits.marginMm.greatest}
      step={unit === 'in' ? INCH_MM / 20 : 1}
      words={design.margins === null ? `Layout default` : words(margins[key])}
      onChange={(mm) =>
        change({ margins: { ...margins, [key]: Math.min(designLimits.marginMm.greatest, mm) } })
      }
    />
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Segmented label="Paper size of this CV" value={paper} options={papers} onChange={onPaper} />
        <Segmented
          label="Pages"
          value={design.fit}
          options={fits}
          onChange={(next) => change({ fit: next })}
          className="max-sm:w-full max-sm:flex-col"
        />
      </div>
      <FitNote fit={fit} wanted={design.fit} />
      <div className="grid gap-4 sm:grid-cols-2">
        {margin('verticalMm', 'Top and bottom margins')}
        {margin('horizontalMm', 'Side margins')}
      </div>
      {design.margins && (
        <Button look="quiet" className="justify-self-start" onClick={() => change({ margins: null })}>
          Reset margins
        </Button>
      )}
    </>
  );
}
