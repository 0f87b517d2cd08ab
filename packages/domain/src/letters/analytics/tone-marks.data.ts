import type { Tone } from '../request.ts';

/** Marks of a tone in English letters; our own. */
export const toneMarks: Readonly<Record<Tone, RegExp>> = {
  professional:
    /\b(?:would welcome|i would be glad|thank you for your time|i am applying|i look forward|discuss|i can offer|i recommend|would like to ask)\b/g,
  enthusiastic:
    /\b(?:love|delighted|excited|keen|thrilled|wonderful|real pleasure|happily|proud|admire|gladly|even more|hope to hear)\b|!/g,
  formal:
    /\b(?:i should|should be pleased|should like|i wish to|at your (?:convenience|disposal)|in my capacity|furthermore|moreover|obliged|consideration|i refer to|without (?:delay|reservation)|likewise|respectfully|shall)\b/g,
  friendly:
    /\b(?:\p{L}+n't|(?:i|you|we|they)'(?:d|m|ve|ll|re)|(?:that|it|let|there)'s|thanks|happy to|a bit|get in touch|come by|hello)\b/gu,
};
