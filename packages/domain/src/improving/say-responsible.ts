import { conjugate, conjugateInfinitive } from './conjugate.ts';
import { inflect, verbForm, type Tense } from './inflect.ts';
import { carriedOutThings, managedThings, nominals } from './nominals.data.ts';
import { nounLikeVerbs } from './verbs.data.ts';

const CARE =
  /^(?:(?:\d+|\w+ to \w+|the|several|all|up to \d+|about \d+|around \d+|elderly|young|sick|post-op) ){0,3}(?:patients?|residents?|children|toddlers|infants|babies|animals|elderly people|elderly)(?=$|[,.;(]| (?:an?|per|each|every|in|on|at|with|after|and|during|from|under|over|across|of|aged|who|whose|between|by)\b)/i;
const ENDS_OBJECT =
  /[,;:(.]|\s(?:of|for|in|at|with|on|from|to|by|across|during|within|under|after|including|which|that|who|per|used|worth|since|between|using|handling|serving|processing|supporting|covering)\s/;

function lastWord(phrase: string): string {
  return phrase.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';
}

/** The last word of the first object: "team" in "accounts payable team of 3", "plans" in "safety and fire plans". */
function headOf(object: string): string {
  const [phrase = ''] = object.split(ENDS_OBJECT, 1);
  const head = lastWord(phrase.split(/\s(?:and|or|&)\s/, 1)[0] ?? '');
  return managedThings.has(head) || carriedOutThings.has(head) ? head : lastWord(phrase);
}

/** "recruitment, training and supervision of staff" as verbs; null where the words before "of" hide none. */
export function sayNominals(text: string, tense: Tense): string | null {
  if (/^(?:improvement|reduction) of (?:[$€£]|\d)/i.test(text)) return null;
  const match = /^(?:the )?((?:[\w-]+)(?:(?:, and |, | and | & )[\w-]+)*) of (?=\S)/i.exec(text);
  if (!match) return null;
  const verbs = (match[1] ?? '').split(/(, and |, | and | & )/);
  const said = verbs.map((word, at) => {
    if (at % 2 === 1) return word;
    const found = verbForm(word.toLowerCase());
    const base = nominals[word.toLowerCase()] ?? (found?.form === 'gerund' ? found.base : undefined);
    return base && inflect(base, tense);
  });
  return said.every((word) => word !== undefined) ? `${said.join('')} ${text.slice(match[0].length)}` : null;
}

/** "make soup" where "making soup" was meant, as people write who learn the language. */
function sayBareVerb(text: string, tense: Tense): string | null {
  const [word = ''] = /^[A-Za-z]+/.exec(text) ?? [];
  const found = verbForm(word.toLowerCase());
  if (found?.form !== 'base') return null;
  return nounLikeVerbs.has(found.base) ? conjugate(text, 'base', tense) : conjugateInfinitive(text, tense);
}

/** What somebody does who is responsible for something, in words that claim no more. */
export function sayResponsible(object: string, tense: Tense): string {
  const deed = conjugate(object, 'gerund', tense) ?? sayNominals(object, tense) ?? sayBareVerb(object, tense);
  if (deed) return deed;
  const cared = /^(?:the )?care of (?=\S)/i.exec(object);
  if (cared) return `${inflect('care', tense)} for ${object.slice(cared[0].length)}`;
  if (CARE.test(object)) return `${inflect('care', tense)} for ${object}`;
  const head = headOf(object);
  if (head === 'care') return `${inflect('provide', tense)} ${object}`;
  if (head === 'minutes') return `${inflect('take', tense)} ${object}`;
  if (carriedOutThings.has(head)) return `${inflect('carry', tense)} out ${object}`;
  const isMoney =
    /^(?:an? |the )?[$€£]?\d[\d.,]*\s?(?:k|m|bn|million|billion)?\b.*\b(?:revenue|sales|turnover|budget|spend)\b/i;
  const verb = managedThings.has(head) || isMoney.test(object) ? 'manage' : 'handle';
  const article = /^\w+(?:ity|ety|ness|ance|ence) of\b/i.test(object) ? 'the ' : '';
  return `${inflect(verb, tense)} ${article}${object}`;
}
