import { thesaurusOf } from '@candor/english/thesaurus';
import type { ClaimSource } from './claim-source.ts';
import { isPhrasing } from './coverage.ts';
import { doubt, type Doubt } from './doubt.ts';
import { isLightWord } from './entailments.ts';
import { actionsOf, tokenOf, type Action } from './grammar.ts';
import { entailedWords } from './licence.ts';
import { rewordedBy } from './matching.ts';
import { isEnglish, type Reading, type Word } from './reading.ts';

const LIGHT =
  /^(?:help|start|begin|use|get|be|have|do|make|take|give|put|go|come|keep|try|want|ask|need|learn|train|work|act|serve|manage|run|handle|responsible|look|carry|let|allow|spend|join|continue|stay|hold|offer|provide|deliver|involve|include|think|know|believe|enjoy|like|love)$/;

/** Deeds that are named by what comes of them: "wrote the subtitles" is "subtitled". */
const MAKING =
  /^(?:write|prepare|draw|produce|create|build|compile|issue|send|bring|place|lay|lead|teach|set)$/;

const isMaking = (reading: Reading, word: Word) => MAKING.test(tokenOf(reading, word)?.lemma ?? word.lower);

/** "Registered status", "the cracked beam": a participle that belongs to its noun tells no deed. */
function isAttribute(reading: Reading, word: Word): boolean {
  const at = reading.words.indexOf(word);
  const before = reading.words[at - 1];
  const next = reading.words[at + 1];
  const posOf = (one: Word | undefined) => (one && tokenOf(reading, one)?.pos) ?? '';
  return posOf(next) === 'noun' && /^(?:determiner|preposition|adjective)$/.test(posOf(before));
}

const isMainDeed = (reading: Reading, { word, agent, isMain }: Action) =>
  isMain &&
  (agent === 'self' || agent === 'shared') &&
  tokenOf(reading, word)?.pos === 'verb' &&
  // At the start taggers take "Nurse with" for a deed.
  !thesaurusOf(word.lower).isPerson &&
  !isAttribute(reading, word);

const isHeavy = (reading: Reading, word: Word) =>
  !isLightWord(word) && !isPhrasing(word) && !LIGHT.test(tokenOf(reading, word)?.lemma ?? word.lower);

const isSaid = (claim: Reading, reading: Reading, word: Word) =>
  claim.stems.has(word.stem) ||
  reading.meaningsOf.get(word)?.some((one) => claim.meaningSet.has(one)) === true;

/** What a statement names beside its deed, told as the deed: "proofread translations" as "translated". */
function minorDeed(claim: Reading, source: ClaimSource): string | undefined {
  const sentences = rewordedBy(claim, source);
  const main = sentences.flatMap(({ reading, words }) =>
    actionsOf(reading)
      .filter((one) => words.includes(one.word) && isMainDeed(reading, one))
      .map((one) => ({ ...one, reading })),
  );
  const first = actionsOf(claim).find((one) => isMainDeed(claim, one));
  if (!first || first.word !== claim.words.find(({ isContent }) => isContent)) return undefined;
  const { stem } = first.word;
  if (!isHeavy(claim, first.word)) return undefined;
  if (main.some(({ word }) => word.stem === stem)) return undefined;
  const uses = sentences.flatMap(({ reading, words }) =>
    words.flatMap((word) => (word.stem === stem ? [{ reading, word }] : [])),
  );
  const isMinor = uses.every((use) => {
    const own = main.filter(
      ({ reading, word }) => reading === use.reading && word.sentence === use.word.sentence,
    );
    const isNoun = tokenOf(use.reading, use.word)?.pos === 'noun';
    return (
      own.length > 0 &&
      own.every(
        ({ reading, word }) =>
          isHeavy(reading, word) && !isSaid(claim, reading, word) && !(isNoun && isMaking(reading, word)),
      )
    );
  });
  if (uses.length === 0 || !isMinor) return undefined;
  return first.word.text;
}

/** A deed that is gone with nothing in its place: "applied for a post" as the post. */
function lostDeed(claim: Reading, source: ClaimSource): string | undefined {
  const entailed = entailedWords(claim, source);
  const isNew = (word: Word) => word.isContent && !source.stems.has(word.stem);
  const hasNew = claim.words.some(
    (word) => isNew(word) || (entailed.has(word) && !source.stems.has(word.stem)),
  );
  const [first] = actionsOf(claim);
  const isTold = source.readings.some((reading) =>
    reading.words.some(
      (word) =>
        word.stem === first?.word.stem &&
        !/^(?:noun|adjective)$/.test(tokenOf(reading, word)?.pos ?? '') &&
        !isAttribute(reading, word),
    ),
  );
  if (hasNew || (first && isTold)) return undefined;
  for (const { reading, words } of rewordedBy(claim, source)) {
    const own = actionsOf(reading).filter((one) => words.includes(one.word) && isMainDeed(reading, one));
    const isGone = own.every(
      ({ word }) => isHeavy(reading, word) && !isMaking(reading, word) && !claim.stems.has(word.stem),
    );
    const isObjectSaid = words.some(
      (word) => word.start > (own[0]?.word.end ?? 0) && word.isContent && claim.stems.has(word.stem),
    );
    if (own.length > 0 && isGone && isObjectSaid) return claim.words[0]?.text;
  }
  return undefined;
}

/** Deeds that a sentence tells and its statements name only beside theirs, and deeds that are gone. */
export function deedDoubts(claim: Reading, source: ClaimSource): Doubt[] {
  if (!isEnglish(claim)) return [];
  return [...doubt('minor', minorDeed(claim, source)), ...doubt('undone', lostDeed(claim, source))];
}
