import { splitDescription, splitSentences } from '../../cv/index.ts';
import { isEnglish, mendEnglish } from '../../writing/index.ts';
import { isDone } from './deeds-told.ts';
import { isReason, readFragment, type Fragment } from './fragment.ts';
import { roleIn } from './things.ts';
import { isWholeSentence } from './whole-sentence.ts';

/** What a person typed into one field, as it can stand in a letter: a sentence of its own, or a phrase to be led in. */
export type OwnWords = { kind: 'sentence'; text: string } | Fragment;

function finished(text: string): string {
  const capital = /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…。！？]["')\]]*$/.test(capital) ? capital : `${capital.replace(/[,;:–-]+$/, '')}.`;
}

/** One sentence or fragment as it can stand in a letter. Text in another language stays as it is. */
export function ownWordsOf(typed: string): OwnWords | null {
  const text = typed.replaceAll(/\s+/g, ' ').trim();
  if (!/\p{L}/u.test(text)) return null;
  if (!isEnglish(text)) return { kind: 'sentence', text: finished(text) };
  const mended = mendEnglish(text);
  const isPhrase = isReason(mended) || isDone(mended);
  if (!isPhrase && isWholeSentence(mended, text)) return { kind: 'sentence', text: finished(mended) };
  return readFragment(mended.replace(/[.!;,]+$/, ''));
}

// Hasty writers begin no sentence with a capital: "... every week. its the best place". Not behind "approx." and the like.
const HASTY_END =
  /(?<=[\p{Ll}\d"')]{3}(?<!\b(?:etc|incl|approx|excl|dept|min|max|avg|est|inc|ltd|corp|misc|asst|univ|tel|ext|vol|fig|resp|esp))[.!?]) +(?=\p{Ll}+['’]?\p{Ll}*(?:[ .,;!]|$))/u;

/** A letter takes no more sentences of one field than this; what follows stays in the form. */
export const mostOwnSentences = 60;

/** Whether a comma parts two phrases: "carer for my mum, did 2 years at a care home". */
function isParted(first: string, rest: string): boolean {
  const isOther = roleIn(first)
    ? isDone(rest) || roleIn(rest) !== null || /^\p{L}{3,}ing\b/u.test(rest)
    : isDone(rest) && !isDone(first);
  return isOther && !isWholeSentence(mendEnglish(first), first);
}

/** A sentence at the commas that part phrases and no list. */
function apart(sentence: string): string[] {
  const at = sentence.indexOf(', ');
  const [first, rest] = [sentence.slice(0, at), sentence.slice(at + 2)];
  return at > 0 && isEnglish(sentence) && isParted(first, rest) ? [first, ...apart(rest)] : [sentence];
}

/** What a field says, piece by piece as it was typed: list items, sentences, what a comma alone joins. */
function piecesOf(field: string): string[] {
  return splitDescription(field)
    .slice(0, mostOwnSentences)
    .flatMap((item) => splitSentences(item.replaceAll(/\s*\n\s*/g, ' ')))
    .flatMap((sentence) => (isEnglish(sentence) ? sentence.split(HASTY_END) : [sentence]))
    .flatMap(apart)
    .slice(0, mostOwnSentences);
}

/** The same as it can stand in a letter. */
export function ownWords(field: string): OwnWords[] {
  return piecesOf(field).flatMap((piece) => ownWordsOf(piece) ?? []);
}
