import { readFragment, type Sentence } from '@candor/english';
import { splitSentences } from '../../cv/index.ts';
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
  if (!read || sentence === typed) return leadless(sentence, read, false);
  const said = leadless(sentence, read, true);
  // "Buddy driver since 2019 and would like to train": who somebody is has no verb beside it.
  const [first = ''] = splitSentences(said ?? '');
  const isNoun = instead === '' && /^\S+ (?:\S+ )?(?:been )?an? /.test(typed);
  const isLeft = isNoun && /(?:,|\band|\bbut) (?:\p{L}+ly |now )?$/u.test(beforeVerb(first));
  return isLeft ? null : said;
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
