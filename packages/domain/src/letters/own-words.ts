import { splitDescription, splitSentences } from '../cv/index.ts';
import { isEnglish, mendEnglish, verbForm } from '../writing/index.ts';
import { isDone, isReason, isRole, readFragment, type Fragment } from './fragment.ts';
import { isWholeSentence } from './whole-sentence.ts';

/** What a person typed into one field, as it can stand in a letter: a sentence of its own, or a phrase to be led in. */
export type OwnWords = { kind: 'sentence'; text: string } | Fragment;

function finished(text: string): string {
  const capital = /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…。！？]["')\]]*$/.test(capital) ? capital : `${capital.replace(/[,;:–-]+$/, '')}.`;
}

/** Words that a phrase may open with and that are no names. */
const ORDINARY = new Set(
  (
    'the a an their your its our my his her this that these those how what more less no not being all some many most both every each ' +
    'with for in from to two three four five six seven eight nine ten twelve ' +
    'good great strong small large better new local regular short long shorter longer interesting modern sustainable social creative ' +
    'flexible free fast fresh high low old young real safe healthy happy helpful honest hard clean clear close common daily weekly ' +
    'early late easy fair full green exciting international global national public private medical technical digital financial ' +
    'commercial professional practical positive personal friendly electric electrical renewable natural nice lovely beautiful ' +
    'excellent fantastic wonderful amazing different similar simple warm wide big bigger best interesting part-time full-time ' +
    'people work time years patient patients child children student students customer customers client clients team teams quality ' +
    'care training support family health friend friends references culture career values value salary money growth food location ' +
    'mission holiday holidays animals nature books music art sport sports science research teaching nursing design fashion cars ' +
    'clothes products projects services service software job jobs hours shifts pay office company business opportunity opportunities ' +
    'chance room numbers stability security reputation experience knowledge'
  ).split(' '),
);
const ABSTRACT = /(?:ility|tion|sion|ness|ment|ance|ence|ship|icity)$/;

/** A first word that is no name loses its capital. */
export function lowered(text: string): string {
  const [first = ''] = text.split(/[\s,;]/, 1);
  const word = first.toLowerCase();
  const isOrdinary =
    ORDINARY.has(word) ||
    (/^\p{Lu}\p{Ll}+(?:ing|ed)$/u.test(first) && verbForm(word) !== undefined) ||
    (ABSTRACT.test(first) && /^\S+(?:$|[,;]| (?:and|of|in|for|to)\b)/.test(text));
  return isOrdinary ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** One sentence or fragment as it can stand in a letter. Text in another language stays as it is. */
export function ownWordsOf(typed: string): OwnWords | null {
  const text = typed.replaceAll(/\s+/g, ' ').trim();
  if (!/\p{L}/u.test(text)) return null;
  if (!isEnglish(text)) return { kind: 'sentence', text: finished(text) };
  const mended = mendEnglish(text);
  const isPhrase = isReason(mended) || isDone(mended);
  if (!isPhrase && isWholeSentence(mended, text)) return { kind: 'sentence', text: finished(mended) };
  const read = readFragment(mended.replace(/[.!;,]+$/, ''));
  return read.kind === 'thing' ? { kind: 'thing', text: lowered(read.text) } : read;
}

// Hasty writers begin no sentence with a capital: "... every week. its the best place". Not behind "approx." and the like.
const HASTY_END =
  /(?<=[\p{Ll}\d"')]{3}(?<!\b(?:etc|incl|approx|excl|dept|min|max|avg|est|inc|ltd|corp|misc|asst|univ|tel|ext|vol|fig|resp|esp))[.!?]) +(?=\p{Ll}+['’]?\p{Ll}*(?:[ .,;!]|$))/u;

/** A letter takes no more sentences of one field than this; what follows stays in the form. */
export const mostOwnSentences = 60;

/** "carer for my mum, did 2 years at a care home": a phrase and a deed that only a comma joins. */
function apart(sentence: string): string[] {
  const at = sentence.indexOf(', ');
  const [first, rest] = [sentence.slice(0, at), sentence.slice(at + 2)];
  const isSplit =
    at > 0 &&
    isEnglish(sentence) &&
    (isRole(first)
      ? isDone(rest) || isRole(rest) || /^\p{L}{3,}ing\b/u.test(rest)
      : isDone(rest) && !isDone(first));
  return isSplit && !isWholeSentence(mendEnglish(first), first) ? [first, ...apart(rest)] : [sentence];
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
