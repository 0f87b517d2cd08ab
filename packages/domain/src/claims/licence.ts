import { thesaurusOf } from '@candor/english/thesaurus';
import type { ClaimSource } from './claim-source.ts';
import { isPhrasing, namedWords, uncountedWords } from './coverage.ts';
import * as markers from './markers.data.ts';
import { rewordedBy } from './matching.ts';
import type { Reading, Word } from './reading.ts';
import {
  CHANGE,
  claimingKind,
  CONTROL,
  isAction,
  plainForm,
  roleOf,
  STATUS,
  TEACHING,
  type Role,
} from './roles.ts';
import { stemOf } from './stem.ts';

/**
 * How a word is given by the statements that its sentence rewords: by itself, by a synonym or something narrower
 * ("given"), elsewhere in the source, or by something near; or not at all, where it stands for a word that was left
 * out ("instead"), for an action beside one that is given ("beside"), for
 * what came of one ("outcome"), or for nothing ("added").
 */
export type Licence = 'given' | 'elsewhere' | 'near' | 'instead' | 'beside' | 'outcome' | 'added';

export interface LicensedWord {
  word: Word;
  role: Role;
  licence: Licence;
}

/** Words that say how much, how often or how certainly: what they say is judged, not how. */
const MARKS = [
  markers.alone,
  markers.helped,
  markers.notHeld,
  markers.universal,
  markers.absence,
  markers.standsIn,
  markers.many,
  ...[...markers.frequencies, ...markers.levels].map(([pattern]) => pattern),
  /^(?:able|willing|mostly|mainly|rather|twice|occasions?|times?|one|aged?|total)$/i,
];
const isMark = ({ text }: Word) => MARKS.some((pattern) => pattern.exec(text)?.[0].length === text.length);

/** Actions that say no more than that somebody was busy with something. */
const BUSY = new Set(
  'handle deal operate process serve cover attend perform complete undertake carry feature accompany spend cater enjoy like love'
    .split(' ')
    .map(stemOf),
);

const meets = (some: readonly string[], others: ReadonlySet<string>) => some.some((one) => others.has(one));

/** Claiming actions that a statement tells of in other words. */
const kindsNamed: readonly (readonly [RegExp, readonly number[]])[] = [
  [markers.gaveLead, [CONTROL, TEACHING]],
  [/\b(?:ke(?:ep|pt)|look(?:s|ed|ing)? after|t(?:ake|ook|aking) care)/i, [CONTROL]],
  // Who made it so is judged by itself.
  [markers.happened, [CHANGE]],
  [markers.credential, [STATUS]],
];

/** Words of the statements that a sentence rewords, with what they may mean. */
function evidenceFor(claim: Reading, source: ClaimSource) {
  const words = rewordedBy(claim, source).flatMap(({ reading, words: sentence }) =>
    sentence.map((word) => ({ word, role: roleOf(reading, word), reading })),
  );
  const meanings = words.filter(({ word }) => word.isContent).map(({ word }) => thesaurusOf(plainForm(word)));
  const actions = words.filter(({ role }) => isAction(role));
  return {
    words,
    actions,
    stems: new Set(words.map(({ word }) => word.stem)),
    own: new Set(words.flatMap(({ word, reading }) => reading.meaningsOf.get(word) ?? [])),
    wider: new Set(meanings.flatMap((meaning) => meaning.wider)),
    meanings,
    claiming: new Set([
      ...words.filter(({ role }) => role !== 'post').map(({ word }) => claimingKind(word)),
      ...words.flatMap(({ reading }) =>
        kindsNamed.flatMap(([pattern, kinds]) => (pattern.test(reading.text) ? kinds : [])),
      ),
    ]),
    hasPerson: words.some(
      ({ role, word }) => role === 'post' || /^(?:peoples?|persons?|staff|clients?)$/.test(word.lower),
    ),
  };
}

/** "…, exceeding all targets": what came of an action. */
const isOutcome = (claim: Reading, { lower, start }: Word) =>
  lower.endsWith('ing') &&
  claim.text.slice(0, start).trimEnd().endsWith(',') &&
  claim.words[0]?.lower.endsWith('ing') === false;

/** Words of a sentence that carry a claim, each with its licence. */
export function licensedWords(claim: Reading, source: ClaimSource): LicensedWord[] {
  const evidence = evidenceFor(claim, source);
  const named = namedWords(claim, source);
  const words = uncountedWords(claim).filter((word) => !isMark(word));
  const roles = new Map(words.map((word) => [word, roleOf(claim, word)]));

  const givenBy = (word: Word): Licence | undefined => {
    if (evidence.stems.has(word.stem)) return 'given';
    const role = roles.get(word);
    // A claiming action is near another of its kind alone.
    if (role === 'claiming') return evidence.claiming.has(claimingKind(word)) ? 'near' : undefined;
    const meaning = thesaurusOf(plainForm(word));
    if (meets(claim.meaningsOf.get(word) ?? [], evidence.own) || meets(meaning.senses, evidence.own))
      return 'given';
    if (named.has(word)) return source.stems.has(word.stem) ? 'elsewhere' : 'given';
    if (role === 'quality') return undefined;
    // People of another name: "guests" for those who were served.
    if (role === 'post' && evidence.hasPerson && /[^s]s$/.test(word.lower)) return 'near';
    // A result behind an action is none of its kinds.
    if (isAction(role) && isOutcome(claim, word)) return undefined;
    if (evidence.meanings.some(({ above }) => meets(meaning.senses, above))) return 'given';
    return meets(meaning.wider, evidence.own) || meets(meaning.wider, evidence.wider) ? 'near' : undefined;
  };
  const given = new Map(words.map((word) => [word, givenBy(word)]));

  const isLeftOut = ({ word, reading }: (typeof evidence.words)[number]) =>
    !claim.stems.has(word.stem) &&
    !reading.meaningsOf.get(word)?.some((meaning) => claim.meaningSet.has(meaning));
  const left = evidence.words
    .filter((one) => (isAction(one.role) || (one.word.isContent && !isPhrasing(one.word))) && isLeftOut(one))
    .map(({ role }) => role);
  let leftActions = evidence.actions.filter(({ word }) => !claim.stems.has(word.stem)).length;
  const isBesideAction = (word: Word) => {
    const at = claim.words.indexOf(word);
    return claim.words
      .slice(Math.max(0, at - 3), at + 4)
      .some((other) => other !== word && given.get(other) && isAction(roles.get(other)));
  };

  return words.flatMap((word): LicensedWord[] => {
    const role = roles.get(word) ?? 'thing';
    const licence = given.get(word);
    if (licence && isAction(role) && !evidence.stems.has(word.stem)) {
      // Another word for an action stands for one that the sentence leaves out.
      leftActions -= 1;
      if (leftActions < 0 && evidence.actions.length > 0 && isBesideAction(word))
        return [{ word, role, licence: 'beside' }];
    }
    if (licence && role !== 'claiming' && isPhrasing(word)) return [];
    if (licence) return [{ word, role, licence }];
    if (isAction(role) && isOutcome(claim, word)) return [{ word, role, licence: 'outcome' }];
    if (role !== 'claiming' && (isPhrasing(word) || BUSY.has(word.stem))) return [];
    // A statement without an action leaves one unsaid.
    if (role === 'action' && evidence.actions.length === 0) return [];
    const at = left.findIndex((one) => one === role || (isAction(one) && isAction(role)));
    if (at >= 0) left.splice(at, 1);
    const isBeside = isAction(role) && isBesideAction(word);
    return [{ word, role, licence: at >= 0 ? 'instead' : isBeside ? 'beside' : 'added' }];
  });
}
