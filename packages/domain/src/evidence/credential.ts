import { say } from '../say/index.ts';
import {
  anyPaper,
  besideParticiple,
  claimedPapers,
  heldWords,
  papers,
  participles,
  states,
} from './credentials.data.ts';
import { onceFor, type EvidenceSource, type Unit } from './evidence-source.ts';
import type { EvidenceFinding, Rule, Statement } from './finding.ts';
import { isAgent } from './post-words.ts';
import { textOf, type Word } from './reading.ts';
import { found, holds, wordList, type WordList } from './word-list.ts';

const degrees = papers.map(wordList);
const any = wordList(anyPaper);
const claimed = claimedPapers.map((row) => {
  const [claims = '', givenBy = ''] = row.split('||');
  return { claims: wordList(claims), kind: givenBy === '' ? any : wordList(`${claims}|${givenBy}`) };
});
const current = wordList(heldWords);
const stateLists = states.map(wordList);
const isParticiple = new Set(participles.split(' '));
const besideOne = new Set(besideParticiple.split(' '));
/** "To a degree", "90 degrees", "master data". */
const NO_PAPER = new Set(['degree of', 'degree angle', 'high degree', 'some degree']);

/** "Certified English teacher". */
const NEAR = 3;

const unitsWithPaper = ({ units }: EvidenceSource) => units.filter((unit) => named(any, unit).length > 0);

const HOW_FAR = new Set(['fully', 'newly', 'dually', 'currently']);

/** Whether a participle is said of a person: before who they are, or fully, newly, in, to, as. */
function isOfPerson(word: Word, { words }: Statement): boolean {
  const [before, next] = [words[word.at - 1], words[word.at + 1]];
  if (before !== undefined && HOW_FAR.has(before.lower)) return true;
  if (next === undefined || next.clause !== word.clause) return before !== undefined && !before.isContent;
  const person = words
    .slice(word.at + 1, word.at + 1 + NEAR)
    .find((one) => one.clause === word.clause && isAgent(one));
  if (person && (word.isFirst || person === next)) return !/[^s]s$/.test(person.lower);
  return besideOne.has(next.lower);
}

interface Claim {
  words: Word[];
  /** What gives a paper of its kind. */
  kind: WordList;
  /** Whether the words name one degree or grade, which no other paper gives. */
  isDegree: boolean;
}

/** "MA" and "BA", not the French "ma"; "BEd", not a bed. */
const NEEDS_CAPITAL = new Set(['ma', 'ba', 'bed']);
const named = (list: WordList, reading: Pick<Statement, 'words'>) =>
  found(list, reading).filter(
    ([word]) => word !== undefined && (!NEEDS_CAPITAL.has(word.lower) || /^\p{Lu}/u.test(word.text)),
  );

/** The papers that a sentence claims, with the words for them. */
function claimsIn(statement: Statement): Claim[] {
  const isClaim = ([first]: Word[]) =>
    first !== undefined &&
    !NO_PAPER.has(`${statement.words[first.at - 1]?.lower} ${first.lower}`) &&
    !NO_PAPER.has(`${first.lower} ${statement.words[first.at + 1]?.lower}`) &&
    (!isParticiple.has(first.lower) || isOfPerson(first, statement));
  return [
    ...degrees.flatMap((list) =>
      named(list, statement).map((words) => ({ words, kind: list, isDegree: true })),
    ),
    ...claimed.flatMap(({ claims, kind }) =>
      found(claims, statement).map((words) => ({ words, kind, isDegree: false })),
    ),
  ].filter(({ words }) => isClaim(words) && !words.every(({ at }) => statement.renamed.has(at)));
}

const LEADS_TO_OBJECT = new Set(['in', 'for', 'of', 'as', 'to', 'für', 'en', 'de']);

/** What a paper is of: the words in front of it, and those behind "in" or "for". */
function objectOf({ words }: Claim, statement: Statement): Word[] {
  const [first, last] = [words[0]?.at ?? 0, words.at(-1)?.at ?? 0];
  const isOfIt = (word: Word | undefined) =>
    word?.isContent === true && word.clause === words[0]?.clause && !HOW_FAR.has(word.lower);
  let from = first;
  while (isOfIt(statement.words[from - 1])) from -= 1;
  const begin = LEADS_TO_OBJECT.has(statement.words[last + 1]?.lower ?? '') ? last + 2 : last + 1;
  let to = begin;
  while (isOfIt(statement.words[to])) to += 1;
  // "Staff nurse certified in wound care": what stands behind "in" says more.
  return begin > last + 1 && to > begin
    ? statement.words.slice(begin, to)
    : [...statement.words.slice(from, first), ...statement.words.slice(begin, to)];
}

/** The lines that speak of the paper: those with a paper that name what it is of; of one of nothing, those with its kind. */
function linesOn(claim: Claim, statement: Statement): Unit[] {
  const object = objectOf(claim, statement);
  const lines = onceFor(statement.source, unitsWithPaper);
  return object.length === 0
    ? lines.filter((unit) => holds(claim.kind, unit))
    : lines.filter((unit) => object.some(({ stem }) => unit.stems.has(stem)));
}

const stateOf = (reading: Pick<Unit, 'words'>) =>
  stateLists.flatMap((list, at) => (holds(list, reading) ? [at] : []));

const finding = (words: string, why: string): EvidenceFinding<'credential'> => ({
  kind: 'credential',
  words,
  why,
});

/** An entry of a list says of no paper that it is one: "First aid at work". */
const LONGEST_ENTRY = 8;

/** Whether what a paper is of stands in an entry, or by another name. */
function mayBeEntry(claim: Claim, statement: Statement): boolean {
  const object = objectOf(claim, statement);
  return (
    object.some(({ at }) => statement.renamed.has(at)) ||
    statement.source.units.some(
      (unit) => unit.words.length <= LONGEST_ENTRY && object.some(({ stem }) => unit.stems.has(stem)),
    )
  );
}

/** Degrees that somebody says they have stand on lines that name no other. */
function judged(
  claim: Claim,
  statement: Statement,
): { finding: EvidenceFinding<'credential'>; isSure: boolean } | null {
  const words = textOf(statement, claim.words);
  const own = stateOf(statement);
  // What else the sentence says is of something else.
  const beside = stateOf({
    words: statement.words
      .filter(({ clause }) => clause === claim.words[0]?.clause)
      .map((word, at) => ({ ...word, at })),
  });
  const ofKind = statement.source.units.filter((unit) => named(claim.kind, unit).length > 0);
  if (claim.isDegree && ofKind.length === 0)
    return { finding: finding(words, say`None of your lines gives ${words}.`), isSure: beside.length === 0 };
  const near = claim.isDegree ? ofKind : linesOn(claim, statement);
  if (near.length === 0) {
    const isSure = beside.length === 0 && (ofKind.length === 0 || !mayBeEntry(claim, statement));
    return { finding: finding(words, say`None of your lines says what is ${words} here.`), isSure };
  }
  const isHeld = near.some(
    (unit) =>
      stateOf(unit).length === 0 || holds(current, unit) || stateOf(unit).some((one) => own.includes(one)),
  );
  if (isHeld) return null;
  return {
    finding: finding(words, say`Your line does not say that it is held now.`),
    isSure: own.length === 0,
  };
}

/** A paper that no line gives, or one that is not held, no longer or not yet. */
export const credentialRule: Rule = (statement) => {
  const found = claimsIn(statement).flatMap((claim) => judged(claim, statement) ?? []);
  return {
    invented: found.filter(({ isSure }) => isSure).map((one) => one.finding),
    doubts: found.filter(({ isSure }) => !isSure).map((one) => one.finding),
  };
};
