export { readFragments, type TaggedFragment, type TaggedWord } from './fragments.ts';
export { scoreFragments, type Score, type Share } from './score.ts';
