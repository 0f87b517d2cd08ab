import { t } from '@lingui/core/macro';
import type { EnglishVariant } from '@candor/domain/improving';
import { Segmented } from '../../ui/segmented.tsx';

const variants = [
  { value: 'british', label: t`British` },
  { value: 'american', label: t`American` },
] as const;

interface EnglishSwitchProps {
  variant: EnglishVariant;
  onVariant: (variant: EnglishVariant) => void;
}

/** Which English the words are held against. */
export function EnglishSwitch({ variant, onVariant }: EnglishSwitchProps) {
  return <Segmented label={t`English`} value={variant} options={variants} onChange={onVariant} />;
}
