import { readEnglish, type Token } from '@candor/english';
import { thesaurusOf } from '@candor/english/thesaurus';
import type { Reading, Word } from './reading.ts';

const taggedOf = new WeakMap<Reading, Map<number, Token>>();

/** The tagged tokens of a text by where they begin. */
function tagged(reading: Reading): Map<number, Token> {
  const before = taggedOf.get(reading);
  if (before) return before;
  const found = new Map(
    readEnglish(reading.text)
      .sentences.flatMap(({ tokens }) => tokens)
      .map((token): [number, Token] => [token.span.start, token]),
  );
  taggedOf.set(reading, found);
  return found;
}

/** What a word is where it stands. */
export function tokenOf(reading: Reading, word: Word): Token | undefined {
  return tagged(reading).get(word.start);
}

export const isVerb = (token: Token | undefined) => token?.pos === 'verb';

/** Whose deed a verb tells of: the writer's, the writer's with others, somebody else's. */
export type Agent = 'self' | 'shared' | 'other';

/** A verb of a text and who does it. */
export interface Deed {
  word: Word;
  agent: Agent;
}

const FIRST = /^(?:i|me|my|mine|myself)$/;
const SHARED = /^(?:we|us|our)$/;
const BREAK = /^[,;:.()–—•/]$/;

const isPerson = (token: Token) =>
  (token.pos === 'name' && /\p{Ll}/u.test(token.text)) ||
  thesaurusOf(token.lemma).isPerson ||
  /^(?:team|crew|staff|committee|council|company|firm|agency|group|club|board|boss|head|lead|local|paper|press|others?)$/.test(
    token.lemma,
  );

/** Who stands before a verb as its subject; undefined where nobody does. */
function subjectBefore(tokens: readonly Token[], at: number): Agent | undefined {
  let isOf = false;
  for (let index = at - 1; index >= 0; index -= 1) {
    const token = tokens[index];
    if (!token || BREAK.test(token.text)) return undefined;
    if (token.pos === 'conjunction' || token.pos === 'subordinator') return undefined;
    // "taught me to cut", "asked to train": the deed of whoever is asked.
    if (token.text.toLowerCase() === 'to') return 'self';
    if (token.pos === 'verb' && index < at - 1) return undefined;
    const lower = token.text.toLowerCase();
    if (token.pos === 'pronoun' || SHARED.test(lower) || FIRST.test(lower)) {
      if (/^(?:mine|my|our|his|her|their)$/.test(lower)) continue;
      const isJoined =
        tokens[index - 1]?.lemma === 'and' && !tokens.slice(0, index).some((one) => one.pos === 'verb');
      if (FIRST.test(lower)) return isJoined ? 'shared' : 'self';
      if (SHARED.test(lower)) return 'shared';
      return /^(?:he|she|they|who|somebody|someone|everybody|everyone|nobody)$/.test(lower) ? 'other' : undefined;
    }
    if (token.pos === 'noun' || token.pos === 'name') {
      isOf = tokens[index - 1]?.pos === 'preposition' || /^(?:the|a|an|my|our)$/.test(tokens[index - 1]?.lemma ?? '') && tokens[index - 2]?.pos === 'preposition';
      if (isOf) continue;
      if (tokens.slice(0, index).some(({ text }) => /^(?:I|me)$/i.test(text))) return 'shared';
      return isPerson(token) ? 'other' : undefined;
    }
  }
  return undefined;
}

/** Of a passive, who comes behind "by". */
function doerBehind(tokens: readonly Token[], at: number): Agent | undefined {
  const by = tokens[at + 1]?.lemma === 'by' ? at + 1 : -1;
  if (by < 0) return undefined;
  const doer = tokens.slice(by + 1).find(({ pos }) => /^(?:noun|name|pronoun|verb)$/.test(pos));
  if (!doer || doer.pos === 'verb') return undefined;
  if (FIRST.test(doer.text.toLowerCase())) return 'self';
  if (SHARED.test(doer.text.toLowerCase())) return 'shared';
  const next = tokens[tokens.indexOf(doer) + 1];
  return isPerson(next?.pos === 'noun' ? next : doer) ? 'other' : undefined;
}

const deedsOfReading = new WeakMap<Reading, Deed[]>();

/** The deeds of a text, each with who did it; where nobody is named, the writer. */
export function deedsOf(reading: Reading): readonly Deed[] {
  const before = deedsOfReading.get(reading);
  if (before) return before;
  const byStart = new Map(reading.words.map((word) => [word.start, word]));
  const found = readEnglish(reading.text).sentences.flatMap(({ tokens }) => {
    let last: Agent = 'self';
    return tokens.flatMap((token, at): Deed[] => {
      const word = byStart.get(token.span.start);
      if (token.pos !== 'verb' || !word) return [];
      const isPassive = token.form === 'pastParticiple' || tokens[at + 1]?.lemma === 'by';
      const behind = isPassive ? doerBehind(tokens, at) : undefined;
      const isJoined = tokens[at - 1]?.pos === 'conjunction' && tokens[at - 1]?.lemma === 'and';
      const isBare = token.form === 'gerund';
      const own = (isBare ? undefined : subjectBefore(tokens, at)) ?? (isJoined ? last : 'self');
      last = own;
      return [{ word, agent: behind ?? own }];
    });
  });
  deedsOfReading.set(reading, found);
  return found;
}
