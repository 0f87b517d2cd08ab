import type { EnglishVariant } from '@candor/domain/improving';
import { Segmented } from '../../ui/segmented.tsx';

const variants = [
  { value: 'british', label: 'British' },
  { value: 'american', label: 'American' },
] as const;

interface EnglishSwitchProps {
  variant: EnglishVariant;
  onVariant: (variant: EnglishVariant) => void;
}

/** Which English the words are held against. */
export function EnglishSwitch({ variant, onVariant }: EnglishSwitchProps) {
  return <Segmented label="English" value={variant} options={variants} onChange={onVariant} />;
}
