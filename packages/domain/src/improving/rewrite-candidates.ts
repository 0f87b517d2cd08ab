import { isVerbLed, readFragment } from '@candor/language';
import { say } from '../say/index.ts';
import { comparableWords, stem } from '../writing/index.ts';
import { rewriteLine } from '../writing/composing/index.ts';
import { checkText } from './check-text.ts';
import { applyEdits, proposedEdits } from './edits.ts';
import type { CheckId, Finding } from './finding.ts';
import type { ImproveOptions, ImprovementType, Rewrite } from './rewrite.ts';
import { synonyms } from './synonyms.data.ts';
import { capitalised } from '../text/index.ts';

const rows = synonyms.map((row) => row.split(' '));

/** What is put right or left out without a change of what is said. */
const CORRECTED: ReadonlySet<CheckId> = new Set(['grammar', 'spelling', 'wordy', 'filler', 'doubled-word']);
/** "I think that I led it": what somebody did they know. "Maybe twenty" says how sure the figure is, and stays. */
const OPINION = /^I (?:think|believe|feel|guess|suppose|would say)\b/i;

/** A sentence with its slips put right and words that say nothing gone; facts and order stay. */
function plainOf(sentence: string): string {
  const isOpinion = ({ check, span, words }: Finding) =>
    check === 'hedge' && (OPINION.test(words) || /\bI $/.test(sentence.slice(0, span.start)));
  const found = checkText(sentence).filter((one) => CORRECTED.has(one.check) || isOpinion(one));
  return capitalised(
    applyEdits(sentence, proposedEdits(sentence, found))
      .replace(/,(?=[.!]?$)/, '')
      .replace(/([!?.])\1+$/, '$1')
      .replace(/!$/, '.'),
  );
}

/** Words of the sentence for which the keywords use another of the same meaning. */
function inTheirWords(sentence: string, keywords: string): { text: string; word: string } | null {
  const wanted = new Set(comparableWords(keywords));
  for (const match of sentence.matchAll(/\p{L}{3,}/gu)) {
    const [word] = match;
    const [own = ''] = comparableWords(word);
    if (wanted.has(own)) continue;
    const row = rows.find((words) => words.some((one) => stem(one) === stem(own))) ?? [];
    const theirs = row.find((other) => other !== own && wanted.has(other));
    if (!theirs) continue;
    const isPlural = word.toLowerCase() !== own && word.endsWith('s');
    const hasNoPlural = /^(?:staff|personnel|people|payroll|stock|inventory)$/.test(theirs);
    const wording = isPlural && !theirs.endsWith('s') && !hasNoPlural ? `${theirs}s` : theirs;
    return {
      text: sentence.slice(0, match.index) + wording + sentence.slice(match.index + word.length),
      word: wording,
    };
  }
  return null;
}

/** What a rewrite is to suit. */
export type Wish = Required<ImproveOptions> & { improvement: ImprovementType };

/** In a letter it is said of oneself: "Kept the log" -> "I kept the log". */
function inFirstPerson(wording: string): string {
  const read = readFragment(wording);
  return read && isVerbLed(read) ? `I ${wording.charAt(0).toLowerCase()}${wording.slice(1)}` : wording;
}

const isAdvertsWord = (word: string) => say`“${word}” is the word the advert uses for the same thing.`;

/** How a sentence could be said better, best first; what of it holds the caller judges. */
export function rewriteCandidates(sentence: string, { improvement, keywords, kind }: Wish): Rewrite[] {
  const plain = plainOf(sentence);
  const theirs = inTheirWords(plain, keywords);
  const inAdvert = theirs ? [{ text: theirs.text, reason: isAdvertsWord(theirs.word) }] : [];
  const isLetter = kind === 'sentences';
  const lines = rewriteLine(plain).map(({ text, reason }) => ({
    text: isLetter ? inFirstPerson(text) : text,
    reason,
  }));
  return [
    ...(improvement === 'keywords' ? inAdvert : []),
    ...lines,
    ...(improvement === 'keywords' ? [] : inAdvert),
    { text: plain, reason: say`Says the same, corrected and in fewer words.` },
  ];
}
