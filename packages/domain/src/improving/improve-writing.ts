import { isVerbLed, readFragment } from '@candor/language';
import { evidenceSource, judge } from '../evidence/index.ts';
import { say } from '../say/index.ts';
import { isEnglish, registerOf } from '../writing/index.ts';
import { checkText } from './check-text.ts';
import { missingFact } from './missing-fact.ts';
import { prepareText } from './prepared-text.ts';
import type { ImproveOptions, ImprovementType, Rewrite, SentenceRewrites } from './rewrite.ts';
import { rewriteCandidates, type Wish } from './rewrite-candidates.ts';
import { withoutCleft } from '../writing/composing/index.ts';

/** Rewrites of one sentence at most. */
export const MOST_REWRITES = 5;
/** Sentences rewritten at most; the rest of a longer text is left alone. */
const MOST_SENTENCES = 40;

/** A statement with the full stop that its sentence had. */
function stopped(rewrite: string, sentence: string): string {
  return /[.!]$/.test(sentence) && !/[.!?]$/.test(rewrite) ? `${rewrite}.` : rewrite;
}

/** A place for a figure that only the person knows. */
export const BLANK = /\[[^\]]*\]/g;

const ENDS = [
  /^(?:dear|hello|hi|to whom|good (?:morning|afternoon|day))\b/i,
  /^(?:(?:kind|best) (?:regards|wishes)|with (?:kind|best|warm)|(?:many )?thanks)\b/i,
  /^(?:yours|sincerely|regards|respectfully)\b/i,
];
const MOST_WORDS_OF_ENDS = 7;

/** What of a letter is no sentence to rewrite: greetings, closings, names. */
function isFrame(sentence: string): boolean {
  const words = sentence.split(/\s+/);
  const isEnd = words.length <= MOST_WORDS_OF_ENDS && ENDS.some((end) => end.test(sentence));
  return isEnd || words.every((word) => /^[\p{Lu}\d(]/u.test(word));
}

/** Two wordings that differ in no more than a capital and a stop are one. */
const keyOf = (text: string) => text.replace(/[.!]+$/, '').toLowerCase();

/** Whether our own checks find no slip in a rewrite: what we say must be right. */
function isRight(rewrite: string): boolean {
  return !checkText(rewrite).some(({ check }) => check === 'grammar' || check === 'doubled-word');
}

function rewritesOf(sentence: string, wish: Wish): Omit<SentenceRewrites, 'span' | 'sentence'> {
  const plain = withoutCleft(sentence);
  const source = evidenceSource([{ id: 'sentence', text: plain }]);
  const rewrites: Rewrite[] = [];
  for (const { text, reason } of rewriteCandidates(plain, wish)) {
    const rewrite = stopped(text, sentence);
    const isKnown = [sentence, ...rewrites.map((one) => one.text)].some(
      (one) => keyOf(one) === keyOf(rewrite),
    );
    // A rewrite holds the facts of its sentence and none besides.
    if (!isKnown && judge(rewrite, source).verdict === 'supported' && isRight(rewrite))
      rewrites.push({ text: rewrite, reason });
  }
  const read = readFragment(sentence.replace(/[.!]+$/, ''));
  const best = (rewrites[0]?.text ?? sentence).replace(/[.!]+$/, '');
  const asked = readFragment(best);
  const question = asked ? missingFact(asked, best) : '';
  if (rewrites.length > 0) return { rewrites: rewrites.slice(0, MOST_REWRITES), question, note: '' };
  const isGood = /\d/.test(sentence) && read !== null && (isVerbLed(read) || read.kind === 'sentence');
  const note = isGood
    ? say`Good as it is: it says what was done, with a figure.`
    : say`Best left in your words.`;
  return { rewrites, question, note };
}

/**
 * Each sentence of a text said better, each rewrite with its reason; a sentence for which nothing better is certain is
 * kept, and its note says so. Facts are kept. Greetings, names, closings and what is not English are left out.
 */
export function improveWriting(
  text: string,
  improvement: ImprovementType,
  { keywords = '', kind = registerOf(text).isFirstPerson ? 'sentences' : 'statements' }: ImproveOptions = {},
): SentenceRewrites[] {
  return prepareText(text)
    .sentences.slice(0, MOST_SENTENCES)
    .flatMap(({ span, text: marked }): SentenceRewrites[] => {
      const mark = /^\s*(?:[•◦▪–*-]|\d{1,2}[.)])\s+/u.exec(marked)?.[0] ?? '';
      const sentence = marked.slice(mark.length);
      if (
        sentence.split(/\s+/).length < 2 ||
        sentence.endsWith('?') ||
        !isEnglish(sentence) ||
        (kind === 'sentences' && isFrame(sentence))
      )
        return [];
      const found = rewritesOf(sentence, { improvement, keywords, kind });
      return [{ span: { start: span.start + mark.length, end: span.end }, sentence, ...found }];
    });
}
