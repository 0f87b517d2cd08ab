import { t } from '@lingui/core/macro';
import { stripMarkup } from '@candor/domain/cv';

const LEAST_CHARACTERS = 20;

/** Said where a written CV has next to no text. */
export const emptyContent = t`CV content appears to be empty. Please try generating again.`;

/** Whether a text says too little to be a CV. */
export function isTooShort(text: string): boolean {
  return stripMarkup(text).trim().length < LEAST_CHARACTERS;
}
