import { meaningsOf as formsOf } from '@candor/english';
import { thesaurusOf } from '@candor/english/thesaurus';
import type { ClaimSource } from './claim-source.ts';
import { coveredWords } from './coverage.ts';
import { actionsOf, rolesOf, tokenOf } from './grammar.ts';
import { higherRanks, leadingPosts, lowerRanks } from './lexicon.data.ts';
import { sought } from './markers.data.ts';
import type { Reading, Word } from './reading.ts';

/** Whether a place in a text is spoken of as what is wanted: after a word of wishing, in the same sentence. */
function isSought(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, text.slice(0, at).search(/[^.;\n]*$/)), at);
  const found = [...before.matchAll(new RegExp(sought.source, 'giu'))].at(-1);
  return (
    found !== undefined &&
    !/\bfrom\b/i.test(before.slice(found.index)) &&
    !/\band (?:am|was|worked)\b|\bI am an?\b/i.test(before.slice(found.index + found[0].length))
  );
}

/** Whether a text qualifies a post as less than the post, in the same sentence: "acting", "trainee", "relief". */
function lowRanks(reading: Reading, role: Word): string[] {
  return reading.words.flatMap(({ sentence, lower }) =>
    sentence === role.sentence && lowerRanks.test(lower) ? [lower] : [],
  );
}

const bare = (word: string) => word.replace(/s$/, '');
const meaningsOf = (reading: Reading, word: Word) => reading.meaningsOf.get(word) ?? [];

/** "To the site manager", "under the head chef": somebody whom the writer serves. */
function isGoverned(reading: Reading, word: Word): boolean {
  const before = reading.words.slice(0, reading.words.indexOf(word)).toReversed();
  const at = before.findIndex((one) => !/^(?:noun|name|adjective)$/.test(tokenOf(reading, one)?.pos ?? ''));
  const [article, preposition] = before.slice(Math.max(0, at));
  return (
    /^(?:the|a|an|my|our)$/.test(article?.lower ?? '') &&
    /^(?:to|for|under|of|with|by)$/.test(preposition?.lower ?? '')
  );
}

/** Whether a source has a word between the same two: it says the same there, whatever a tagger takes it for. */
function standsBetweenSame(evidence: Reading, word: Word, claim: Reading, role: Word): boolean {
  const around = ({ words }: Reading, one: Word) => {
    const at = words.indexOf(one);
    return [words[at - 1]?.lower, words[at + 1]?.lower];
  };
  if (word.lower !== role.lower) return false;
  const [before, after] = around(claim, role);
  const [itsBefore, itsAfter] = around(evidence, word);
  return (
    before !== undefined &&
    after !== undefined &&
    before === itsBefore &&
    after === itsAfter &&
    !(isGoverned(evidence, word) && !isGoverned(claim, role))
  );
}

/** Whether a post stands by itself in its clause, or behind "I was": "Oct 2018 to Dec 2019, night porter". */
function standsAlone(evidence: Reading, word: Word): boolean {
  const at = evidence.words.indexOf(word);
  const next = evidence.words[at + 1];
  if (next?.clause === word.clause && tokenOf(evidence, next)?.pos === 'noun') return false;
  const inClause = evidence.words.slice(0, at).filter(({ clause }) => clause === word.clause);
  // "From May 2019 until June 2022 I was …": what stands before the subject tells when or where.
  const subject = inClause.findIndex(
    ({ lower }, place) => lower === 'i' && /^(?:am|was)$/.test(inClause[place + 1]?.lower ?? ''),
  );
  const before = inClause.slice(Math.max(0, subject));
  const own = before.findLastIndex(({ lower }) => /^(?:am|i'm|was|been|be|as)$/.test(lower));
  const isOwn = own >= 0 && /^(?:i|i'm|as)$/.test(before[0]?.lower ?? '');
  return (
    before.length < 9 &&
    before
      .slice(isOwn ? own + 1 : 0)
      .every(
        (one) =>
          /^(?:noun|name|adjective|number)$/.test(tokenOf(evidence, one)?.pos ?? '') ||
          (isOwn && /^(?:a|an|the)$/.test(one.lower)),
      )
  );
}

/** Whether what a source tells makes its writer what a sentence calls them, at no lower rank. */
function isHeldIn(evidence: Reading, role: Word, claim: Reading): boolean {
  const meanings = new Set(meaningsOf(claim, role));
  const names = [...meanings].filter((meaning) => meaning.startsWith('#'));
  if (
    names.some(
      (name) => evidence.meaningSet.has(name) && !lowRanks(evidence, evidence.words[0] as Word).length,
    )
  )
    return true;
  const keepsRank = (word: Word) =>
    lowRanks(evidence, word).every(
      (rank) => claim.stems.has(rank) || claim.words.some(({ lower }) => lowerRanks.test(lower)),
    );
  const isSame = (word: Word) => bare(word.lower) === bare(role.lower) || word.stem === role.stem;
  const isStill = (word: Word) => !isSought(evidence.text, word.start) && keepsRank(word);
  const held =
    rolesOf(evidence).some(
      (word) =>
        (isSame(word) || meaningsOf(evidence, word).some((meaning) => meanings.has(meaning))) &&
        isStill(word),
    ) ||
    evidence.words.some(
      (word) =>
        (standsBetweenSame(evidence, word, claim, role) ||
          (bare(word.lower) === bare(role.lower) && standsAlone(evidence, word))) &&
        isStill(word),
    );
  if (held || leadingPosts.test(role.lower)) return held;
  // "Maint tech" is a technician; who serves with the fire brigade need not be a firefighter.
  const isShort = (word: Word) =>
    word.lower.length > 3 &&
    word.lower.length + 3 <= role.lower.length &&
    role.lower.startsWith(word.lower) &&
    (formsOf(role.lower.slice(word.lower.length)).length === 0 || formsOf(word.lower).length === 0) &&
    tokenOf(evidence, word)?.pos === 'noun' &&
    !isSought(evidence.text, word.start) &&
    keepsRank(word);
  if (evidence.words.some(isShort)) return true;
  // "In an apprenticeship" is an apprentice.
  if (
    evidence.words.some(
      ({ lower, start }) => lower === `${role.lower}ship` && !isSought(evidence.text, start),
    )
  )
    return true;
  // "Played the cello" makes a cellist.
  const isOfThing = evidence.words.some(
    (word) =>
      !thesaurusOf(word.lower).isPerson &&
      !isSought(evidence.text, word.start) &&
      (word.stem === role.stem || meaningsOf(evidence, word).some((meaning) => meanings.has(meaning))),
  );
  if (isOfThing && lowRanks(evidence, evidence.words[0] as Word).length === 0) return true;
  return actionsOf(evidence).some(
    ({ word, agent }) =>
      agent === 'self' &&
      word.lower !== role.lower &&
      (word.stem === role.stem || meaningsOf(evidence, word).some((meaning) => meanings.has(meaning))) &&
      !isSought(evidence.text, word.start) &&
      keepsRank(word),
  );
}

/** Whether a place or employer is told of another post: a pharmacist in Kabul who dispenses in Cardiff. */
function isOfAnotherPost(claim: Reading, role: Word, source: ClaimSource): string | undefined {
  const name = claim.words.find(
    (word) => word.start > role.start && word.sentence === role.sentence && /^\p{Lu}/u.test(word.text),
  );
  if (!name) return undefined;
  const uses = source.readings.flatMap((evidence) =>
    evidence.words.filter(({ lower }) => lower === name.lower).map(({ clause }) => ({ evidence, clause })),
  );
  const isAnothers = ({ evidence, clause }: (typeof uses)[number]) =>
    rolesOf(evidence).some((one) => one.clause === clause && one.stem !== role.stem) &&
    rolesOf(evidence).some((one) => one.stem === role.stem) &&
    !evidence.words.some((one) => one.clause === clause && one.stem === role.stem);
  return uses.length > 0 && uses.every(isAnothers) ? name.text : undefined;
}

/** A post or rank that a sentence gives its writer and that the source does not, or only as wanted, another's, or lower. */
export function unsupportedRole(claim: Reading, source: ClaimSource): string | undefined {
  const covered = coveredWords(claim, source);
  for (const role of rolesOf(claim)) {
    const isCovered = (text: string) =>
      /\b(?:cover(?:ing|ed|s)? for|st[ao]nd\w* in|fill\w* in|deputi[sz]\w*|step\w* in)\b/i.test(text);
    const uses = source.readings.filter((evidence) => evidence.stems.has(role.stem));
    if (
      uses.length > 0 &&
      uses.every(({ text }) => isCovered(text)) &&
      !/\b(?:cover|st[ao]nd|stood|fill|deputi|step|relief)/i.test(claim.text)
    )
      return role.text;
    if (
      isSought(claim.text, role.start) ||
      /^(?:holder|speaker|nominee|user|professional|self|member|one)$/.test(role.lower)
    )
      continue;
    if (!source.readings.some((evidence) => isHeldIn(evidence, role, claim))) return role.text;
    const elsewhere = isOfAnotherPost(claim, role, source);
    if (elsewhere) return `${role.text} ${elsewhere}`;
    const at = claim.words.indexOf(role);
    const raised = claim.words
      .slice(Math.max(0, at - 2), at)
      .find((word) => higherRanks.test(word.lower) && !covered.has(word));
    if (raised) return `${raised.text} ${role.text}`;
  }
  return undefined;
}
