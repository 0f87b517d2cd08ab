import { useState } from 'react';
import type { EnglishVariant } from '@candor/domain/improving';

const KEY = 'english';

function firstChoice(): EnglishVariant {
  const kept = localStorage.getItem(KEY);
  if (kept === 'british' || kept === 'american') return kept;
  return navigator.language === 'en-US' ? 'american' : 'british';
}

/** British or American, as the person chose; kept on this device. */
export function useEnglish(): [EnglishVariant, (variant: EnglishVariant) => void] {
  const [variant, setVariant] = useState(firstChoice);
  const choose = (next: EnglishVariant) => {
    localStorage.setItem(KEY, next);
    setVariant(next);
  };
  return [variant, choose];
}
