import { meaningsOf, withNumber } from '../inflect.ts';
import { isHeld } from '../reading.ts';
import { beforeWords, behindWords } from './affixes.data.ts';

const LEAST = 3;

const isKnown = (word: string) => word.length >= LEAST && isHeld(word);
const isContent = (word: string) =>
  isKnown(word) &&
  meaningsOf(word).some(({ pos }) => pos === 'noun' || pos === 'verb' || pos === 'adjective');

/** A known word with an ending: "repointings", "fitters". */
function isInflected(word: string): boolean {
  if (withNumber(word, 'singular') !== word && isKnown(withNumber(word, 'singular'))) return true;
  const [ending = ''] = behindWords.exec(word) ?? [];
  const stem = word.slice(0, word.length - ending.length);
  return (
    ending !== '' &&
    stem.length > LEAST &&
    [stem, `${stem}e`, stem.replace(/([a-z])\1$/, '$1'), stem.replace(/i$/, 'y')].some(isContent)
  );
}

/** Two known words in one: "pipefitters", "dogwalker". */
function isCompound(word: string): boolean {
  for (let at = LEAST; at <= word.length - LEAST; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (word.length < 2 * LEAST + 2 || !isContent(first)) continue;
    if (isContent(second) || (second.length > LEAST && isInflected(second))) return true;
  }
  return false;
}

/** Whether a word, lower case, is made of known ones as English makes new words, though no dictionary holds it. */
export function isBuilt(word: string): boolean {
  const [prefix] = beforeWords.exec(word) ?? [];
  const rest = word.slice(prefix?.length ?? 0);
  return (
    isInflected(word) || isCompound(word) || (prefix !== undefined && (isKnown(rest) || isInflected(rest)))
  );
}
