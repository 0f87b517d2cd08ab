import { splitSentences } from '../cv/index.ts';
import { isChange } from './ask-figure.ts';
import { conjugate } from './conjugate.ts';
import { inflect, standsAsVerb, verbForm, type Tense } from './inflect.ts';
import { isEnglish } from '../writing/index.ts';
import { mendEnglish } from './mend-english.ts';
import { sayNominals } from './say-responsible.ts';
import { tenseOfOpener, weakOpeners } from './weak-openers.ts';

const PRONOUN =
  /^(?:i(?:'ve| have|'m| am| was| had| also| personally)?(?: also| always| often| usually| currently| mainly)?|we(?:'ve| have)?)\s+(?!and\b)/i;
const PASSIVE =
  /^(?:able|asked|awarded|promoted|elected|chosen|selected|nominated|recogni[sz]ed|appointed|invited|part of|an? \w+|the \w+|employee)\b/i;
const AFTER_BE = new RegExp(
  `${PASSIVE.source}|^(?:responsible|accountable|in charge|tasked|charged|given|involved|entrusted)\\b`,
  'i',
);
const FAMILY =
  'mother|father|mum|mom|dad|gran|grandma|grandpa|nan|nana|grand(?:mother|father|parents)|uncle|aunt|parents?|family|sister|brother|wife|husband|son|daughter|children|kids|name|self';

function firstWord(text: string): string {
  return (/^[A-Za-z][A-Za-z-]*/.exec(text)?.[0] ?? '').toLowerCase();
}

/** "Currently managing a team", "Has managed budgets", "Would prepare reports": the verb alone says it. */
function withoutAdverb(text: string): string {
  const match =
    /^(?:currently (?=\w+ing\b)|(?:has|have|had) (?=([a-z]+)\b)|(?:i )?would (?=([a-z]+)\b))/i.exec(text);
  if (!match) return text;
  const rest = text.slice(match[0].length);
  const found = verbForm(firstWord(rest));
  if (match[1]) return found?.form === 'past' && found.base !== 'set' ? rest : text;
  if (match[2]) return found?.form === 'base' ? (conjugate(rest, 'base', 'past') ?? text) : text;
  return rest;
}

function wordAfter(text: string, word: string): string {
  return /^\s*(\S+)/.exec(text.slice(word.length))?.[1] ?? '';
}

function withoutPronoun(text: string): string {
  const match = PRONOUN.exec(text);
  if (!match) return text;
  const rest = text.slice(match[0].length);
  if (/^i (?:have|hold|'ve)\s+$/i.test(match[0]) && /^(?:the|an?) /i.test(rest))
    return rest.replace(/^(?:a (?:lot|great deal|good deal|bit) of|\w+) /i, '');
  const going = /^been (?=(\w+ing)\b)/i.exec(rest);
  if (going) return conjugate(rest.slice(going[0].length), 'gerund', 'past') ?? rest.slice(going[0].length);
  if (/\bhad\s+$/i.test(match[0]) && verbForm(firstWord(rest))?.form !== 'past') return `had ${rest}`;
  const auxiliary = /\b(am|was|'m)(?: \w+)?\s+$/i.exec(match[0]);
  if (auxiliary) {
    if (verbForm(firstWord(rest))?.form === 'gerund') return rest;
    if (!AFTER_BE.test(rest)) return text;
    return /^was$/i.test(auxiliary[1] ?? '') || PASSIVE.test(rest) ? `was ${rest}` : rest;
  }
  return verbForm(firstWord(rest)) || /^(?:was|am|were|had|helped|currently)\b/i.test(rest) ? rest : text;
}

/** "my", "our" and a second "I" inside a statement: a CV has no first person. */
function withoutPossessive(text: string): string {
  return text
    .replace(new RegExp(`^(?:My|Our) (?!${FAMILY})(?=(?:[\\p{Ll}-]+ )?\\p{Ll}+[^s\\P{Ll}]s )`, 'u'), '')
    .replace(new RegExp(`^(?:My|Our) (?!${FAMILY})(?=[\\p{Ll}-]+ )`, 'u'), 'The ')
    .replaceAll(
      new RegExp(`\\b(?:my|our) (?!${FAMILY})(own\\b|(?:[\\w-]+ )?\\w+[^s\\W]s(?=$|[\\s,.;]))`, 'gi'),
      '$1',
    )
    .replaceAll(new RegExp(`\\b(?:my|our) (?!${FAMILY})`, 'g'), 'the ')
    .replaceAll(/ and (?:I|we) (?=([a-z]+)\b)/g, (whole, word: string) =>
      verbForm(word) && verbForm(firstWord(text)) ? ' and ' : whole,
    );
}

// "Cutting and colouring": names of work, without an object that would make them deeds.
const NAMES_ONLY = /^\w+ing(?:(?:, and |, | and | & |\/)\w+ing)*\.?$/i;

/** A current job's deed that only names past years is done: "integrated two acquisitions (2020 and 2022)". */
function isDone(text: string): boolean {
  return /(?:\bin (?:\p{L}+ )?|\()(?:19|20)\d{2}\b/u.test(text) && !/\bsince\b|\bpresent\b/i.test(text);
}

/** "Load and unload trucks": a word that might be a noun, beside one that is surely a verb. */
function hasVerbFellow(text: string): boolean {
  const [, fellow = '', next = ''] = /^[a-z]+(?:, [a-z]+)*,? (?:and|&) ([a-z]+) (\S+)/i.exec(text) ?? [];
  const found = verbForm(fellow.toLowerCase());
  return found?.form === 'base' && standsAsVerb(found, next) && !/^(?:of|for|in|and)$/i.test(next);
}

/** The first verb in the tense of the job. A finished deed of a current job stays in the past. */
function withTense(text: string, tense: Tense): string {
  const word = firstWord(text);
  const found = verbForm(word);
  if (!found || word.includes('-')) return text;
  // "Found a billing error": what was found was not founded.
  if (word === 'found') return text;
  switch (found.form) {
    case 'past':
      return text;
    case 'gerund':
      if (NAMES_ONLY.test(text)) return text;
      return conjugate(text, 'gerund', tense) ?? text;
    case 'base':
    case 'third-person':
      if (!standsAsVerb(found, wordAfter(text, word)) && !hasVerbFellow(text)) return text;
      return conjugate(text, found.form, tense) ?? inflect(found.base, tense) + text.slice(word.length);
  }
}

// A change with its figure has happened, also in a current job.
const REACHED = /\bfrom [$€£]?\d[^;]* to [$€£]?\d|\bby (?:about |over |around )?[$€£]?\d/i;

function capitalised(text: string): string {
  // A first word with capitals inside ("iOS", "eBay") is a name and stays.
  return /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** A semicolon before a second clause that was not begun as a sentence, no lone full stop at the end. */
function punctuated(text: string): string {
  const mended = text
    .replaceAll(/(?<=\p{Ll}{3}|\d)\. (?=\p{Ll}+ )/gu, '; ')
    .replace(
      /, (?=(?!which|who|where|when|and|but|so|while|as|that|it|because|if|now|then)(?:(?!and |or )[\w-]+ ){1,3}(?:went|fell|rose|dropped|grew|increased|decreased|improved|doubled|halved|brought|are down|is down) (?:down|up|by|from|to|a|in|\d))/i,
      '; ',
    );
  return splitSentences(mended).length > 1 || /\b(?:etc|Inc|Ltd|Co|e\.g|i\.e|a\.m|p\.m)\.$/i.test(mended)
    ? mended
    : mended.replace(/(?<!\.)\.$/, '');
}

/** Characters of a statement that is read: a longer one is a page without a stop, and is left as it was typed. */
export const LONGEST_READ = 1_200;

/**
 * One statement of a job as a CV says it: no pronoun, no weak opener, a verb first, in the tense of the job. It holds
 * the same facts and claims no more than before. In a letter "my team" stays; a CV says "the team". Text that is not
 * English is only cleaned of doubled spaces.
 */
export function mendStatement(statement: string, tense: Tense, place: 'cv' | 'letter' = 'cv'): string {
  if (statement.length > LONGEST_READ) return statement;
  const typed = statement.replaceAll(/\s+/g, ' ').trim();
  // Words all in capitals cannot be told from names.
  if (!isEnglish(typed) || (/\p{Lu}{2}/u.test(typed) && !/\p{Ll}/u.test(typed))) return typed;
  const bare = withoutAdverb(withoutPronoun(mendEnglish(typed)));
  const said = say(bare, tense === 'present' && isDone(bare) ? 'past' : tense);
  const isReached =
    tense === 'present' && isChange(said) && REACHED.test(said) && !/\b(?:each|every|per) /.test(said);
  const whole = isReached ? say(bare, 'past') : said;
  return punctuated(capitalised(place === 'cv' ? withoutPossessive(whole) : whole));
}

/** The deed of a statement in a tense: what a weak opener stands for, or the verb that is there. */
function say(bare: string, tense: Tense): string {
  for (const { pattern, rewrite } of weakOpeners) {
    const match = pattern.exec(bare);
    const rest = match && bare.slice(match[0].length);
    // "did not miss a shift": what was not done has no stronger verb.
    if (rest?.startsWith('not ')) return bare;
    const rewritten = rest && rewrite(rest, tenseOfOpener(match[0], rest) ?? tense, match);
    if (rewritten) return rewritten;
  }
  const isGerund = verbForm(firstWord(bare))?.form === 'gerund';
  return (isGerund ? null : sayNominals(bare, tense)) ?? withTense(bare, tense);
}
