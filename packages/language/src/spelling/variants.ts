import { ambiguousSpellings, americanToo, iseStems, spellingPairs } from './variants.data.ts';

const ambiguous = new Set(ambiguousSpellings.split(' '));
const kept = new Set(americanToo.split(' '));
const british = new Map<string, string>();
const american = new Map<string, string>();
for (const pair of spellingPairs.split('|')) {
  const [ours = '', theirs = ''] = pair.split(' ');
  if (!kept.has(ours)) british.set(ours, theirs);
  if (!ambiguous.has(theirs)) american.set(theirs, ours);
}
for (const stem of iseStems.split(' '))
  for (const ending of ['e', 'ed', 'es', 'ing', 'ation', 'ations', 'er', 'ers']) {
    british.set(`${stem}is${ending}`, `${stem}iz${ending}`);
    american.set(`${stem}iz${ending}`, `${stem}is${ending}`);
  }

export type EnglishVariant = 'british' | 'american';

/** Words of the other English with their spelling in the one that is asked for. Lower case. */
export const otherSpellings: Readonly<Record<EnglishVariant, ReadonlyMap<string, string>>> = {
  british: american,
  american: british,
};
