import { readEnglish, type Token } from '@candor/english';
import { thesaurusOf } from '@candor/english/thesaurus';
import type { Reading, Word } from './reading.ts';
import { unitOf } from './units.data.ts';

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

/** Whose action a verb tells of: the writer's, the writer's with others, somebody else's, or what a thing does. */
export type Agent = 'self' | 'shared' | 'other' | 'thing';

/** A verb of a text and who does it. */
export interface Action {
  word: Word;
  agent: Agent;
  /** Whether it is done to the writer: "they asked me". */
  isToWriter: boolean;
  /** Whether it is told as done: neither "to cut" nor "cutting" inside a sentence. */
  isMain: boolean;
  /** Where its subject begins, if a noun is; undefined in the passive. */
  subjectAt: number | undefined;
}

function personOf(text: string): Agent | undefined {
  if (/^(?:i|me|myself)$/i.test(text)) return 'self';
  if (/^(?:we|us|ourselves)$/i.test(text)) return 'shared';
  return /^(?:he|she|they|him|them|who|somebody|someone|everybody|everyone|nobody)$/i.test(text)
    ? 'other'
    : undefined;
}

/** How many words a subject or agent may stand from its verb. */
const FARTHEST = 12;
const POSSESSIVE = /^(?:mine|my|our|his|her|their)$/i;
const BREAK = /^[,;:.()–—•/]$/;

const isPerson = (token: Token) =>
  (token.pos === 'name' && /\p{Ll}/u.test(token.text)) ||
  thesaurusOf(token.lemma).isPerson ||
  /^(?:team|crew|staff|committee|council|company|firm|agency|group|club|board|boss|head|lead|local|paper|press|others?)$/.test(
    token.lemma,
  );

const TEAM = /^(?:team|crew|group|gang|squad|brigade|unit)$/;

/** "I was the one": what the writer is. */
const isOwnPost = ([subject, verb, article]: readonly Token[]) =>
  /^i$/i.test(subject?.text ?? '') && verb?.lemma === 'be' && article?.pos === 'determiner';

/** "Customs broker who files entries": the writer, by what they are. */
const isOwnRelative = (tokens: readonly Token[], at: number) =>
  /^who$/i.test(tokens[at]?.text ?? '') &&
  !tokens
    .slice(isOwnPost(tokens) ? 3 : 0, at)
    .some(
      ({ pos }) => pos === 'verb' || pos === 'auxiliary' || pos === 'determiner' || pos === 'preposition',
    );

/** Who stands before a verb as its subject, with its noun; undefined where nobody does. */
function subjectBefore(tokens: readonly Token[], at: number): { agent: Agent; noun?: Token } | undefined {
  let isOf = false;
  for (let index = at - 1; index >= Math.max(0, at - FARTHEST); index -= 1) {
    const token = tokens[index];
    if (!token || BREAK.test(token.text)) return undefined;
    // "A firm that trained": the noun before it does it.
    if (/^(?:that|which)$/i.test(token.text) && tokens[index - 1]?.pos === 'noun' && index === at - 1) {
      const noun = tokens[index - 1] as Token;
      if (TEAM.test(noun.lemma)) return { agent: 'shared' };
      return { agent: isPerson(noun) ? 'other' : 'thing', noun };
    }
    if (token.pos === 'conjunction' || token.pos === 'subordinator') return undefined;
    // "taught me to cut", "asked to train": the action of whoever is asked.
    if (token.text.toLowerCase() === 'to') return { agent: 'self' };
    if (token.pos === 'verb' && index < at - 1) return undefined;
    if (POSSESSIVE.test(token.text)) continue;
    const isNobody = /^(?:no|any|some|every)$/i.test(tokens[index - 1]?.text ?? '') && token.lemma === 'one';
    const person = isOwnRelative(tokens, index) ? 'self' : isNobody ? 'other' : personOf(token.text);
    const isJoined =
      tokens[index - 1]?.lemma === 'and' &&
      tokens[index - 2]?.text !== ',' &&
      !tokens
        .slice(Math.max(0, index - FARTHEST), index)
        .some(({ pos }) => pos === 'verb' || pos === 'auxiliary');
    if (person) return { agent: person === 'self' && isJoined ? 'shared' : person };
    if (token.pos === 'pronoun') return undefined;
    if (token.pos === 'noun' || token.pos === 'name') {
      isOf =
        tokens[index - 1]?.pos === 'preposition' ||
        (/^(?:the|a|an|my|our)$/.test(tokens[index - 1]?.lemma ?? '') &&
          tokens[index - 2]?.pos === 'preposition');
      if (isOf) continue;
      const isWithWriter = tokens
        .slice(Math.max(0, index - FARTHEST), index)
        .some(({ text }, place, near) => /^(?:I|me)$/i.test(text) && near[place + 1]?.lemma === 'and');
      const isOwnTeam = TEAM.test(token.lemma) && /^(?:my|our)$/i.test(tokens[index - 1]?.text ?? '');
      if (isWithWriter || isOwnTeam) return { agent: 'shared' };
      return { agent: isPerson(token) ? 'other' : 'thing', noun: token };
    }
  }
  return undefined;
}

/** Of a passive, who comes behind "by". */
function agentBehind(tokens: readonly Token[], at: number): Agent | undefined {
  for (let index = at + 1; index < Math.min(tokens.length, at + FARTHEST); index += 1) {
    if (tokens[index]?.lemma !== 'by') continue;
    const from = tokens
      .slice(index + 1, index + FARTHEST)
      .findIndex(({ pos }) => /^(?:noun|name|pronoun|verb)$/.test(pos));
    const agent = tokens[index + 1 + from];
    if (from < 0 || !agent || agent.pos === 'verb') continue;
    const found = personOf(agent.text);
    const next = tokens[index + 2 + from];
    // "By me and Priti".
    const isJoined =
      next?.lemma === 'and' && /^(?:name|noun|pronoun|determiner)$/.test(tokens[index + 3 + from]?.pos ?? '');
    if (found) return found === 'self' && isJoined ? 'shared' : found;
    if (isPerson(next?.pos === 'noun' ? next : agent) && agent.lemma !== 'hand') return 'other';
  }
  return undefined;
}

const actionsOfReading = new WeakMap<Reading, Action[]>();

/** The actions of a text, each with who did it; where nobody is named, the writer. */
export function actionsOf(reading: Reading): readonly Action[] {
  const before = actionsOfReading.get(reading);
  if (before) return before;
  const byStart = new Map(reading.words.map((word) => [word.start, word]));
  const found = readEnglish(reading.text).sentences.flatMap(({ tokens }) => {
    let last: Agent = 'self';
    return tokens.flatMap((token, at): Action[] => {
      const word = byStart.get(token.span.start);
      const isPassive =
        token.form === 'pastParticiple' ||
        (tokens[at + 1]?.lemma === 'by' && /(?:ed|t|n)$/.test(token.text)) ||
        (at === 0 && token.form === 'past' && tokens[1]?.pos === 'preposition');
      if (!word || (token.pos !== 'verb' && !(isPassive && token.pos === 'adjective'))) return [];
      const behind = isPassive ? agentBehind(tokens, at) : undefined;
      const isJoined = tokens[at - 1]?.pos === 'conjunction' && tokens[at - 1]?.lemma === 'and';
      const isBare = token.form === 'gerund';
      const subject = isBare ? undefined : subjectBefore(tokens, at);
      const own = subject?.agent ?? (isJoined ? last : 'self');
      last = own;
      const isMain = at === 0 || (token.form !== 'gerund' && tokens[at - 1]?.lemma !== 'to');
      const isToWriter = /^(?:me|us)$/i.test(tokens[at + 1]?.text ?? '');
      const subjectAt = isPassive && token.form !== 'past' ? undefined : subject?.noun?.span.start;
      return [{ word, agent: behind ?? own, isMain, isToWriter, subjectAt }];
    });
  });
  actionsOfReading.set(reading, found);
  return found;
}

/** Heads of groups and houses, which are posts though no kind of person by the thesaurus. */
const HEADS = /^(?:head|lead|chair|chief|boss|second|hand|officer)$/;
const BE = /^(?:be|as|become|appointed|promoted|made|named)$/;

const NO_POST =
  /^(?:child|person|client|customer|patient|guest|pupil|resident|user|someone|one|self|double|machine|visionary|native)$/;

function isRole(token: Token, text: string, next: Token | undefined): boolean {
  if (/[^s]s$/.test(text) || NO_POST.test(token.lemma)) return false;
  // At the start taggers take "Nurse at" for an action.
  if (token.pos === 'verb')
    return thesaurusOf(text).isPerson && (!next || /^(?:preposition|punctuation)$/.test(next.pos));
  if (token.pos !== 'noun' && token.pos !== 'name') return false;
  return HEADS.test(text) || thesaurusOf(text).isPerson || thesaurusOf(token.lemma.toLowerCase()).isPerson;
}

const rolesOfReading = new WeakMap<Reading, Word[]>();

/** The posts and ranks that a text gives to its writer: "Nurse on ward 3", "as shift leader", "was a cook". */
export function rolesOf(reading: Reading): readonly Word[] {
  const before = rolesOfReading.get(reading);
  if (before) return before;
  const byStart = new Map(reading.words.map((word) => [word.start, word]));
  const found = readEnglish(reading.text).sentences.flatMap(({ tokens, kind }) =>
    tokens.flatMap((token, at) => {
      const word = byStart.get(token.span.start);
      const next = tokens[at + 1];
      if (!word || !isRole(token, word.lower, next)) return [];
      // "Team leader Ray Benally", "the manager's rota", "nurse call system": another's, or no post.
      if (next && (next.pos === 'noun' || next.pos === 'name' || /^['’]s?$/.test(next.text))) return [];
      // "Two seasons ranger": a time is no number of rangers.
      const ahead = tokens
        .slice(Math.max(0, at - FARTHEST), at)
        .filter(({ pos }, place, all) => !(pos === 'number' && unitOf(all[place + 1]?.text ?? '')));
      const stop = ahead.findLastIndex(
        ({ pos, text, lemma }) =>
          pos === 'preposition' ||
          pos === 'subordinator' ||
          (pos === 'verb' && !text.endsWith('ing')) ||
          pos === 'auxiliary' ||
          BE.test(lemma),
      );
      // "Ward nurse", "Substitute teacher with": taggers take the first word for an action.
      const isTitle =
        at > 0 &&
        at < 4 &&
        !ahead.some(({ pos }) => /^(?:determiner|pronoun|preposition|auxiliary|number)$/.test(pos)) &&
        (next === undefined || /^(?:preposition|punctuation|conjunction)$/.test(next.pos));
      const isHead =
        stop < 0 ? kind === 'noun' || kind === 'list' || at === 0 : BE.test(ahead[stop]?.lemma ?? '');
      const isOthers = ahead
        .slice(stop + 1)
        .some(({ text }) => /^(?:the|my|our|his|her|two|three|\d{1,3})$/i.test(text));
      return (isTitle || isHead) && !isOthers ? [word] : [];
    }),
  );
  rolesOfReading.set(reading, found);
  return found;
}

/** An adjective in its superlative: "fastest". */
export function superlativeIn(reading: Reading): Word | undefined {
  return reading.words.find(
    (word) =>
      /.{3,}est$/.test(word.lower) &&
      tokenOf(reading, word)?.pos === 'adjective' &&
      !/^(?:latest|honest|modest|interest)$/.test(word.lower),
  );
}

const isOwner = ({ lower }: Word) => lower.endsWith("'s");

/** Posts of others that a text speaks of: "for the sound engineer", "with two nurses". */
export function othersPosts(reading: Reading): Word[] {
  return reading.words.filter((word, at) => {
    const token = tokenOf(reading, word);
    if (
      token?.pos !== 'noun' ||
      !/(?:er|or|ist|ian)(?:'?s)?$/.test(word.lower) ||
      !thesaurusOf(word.lower.replace(/'s$/, '')).isPerson
    )
      return false;
    const before = reading.words.slice(Math.max(0, at - 3), at);
    return (
      (before.some(({ lower }) => /^(?:for|with|to|by|under|from)$/.test(lower)) || isOwner(word)) &&
      before.some(({ lower }) => /^(?:the|a|an|my|our|two|three)$/.test(lower))
    );
  });
}
