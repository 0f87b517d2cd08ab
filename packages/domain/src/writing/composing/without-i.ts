import { inflect, readFragment, type Sentence } from '@candor/english';
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

/** Whether words before "I" only say when or where: "In France I worked", "Now I run". */
function isSetting({ tokens }: Sentence, at: number): boolean {
  const before = tokens.slice(0, at);
  return (
    /^(?:preposition|adverb)$/.test(before[0]?.pos ?? '') &&
    before.every(({ pos, text }) => !/^(?:verb|auxiliary|subordinator)$/.test(pos) && text !== ',')
  );
}

/**
 * A sentence of a summary without the "I" that leads it or one of its clauses: "I train farmers and I keep the plots"
 * as "Train farmers and keep the plots". Null where it cannot go: another does something too, or it is denied or asked.
 */
export function withoutI(typed: string): string | null {
  const [wish, instead = ''] = WISHES.find(([one]) => one.test(typed)) ?? [];
  const sentence = (wish ? capitalised(typed.replace(wish, instead)) : typed)
    .replace(
      /^My ((?:\p{Ll}+ ){1,2})(?:is|are) (?!to |not |very |that |\p{Ll}+ing )(?=(?:(?:an?|the) )?\p{L}{4})/u,
      (_whole, named: string) => `${capitalised(named.trim())}: `,
    )
    .replace(/\bmy (?=first\b|next\b)/, 'a ');
  const read = readFragment(sentence);
  if (!read || !/(?<![\p{L}'’])I(?![\p{L}.])/iu.test(sentence)) return sentence;
  const { tokens } = read;
  if (read.isQuestion) return null;
  const isList = /(?:,|\band) and i\b|\band i\b/i.test(sentence);
  let text = '';
  let from = 0;
  let isLed = wish !== undefined && !isI(tokens[0]?.text);
  for (const [at, { text: word, span }] of tokens.entries()) {
    if (!isI(word)) continue;
    const [before, next, then] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
    const isOpening = at === 0 || isSetting(read, at);
    const isJoined = isLed && /^(?:and|but|then|,|;)$/i.test(before?.text ?? '');
    if (!isOpening && !isJoined) {
      // "since I left school"; in a clause that hangs on another it is in nobody's way.
      if (/^since$/i.test(before?.text ?? '') && next?.form === 'past') {
        text += `${sentence.slice(from, span.start)}${inflect(next.lemma, 'gerund')}`;
        from = next.span.end;
      } else if (
        (before?.pos !== 'subordinator' || before.text === 'that') &&
        !/^(?:wh\w+|than|how)$/i.test(before?.text ?? '')
      )
        return null;
      continue;
    }
    const isDenied = /^(?:not|n['’]t|never)$/i.test(then?.text ?? '') || /n['’]t$/i.test(next?.text ?? '');
    const isDone = next && /^(?:verb|auxiliary|adverb|noun|adjective)$/.test(next.pos) && !isDenied;
    if (!isDone) return null;
    const full = FULL[next.text.replace(/^['’]/, '').toLowerCase()];
    // Two sentences with a comma between them are two; of a list "and I" is the last.
    const isSpliced = before?.text === ',' && !isList;
    const kept = sentence.slice(from, isSpliced ? (before?.span.start ?? span.start) : span.start);
    const verb = full ?? sentence.slice(next.span.start, next.span.end);
    text += isSpliced
      ? `${kept}. ${capitalised(verb)}`
      : isOpening && at > 0
        ? `${kept.trimEnd().replace(/(?<=\s\S+)$/, ',')} ${verb}`
        : `${kept}${verb}`;
    from = next.span.end;
    isLed = true;
  }
  return text + sentence.slice(from);
}
