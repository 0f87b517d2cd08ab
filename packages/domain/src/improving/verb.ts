import { meaningsOf } from '@candor/english';

/** Whether a word may be a verb, in any form. */
export const isVerb = (word: string): boolean => meaningsOf(word).some(({ pos }) => pos === 'verb');

/** The verb of which a word may be the past or its participle; undefined for other words. Lower case expected. */
export function verbOfPast(word: string): string | undefined {
  return meaningsOf(word).find(({ form }) => form === 'past' || form === 'pastParticiple')?.lemma;
}
