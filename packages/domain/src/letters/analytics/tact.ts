import { readEnglish, type Sentence } from '@candor/english';
import type { Span } from '../../text/index.ts';

/**
 * What careers advisers ask to leave out of letters, over the base forms of the words of a sentence ("I begged" is "i
 * beg"). Closed ways of speaking to a reader; none names a trade.
 */
const TACTLESS: readonly RegExp[] = [
  // Pleas and excuses.
  /\bi (?:\S+ )?(?:beg|plead|implore|beseech)\b/,
  /\bgive (?:i|me|us) (?:\S+ )?(?:chance|try)\b/,
  /\bi (?:\S+ )?promise\b/,
  /\b(?:not|never|n't) (?:\S+ )?(?:regret|disappoint)\b/,
  /\bi (?:\S+ )?need (?:a|the|this|any|some|that|more) (?:\S+ )?(?:job|work|money|position|income|post)\b/,
  /\b(?:any|whatever) (?:job|work|position|post)\b/,
  /\bkindly\b|\b(?:most|very)? ?humbly\b/,
  /\b(?:sorry|apolog\S+) .*\b(?:bother|trouble|disturb|inconvenience|take up|again)\b/,
  // What is private, and money.
  /\b(?:too|so) old\b|\bold(?:er)? than\b.*\b(?:you|most|other)\b|\bmy age\b|\bi be (?:\d\d|\S+ty) year old\b/,
  /\bmy (?:\S+ )?(?:illness|cancer|depression|divorce|pregnancy|health|diagnosis|husband|wife|marriage|debts?|religion)\b/,
  /\bi (?:\S+ )?(?:want|expect|demand|need) (?:at least )?(?:[£$€]\d|\d+ (?:pound|euro|dollar)|(?:\S+ )?(?:money|salary|pay|wage)\b)/,
  /\b(?:more|good|better) (?:money|pay)\b|\bmoney be not\b|\b(?:earn|pay) (?:a bit )?more\b/,
  // Pressure and boasts.
  /\b(?:decision|answer|reply|respond|status|tell|know)\b.*\b(?:as soon as possible|immediately|at once|urgently)\b|\bas soon as possible\b.*\b(?:answer|reply|decide)\b/,
  /\b(?:consider|have|weigh) (?:\S+ )?other (?:offer|company|employer)/,
  /\bcompetitor\b.*\b(?:if|go)\b|\bif i do (?:not|n't) hear\b|\bi (?:will|shall)? ?go to your\b/,
  /\bi be the (?:best|perfect|ideal|right) (?:\S+ )?(?:candidate|person|choice|man|woman|\S+er|\S+ist)\b/,
];

/** Quarrels, which a resignation may not tell either. */
const QUARRELS: readonly RegExp[] = [
  /\b(?:boss|manager|management|company|employer|owner|supervisor|director|colleague|firm|they)\b.* be (?:a |an |very |so |really |not )*(?:liar|bad|terrible|awful|useless|lazy|incompetent|unfair|fair|toxic|rude|dishonest|horrible|stupid|hopeless|greedy)\b/,
  /\b(?:boss|manager|company|employer|owner|supervisor|they|he|she)\b(?: do)? (?:not|never|no|n't) (?:\S+ )?(?:pay|respect|appreciate|listen|care|let)\b/,
  /\bput up with\b|\bhave (?:have )?enough of\b|\b(?:be|feel) ignored?\b/,
];

/** The base forms of the words of a sentence, in lower case; negations as they stand. */
const basesOf = ({ tokens }: Sentence) =>
  tokens
    .filter(({ pos }) => pos !== 'punctuation')
    .map(({ lemma, text, pos }) =>
      (pos === 'verb' || pos === 'auxiliary' || pos === 'noun' ? lemma : text).toLowerCase(),
    )
    .join(' ')
    .replaceAll('’', "'");

interface Tactless {
  span: Span;
  kind: 'quarrel' | 'other';
}

/** What a letter should not say to its reader, whatever else it does: each sentence of that kind once. */
export function tactlessIn(text: string): Tactless[] {
  return readEnglish(text).sentences.flatMap((sentence): Tactless[] => {
    const bases = basesOf(sentence);
    const { span } = sentence;
    if (QUARRELS.some((pattern) => pattern.test(bases))) return [{ span, kind: 'quarrel' }];
    return TACTLESS.some((pattern) => pattern.test(bases)) ? [{ span, kind: 'other' }] : [];
  });
}
