import { splitSentences } from '../../cv/index.ts';
import { capitalNouns } from '../../text/index.ts';
import { asSentence } from '../../writing/index.ts';
import type { LetterLanguage } from './letter-language.ts';

/** One sentence or fragment of a field, and how it can stand in a letter. */
export interface OwnPiece {
  /**
   * `sentence` stands as it is, `reason` behind a sentence of ours, `phrase` in an application; `wish` is said to the
   * tool, `private` better to nobody.
   */
  kind: 'sentence' | 'reason' | 'phrase' | 'wish' | 'private';
  typed: string;
  text: string;
}

export interface OwnField {
  text: string;
  /** Whom it is about, where it is not the writer. */
  about?: string;
  /** Words that the form writes with a capital. */
  capitals: ReadonlySet<string>;
}

const OF_FAMILY = /(?<!\p{L})ex-?(?:mari|femme|mann|frau|marido|mujer|esposa)(?!\p{L})/iu;
/** "…, nicht schreiben", "sin reproches": how or what not to write, whatever stands before it. */
const UNSAID =
  /(?:^|, )(?:bitte )?nicht (?:schreiben|erwähnen|sagen|nennen)[.!]?$|(?:^|, )ne pas (?:écrire|dire|mentionner)[.!]?$|(?:^|, )no (?:decir|escribir|mencionar)[.!]?$|^(?:ohne|sans|sin) \p{L}+[.!]?$/u;
/** "Dire que je peux commencer lundi": behind these words a sentence is one. German turns its verb round. */
const TO_BE_TOLD =
  /^(?:dire|préciser|mentionner|ajouter|decir|mencionar|añadir) que (?=\p{L}+ )(.+)$|^(?:bitte )?(?:erwähnen|sagen|dazuschreiben): (.+)$/iu;
const MARK = /^\s*(?:[•◦▪■●‣·*–—-]|\(?\d{1,2}[.)])\s+/u;
/** A stop behind a whole word ends a sentence, however the next one begins. */
const HASTY_STOP = /(?<=(?:\p{L}{4}|\d)(?<!(?<!\p{L})(?:inkl|evtl|bspw|zzgl|insb))[!?.]+)\s+(?=\p{Ll})/u;

const tidied = (text: string) =>
  text
    .replaceAll(/[^\S\n\u00a0]+/g, ' ')
    .replaceAll(/ +([,.])(?=\s|$)/g, '$1')
    .replaceAll(/(?<=\p{L}),(?=\p{L})/gu, ', ')
    .replaceAll(/([!?])[!?]+/g, '$1')
    .trim();

const withoutStop = (text: string) => text.replace(/[.;,:!?\s]+$/u, '');

/** German parts a clause by a comma; before these words it is one, but behind another that belongs to them. */
const withCommas = (text: string) =>
  text.replaceAll(
    /(?<=\p{L})(?<!(?<!\p{L})(?:und|oder|aber|so|ohne|als|auch|nur|erst|selbst|immer|außer|wie|sogar|besonders|vor|eben|gerade|allein|anstatt|bzw|je)) (?=(?:weil|dass|obwohl|wenn) (?:ich|wir|er|sie|es|man|was|etwas|die|der|das|ein|eine|mein|alle|jemand)(?!\p{L}))/gu,
    ', ',
  );

/** Whether a text is about a person by its first words: their name, or "she". */
function isAbout(text: string, name: string): boolean {
  const names = name.toLowerCase().split(/\s+/);
  const words = text.split(/\s+/);
  const behind = words.findIndex((word) => !names.includes(word.toLowerCase()));
  const isPronoun = /^(?:er|sie|il|elle|él|ella)$/iu.test(words[0] ?? '');
  return (behind > 0 || isPronoun) && /^\p{Ll}/u.test(words[Math.max(1, behind)] ?? '');
}

/** Whether a verb stands with its subject before any dependent clause does. */
function hasFiniteVerb(text: string, { subjects, finite, dependent }: LetterLanguage): boolean {
  const lower = text.toLowerCase();
  const end = dependent.exec(lower)?.index ?? lower.length;
  // "Kurs (läuft)": what is in brackets is an aside.
  const main = lower.slice(0, end).replaceAll(/\([^()]*\)/g, '');
  return subjects.test(main) || finite.test(main);
}

const WORDS_OF_A_SENTENCE = 5;

/** Whether it was typed as a sentence: a capital, a stop, and enough between them that is no bare phrase. */
const isTypedSentence = (typed: string): boolean =>
  /^[¿¡«„"“]?\p{Lu}/u.test(typed) &&
  /[.!?]["»”“)]?$/u.test(typed) &&
  typed.split(/\s+/).length >= WORDS_OF_A_SENTENCE;

function pieceOf(typed: string, field: OwnField, rules: LetterLanguage): OwnPiece {
  const { about, capitals } = field;
  const whole = rules.language === 'de' ? withCommas(capitalNouns(tidied(typed), capitals)) : tidied(typed);
  const lower = whole.toLowerCase();
  const text = withoutStop(whole);
  const sentence = (said: string): OwnPiece => ({ kind: 'sentence', typed, text: asSentence(said) });
  const [, clause = '', told = clause] = TO_BE_TOLD.exec(whole) ?? [];
  const asked = told === '' ? undefined : pieceOf(told.charAt(0).toUpperCase() + told.slice(1), field, rules);
  if (asked?.kind === 'sentence') return { ...asked, typed };
  if (rules.toTool.test(lower) || UNSAID.test(lower)) return { kind: 'wish', typed, text };
  if (OF_FAMILY.test(whole)) return { kind: 'private', typed, text };
  if (rules.utterance.test(lower) || (about !== undefined && isAbout(whole, about))) return sentence(whole);
  const isWhole = isTypedSentence(whole);
  if (rules.reason.test(lower) && !(isWhole && whole.includes(',')))
    return { kind: 'reason', typed, text: text.charAt(0).toLowerCase() + text.slice(1) };
  if (/^[¿].*\?$/u.test(whole)) return sentence(whole);
  // "Technicienne qualité depuis sept ans", "5 años de camarero": who the writer is, and was for how long.
  const plain = rules.language === 'de' ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  const held = about === undefined && rules.held.find(([pattern]) => pattern.test(plain));
  if (held) return sentence(plain.replace(held[0], held[1]));
  if (rules.firstPerson.test(lower) && about === undefined) return sentence(rules.withSubject(whole));
  return isWhole || hasFiniteVerb(whole, rules) ? sentence(whole) : { kind: 'phrase', typed, text };
}

/** The pieces of a field: each line, and of a line each sentence. */
export function ownPieces(field: OwnField, rules: LetterLanguage): OwnPiece[] {
  return field.text
    .split('\n')
    .map((line) => line.replace(MARK, '').trim())
    .flatMap((line) => splitSentences(line).flatMap((one) => one.split(HASTY_STOP)))
    .filter((one) => /[\p{L}\p{N}]/u.test(one))
    .map((one) => pieceOf(one, field, rules));
}
