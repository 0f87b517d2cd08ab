import { readEnglish, type Token } from '@candor/english';
import { isBetweenTwo, ONE, readerMeantIn, type ReaderMeant, type ToReader } from './reader-meant.ts';

/** What a house is told of itself is what it said or can do; the rest only it knows. */
const TOLD_OF_HOUSE =
  /^they (?!(?:can|could|may|said|told|asked|mentioned|wanted|were|had|gave|showed)\b|['’]d\b)/i;
const BE: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };
/** Behind "her" these tell that she is meant, and nothing of hers. */
const NOT_HERS =
  /^(?:preposition|subordinator|conjunction|adverb|particle|punctuation|determiner|pronoun|auxiliary)$/;

interface Change {
  start: number;
  end: number;
  text: string;
}

/** The words that mean the reader as "you", with the verb that goes with them; undefined where that is not sure. */
function changesFor(tokens: readonly Token[], { start, end, at, by }: ReaderMeant): Change[] | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token) return undefined;
  if (by === 'name' && /^['’]s?$/.test(next?.text ?? ''))
    return [{ start, end: next?.span.end ?? end, text: 'your' }];
  const word = token.text.toLowerCase();
  const isHis = word === 'his' || word === 'their' || (word === 'her' && next && !NOT_HERS.test(next.pos));
  if (isHis) return [{ start, end, text: 'your' }];
  if (/^(?:hers|theirs)$/.test(word)) return [{ start, end, text: 'yours' }];
  if (/self$|selves$/.test(word)) return [{ start, end, text: 'yourself' }];
  const you = { start, end, text: 'you' };
  const isSubject = /^(?:s?he|they)$/.test(word) || (by === 'name' && tokens[at - 1]?.pos !== 'preposition');
  if (!isSubject) return [you];
  const verb = tokens.slice(at + 1).find(({ pos }) => pos !== 'adverb');
  if (!verb || by === 'several') return [you];
  // "she's" is "she is" or "she has"; two people "were" already.
  if (/^['’]s$/.test(verb.text)) return undefined;
  const agreed = BE[verb.text.toLowerCase()] ?? (verb.form === 'present3' ? verb.lemma : verb.text);
  return [you, { ...verb.span, text: agreed }];
}

/**
 * A sentence of a field as its reader is told it: whoever the letter goes to is "you", where what was typed leaves no
 * doubt; undefined where it would still speak of them as of somebody else.
 */
export function toReader(text: string, request: ToReader, field: string): string | undefined {
  const meant = readerMeantIn(text, request, field);
  const { tokens = [] } = readEnglish(text).sentences[0] ?? {};
  if (meant.some(({ by }) => by === 'several') && TOLD_OF_HOUSE.test(text)) return undefined;
  const changes = meant.map((one) => changesFor(tokens, one));
  // "Thanks to you, he was good with me": the same person twice in one sentence.
  const isHalf = tokens.some(
    ({ text: word }, at) => ONE.test(word) && meant.some(({ by, at: named }) => by === 'name' && named < at),
  );
  const isLeft = isHalf && !meant.some(({ by }) => by === 'one');
  if (isLeft || changes.includes(undefined)) return isBetweenTwo(request) ? undefined : text;
  return changes
    .flatMap((some) => some ?? [])
    .toSorted((a, b) => b.start - a.start)
    .reduce((whole, { start, end, text: said }) => `${whole.slice(0, start)}${said}${whole.slice(end)}`, text)
    .replace(/^\p{Ll}/u, (first) => (/^\p{Lu}/u.test(text) ? first.toUpperCase() : first));
}
