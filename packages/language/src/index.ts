/*
 * English, split and tagged once for all who judge or change words. `readEnglish(text)` gives sentences; each says what
 * it is as a whole (`kind`), its subject, tense and person, its tokens with part of speech, lemma and form, and its
 * phrases; everything has a span in UTF-16 units of the text. Act only on what is certain (`Token.isCertain`,
 * `Sentence.isCertain`): there the tagger and the grammar agree.
 *
 *   const sentence = readFragment('Drove lorries at night');
 *   if (sentence?.kind === 'verb' && sentence.isCertain && sentence.tense === 'past') ...
 *   inflect(sentence.tokens[0].lemma, 'gerund')   // "driving"
 */
export type {
  EnglishText,
  FragmentKind,
  GrammaticalNumber,
  PartOfSpeech,
  Phrase,
  Reading,
  Sentence,
  Span,
  Token,
  VerbForm,
} from './english-text.ts';
export { inflect, meaningsOf, withNumber } from './inflect.ts';
export { readEnglish, readFragment } from './read-english.ts';
export { isHeld } from './reading.ts';
export { isVerbLed } from './verb-led.ts';
