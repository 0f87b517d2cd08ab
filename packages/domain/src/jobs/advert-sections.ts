import type { AdvertSection } from './advert.ts';
import type { AdvertWords } from './languages/advert-words.ts';

const LONGEST_HEADING = 70;
const MOST_WORDS = 10;
const MOST_WORDS_BARE = 7;

/** The part that words open as a heading; null for none that we know. */
export function sectionOf(words: string, { headings, preferred }: AdvertWords): AdvertSection | null {
  const bare = words
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(/[^\p{L}\p{N})]+$/u, '')
    .replaceAll('’', "'");
  if (bare === '' || bare.length > LONGEST_HEADING) return null;
  if (preferred.test(bare)) return 'preferred';
  return headings.find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
}

/** Whether a line stands above others: it says so by a colon or its capitals, or ends without a stop and is short. */
export function isHeadingLike(words: string): boolean {
  const count = words.split(/\s+/u).length;
  if (/[:?…]\W*$/u.test(words)) return count <= MOST_WORDS;
  if (count > MOST_WORDS_BARE || /[.;,!]\s*$/u.test(words) || /[£€$\d|·]/u.test(words)) return false;
  return /^\P{L}*\p{Lu}/u.test(words);
}

/** Where a sentence stands: a paragraph below a list is often about something else. */
export type SentencePlace = 'beginning' | 'list' | 'after list';

const PAY = /[£€$]\s?\d|\d\s?(?:€|euros?\b|chf\b)/iu;

/** The part a sentence belongs to, by what it says; what stands above it counts where it says nothing else. */
export function sectionOfSentence(
  sentence: string,
  { sentences, preferred, experience }: AdvertWords,
  section: AdvertSection,
  place: SentencePlace,
): AdvertSection {
  if (section !== 'other' && place === 'beginning')
    return sentences.apply.test(sentence) && section !== 'required' && section !== 'duties'
      ? 'apply'
      : section;
  const isAsked = sentences.required.test(sentence) || preferred.test(sentence);
  if (sentences.apply.test(sentence) && !(isAsked && section === 'required')) return 'apply';
  if (PAY.test(sentence) && !experience.test(sentence)) return 'offer';
  if (section !== 'other') return sentences.offer.test(sentence) ? 'offer' : section;
  if (sentences.duties.test(sentence)) return 'duties';
  if (isAsked) return 'required';
  if (sentences.offer.test(sentence)) return 'offer';
  return sentences.about.test(sentence) ? 'about' : 'other';
}
