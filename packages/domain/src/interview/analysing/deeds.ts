import type { Token } from '@candor/english';

export type Doer = 'i' | 'we' | 'other';

/** Something that somebody does or is in a unit: who, the main verb, and how it is told. */
export interface Deed {
  doer: Doer;
  lemma: string;
  /** `would` is what one would do; `present` stands for the future and for habits too. */
  told: 'past' | 'present' | 'would';
  /** Nothing comes about by it: being, having, knowing, feeling, and what is done to the subject. */
  isState: boolean;
  isNegated: boolean;
  /** Index of the main verb among the tokens. */
  at: number;
}

/** Verbs of being, having, knowing and feeling, as grammars list them. */
const STATES = new Set(
  'be have know think believe feel like love want need hope guess suppose understand own seem mean prefer hate wish remember enjoy consider contain belong appear depend involve tend matter'.split(
    ' ',
  ),
);
const DOERS: Readonly<Record<string, Doer>> = { i: 'i', we: 'we' };
const OTHERS =
  /^(?:he|she|they|it|you|this|that|there|nobody|everybody|everyone|someone|somebody|which|who)$/;
const NEGATION = /^(?:not|n['’]t|never|cannot)$/i;
const WOULD = /^(?:would|['’]d|should|could|might)$/i;
const WILL = /^(?:will|['’]ll|can|may|must)$/i;
const PAST_AUXILIARY = /^(?:was|were|did|had)$/i;
const JOINS_VERBS = /^(?:,|and|then|or|but)$/i;

/** Who acts at `at`, if a subject stands there. */
function subjectAt(tokens: readonly Token[], at: number): Doer | null {
  const token = tokens[at];
  if (!token) return null;
  const word = token.text.toLowerCase();
  if (DOERS[word]) return DOERS[word];
  if (OTHERS.test(word)) return 'other';
  // "I called the engineer and asked": what a verb or preposition governs is no subject.
  const governor = tokens
    .slice(0, at)
    .findLast(({ pos }) => !/^(?:determiner|adjective|noun|name|number)$/.test(pos));
  const isGoverned = governor !== undefined && /^(?:preposition|verb)$/.test(governor.pos);
  return (token.pos === 'noun' || token.pos === 'name') && !isGoverned ? 'other' : null;
}

function toldBy(verb: Token, auxiliaries: readonly Token[]): Deed['told'] {
  if (auxiliaries.some(({ text }) => WOULD.test(text))) return 'would';
  if (auxiliaries.some(({ text }) => WILL.test(text))) return 'present';
  const hasPast = auxiliaries.some(({ text }) => PAST_AUXILIARY.test(text));
  const isPerfect = verb.form === 'pastParticiple' && auxiliaries.some(({ lemma }) => lemma === 'have');
  return verb.form === 'past' || hasPast || isPerfect ? 'past' : 'present';
}

const isPassive = (verb: Token, auxiliaries: readonly Token[]) =>
  verb.form === 'pastParticiple' && auxiliaries.some(({ lemma }) => lemma === 'be');

/** Whether a verb is one that somebody is said to do: not "to do", "doing" or "done" by themselves. */
function isFinite(verb: Token, auxiliaries: readonly Token[], doer: Doer | null): boolean {
  if (auxiliaries.length > 0) return true;
  if (verb.form === 'past' || verb.form === 'present3') return true;
  return verb.form === 'base' && doer !== null;
}

/** "I sort of fixed it": no verb, and no end of what came before. */
const isKindOf = (tokens: readonly Token[], at: number) =>
  /^(?:sort|kind)$/i.test(tokens[at]?.text ?? '') && /^of$/i.test(tokens[at + 1]?.text ?? '');

/** Who does what in a unit, in order; a verb behind "and" without a subject of its own is its predecessor's. */
export function deedsIn(tokens: readonly Token[]): Deed[] {
  const deeds: Deed[] = [];
  let doer: Doer | null = null;
  let auxiliaries: Token[] = [];
  let isNegated = false;
  for (const [at, token] of tokens.entries()) {
    const subject = subjectAt(tokens, at);
    if (subject) {
      doer = subject;
      auxiliaries = [];
      isNegated = false;
    } else if (isKindOf(tokens, at)) continue;
    else if (NEGATION.test(token.text)) isNegated = true;
    else if (token.pos === 'auxiliary') auxiliaries.push(token);
    else if (token.pos === 'verb' && tokens[at - 1]?.lemma !== 'to' && isFinite(token, auxiliaries, doer)) {
      deeds.push({
        // A note begins with what was done: "Called the engineer."
        doer: doer ?? 'i',
        lemma: token.lemma,
        told: toldBy(token, auxiliaries),
        isState: STATES.has(token.lemma) || isPassive(token, auxiliaries),
        isNegated,
        at,
      });
      isNegated = false;
      // The auxiliary goes on for a verb that is joined on: "I would stop and ask".
      const isJoined = tokens.slice(at + 1).some(({ text }) => JOINS_VERBS.test(text));
      auxiliaries = isJoined ? auxiliaries.filter(({ text }) => WOULD.test(text) || WILL.test(text)) : [];
    }
  }
  return deeds.length > 0 ? deeds : statesIn(tokens);
}

/** "I was a baker": the auxiliary is the verb. */
function statesIn(tokens: readonly Token[]): Deed[] {
  const at = tokens.findIndex(({ pos }) => pos === 'auxiliary');
  const found = tokens[at];
  if (!found) return [];
  const doer = tokens
    .slice(0, at)
    .reduce<Doer | null>((last, _, index) => subjectAt(tokens, index) ?? last, null);
  const told = WOULD.test(found.text) ? 'would' : PAST_AUXILIARY.test(found.text) ? 'past' : 'present';
  return [{ doer: doer ?? 'other', lemma: found.lemma, told, isState: true, isNegated: false, at }];
}
