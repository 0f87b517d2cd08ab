import { isVerbLed, readFragment } from '@candor/english';
import { comparableWords, stem } from '../writing/index.ts';
import { writeStatement } from '../writing/composing/index.ts';
import { checkText } from './check-text.ts';
import { turnRound } from './active-voice.ts';
import { applyEdits, proposedEdits } from './edits.ts';
import type { CheckId, Finding } from './finding.ts';
import type { ImproveOptions, ImprovementType, Rewrite } from './rewrite.ts';
import { synonyms } from './synonyms.data.ts';
import { withoutOpening } from './weak-openings.ts';

/** What one is, has or knows is no action that could open a line. */
const STATES = new Set(
  'be have know apply accept withdraw resign thank enclose confirm inform like love want need can could may understand hope think feel'.split(
    ' ',
  ),
);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What is put right or left out without a change of what is said. */
const MENDED: ReadonlySet<CheckId> = new Set(['grammar', 'spelling', 'wordy', 'filler', 'doubled-word']);
/** "I think that I led it": what somebody did they know. "Maybe twenty" says how sure the figure is, and stays. */
const OPINION = /^I (?:think|believe|feel|guess|suppose|would say)\b/i;

/** A sentence with its slips put right and words that say nothing gone; facts and order stay. */
function plainOf(sentence: string): string {
  const isOpinion = ({ check, span, words }: Finding) =>
    check === 'hedge' && (OPINION.test(words) || /\bI $/.test(sentence.slice(0, span.start)));
  const found = checkText(sentence).filter((one) => MENDED.has(one.check) || isOpinion(one));
  return capital(
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
    const row = synonyms.find((words) => words.some((one) => stem(one) === stem(own))) ?? [];
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

/** A sentence said by what was done, in one or both tenses; the person knows which where the sentence does not tell. */
function strengthened(plain: string): { text: string; reason: string }[] {
  const read = readFragment(plain);
  if (!read) return [];
  const reason = 'Opens with what you did.';
  const opened = withoutOpening(read, plain);
  // "When it gets low": what is told beside it goes on.
  const goesOn = read.tokens.some(({ form }) => form === 'present3');
  const now = opened?.isTensed === false ? withoutOpening(read, plain, 'present') : null;
  return [
    ...(opened && (opened.isTensed || !goesOn) ? [{ text: opened.text, reason }] : []),
    ...(now ? [{ text: now.text, reason: 'The same, of a post you hold now.' }] : []),
  ];
}

/** In a letter it is said of oneself: "Kept the log" -> "I kept the log". */
function inFirstPerson(wording: string): string {
  const read = readFragment(wording);
  return read && isVerbLed(read) ? `I ${wording.charAt(0).toLowerCase()}${wording.slice(1)}` : wording;
}

/** How a sentence could be said better, best first; what of it holds the caller judges. */
export function rewriteCandidates(sentence: string, { improvement, keywords, kind }: Wish): Rewrite[] {
  const plain = plainOf(sentence);
  const turned = turnRound(plain);
  const strong = strengthened(plain);
  const best = turned ?? strong[0]?.text ?? plain;
  const line = writeStatement(best, readFragment(best)?.tense === 'past' ? 'past' : 'present');
  const read = readFragment(line);
  const isLine =
    read !== null && isVerbLed(read) && !STATES.has(read.tokens[read.finiteVerb ?? 0]?.lemma ?? '');
  const theirs = inTheirWords(plain, keywords);
  const isLetter = kind === 'sentences';
  const inAdvert = theirs
    ? [{ text: theirs.text, reason: `“${theirs.word}” is the word the advert uses for the same thing.` }]
    : [];
  return [
    ...(improvement === 'keywords' ? inAdvert : []),
    ...(turned && isLetter ? [{ text: turned, reason: 'Who did it stands first.' }] : []),
    ...strong.map(({ text, reason }) => ({ text: isLetter ? inFirstPerson(text) : text, reason })),
    ...(isLine
      ? [{ text: line, reason: isLetter ? 'As a line of a CV, without “I”.' : 'Opens with what you did.' }]
      : []),
    ...(improvement === 'keywords' ? [] : inAdvert),
    { text: plain, reason: 'Says the same, corrected and in fewer words.' },
  ];
}
