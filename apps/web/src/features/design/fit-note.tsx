import { counted } from '@candor/domain/text';
import type * as documents from '@candor/contracts/documents';
import type { CvDesign } from '@candor/domain/cv';

export type Fit = documents.Fit;

const wantedWords = { one: 'one page', two: 'two pages' } as const;

/** What fitting did, or how much is too long for it. */
export function FitNote({ fit, wanted }: { fit: Fit | null; wanted: CvDesign['fit'] }) {
  if (!fit || wanted === 'none') return null;
  const { tooLong, sizeUsed, sizeFactor, spacingFactor } = fit;
  if (tooLong)
    return (
      <p role="status" className="text-base text-warning">
        Too long for {wantedWords[wanted]} by about {counted(tooLong.lines, 'line')}. Anything smaller would
        be hard to read. Shorten or hide something, or allow another page.
      </p>
    );
  const isAsItIs = sizeFactor === 1 && spacingFactor === 1;
  return (
    <p role="status" className="text-base text-soft tabular">
      {isAsItIs
        ? `Already fits on ${wantedWords[wanted]}.`
        : `Fitted to ${wantedWords[wanted]}: body text ${sizeUsed.toFixed(1)} pt, spacing ${Math.round(spacingFactor * 100)} %.`}
    </p>
  );
}
