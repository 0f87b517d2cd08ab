import { inflect, readFragment, type Sentence } from '@candor/english';
import { claimSource, unsupportedClaim } from '../../claims/judging/index.ts';
import { splitSentences } from '../../cv/index.ts';
import { leadOf, verbsWith } from './verbs-with.ts';
import { capitalised } from './write-statement.ts';

/** How somebody says what they want and who they are, and what a summary says for it. */
const WISHES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:now )?(?:i |i(?=['’]))?(?:(?:would|['’]d) (?:now |also )?(?:like|love)|want|hope|wish|aim) to\b|^i want that i\b/i,
    'Looking to',
  ],
  [
    /^(?:now )?(?:i |i(?=['’]))?(?:(?:would|['’]d) (?:now |also )?(?:like|love)|want)(?= (?!it\b|them\b|that\b)\p{L})/iu,
    'Looking for',
  ],
  [
    /^(?:now )?i(?: am|['’]m) (?:\p{L}+ly |now )?(?:seeking(?! to\b)|(?:looking|searching) for)\b/iu,
    'Looking for',
  ],
  [/^(?:now )?i(?: am|['’]m) (?:\p{L}+ly |now )?(?:looking|seeking) to\b/iu, 'Looking to'],
  [/^(?:now )?i (?:look|search) for\b/i, 'Looking for'],
  [/^i(?: have|['’]ve) (?:been an? |(?=(?:\d+|\p{L}+)\+? years?\b(?!.*\band i\b)))/iu, ''],
  [/^i(?: am|['’]m|['’]s| is) (?:an? )?(?=(?!not\b)\p{L})/iu, ''],
];

const FULL: Readonly<Record<string, string>> = { m: 'am', ve: 'have', d: 'would', ll: 'will' };
/** Verbs of a state, which nobody is in the middle of: by Quirk et al. (1985), 4.28 to 4.31, those that people say of themselves. */
const STATES = new Set(
  'be have hold own know understand believe think see hear like love enjoy prefer hate mind want wish need hope care cope mean belong depend deserve seem feel speak'.split(
    ' ',
  ),
);
/** "Learn fast.": two words and a stop are told by a verb, or not at all. */
const LEAST_TOLD = 4;
const isI = (text: string | undefined) => /^i$/i.test(text ?? '');

/**
 * A sentence of a summary without the "I" that leads it or one of its clauses: "I train farmers and I keep the plots"
 * as "Train farmers and keep the plots". Null where an "I" would stay, or where a noun would be left beside a verb.
 */
export function withoutI(typed: string): string | null {
  const [wish, instead = ''] = WISHES.find(([one]) => one.test(typed)) ?? [];
  const sentence = (wish ? capitalised(typed.replace(wish, instead)) : typed).replace(
    /\bmy (?=first\b|next\b)/,
    'a ',
  );
  const read = readFragment(sentence);
  if (!read || sentence === typed) return going(leadless(sentence, read, false), typed);
  const said = leadless(sentence, read, true);
  // "Buddy driver since 2019 and would like to train": who somebody is has no verb beside it.
  const [first = ''] = splitSentences(said ?? '');
  const isNoun = instead === '' && /^\S+ (?:\S+ )?(?:been )?an? /.test(typed);
  const isLeft = isNoun && /(?:,|\band|\bbut) (?:\p{L}+ly |now )?$/u.test(beforeVerb(first));
  return isLeft ? null : said;
}

/** What somebody does, now that no "I" says who: "Train farmers and keep the plots" as "Training farmers and keeping the plots". */
function going(said: string | null, typed: string): string | null {
  const read = said !== null && said !== typed && /^i\b/i.test(typed) ? readFragment(said) : null;
  const verb = read?.tokens[leadOf(read)];
  if (!said || !read || verb?.pos !== 'verb' || verb.form !== 'base') return said;
  const verbs = verbsWith(read, read.tokens.indexOf(verb));
  // "Write the bids and can manage people": what else is said of them keeps its form.
  const isMixed = read.tokens.some(
    ({ pos }, at) => pos === 'auxiliary' && /^(?:and|but|,)$/i.test(read.tokens[at - 1]?.text ?? ''),
  );
  const isShort = read.tokens.length <= LEAST_TOLD;
  if (!verbs || isMixed || isShort || verbs.some(({ lemma }) => STATES.has(lemma))) return said;
  const text = capitalised(
    verbs.reduceRight(
      (rest, { lemma, span }) => rest.slice(0, span.start) + inflect(lemma, 'gerund') + rest.slice(span.end),
      said,
    ),
  );
  return unsupportedClaim(text, claimSource([{ text: typed }])) ? said : text;
}

/** What stands before the verb of a sentence that is led by another word. */
function beforeVerb(sentence: string): string {
  const read = readFragment(sentence);
  const verb = read?.tokens[read.finiteVerb ?? 0];
  return sentence.slice(0, verb?.span.start ?? 0);
}

function leadless(sentence: string, read: Sentence | null, isWish: boolean): string | null {
  if (!read || !/(?<![\p{L}'’])I(?![\p{L}.])/iu.test(sentence)) return sentence;
  const { tokens } = read;
  if (read.isQuestion) return null;
  const isList = /\band i\b/i.test(sentence);
  let text = '';
  let from = 0;
  let isLed = isWish && !isI(tokens[0]?.text);
  for (const [at, { text: word, span }] of tokens.entries()) {
    if (!isI(word)) continue;
    const [before, next, then] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
    const isJoined = isLed && /^(?:and|but|then|,|;)$/i.test(before?.text ?? '');
    const isDenied = /^(?:not|n['’]t|never)$/i.test(then?.text ?? '') || /n['’]t$/i.test(next?.text ?? '');
    const isDone = next && /^(?:verb|auxiliary|adverb|noun|adjective)$/.test(next.pos) && !isDenied;
    if ((at > 0 && !isJoined) || !isDone) return null;
    const full = FULL[next.text.replace(/^['’]/, '').toLowerCase()];
    // Two sentences with a comma between them are two; of a list "and I" is the last.
    const isSpliced = before?.text === ',' && !isList;
    const kept = sentence.slice(from, isSpliced ? before.span.start : span.start);
    const verb = full ?? sentence.slice(next.span.start, next.span.end);
    text += isSpliced ? `${kept}. ${capitalised(verb)}` : `${kept}${verb}`;
    from = next.span.end;
    isLed = true;
  }
  return text + sentence.slice(from);
}
