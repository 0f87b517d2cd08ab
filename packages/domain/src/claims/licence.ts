import { verbOfDoing } from '@candor/english/derivation';
import { thesaurusOf } from '@candor/english/thesaurus';
import type { ClaimSource } from './claim-source.ts';
import { isPhrasing, namedWords, uncountedWords } from './coverage.ts';
import * as markers from './markers.data.ts';
import { bestRelation, entailments, isHeavy, isLightWord, type Known, type Relation } from './entailments.ts';
import { rewordedBy } from './matching.ts';
import type { Reading, Word } from './reading.ts';
import {
  CHANGE,
  claimingKind,
  CONTROL,
  MAKING,
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
  /** How it follows from words of the statements, where both are known; undefined where one is not. */
  relation?: Relation | undefined;
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

/** Verbs that take their meaning from a noun of doing: "gave a talk", "delivered forecasts". */
const NOMINAL = new Set(
  'deliver provide offer give hold run make produce do perform conduct have take carry supply manage'
    .split(' ')
    .map(stemOf),
);

const MY_NEW =
  /\bmy (?:own |new )\p{L}+ (?:\p{L}+ )?(?:made|gave|brought|let|meant|saved|is|was)\b|\bmy (?:own )?(?:idea|design|invention)\b/iu;

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

const byWord = (known: readonly Known[]) =>
  Map.groupBy(
    known.flatMap((one) => one.words.map((word) => ({ word, one }))),
    ({ word }) => word,
  );
const knownOf = (known: ReturnType<typeof byWord>, word: Word) =>
  known.get(word)?.map(({ one }) => one) ?? [];

/** "Cleaning", "installation", "driver": nouns that tell of a deed; "an order" or "a sign" need not. */
/** The deed that a noun of doing tells of: "translation", "maintenance". */
const doingOf = (words: readonly Word[]): Known[] =>
  words.flatMap((word) => {
    const verb = /(?:ion|ment|ance|ence|ysis|al|ery)s?$/.test(word.lower)
      ? verbOfDoing(word.lower.replace(/s$/, ''))
      : null;
    return verb === null ? [] : [{ key: stemOf(verb), words: [word] }];
  });

const isDoing = ({ words }: Known) =>
  words.some(
    ({ lower }) =>
      /(?:ing|[ts]ion|ment|ance)s?$/.test(lower) ||
      (/(?:er|or)s?$/.test(lower) && thesaurusOf(lower).isPerson),
  );

const toldOf = new WeakMap<Reading, Map<number, { deeds: Known[]; things: Known[] }>>();

/** What the resource knows of a sentence of a source. */
function toldIn(reading: Reading, words: readonly Word[]): { deeds: Known[]; things: Known[] } {
  const sentence = words[0]?.sentence ?? 0;
  const before = toldOf.get(reading) ?? new Map<number, { deeds: Known[]; things: Known[] }>();
  toldOf.set(reading, before);
  const found = before.get(sentence) ?? findTold(reading, words);
  before.set(sentence, found);
  return found;
}

function findTold(reading: Reading, words: readonly Word[]): { deeds: Known[]; things: Known[] } {
  const { deeds, things } = entailments();
  const isTold = (word: Word) => isAction(roleOf(reading, word));
  const known = [...deeds.knownIn(words), ...doingOf(words)].filter(
    (one) => one.words.length > 1 || one.words.some((word) => word.isContent || isTold(word)),
  );
  const told = known.filter((one) => one.words.some(isTold));
  // "Did repairs": where only the noun says what was done, it is the deed.
  const own = told.some(isHeavy) ? known.filter((one) => told.includes(one) || isDoing(one)) : known;
  return { deeds: own, things: things.knownIn(words) };
}

/** How the words of a sentence follow from those of the statements that it rewords, as far as the resource knows both. */
function relationsOf(claim: Reading, source: ClaimSource, evidence: ReturnType<typeof evidenceFor>) {
  const { deeds, things } = entailments();
  const sentences = rewordedBy(claim, source);
  const told = sentences.map(({ reading, words }) => toldIn(reading, words));
  const givenDeeds = told.flatMap((one) => one.deeds);
  const givenThings = told.flatMap((one) => one.things);
  const knownDeeds = byWord(givenDeeds);
  const known = evidence.actions.filter(({ word }) => knownDeeds.has(word) || isLightWord(word));
  const isMostlyKnown = known.length > 0 && known.length * 2 >= evidence.actions.length;
  const saidDeeds = byWord([...deeds.knownIn(claim.words), ...doingOf(claim.words)]);
  const saidThings = byWord(things.knownIn(claim.words));
  return (word: Word, role: Role): LicensedWord['relation'] => {
    const deed = knownOf(saidDeeds, word);
    const thing = knownOf(saidThings, word);
    const asDeed =
      deed.length > 0 && givenDeeds.length > 0 ? bestRelation(deeds, deed, givenDeeds) : undefined;
    const asThing =
      thing.length > 0 && givenThings.length > 0 ? bestRelation(things, thing, givenThings) : undefined;
    if (asDeed === 'entailed' || asThing === 'entailed') return 'entailed';
    if (asDeed === 'any') return 'any';
    if (isAction(role)) return asDeed === 'unlike' && !isMostlyKnown ? undefined : asDeed;
    return asThing;
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
  const isDeed = (word: Word) => word === claim.words[0] && isAction(roleOf(claim, word));
  const words = uncountedWords(claim).filter((word) => isDeed(word) || !isMark(word));
  const roles = new Map(words.map((word) => [word, roleOf(claim, word)]));

  const sentences = rewordedBy(claim, source);
  const relationOf = relationsOf(claim, source, evidence);
  // "My new rota made room" tells that the writer devised it.
  const isOwnNew = sentences.some(({ reading }) => MY_NEW.test(reading.text));
  const relations = new Map(
    words.map((word): [Word, LicensedWord['relation']] => [
      word,
      isOwnNew && claimingKind(word) === MAKING ? 'entailed' : relationOf(word, roles.get(word) ?? 'thing'),
    ]),
  );
  const givenBy = (word: Word): Licence | undefined => {
    if (evidence.stems.has(word.stem)) return 'given';
    const role = roles.get(word);
    const relation = relations.get(word);
    if (relation === 'entailed' || relation === 'any') return 'given';
    if (relation === 'light') return 'near';
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
  // "Delivered forecasts" of "forecast demand": the object says what was done.
  const isOfObject = (word: Word) =>
    NOMINAL.has(word.stem) &&
    claim.words
      .slice(claim.words.indexOf(word) + 1)
      .slice(0, 3)
      .some(
        ({ stem, clause }) =>
          clause === word.clause && evidence.actions.some((one) => one.word.stem === stem),
      );
  const isSeen = (word: Word) =>
    word === claim.words[0] &&
    /^(?:saw|seen|see|witness\w*|watched)$/.test(word.lower) &&
    claim.words.some(
      (other) => other !== word && evidence.actions.some((one) => one.word.stem === other.stem),
    );
  const isBesideAction = (word: Word) => {
    const at = claim.words.indexOf(word);
    return claim.words
      .slice(Math.max(0, at - 3), at + 4)
      .some((other) => other !== word && given.get(other) && isAction(roles.get(other)));
  };

  const licensed = words.flatMap((word): LicensedWord[] => {
    const role = roles.get(word) ?? 'thing';
    const licence = given.get(word);
    if (isAction(role) && !evidence.stems.has(word.stem) && (isOfObject(word) || isSeen(word))) return [];
    if (licence && isAction(role) && !named.has(word) && relations.get(word) !== 'any') {
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
  return licensed.map((one) =>
    evidence.stems.has(one.word.stem) || named.has(one.word)
      ? one
      : { ...one, relation: relations.get(one.word) },
  );
}

/** The words of a sentence that follow from what its statements say, by the resource. */
export function entailedWords(claim: Reading, source: ClaimSource): ReadonlySet<Word> {
  const evidence = evidenceFor(claim, source);
  const relationOf = relationsOf(claim, source, evidence);
  return new Set(claim.words.filter((word) => relationOf(word, roleOf(claim, word)) === 'entailed'));
}
