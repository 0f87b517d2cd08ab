import { isEnglish } from '../../writing/index.ts';

const SENTENCE_END = /(?<=[\p{L}\d)’'”%]{2}[.!?])\s+(?=\p{Lu})/u;
const MOST_IN_SENTENCE = 72;

/** The most words of an advert's sentence that a question quotes. */
export const MOST_QUOTED_WORDS = 24;
/** The fewest words that say what is meant. */
export const FEWEST_WORDS = 3;

/** The sentences of running text in an advert: what stands in a line with others, or ends as a sentence does. */
export function sentencesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.split(SENTENCE_END))
    .map((one) => one.trim())
    .filter((one) => /[.!?]$/u.test(one) && one.split(/\s+/u).length <= MOST_IN_SENTENCE && isEnglish(one));
}

export const wordsIn = (text: string) => text.split(' ').length;

/** What follows a lead, up to where another clause begins. A figure has its stop within: "2.6 million", "at 7:30". */
export const clauseOf = (rest: string) =>
  rest.split(/[;!?]|[:.](?!(?<=\d.)\d)|,? so\b|, because\b/u, 1)[0] ?? '';

export const OURS = /\b(?:we|us|our|ours)\b/iu;

/** What belongs to the application and not to the interview. */
export const OF_APPLICATION =
  /\b(?:apply|applying|applicants?|applications?|candidates?|letters?|cv|résumé|resume|e-?mails?|notice|salary|pay|interviews?|availab\w+|adjustments?|heard|yourself|start)\b/iu;

/** What only words before it explain, or only those within know: "check it against our list". */
export const UNCLEAR =
  /^(?:\S+ ){0,3}(?:it|its|them|they|their)\b|\b(?:we|us|our|ours|this|these|those|the (?:rest|others?|same|latter|former)|(?:each|both)(?= (?:in|on|of|to|with|by|and)\b)|ones)\b|(?:^|,|\band) that\b|\band,|\band (?:must|will|should|can|may|is|are|has|have)\b|[£$€]/iu;
