import { meaningsOf } from '@candor/language';

/** Whether a word may be a verb, in any form. */
export const isVerb = (word: string): boolean => meaningsOf(word).some(({ pos }) => pos === 'verb');
