import { t } from '@lingui/core/macro';
import { designLimits, typePairs, type CvDesign } from '@candor/domain/cv';
import { SelectField } from '../../ui/field.tsx';
import { RangeField } from '../../ui/range-field.tsx';
import type { DesignControl } from './use-design.ts';

function nameOf({ text, display }: { text: string; display: string }): string {
  return text === display ? text : t`${display} with ${text}`;
}

const percent = (factor: number) => `${Math.round(factor * 100)} %`;

const factors = [
  { key: 'size', label: t`Text size` },
  { key: 'lineSpacing', label: t`Line spacing` },
  { key: 'sectionSpacing', label: t`Space between sections` },
] as const satisfies readonly { key: keyof CvDesign; label: string }[];

/** Letters, and how close they stand. */
export function TypeAndSpacing({ design, change }: Pick<DesignControl, 'design' | 'change'>) {
  return (
    <>
      <SelectField
        label={t({ message: 'Type', context: 'typeface' })}
        value={design.typePair ?? ''}
        onChange={({ target }) =>
          change({ typePair: typePairs.find(({ id }) => id === target.value)?.id ?? null })
        }
      >
        <option value="">{t`Layout default`}</option>
        {typePairs.map((pair) => (
          <option key={pair.id} value={pair.id}>
            {nameOf(pair)}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        {factors.map(({ key, label }) => (
          <RangeField
            key={key}
            label={label}
            value={design[key]}
            least={designLimits[key].least}
            greatest={designLimits[key].greatest}
            step={designLimits[key].step}
            words={percent(design[key])}
            onChange={(value) => change({ [key]: Math.round(value * 100) / 100 })}
          />
        ))}
      </div>
    </>
  );
}
