import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Minus } from 'lucide-react';
import type { QuestionAnalysis } from '@candor/domain/interview';

interface KeyPointsProps extends Readonly<QuestionAnalysis['keyPoints']> {
  isTechnical: boolean;
}

/** What a good answer comes to, and what of it this one did. */
export function KeyPoints({ met, missed, isTechnical }: KeyPointsProps) {
  if (met.length + missed.length === 0) return null;
  return (
    <div className="grid gap-2 text-base">
      <p className="font-medium">{isTechnical ? t`Points we looked for` : t`What to cover`}</p>
      <ul className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
        {met.map((point) => (
          <li key={point} className="flex gap-2">
            <Check size={16} strokeWidth={1.5} aria-hidden="true" className="mt-1 shrink-0 text-green" />
            <span>
              <span className="sr-only">
                <Trans>Covered:</Trans>{' '}
              </span>
              {point}
            </span>
          </li>
        ))}
        {missed.map((point) => (
          <li key={point} className="flex gap-2 text-soft">
            <Minus size={16} strokeWidth={1.5} aria-hidden="true" className="mt-1 shrink-0" />
            <span>
              <span className="sr-only">
                <Trans>Maybe not covered:</Trans>{' '}
              </span>
              {point}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
