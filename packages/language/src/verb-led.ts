import { meaningsOf } from './inflect.ts';
import type { Sentence } from './english-text.ts';

/** Behind a verb at the start these leave no doubt that it is one: "look after", "want to", "pick and", "drive the". */
const BEHIND_VERB = /^(?:determiner|number|pronoun|particle)$/;
const PARTICLES = new Set('to up in out off on over after and down'.split(' '));
/** A participle takes no object: before one of these a form in -ed is the past. */
const OBJECT = /^(?:determiner|number|pronoun|name)$/;

// Verbs without an object have no passive: "worked with her" is the past, "trusted with the keys" may not be.
const WITHOUT_OBJECT = new Set(
  'work volunteer serve live talk chat go come grow move start begin help assist care study graduate stay apply travel retire'.split(
    ' ',
  ),
);

/** Whether a verb takes no object, so that its past form is no passive participle. */
const hasNoPassive = (lemma: string): boolean => WITHOUT_OBJECT.has(lemma);

/** Whether a fragment that reads as led by a verb is so beyond doubt. */
export function isVerbLed(read: Sentence): boolean {
  const at = read.tokens.findIndex(({ pos }) => pos !== 'adverb' && pos !== 'punctuation');
  const [first, next] = [read.tokens[at], read.tokens[at + 1]];
  if (read.kind !== 'verb' || !first || (first.pos !== 'verb' && first.pos !== 'auxiliary')) return false;
  if (first.form === 'present3' || first.form === 'gerund') return false;
  // "taxi 7 years" is a post and its time.
  if (next?.pos === 'number' && /^(?:year|month|week|season)s?$/.test(read.tokens[at + 2]?.lemma ?? ''))
    return false;
  // "excel table", "mend net": a bare noun behind it leaves open which of the two is the verb.
  const isBeforeNoun = first.form === 'base' && next?.pos === 'noun' && next.number !== 'plural';
  if (read.isCertain && first.isCertain) return !isBeforeNoun;
  // "reduced waste by 20%": by how much is told of something done.
  const [, , then] = read.tokens.slice(at);
  const isMeasured =
    /^(?:noun|adjective|determiner)$/.test(next?.pos ?? '') &&
    read.tokens.some(
      ({ text }, index) => /^(?:by|from)$/.test(text) && read.tokens[index + 1]?.pos === 'number',
    );
  if (isMeasured && meaningsOf(first.text).some(({ form }) => form === 'past')) return true;
  // "trained new starters"
  if (first.form !== 'base' && next?.pos === 'adjective' && then?.number === 'plural') return true;
  // "kept care records": a form that is never an adjective, before its object.
  const isVerbAlone = meaningsOf(first.text).every(({ pos }) => pos === 'verb');
  if (first.form === 'past' && isVerbAlone && next?.pos === 'noun') return true;
  const isOnlyPast =
    first.form === 'past' &&
    (hasNoPassive(first.lemma) || meaningsOf(first.text).every(({ form }) => form !== 'pastParticiple'));
  if (isOnlyPast && first.pos === 'verb') return true;
  // "Care for six patients": led by such a verb, the reading of the whole decides.
  const isBeforePreposition = next?.pos === 'preposition' && next.text !== 'of';
  if (first.form === 'base' && isBeforePreposition && hasNoPassive(first.lemma)) return true;
  if ((first.form === 'past' || first.form === 'pastParticiple') && next && OBJECT.test(next.pos))
    return first.lemma !== 'be';
  return (
    first.form === 'base' && !!next && (BEHIND_VERB.test(next.pos) || PARTICLES.has(next.text.toLowerCase()))
  );
}
