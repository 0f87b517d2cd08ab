import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useController, useFormContext } from 'react-hook-form';
import { letterTypeLabels, letterTypes, tones, type LetterType, type Tone } from '@candor/domain/letters';
import { Segmented } from '../../ui/segmented.tsx';
import { ChoiceGrid } from './choice-grid.tsx';
import type { LetterDraft } from './letter-draft.ts';

const uses: Record<LetterType, string> = {
  cover: t`Applying for an advertised job`,
  interest: t`No job ad yet`,
  recommendation: t`For someone else`,
  thank_you: t`After an interview`,
  follow_up: t`When there was no reply`,
  resignation: t`Giving notice`,
};
const toneLabels: Record<Tone, string> = {
  professional: t`Professional`,
  enthusiastic: t`Enthusiastic`,
  formal: t`Formal`,
  friendly: t`Friendly`,
};

export function LetterTypeField() {
  const { control } = useFormContext<LetterDraft>();
  const { field } = useController({ control, name: 'letterType' });
  return (
    <ChoiceGrid
      label={t`Letter Type`}
      value={field.value}
      options={letterTypes.map((value) => ({ value, label: letterTypeLabels[value], text: uses[value] }))}
      onChange={field.onChange}
    />
  );
}

export function ToneField() {
  const { control } = useFormContext<LetterDraft>();
  const { field } = useController({ control, name: 'tone' });
  return (
    <div className="grid justify-items-start gap-1.5">
      <span className="text-base font-medium" aria-hidden="true">
        <Trans>Tone</Trans>
      </span>
      <Segmented
        label={t`Tone`}
        value={field.value}
        options={tones.map((value) => ({ value, label: toneLabels[value] }))}
        onChange={field.onChange}
        className="max-sm:grid max-sm:w-full max-sm:grid-cols-2"
      />
    </div>
  );
}
