import { splitDescription, splitSentences } from '../cv/index.ts';
import { isEnglish, mendEnglish, verbForm } from '../writing/index.ts';
import { isDone, isReason, isRole, readFragment, type Fragment } from './fragment.ts';

/** What a person typed into one field, as it can stand in a letter: a sentence of its own, or a phrase to be led in. */
export type OwnWords = { kind: 'sentence'; text: string } | Fragment;

const PRONOUN = /^(?:I|I['’](?:m|ve|d|ll)|we|you|he|she|it|they|there|please|nobody|nothing)\b/i;
const AUXILIARY =
  /^(?:\p{L}[\p{L}'’&.-]*\s+){1,5}(?:is|are|was|were|has|have|had|will|would|can|could|does|did|do|must|should|told|said|suggested|recommended)\b/u;
/** "my friend Tom works for you": not "how your team treats people". */
const SAID_OF_OTHERS =
  /^(?:my|your|our|his|her|their|the) (?!way\b)(?:[\p{L}'’-]+ ){1,4}(?:works (?:for|at|in|with|there|here)|lives|says|goes|loves|likes|cares|makes|gives|takes|treats|knows|feels|wants|believes|sells|pays)\b/iu;
const FINITE =
  /\b(?:am|is|are|was|were|have|has|had|do|does|did|will|would|can|could|shall|should|may|might|must|['’](?:m|ve|d|ll|s)|told|said|went|made|gave|took|kept|felt|ran|led|left|came|wrote|taught|knew|stood|brought|thought|became|began|held|grew|spent|met|saw|read)\b/;
const RELATIVE = /\b(?:that|which|who|where|whose|when)\b/i;
function finished(text: string): string {
  const capital = /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…。！？]["')\]]*$/.test(capital) ? capital : `${capital.replace(/[,;:–-]+$/, '')}.`;
}

/** A first word that is no name loses its capital. */
export function lowered(text: string): string {
  const [first = ''] = text.split(/[\s,;]/, 1);
  const isOrdinary =
    /^(?:the|a|an|their|your|its|our|my|his|her|this|that|these|those|how|what|more|less|no|not|good|great|strong|small|large|being|all|some|many|most|both|every|each|with|for|in|from|to|people|work|time|years|patients?|children|students?|customers?|clients?|teams?|quality|care|training|support|family|health|personal|better|new|local|regular|short|long|shorter|longer|two|three|four|five|six|seven|eight|nine|ten|twelve|friend|references|culture|career|values|salary|money|growth|food|location|mission|holidays?)$/i.test(
      first,
    ) ||
    (/^\p{Lu}\p{Ll}+(?:ing|ed)$/u.test(first) && verbForm(first.toLowerCase()) !== undefined) ||
    (/(?:ility|tion|sion|ness|ment|ance|ence|ship|icity)$/.test(first) &&
      /^\S+(?:$|[,;]| (?:and|of|in|for|to)\b)/.test(text));
  return isOrdinary ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** "Your new wing opens next spring": a verb in the third person with something behind it that is no preposition. */
function hasThirdPerson(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return words.some((word, at) => {
    const next = words[at + 1];
    return (
      at > 0 &&
      next !== undefined &&
      verbForm(word)?.form === 'third-person' &&
      !/^(?:of|and|or|for|to|that|which|who)$/.test(next)
    );
  });
}

/** Whether a text is a sentence of its own and not a phrase that needs one around it. */
function isWhole(text: string, typed: string): boolean {
  const bare = text.replace(/^(?:and|but|also|because|so)\s+/i, '');
  if (PRONOUN.test(bare)) return true;
  if (/^(?:to|because of) /.test(bare)) return false;
  const isWritten = /^\P{Ll}/u.test(typed) && /[.!?]["')\]]*$/.test(typed);
  const isPast = verbForm((/^\p{L}+/u.exec(bare)?.[0] ?? '').toLowerCase())?.form === 'past';
  if (isWritten && !isPast)
    return FINITE.test(bare) || hasThirdPerson(bare) || /\b(?:I|we|they) \p{Ll}/u.test(bare);
  const main = bare.split(RELATIVE)[0] ?? '';
  return AUXILIARY.test(main) || SAID_OF_OTHERS.test(main);
}

/** One sentence or fragment as it can stand in a letter. Text in another language stays as it is. */
export function ownWordsOf(typed: string): OwnWords | null {
  const text = typed.replaceAll(/\s+/g, ' ').trim();
  if (!/\p{L}/u.test(text)) return null;
  if (!isEnglish(text)) return { kind: 'sentence', text: finished(text) };
  const mended = mendEnglish(text);
  const isPhrase = isReason(mended) || isDone(mended);
  if (!isPhrase && isWhole(mended, text)) return { kind: 'sentence', text: finished(mended) };
  const read = readFragment(mended.replace(/[.!;,]+$/, ''));
  return read.kind === 'thing' ? { kind: 'thing', text: lowered(read.text) } : read;
}

// Hasty writers begin no sentence with a capital: "... every week. its the best place". Not behind "approx." and the like.
const HASTY_END =
  /(?<=[\p{Ll}\d"')]{3}(?<!\b(?:etc|incl|approx|excl|dept|min|max|avg|est|inc|ltd|corp|misc|asst|univ|tel|ext|vol|fig|resp|esp))[.!?]) +(?=\p{Ll}+['’]?\p{Ll}* )/u;

/** A letter takes no more sentences of one field than this; what follows stays in the form. */
export const mostOwnSentences = 60;

/** "carer for my mum, did 2 years at a care home": a phrase and a deed that only a comma joins. */
function apart(sentence: string): string[] {
  const at = sentence.indexOf(', ');
  const [first, rest] = [sentence.slice(0, at), sentence.slice(at + 2)];
  const isSplit =
    at > 0 &&
    isEnglish(sentence) &&
    (isRole(first) ? isDone(rest) || isRole(rest) : isDone(rest) && !isDone(first));
  return isSplit && !isWhole(mendEnglish(first), first) ? [first, ...apart(rest)] : [sentence];
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
