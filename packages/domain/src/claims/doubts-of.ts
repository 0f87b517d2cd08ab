import type { ClaimSource } from './claim-source.ts';
import { isPhrasing } from './coverage.ts';
import { doubt, type Doubt } from './doubt.ts';
import { conditionsIn, droppedDoubts } from './judge-dropped.ts';
import { deedDoubts } from './judge-deeds.ts';
import { placedDoubts } from './judge-placed.ts';
import { standsIn } from './markers.data.ts';
import { qualifierDoubts } from './judge-qualifiers.ts';
import { resultDoubts } from './judge-result.ts';
import { unsupportedRole } from './judge-roles.ts';
import { droppedModal, promisedForPossible, wishedForDone } from './judge-mood.ts';
import { droppedHead, partForWhole, unsupportedMany } from './judge-shape.ts';
import { shareDoubts } from './judge-share.ts';
import { unsupportedPost, unsupportedState } from './judge-state.ts';
import { licensedWords } from './licence.ts';
import { localLetterWords } from './local-letter-words.data.ts';
import { tokenOf } from './grammar.ts';
import { isEnglish, type Reading, type Word } from './reading.ts';
import { isAction } from './roles.ts';
import { letterWords } from './words.data.ts';

/** Half of all and more than one; in a letter fewer are phrasing. */
const isMostlyNew = (novel: number, all: number) => novel >= 2 && novel * 2 >= all;

const ENGLISH = /\b(?:the|and|of|to|for|with|my|I)\b/;

/** Whether a noun stands beside another that is given: the parties of "coach parties". */
function isInCompound(claim: Reading, word: Word, isGiven: (word: Word) => boolean): boolean {
  const at = claim.words.indexOf(word);
  const isNoun = (one: Word) => /^(?:noun|name)$/.test(tokenOf(claim, one)?.pos ?? '');
  return [claim.words[at - 1], claim.words[at + 1]].some(
    (one) =>
      one !== undefined &&
      one.isContent &&
      isNoun(one) &&
      isNoun(word) &&
      isGiven(one) &&
      /^[\s-]?$/.test(claim.text.slice(Math.min(one.end, word.end), Math.max(one.start, word.start))),
  );
}

/** Doubts about the words of a sentence: those that no statement it rewords gives. */
function wordDoubts(claim: Reading, source: ClaimSource, isLetter: boolean): Doubt[] {
  const isLocal = !isEnglish(claim);
  // "Pourriez-vous me dire" has words of English in it and is none.
  const phrasing = isLocal || !ENGLISH.test(claim.text) ? letterWords.union(localLetterWords) : letterWords;
  const isAbsent = conditionsIn(claim, source);
  const licensed = licensedWords(claim, source).filter(
    ({ word }) => !(isLetter && phrasing.has(word.lower)) && !(isAbsent && standsIn.test(word.lower)),
  );
  const words = licensed.filter(({ licence }) => licence !== 'given');
  const novel = words.filter(({ licence }) => licence !== 'near' && licence !== 'elsewhere');
  const all = claim.words.filter((word) => word.isContent && !isPhrasing(word));
  const isNew = isMostlyNew(novel.length, all.length);
  if (isLetter && !isNew) return [];
  const found = words.flatMap(({ word, role, licence }) => {
    const isPart =
      role === 'thing' &&
      licence === 'added' &&
      isInCompound(claim, word, (one) => source.stems.has(one.stem));
    return doubt(`${isLocal ? 'local' : role} ${isPart ? 'joined' : licence}`, word.text);
  });
  const related = licensed.flatMap(({ word, role, relation, licence }) =>
    (relation !== 'unlike' && relation !== 'stronger') || isLocal
      ? []
      : doubt(
          `${isAction(role) ? 'deed' : 'thing'} ${relation}${licence === 'given' || licence === 'near' ? ` though ${licence}` : ''}`,
          word.text,
        ),
  );
  const isUnheard =
    !isLocal &&
    !isLetter &&
    claim.words.some(({ isContent }) => isContent) &&
    claim.words.every(
      (word) =>
        !word.isContent ||
        (!source.stems.has(word.stem) &&
          !claim.meaningsOf.get(word)?.some((meaning) => source.meanings.has(meaning))),
    );
  return [
    ...found,
    ...related,
    ...doubt('local new', isLocal && isNew ? novel[0]?.word.text : undefined),
    ...doubt('unheard', isUnheard ? claim.words.find(({ isContent }) => isContent)?.text : undefined),
  ];
}

/** Every doubt about a sentence. */
export function doubtsOf(claim: Reading, source: ClaimSource, isLetter = false): Doubt[] {
  return [
    ...doubt('role', unsupportedRole(claim, source)),
    ...doubt('rank', unsupportedPost(claim, source)),
    ...doubt('state', unsupportedState(claim, source)),
    ...doubt('head', isEnglish(claim) && !isLetter ? droppedHead(claim, source) : undefined),
    ...doubt('modal', isLetter ? undefined : (droppedModal(claim, source) ?? wishedForDone(claim, source))),
    ...doubt('modal', promisedForPossible(claim, source)),
    ...doubt('part', partForWhole(claim, source)),
    ...doubt('many', isLetter ? undefined : unsupportedMany(claim, source)),
    ...resultDoubts(claim, source, isLetter),
    ...shareDoubts(claim, source, isLetter),
    ...qualifierDoubts(claim, source, isLetter),
    ...(isLetter
      ? []
      : [...droppedDoubts(claim, source), ...placedDoubts(claim, source), ...deedDoubts(claim, source)]),
    ...wordDoubts(claim, source, isLetter),
  ];
}
