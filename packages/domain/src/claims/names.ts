import { thesaurusOf } from '@candor/english/thesaurus';
import type { ClaimSource } from './claim-source.ts';
import { namedWords } from './coverage.ts';
import type { FactKind, UnsupportedClaim } from './kinds.ts';
import type { Reading, Word } from './reading.ts';
import { localLetterWords } from './local-letter-words.data.ts';
import { stemOf } from './stem.ts';
import { ambiguousTools, toolGroups } from './tools.data.ts';

const SCHOOL = /\b(?:university|college|school|institute|academy|polytechnic)\b/i;
const MONTH =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/i;
const OCCUPATION =
  /^(?:nurse|teacher|chef|cook|driver|electrician|plumber|carpenter|assistant|coordinator|lead|leader|worker|technician|designer|accountant|lawyer|attorney|solicitor|researcher|buyer|planner|clerk|secretary|trainer|coach|surgeon|doctor|editor|writer|producer|matron|steward|controller|head|senior|chief|manager|director|engineer|analyst)s?$/i;
const NO_NAMES = new Set(
  'i usd gbp eur chf jpy inr ngn cv please let what here such sie ihnen ihr ihre ihrem ihren ihrer ihres'.split(
    ' ',
  ),
);

const tools = Object.entries(toolGroups)
  .flatMap(([group, names]) => (group === 'Languages' || group === 'Methods' ? [] : names))
  .filter((name) => !ambiguousTools.has(name))
  .map((name) => ({ name, parts: (name.match(/[\p{L}\p{N}]+[+#]*/gu) ?? []).map((part) => stemOf(part)) }));
const toolsByFirst = Map.groupBy(tools, ({ parts }) => parts[0] ?? '');

/** A tool that is known by its name and that the source does not have. */
export function unsupportedTool(reading: Reading, source: ClaimSource): UnsupportedClaim | undefined {
  const covered = namedWords(reading, source);
  for (const [at, word] of reading.words.entries())
    for (const { name, parts } of toolsByFirst.get(word.stem) ?? []) {
      const words = reading.words.slice(at, at + parts.length);
      const isNamed =
        words.length === parts.length &&
        words.map(({ stem }) => stem).join(' ') === parts.join(' ') &&
        (parts.length > 1 || word.lower === name);
      if (isNamed && !words.every((one) => covered.has(one))) return { kind: 'tool', words: name };
    }
  return undefined;
}

const ADDRESS = /(?<![\w.+-])[\w.+-]+@[\w-]+\.\w+|\bhttps?:\/\/\S+|\bwww\.\S+/i;

/** An address of the net that the source does not have. */
export function unsupportedAddress(reading: Reading, source: ClaimSource): UnsupportedClaim | undefined {
  const address = ADDRESS.exec(reading.text);
  if (!address) return undefined;
  const covered = namedWords(reading, source);
  const parts = reading.words.filter(
    ({ start, end, lower }) =>
      start >= address.index &&
      end <= address.index + address[0].length &&
      !/^(?:https?|www|com|org|net)$/.test(lower),
  );
  return parts.every((part) => covered.has(part)) ? undefined : { kind: 'name', words: address[0] };
}

const startsSentence = (before: string) =>
  before.trim() === '' || /(?<!\b(?:St|Mt|Dr|Mr|Ms|Mrs|No))[.!?:•]["')\]]?\s+$/.test(before);

function isNamed(word: Word, text: string, isLocal: boolean): boolean {
  if (NO_NAMES.has(word.lower)) return false;
  const isAcronym = /^(?:\p{Lu}[\p{Lu}\p{N}&]+s?|\p{L}+\p{Ll}\p{Lu}\p{L}*)$/u.test(word.text);
  // German writes every noun with a capital.
  const isCapital =
    !isLocal &&
    !localLetterWords.has(word.lower) &&
    /^\p{Lu}/u.test(word.text) &&
    !startsSentence(text.slice(0, word.start));
  const hasMark = /[+#]|\p{L}\d/u.test(word.text);
  return isAcronym || isCapital || hasMark;
}

/** The whole name that a word begins: "Mayo" of "Mayo Clinic". */
function wholeName(word: Word, text: string): string {
  return word.text + (/^(?:\.?\s+\p{Lu}[\p{L}&'’-]*)+/u.exec(text.slice(word.end))?.[0] ?? '');
}

function kindOf(word: Word, text: string): FactKind {
  const before = text.slice(0, word.start);
  const whole = wholeName(word, text);
  if (MONTH.test(word.text)) return 'date';
  if (whole.split(' ').some((part) => OCCUPATION.test(part))) return 'title';
  if (SCHOOL.test(whole) || SCHOOL.test(before.slice(-20))) return 'school';
  if (/\b(?:at|for|with|joined|from|by)\s+(?:the\s+)?(?:\p{Lu}\S*\s+)*$/u.test(before)) return 'employer';
  return /^[\p{Lu}\d]{2,}$|[+#.\d]|\p{Ll}\p{Lu}/u.test(word.text) ||
    /\b(?:using|in|with|via|through|on)\s+(?:\p{Lu}\S*\s+)*$/u.test(before)
    ? 'tool'
    : 'name';
}

const ORDINARY =
  /(?:ing|ed|ly|[^s]s)$|^(?:this|that|these|those|then|now|each|every|most|both|all|who|which|it|she|he|they|we|you|one|two|three|currently|sales|staff|with|after|since)$/;

/** A name at the start of a sentence, known by the verb behind it: "Google chose her". */
function isNameAtStart(reading: Reading): boolean {
  const [first, second] = reading.words;
  if (
    !first ||
    !second ||
    !/^\p{Lu}\p{Ll}+$/u.test(first.text) ||
    ORDINARY.test(first.lower) ||
    thesaurusOf(first.lower).senses.length > 0 ||
    !first.isContent
  )
    return false;
  return (
    /^(?:\p{Ll}+(?:ed|ied)|chose|gave|won|made|took|put|sent|bought|led|ran|brought|built)$/u.test(
      second.text,
    ) && !reading.text.slice(first.end, second.start).trim()
  );
}

const GERMAN =
  /\b(?:der|die|das|und|mit|von|im|zum|zur|für|bei|auf|ich|mich|mir|mein\p{L}*|ihnen|sie|wir|als|nicht|wird|ist|habe|eine[nmrs]?)\b|[äöüß]|ung\b/iu;
/** How German ends nouns that are no names. */
const NO_NAME_END = /(?:ung|heit|keit|schaft|ion|tät|ismus|nis|zeit|arbeit|en|er|e)s?$/u;

/** Where German has names without an article: "bei Siemens", "in Dortmund", "Frau Kaya". Common nouns stand there too, so the ends of those are none. */
function isGermanName(word: Word, { words, text }: Reading): boolean {
  if (!/^\p{Lu}\p{Ll}{2,}$/u.test(word.text) || NO_NAME_END.test(word.lower)) return false;
  const at = words.indexOf(word);
  const before = words[at - 1];
  if (!before || text.slice(before.end, word.start).trim() !== '') return false;
  return /^(?:bei|in|aus|nach|firma|frau|herr|herrn|familie)$/.test(before.lower);
}

const HOUSE = /^(?:institut\w*|university|college|school|academy|hospital|clinic|museum|theatre)(?:'s)?$/;

/** The first name of a sentence that its source does not give. */
export function unsupportedName(reading: Reading, source: ClaimSource): UnsupportedClaim | undefined {
  const covered = namedWords(reading, source);
  const isLocal = GERMAN.test(reading.text);
  // "Goethe-Institut": what kind of house a name is.
  const isHouse = (one: Word, at: number) =>
    HOUSE.test(one.lower) &&
    covered.has(reading.words[at - 1] ?? one) &&
    reading.text.charAt(one.start - 1) === '-';
  // "NVQ Level 3" of "NVQ 3".
  const isLabel = (one: Word, at: number) =>
    /^(?:level|grade|stage|part)$/.test(one.lower) &&
    /^\d{1,2}$/.test(reading.words[at + 1]?.text ?? '') &&
    covered.has(reading.words[at - 1] ?? one);
  const word = reading.words.find(
    (one, at) =>
      !covered.has(one) &&
      !isHouse(one, at) &&
      !isLabel(one, at) &&
      one.isContent &&
      ((at === 0 && isNameAtStart(reading)) ||
        isNamed(one, reading.text, isLocal) ||
        (isLocal && isGermanName(one, reading))),
  );
  if (word) return { kind: kindOf(word, reading.text), words: wholeName(word, reading.text) };
  return notEmployed(reading, source);
}

/** A name that the source has as a customer or a thing, claimed as an employer. */
function notEmployed(reading: Reading, source: ClaimSource): UnsupportedClaim | undefined {
  const [, name = ''] =
    /\b(?:[Ww]ork(?:ed|ing|s)? (?:at|for)|[Ee]mploy(?:ed|ee) (?:at|by|of)|\p{L}+(?:er|or|ist|ian|ant|man|ook|ef|rse) at) (?:the )?(\p{Lu}[\p{L}'’]+)/u.exec(
      reading.text,
    ) ?? [];
  if (name === '') return undefined;
  // A name that the source has in another form says nothing of how.
  if (!source.text.includes(name.replace(/['’]s?$/, ''))) return undefined;
  const bare = name.replace(/['’]s?$/, '');
  const isWorkedAt = new RegExp(
    `(?:^|[,(/–—:|-]\\s?|\\b(?:at|for|in|of|joined|(?:employed|hired|engaged|run|owned) by|from|chez|bei|en)\\s(?:the\\s)?)${bare}(?:['’]s)?(?!\\s[a-z]+s\\b)`,
    'mu',
  ).test(source.text);
  return isWorkedAt ? undefined : { kind: 'employer', words: name };
}
