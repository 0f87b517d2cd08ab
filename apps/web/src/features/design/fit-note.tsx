import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type * as documents from '@candor/contracts/documents';
import type { CvDesign } from '@candor/domain/cv';
import { pageLocale } from '../../ui/page-language.ts';

export type Fit = documents.Fit;

const size = new Intl.NumberFormat(pageLocale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const tooLongFor = {
  one: (lines: number) =>
    t`Too long for one page by about ${plural(lines, { one: '# line', other: '# lines' })}.`,
  two: (lines: number) =>
    t`Too long for two pages by about ${plural(lines, { one: '# line', other: '# lines' })}.`,
};
const fits = { one: t`Already fits on one page.`, two: t`Already fits on two pages.` };
const fitted = {
  one: (points: string, percent: number) =>
    t`Fitted to one page: body text ${points} pt, spacing ${percent} %.`,
  two: (points: string, percent: number) =>
    t`Fitted to two pages: body text ${points} pt, spacing ${percent} %.`,
};

/** What fitting did, or how much is too long for it. */
export function FitNote({ fit, wanted }: { fit: Fit | null; wanted: CvDesign['fit'] }) {
  if (!fit || wanted === 'none') return null;
  const { tooLong, sizeUsed, sizeFactor, spacingFactor } = fit;
  if (tooLong)
    return (
      <p role="status" className="text-base text-warning">
        {tooLongFor[wanted](tooLong.lines)}{' '}
        <Trans>
          Anything smaller would be hard to read. Shorten or hide something, or allow another page.
        </Trans>
      </p>
    );
  const isAsItIs = sizeFactor === 1 && spacingFactor === 1;
  return (
    <p role="status" className="text-base text-soft tabular">
      {isAsItIs ? fits[wanted] : fitted[wanted](size.format(sizeUsed), Math.round(spacingFactor * 100))}
    </p>
  );
}
