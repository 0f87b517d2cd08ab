import type { ClaimSource } from './claim-source.ts';
import { actionsOf, tokenOf } from './grammar.ts';
import { rewordedBy } from './matching.ts';
import type { Reading, Word } from './reading.ts';
import { unitOf } from './units.data.ts';

const DIRECT = /^(?:to|at|in|on|after|for|with|about|up|out|off|over)$/;

/** What a deed is done to: the nouns behind it up to how, where or for whom; a preposition right behind the verb is part of it. */
function objectOf(reading: Reading, verb: Word): Word[] {
  const behind = reading.words.slice(reading.words.indexOf(verb) + 1);
  const end = behind.findIndex((word, place) => {
    const pos = tokenOf(reading, word)?.pos;
    return (
      word.sentence !== verb.sentence ||
      pos === 'verb' ||
      pos === 'subordinator' ||
      (pos === 'preposition' && word.lower !== 'of' && !(place === 0 && DIRECT.test(word.lower)))
    );
  });
  return (end < 0 ? behind : behind.slice(0, end)).filter(
    (word) => word.isContent && !unitOf(word.lower) && /^(?:noun|name)$/.test(tokenOf(reading, word)?.pos ?? ''),
  );
}

const meets = (claim: Reading, said: Word, reading: Reading, given: Word) =>
  said.stem === given.stem ||
  (claim.meaningsOf.get(said) ?? []).some((meaning) => reading.meaningsOf.get(given)?.includes(meaning) === true);

/** A deed done to what the statement names, though as something else: flowers arranged for funerals are no funerals arranged. */
export function otherObject(claim: Reading, source: ClaimSource): string | undefined {
  const [first] = claim.words;
  if (!first || !actionsOf(claim).some(({ word, agent }) => word === first && agent === 'self')) return undefined;
  const said = objectOf(claim, first);
  const head = said.at(-1);
  if (!head) return undefined;
  const same = rewordedBy(claim, source).flatMap(({ reading, words }) =>
    actionsOf(reading)
      .filter(
        ({ word, agent, subjectAt }) =>
          words.includes(word) && word.stem === first.stem && agent === 'self' && subjectAt === undefined,
      )
      .map(({ word }) => ({ reading, words, given: objectOf(reading, word) })),
  );
  const isAnother =
    same.length > 0 &&
    same.every(
      ({ reading, words, given }) =>
        given.length > 0 &&
        !given.some((one) => said.some((word) => meets(claim, word, reading, one))) &&
        words.some((one) => meets(claim, head, reading, one)),
    );
  return isAnother ? head.text : undefined;
}
