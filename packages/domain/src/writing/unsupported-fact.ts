import { claims, currenciesIn, role, tellsPromotion } from './claims.ts';
import { currencies } from './equivalents.data.ts';
import { verbForm } from './inflect.ts';
import { numberFacts, percents } from './number-facts.ts';
import type { FactKind } from './report.ts';
import type { Source } from './source.ts';
import { ambiguousTools, toolGroups } from './tools.data.ts';
import { comparable, stem } from './vocabulary.ts';

/** A fact in a sentence that its source does not give. */
export interface UnsupportedFact {
  kind: FactKind;
  words: string;
}

const SCHOOL = /\b(?:university|college|school|institute|academy|polytechnic)\b/i;
const MONTH =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/i;
const tools = Object.entries(toolGroups)
  .flatMap(([group, names]) => (group === 'Languages' || group === 'Methods' ? [] : names))
  .filter((name) => !ambiguousTools.has(name));
const MULTIWORD_TOOLS = tools.filter((name) => /[ .+#]/.test(name));
const SINGLE_TOOLS = new Set(tools.filter((name) => !name.includes(' ')).map(comparable));
const OCCUPATION =
  /^(?:nurse|teacher|chef|cook|driver|electrician|plumber|carpenter|assistant|coordinator|lead|leader|worker|technician|designer|accountant|lawyer|attorney|solicitor|researcher|buyer|planner|clerk|secretary|trainer|coach|surgeon|doctor|editor|writer|producer|matron|steward|controller|head|senior|chief)s?$/i;
// Words that stand with a capital inside a sentence without naming anything of the person's.
const FREE_CAPITALS = new Set('i usd gbp eur chf jpy inr'.split(' '));

function isGiven(word: string, source: Source): boolean {
  const plain = comparable(word);
  if (plain === '' || source.words.has(plain) || source.initials.has(plain)) return true;
  return plain
    .split(/[.&/-]/)
    .every(
      (part) =>
        part === '' ||
        source.words.has(comparable(part)) ||
        (part.length > 4 && source.stems.has(stem(part))),
    );
}

function unsupportedNumber(sentence: string, source: Source): UnsupportedFact | undefined {
  const shares = percents(sentence);
  const stated = numberFacts(sentence)
    .filter(
      ({ start }) =>
        !shares.some((share) => start >= share.start && start < share.start + share.words.length),
    )
    .toSorted((a, b) => a.start - b.start);
  const missing = stated.find((fact, at) => {
    if (source.numbers.has(fact.value)) return false;
    const [before, next] = [stated[at - 1], stated[at + 1]];
    // "two hundred" is one figure of two words.
    const isJoined = (left: typeof next, right: typeof next) =>
      left !== undefined &&
      right !== undefined &&
      source.numbers.has(left.value * right.value) &&
      right.start - left.start <= left.words.length + 1;
    return !isJoined(fact, next) && !isJoined(before, fact);
  });
  if (!missing) return undefined;
  const isYear =
    Number.isInteger(missing.value) &&
    missing.value >= 1950 &&
    missing.value <= 2100 &&
    /^\d{4}$/.test(missing.words);
  return { kind: isYear ? 'date' : 'number', words: missing.words };
}

/** A figure whose unit nobody gave: 30 patients are not 30 %, and pounds are not dollars. */
function unsupportedUnit(sentence: string, source: Source): UnsupportedFact | undefined {
  const share = percents(sentence).find((fact) => !source.percents.has(fact.value));
  if (share) return { kind: 'number', words: share.words };
  const [currency] = currenciesIn(sentence).difference(source.currencies);
  const pattern = currency && currencies[currency];
  const said =
    pattern &&
    new RegExp(`${pattern.source}\\s?[\\d.,]*\\d|[\\d.,]*\\d\\s?${pattern.source}`, 'i').exec(sentence);
  return said ? { kind: 'number', words: said[0] } : undefined;
}

function firstMissing(pattern: RegExp, sentence: string, source: Source): string | undefined {
  return [...sentence.matchAll(pattern)]
    .map((match) => match[0])
    .find(
      (words) => !words.split(/[\s-]/).every((word) => isGiven(word, source) || source.stems.has(stem(word))),
    );
}

function unsupportedTool(sentence: string, source: Source): string | undefined {
  const lower = sentence.toLowerCase();
  const phrase = MULTIWORD_TOOLS.find((name) => {
    const at = lower.indexOf(name);
    return (
      at >= 0 &&
      !/[\p{L}\p{N}]/u.test(lower.charAt(at - 1)) &&
      !/[\p{L}\p{N}]/u.test(lower.charAt(at + name.length)) &&
      !name.split(' ').every((part) => isGiven(part, source))
    );
  });
  if (phrase) return phrase;
  return (sentence.match(/[\p{L}\p{N}][\p{L}\p{N}+#.]*/gu) ?? []).find(
    (word) => SINGLE_TOOLS.has(comparable(word)) && !isGiven(word, source),
  );
}

interface Name {
  words: string;
  before: string;
}

/** Words with capitals inside a sentence, and acronyms anywhere: they name something. */
function namesIn(sentence: string): Name[] {
  const names: Name[] = [];
  for (const match of sentence.matchAll(/[\p{L}\p{N}][\p{L}\p{N}+#.&'’/-]*/gu)) {
    const word = match[0].replace(/[.'’/-]+$/, '');
    const before = sentence.slice(0, match.index);
    const startsSentence =
      before.trim() === '' || /(?<!\b(?:St|Mt|Dr|Mr|Ms|Mrs|No))[.!?:•]["')\]]?\s+$/.test(before);
    const isAcronym = /^(?:\p{Lu}[\p{Lu}\p{N}&/-]+s?|\p{L}+\p{Lu}[\p{L}]*)$/u.test(word) && word.length > 1;
    const isCapital = /^\p{Lu}/u.test(word) && !startsSentence;
    const hasMark =
      /[+#]|\p{L}\d|\d\p{L}/u.test(word) &&
      !/^\d+(?:st|nd|rd|th|k|m|x|s|%)?$/i.test(word) &&
      !/^\d/.test(word);
    if ((isAcronym || isCapital || hasMark) && !FREE_CAPITALS.has(word.toLowerCase()))
      names.push({ words: word, before });
  }
  return names;
}

/** The whole name that a word begins: "Mayo" of "Mayo Clinic". */
function wholeName({ words, before }: Name, sentence: string): string {
  const rest = sentence.slice(before.length + words.length);
  return words + (/^(?:\.?\s+\p{Lu}[\p{L}&'’-]*)+/u.exec(rest)?.[0] ?? '');
}

function kindOfName(name: Name, sentence: string): FactKind {
  const { words, before } = name;
  const whole = wholeName(name, sentence);
  if (MONTH.test(words)) return 'date';
  if (whole.split(' ').some((word) => OCCUPATION.test(word))) return 'title';
  if (SCHOOL.test(whole) || SCHOOL.test(before.slice(-20))) return 'school';
  if (/\b(?:at|for|with|joined|from|by)\s+(?:the\s+)?(?:\p{Lu}\S*\s+)*$/u.test(before)) return 'employer';
  return /^[\p{Lu}\d]{2,}$|[+#.\d]|\p{Ll}\p{Lu}/u.test(words) ||
    /\b(?:using|in|with|via|through|on)\s+(?:\p{Lu}\S*\s+)*$/u.test(before)
    ? 'tool'
    : 'name';
}

const ADDRESS = /(?<![\w.+-])[\w.+-]+@[\w-]+\.\w+|\bhttps?:\/\/\S+|\bwww\.\S+/i;

function unsupportedAddress(sentence: string, source: Source): string | undefined {
  const address = ADDRESS.exec(sentence)?.[0];
  const parts = address
    ?.split(/[^\p{L}\p{N}]+/u)
    .filter((part) => !/^(?:https?|www|com|org|net)?$/i.test(part));
  const isKnown = parts?.every((part) => isGiven(part, source));
  return isKnown ? undefined : address;
}

/** A name at the start of a sentence, known by the verb behind it: "Google chose her". Plurals are people in general. */
function nameAtStart(sentence: string, source: Source): Name | undefined {
  const [, words = '', verb = ''] = /^(\p{Lu}\p{Ll}+) (\p{Ll}+) /u.exec(sentence) ?? [];
  const first = words.toLowerCase();
  const isOrdinary =
    /(?:ing|ed|ly|[^s]s)$|^(?:this|that|these|those|then|now|each|every|most|both|all|who|which|it|she|he|they|we|you|one|currently)$/.test(
      first,
    );
  const isName = words !== '' && !isOrdinary && !verbForm(first) && verbForm(verb)?.form === 'past';
  return isName && !isGiven(words, source) && !source.stems.has(stem(words))
    ? { words, before: '' }
    : undefined;
}

/** The first fact of a sentence that the source does not give, by kind; undefined where all are given. */
export function unsupportedFact(sentence: string, source: Source): UnsupportedFact | undefined {
  for (const { kind, pattern } of claims) {
    const words = firstMissing(pattern, sentence, source);
    if (words && !(source.isPromoted && tellsPromotion(words))) return { kind, words };
  }
  const number = unsupportedUnit(sentence, source) ?? unsupportedNumber(sentence, source);
  if (number) return number;
  const tool = unsupportedTool(sentence, source);
  if (tool) return { kind: 'tool', words: tool };
  const title = firstMissing(role.pattern, sentence, source);
  if (title) return { kind: role.kind, words: title };
  const address = unsupportedAddress(sentence, source);
  if (address) return { kind: 'name', words: address };
  const name =
    nameAtStart(sentence, source) ?? namesIn(sentence).find(({ words }) => !isGiven(words, source));
  return name && { kind: kindOfName(name, sentence), words: wholeName(name, sentence) };
}
