import { useSyncExternalStore } from 'react';
import type { EnglishVariant } from '@candor/domain/improving';
import { writesAmerican } from '@candor/domain/locale';
import { localeOf } from '../../platform/locale.ts';
import { Watched } from '../../platform/watched.ts';

const KEY = 'english';

function firstChoice(): EnglishVariant {
  const stored = localStorage.getItem(KEY);
  if (stored === 'british' || stored === 'american') return stored;
  return writesAmerican(localeOf().country) ? 'american' : 'british';
}

let chosen: Watched<EnglishVariant> | undefined;

/** British or American, as the person chose; one choice for every box, stored on this device. */
export function useEnglish(): [EnglishVariant, (variant: EnglishVariant) => void] {
  chosen ??= new Watched(firstChoice());
  const choice = chosen;
  const variant = useSyncExternalStore(choice.subscribe, choice.get);
  const choose = (next: EnglishVariant) => {
    localStorage.setItem(KEY, next);
    choice.set(next);
  };
  return [variant, choose];
}
