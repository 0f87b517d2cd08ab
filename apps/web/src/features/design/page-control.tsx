import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { designLimits, type CvDesign, type Paper } from '@candor/domain/cv';
import { Button } from '../../ui/button.tsx';
import { pageLocale } from '../../ui/page-language.ts';
import { RangeField } from '../../ui/range-field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { FitNote, type Fit } from './fit-note.tsx';
import type { DesignControl } from './use-design.ts';

const papers = [
  { value: 'letter', label: 'Letter' },
  { value: 'a4', label: 'A4' },
] as const;
const fits = [
  { value: 'none', label: t`No limit` },
  { value: 'one', label: t`Fit to one page` },
  { value: 'two', label: t`Fit to two pages` },
] as const;

/** One inch, which every layout begins with. */
const USUAL_MM = 25.4;
const INCH_MM = 25.4;
const hundredths = new Intl.NumberFormat(pageLocale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
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
  const words = (mm: number) => {
    const inches = hundredths.format(mm / INCH_MM);
    const whole = Math.round(mm);
    return unit === 'in' ? t`${inches} in` : t`${whole} mm`;
  };
  const margin = (key: 'verticalMm' | 'horizontalMm', label: string) => (
    <RangeField
      label={label}
      value={margins[key]}
      least={designLimits.marginMm.least}
      greatest={designLimits.marginMm.greatest}
      step={unit === 'in' ? INCH_MM / 20 : 1}
      words={design.margins === null ? t`Layout default` : words(margins[key])}
      onChange={(mm) =>
        change({ margins: { ...margins, [key]: Math.min(designLimits.marginMm.greatest, mm) } })
      }
    />
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Segmented label={t`Paper size of this CV`} value={paper} options={papers} onChange={onPaper} />
        <Segmented
          label={t`Pages`}
          value={design.fit}
          options={fits}
          onChange={(next) => change({ fit: next })}
          className="max-sm:w-full max-sm:flex-col"
        />
      </div>
      <FitNote fit={fit} wanted={design.fit} />
      <div className="grid gap-4 sm:grid-cols-2">
        {margin('verticalMm', t`Top and bottom margins`)}
        {margin('horizontalMm', t`Side margins`)}
      </div>
      {design.margins && (
        <Button look="quiet" className="justify-self-start" onClick={() => change({ margins: null })}>
          <Trans>Reset margins</Trans>
        </Button>
      )}
    </>
  );
}
