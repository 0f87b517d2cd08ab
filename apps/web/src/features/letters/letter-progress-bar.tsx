import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { letterProgress } from '@candor/domain/letters';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { requestOf, type LetterForm } from './letter-draft.ts';

/** How much of the form is filled: of nine fields in Guided Form, of three in AI Enhancement. */
export function LetterProgressBar({ form }: { form: LetterForm }) {
  const { filled, of, percent } = useWatch({
    control: form.control,
    compute: (values) => letterProgress(requestOf(values)),
  });
  return (
    <div className="grid gap-2">
      <p className="flex items-baseline justify-between gap-4 text-sm text-soft">
        <span>
          <Trans>
            {filled} of {of} fields filled
          </Trans>
        </span>
        <span className="font-medium text-ink tabular">{percent}%</span>
      </p>
      <ProgressBar label={t`Form completion`} percent={percent} />
    </div>
  );
}
