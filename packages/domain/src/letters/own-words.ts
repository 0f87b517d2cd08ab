import { splitDescription, splitSentences } from '../cv/index.ts';
import { isEnglish, mendEnglish, verbForm } from '../writing/index.ts';

/** What a person typed into one field, as it can stand in a letter. */
export type OwnWords =
  | { kind: 'sentence'; text: string }
  /** "to work nearer home" */
  | { kind: 'aim'; text: string }
  /** "your work with refugees", "working in small teams": lower case where it may be, no stop. */
  | { kind: 'thing'; text: string };

const PRONOUN = /^(?:I|I['’](?:m|ve|d|ll)|we|you|he|she|it|they|there|please|nobody|nothing)\b/i;
const AUXILIARY =
  /^(?:\p{L}[\p{L}'’&.-]*\s+){1,5}(?:is|are|was|were|has|have|had|will|would|can|could|does|did|do|must|should|told|said|suggested|recommended)\b/u;
const FINITE =
  /\b(?:am|is|are|was|were|have|has|had|do|does|did|will|would|can|could|shall|should|may|might|must|['’](?:m|ve|d|ll|s)|told|said|went|made|gave|took|kept|felt|ran|led|left|came|wrote|taught|knew|stood|brought|thought|became|began|held|grew|spent|met|saw|read)\b/;
const RELATIVE = /\b(?:that|which|who|where|whose|when)\b/i;
const DESIRE = /^(?:want|love|enjoy|like|admire|hope|wish|believe|respect|prefer|am|have been|would like)\b/i;
const STATE =
  /^(?:happy|glad|willing|available|able|keen|ready|free|flexible|open) (?:to|for|on|from|at|in|any)\b/i;

function finished(text: string): string {
  const capital = /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…。！？]["')\]]*$/.test(capital) ? capital : `${capital.replace(/[,;:–-]+$/, '')}.`;
}

/** A first word that is no name loses its capital. */
export function lowered(text: string): string {
  const [first = ''] = text.split(/[\s,;]/, 1);
  const isOrdinary =
    /^(?:the|a|an|their|your|its|our|my|his|her|this|that|these|those|how|what|more|less|no|not|good|great|strong|small|large|being|all|some|many|most|both|every|each|with|for|in|from|to|people|work|time|years|patients?|children|students?|customers?|clients?|teams?|quality|care|training|support|family|health|personal|better|new|local|regular|short|long|shorter|longer|two|three|four|five|six|seven|eight|nine|ten|twelve)$/i.test(
      first,
    ) ||
    (/^\p{Lu}\p{Ll}+(?:ing|ed)$/u.test(first) && verbForm(first.toLowerCase()) !== undefined);
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
  return AUXILIARY.test(main);
}

/** One sentence or fragment as it can stand in a letter. Text in another language stays as it is. */
export function ownWordsOf(typed: string): OwnWords | null {
  const text = typed.replaceAll(/\s+/g, ' ').trim();
  if (!/\p{L}/u.test(text)) return null;
  if (!isEnglish(text)) return { kind: 'sentence', text: finished(text) };
  const mended = mendEnglish(text);
  if (isWhole(mended, text)) return { kind: 'sentence', text: finished(mended) };
  const bare = mended.replace(/[.!;,]+$/, '');
  if (/^to \p{Ll}/u.test(bare)) return { kind: 'aim', text: bare };
  if (DESIRE.test(bare))
    return { kind: 'sentence', text: finished(`I ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`) };
  if (STATE.test(bare))
    return { kind: 'sentence', text: finished(`I am ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`) };
  return { kind: 'thing', text: lowered(bare.replace(/^because of\s+/i, '')) };
}

/** A letter takes no more sentences of one field than this; what follows stays in the form. */
export const mostOwnSentences = 60;

/** What a field holds, sentence by sentence; a list item counts as one. */
export function ownWords(field: string): OwnWords[] {
  return splitDescription(field)
    .slice(0, mostOwnSentences)
    .flatMap((item) => splitSentences(item.replaceAll(/\s*\n\s*/g, ' ')))
    .slice(0, mostOwnSentences)
    .flatMap((sentence) => ownWordsOf(sentence) ?? []);
}
