import { monthForms } from './months.ts';
import { capitalised } from './same-case.ts';

/** Ends of words that only nouns have, units of time, months and days of the week. */
const NOUN = new RegExp(
  String.raw`^(?:\p{Ll}{3,}(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|ität|itäten|tion|tionen|ismus|schein|scheine)|jahre?n?|monate?n?|wochen?|stunden?|tage?n?|uhr|prozent|${monthForms('de').flat().join('|')}|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)$`,
  'u',
);
const INITIALS = /^(?:lkw|pkw|kfz|edv|ihk|hwk|opnv|öpnv)$/u;

const LEADS = /^(?:ein|eine[nmrs]?|mein\p{L}*|dein\p{L}*|unser\p{L}*|im|am|zum|zur|beim|vom|ins|ans)$/u;
const PREPOSITION =
  /^(?:in|an|auf|aus|bei|mit|nach|von|zu|für|durch|gegen|ohne|um|über|unter|vor|seit|hinter|neben|zwischen)$/u;
const ARTICLE = /^(?:der|die|das|den|dem)$/u;
const ENDS_PHRASE =
  /^(?:und|oder|aber|in|an|auf|aus|bei|mit|nach|von|zu|für|durch|über|unter|vor|seit|im|am|zum|zur|beim|vom|als|hat|haben|habe|ist|war|wird|kann|möchte|sowie|ab|bis)$/u;
/** "Am besten", "am meisten": no noun. */
const SUPERLATIVE = /sten$/u;

const ADJECTIVE = /^\p{Ll}{3,}(?:e|en|er|es|em)$/u;
/** Words between an article and a preposition that are no noun: "der dort in …". */
const NO_HEAD =
  /^(?:auch|dort|hier|noch|schon|sehr|nicht|mich|sich|jetzt|heute|selbst|immer|damals|gern|viel|mehr|alles|dann|mir|uns|ihm|ihr|ich|wir|nur|oft|erst|eben|zuletzt|daher|darum|sonst|davor|danach|bisher|man|das|dass|paar|bisschen|wenig|mal|ander\p{L}*|solch\p{L}*|eigen\p{L}*|(?:dar?|hier|wor?)(?:von|mit|für|zu|bei|nach|durch|gegen|über|unter|in|an|auf|aus|um|vor)|\p{L}+(?:igen|lichen|ischen))$/u;

const lower = (words: readonly RegExpMatchArray[], at: number) => words[at]?.[0].toLowerCase() ?? '';

/** Whether something ends a noun phrase behind a word: a mark, a preposition, a verb of the most frequent ones. */
function endsPhrase(words: readonly RegExpMatchArray[], at: number, text: string): boolean {
  const next = words[at + 1];
  if (!next) return true;
  const here = (words[at]?.index ?? 0) + (words[at]?.[0].length ?? 0);
  return /[,.;:!?]/u.test(text.slice(here, next.index)) || ENDS_PHRASE.test(next[0].toLowerCase());
}

/** Where the phrase of a noun begins, with two adjectives at most before it. */
function beforeAdjectives(words: readonly RegExpMatchArray[], at: number): number {
  const isAdjective = (index: number) => {
    // What has a capital is the noun itself: "ein öffentliches Gebäude wechseln".
    const word = words[index]?.[0] ?? '';
    return ADJECTIVE.test(word) && !LEADS.test(word);
  };
  if (!isAdjective(at - 1)) return at - 1;
  return isAdjective(at - 2) ? at - 3 : at - 2;
}

/** Whether a word is the noun of the phrase that a determiner, or a preposition and an article, begin before it. */
function isHead(words: readonly RegExpMatchArray[], at: number, text: string): boolean {
  const word = lower(words, at);
  const isSmall = NO_HEAD.test(word) || ENDS_PHRASE.test(word);
  if (SUPERLATIVE.test(word) || word.length < 3 || isSmall || !endsPhrase(words, at, text)) return false;
  // Behind a noun that ends as an adjective does, a verb may end the clause: "um die ecke wohne".
  const mayBeVerb = /(?:t|te|e|en|eln|ern)$/u.test(word);
  const from = mayBeVerb ? at - 1 : beforeAdjectives(words, at);
  const lead = lower(words, from);
  if (LEADS.test(lead)) return true;
  if (!ARTICLE.test(lead)) return false;
  const before = words[from - 1];
  if (before && PREPOSITION.test(before[0].toLowerCase()) && !isBehindComma(before, text)) return true;
  // "Der Rundgang durch …": what follows an article here is no verb by its end.
  const isFirst = !before || isBehindComma(words[from] ?? before, text);
  return isFirst && from === at - 1 && words[at + 1] !== undefined && !mayBeVerb && word.length > 3;
}

const isBehindComma = ({ index = 0 }: RegExpMatchArray, text: string) =>
  /[,.;]\s*$/u.test(text.slice(0, index));

/**
 * German with the capitals of its nouns, where it is certain that a word is one: by its end, by the article before it,
 * or because the form writes it so elsewhere. Other words stay as typed.
 */
export function capitalNouns(text: string, capitals: ReadonlySet<string> = new Set()): string {
  const words = [...text.matchAll(/[\p{L}][\p{L}-]*/gu)];
  let set = '';
  let from = 0;
  for (const [at, match] of words.entries()) {
    const [word] = match;
    set += text.slice(from, match.index);
    from = match.index + word.length;
    const isSmall = word === word.toLowerCase();
    const isNoun = isSmall && (NOUN.test(word) || capitals.has(word) || isHead(words, at, text));
    set += isSmall && INITIALS.test(word) ? word.toUpperCase() : isNoun ? capitalised(word) : word;
  }
  return set + text.slice(from);
}

/** How adjectives and participles end: a skill can be one, "Flexibel". */
const QUALITY = /(?:ig|lich|isch|bar|sam|iv|el|al|los|voll|[nr]t)$/u;

/** Nouns that the titles and skills of a form write with a capital, the last one of each; in small letters. */
export function capitalsIn(fields: readonly string[]): Set<string> {
  const items = fields.flatMap((field) => field.split(/[,;\n/]/));
  const nouns = items.flatMap(
    (item) => item.match(/(?<![\p{L}-])\p{Lu}\p{Ll}{3,}(?![\p{L}-])/gu)?.slice(-1) ?? [],
  );
  return new Set(nouns.map((word) => word.toLowerCase()).filter((word) => !QUALITY.test(word)));
}
