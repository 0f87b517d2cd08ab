import { numberFacts } from './number-facts.ts';
import type { FactKind } from './report.ts';
import type { Source } from './source.ts';
import { ambiguousTools, toolGroups } from './tools.data.ts';
import { comparable, stem } from './vocabulary.ts';

/** A fact in a sentence that its source does not give. */
export interface UnsupportedFact {
  kind: FactKind;
  words: string;
}

const DEGREE =
  /\b(?:bachelor|master|doctor|doctorate|phd|ph\.d|mba|bsc|msc|ba|ma|bs|ms|beng|meng|llb|llm|diploma|degree|associate degree|a-levels?|graduated?|graduating|alumn\p{L}+)\b/giu;
const CERTIFICATE =
  /\b(?:certified|certificate|certification|licen[sc]ed?|accredited|accreditation|chartered|registered)\b/gi;
const ROLE =
  /\b(?:manager|director|head of|supervisor|engineer|architect|consultant|analyst|president|founder|co-founder|ceo|cto|cfo|coo|officer|executive|principal|foreman|administrator|specialist|instructor|professor|lecturer|partner|owner|captain|chair(?:man|woman|person)|deputy|superintendent|developer|scientist|strategist|advisor|adviser|team lead|team leader)\b/gi;
const SCHOOL = /\b(?:university|college|school|institute|academy|polytechnic)\b/i;
const MONTH =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/i;
const tools = Object.entries(toolGroups)
  .flatMap(([group, names]) => (group === 'Languages' ? [] : names))
  .filter((name) => !ambiguousTools.has(name));
const MULTIWORD_TOOLS = tools.filter((name) => /[ .+#]/.test(name));
const SINGLE_TOOLS = new Set(tools.filter((name) => !/[ ]/.test(name)));
// Words that stand with a capital inside a sentence without naming anything of the person's.
const FREE_CAPITALS = new Set('i english'.split(' '));

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
  const stated = numberFacts(sentence).toSorted((a, b) => a.start - b.start);
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
    const startsSentence = before.trim() === '' || /[.!?:•]["')\]]?\s+$/.test(before);
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

function kindOfName({ words, before }: Name, sentence: string): FactKind {
  if (MONTH.test(words)) return 'date';
  const after = sentence.slice(before.length);
  if (SCHOOL.test(after.slice(0, words.length + 30)) || SCHOOL.test(before.slice(-20))) return 'school';
  if (/\b(?:at|for|with|joined|from|by)\s+(?:the\s+)?(?:\p{Lu}\S*\s+)*$/u.test(before)) return 'employer';
  return /^[\p{Lu}\d]{2,}$|[+#.\d]|\p{Ll}\p{Lu}/u.test(words) ||
    /\b(?:using|in|with|via|through|on)\s+(?:\p{Lu}\S*\s+)*$/u.test(before)
    ? 'tool'
    : 'name';
}

/** The first fact of a sentence that the source does not give, by kind; undefined where all are given. */
export function unsupportedFact(sentence: string, source: Source): UnsupportedFact | undefined {
  const degree = firstMissing(DEGREE, sentence, source);
  if (degree) return { kind: 'degree', words: degree };
  const certificate = firstMissing(CERTIFICATE, sentence, source);
  if (certificate) return { kind: 'certificate', words: certificate };
  const number = unsupportedNumber(sentence, source);
  if (number) return number;
  const tool = unsupportedTool(sentence, source);
  if (tool) return { kind: 'tool', words: tool };
  const role = firstMissing(ROLE, sentence, source);
  if (role) return { kind: 'title', words: role };
  const name = namesIn(sentence).find(({ words }) => !isGiven(words, source));
  return name && { kind: kindOfName(name, sentence), words: name.words };
}
