import { capitalised } from '../spelling/capitalised.ts';
import type { PartOfSpeech, VerbForm } from '../english-text.ts';
import { inflect, meaningsOf, withNumber } from '../inflect.ts';
import type { SlipForm } from './slip.ts';

const canBe = (word: string, pos: PartOfSpeech) => meaningsOf(word).some((one) => one.pos === pos);
const isForm = (word: string, form: VerbForm) =>
  meaningsOf(word).some((one) => one.pos === 'verb' && one.form === form);
const isPlural = (word: string) =>
  meaningsOf(word).some(({ number, pos }) => pos === 'noun' && number === 'plural');
/** What may stand behind a verb, and behind no noun that a verb was taken for: "hear from you", "work outdoors". */
const isBehindVerb = (word: string) =>
  !/^(?:that|which|who)$/.test(word) &&
  (['preposition', 'determiner', 'pronoun', 'particle', 'adverb'] as const).some((pos) => canBe(word, pos));
const isNumber = (word: string) => /^\d+$/.test(word) || canBe(word, 'number');

/** Stretches of time, lengths and sums are measured, whatever their number. */
const MEASURED = new Set(
  'minute hour day week month year mile metre kilometre foot inch pound euro dollar kilo gram litre degree percent percentage point tonne acre'.split(
    ' ',
  ),
);
const TIMES = 'minute|hour|day|week|weekend|month|term';
/** A clause between a verb and its "since" has no second verb, no subject and no joint. */
function isOneClause(words: string): boolean {
  return words.split(' ').every((word) => {
    const meanings = meaningsOf(word);
    const isFinite =
      meanings.length > 0 && meanings.every(({ pos, form }) => pos === 'verb' && form !== 'gerund');
    return (
      !isFinite &&
      word !== 'that' &&
      !meanings.some(({ pos }) => pos === 'conjunction' || pos === 'auxiliary' || pos === 'subordinator')
    );
  });
}
const SINCE = String.raw`(?<between>(?: [\p{L}\d'’-]+){1,10}?) since (?<start>[\p{L}\d]+)`;
/** "since 2019", "since May", "since ten years": when it began, not why. */
const isMoment = (start: string) =>
  isNumber(start) || /^(?:many|several|last|then)$/.test(start) || canBe(start, 'name');

const negated: Readonly<Record<string, string>> = { no: 'any', nothing: 'anything', nobody: 'anybody' };
const pasts: Readonly<Record<string, string>> = { done: 'did', seen: 'saw', begun: 'began' };

/** Slips that at least three outside writers made and Harper does not find (decision 123). */
export const SLIP_FORMS: readonly SlipForm[] = [
  {
    id: 'look-forward-to-gerund',
    form: /\blook(?:s|ed|ing)? forward to (?<wrong>\p{Ll}+) (?<next>\p{L}+)/dgu,
    right: ({ wrong = '', next = '' }) =>
      isForm(wrong, 'base') && isBehindVerb(next) ? inflect(wrong, 'gerund') : null,
  },
  {
    id: 'used-to-gerund',
    form: /\b(?:I|we|he|she|they)(?:['’](?:m|re|s)| (?:am|is|are|was|were|got|get)) used to (?<wrong>\p{Ll}+) (?<next>\p{L}+)/dgiu,
    right: ({ wrong = '', next = '' }) =>
      isForm(wrong, 'base') && !canBe(wrong, 'adjective') && isBehindVerb(next)
        ? inflect(wrong, 'gerund')
        : null,
  },
  {
    id: 'enjoy-gerund',
    form: /\b(?:enjoy(?:s|ed)?|avoid(?:s|ed)?|not mind|n['’]t mind) (?<wrong>to (?<verb>\p{Ll}+))/dgiu,
    right: ({ verb = '' }) => (isForm(verb, 'base') ? inflect(verb, 'gerund') : null),
  },
  {
    id: 'responsible-for',
    form: /\bresponsible (?<wrong>of)\b/dgiu,
    right: () => 'for',
  },
  {
    id: 'depend-on',
    form: /\bdepend(?:s|ed|ing)? (?<wrong>of|from)\b/dgiu,
    right: () => 'on',
  },
  {
    id: 'impressed-by',
    form: /\bimpressed (?<wrong>from|of)\b/dgiu,
    right: () => 'by',
  },
  {
    id: 'on-a-day',
    form: /\b(?<wrong>at|in) (?:mon|tues|wednes|thurs|fri|satur|sun)day(?!['’])(?: (?<next>[\p{L}\d]+))?/dgiu,
    // "at Sunday dinner": the day is a part of what it names.
    right: ({ next = '' }) => (next === '' || isNumber(next) || isBehindVerb(next) ? 'on' : null),
  },
  {
    id: 'explain-to-somebody',
    form: /\b(?:explain|describe)(?:s|d|ed)? (?<wrong>me|us|them|him|her) (?:how|what|why|when|where|the|a|this)\b/dgiu,
    right: ({ wrong = '' }) => `to ${wrong}`,
  },
  {
    id: 'fewer-not-less',
    form: /(?<!\b(?:no|more|or|much|a|the) )\b(?<wrong>less) (?<noun>\p{Ll}+)/dgiu,
    right: ({ noun = '' }) =>
      isPlural(noun) && !MEASURED.has(withNumber(noun, 'singular')) ? 'fewer' : null,
  },
  {
    id: 'past-not-participle',
    form: /(?<!\b(?:have|has|had) )\b(?:I|we|he|she|they) (?<wrong>done|seen|begun)\b(?![^.!]*\?)/dgiu,
    right: ({ wrong = '' }) => pasts[wrong] ?? null,
  },
  {
    id: 'no-double-negative',
    form: /(?:n['’]t|\bnot|\bnever) (?:have|had|has|get|got|leave|left|need) (?<wrong>no|nothing|nobody)\b(?! (?:longer|later|less|more|doubt))/dgiu,
    right: ({ wrong = '' }) => negated[wrong] ?? null,
  },
  {
    id: 'adverb-behind-object',
    form: /\b(?:speak|read|write|understand)s? (?<wrong>(?<how>fluently) (?<what>\p{Lu}\p{Ll}+))/dgu,
    right: ({ how = '', what = '' }) => `${capitalised(what)} ${how}`,
  },
  {
    id: 'years-apostrophe',
    form: /(?<count>[\p{L}\d]+) (?<wrong>years|months) (?:experience|service|notice)\b/dgiu,
    right: ({ count = '', wrong = '' }) => (isNumber(count) || count === 'many' ? `${wrong}'` : null),
  },
  {
    id: 'plural-behind-number',
    form: new RegExp(
      String.raw`(?<!\b(?:an?|the|per|every|each) |[\d.,:/£$€-])\b(?<count>\p{L}+|\d{1,3}) (?<wrong>${TIMES}|year)\b(?! \p{L}{2,})(?! ?[-–\d])`,
      'dgiu',
    ),
    right: ({ count = '', wrong = '' }) =>
      isNumber(count) && !/^(?:0*1|one|zero|hundred)$/.test(count) ? withNumber(wrong, 'plural') : null,
  },
  {
    id: 'perfect-progressive-with-since',
    form: new RegExp(String.raw`\b(?<wrong>I(?: am|['’]m)(?: currently| now)?)${SINCE}`, 'dgu'),
    right: ({ between = '', start = '' }) =>
      isMoment(start) && isOneClause(between.trim()) ? 'I have been' : null,
  },
  {
    id: 'perfect-with-since',
    form: new RegExp(String.raw`\b(?:I|we) (?<wrong>\p{Ll}+)${SINCE}`, 'dgiu'),
    right: ({ wrong = '', between = '', start = '' }) => {
      const behind = between.trim();
      const isPerfect = wrong === 'have' && isForm(behind.split(' ')[0] ?? '', 'pastParticiple');
      const isPresent = isForm(wrong, 'base') && !isForm(wrong, 'past') && !isPerfect;
      return isPresent && isMoment(start) && isOneClause(behind)
        ? `have ${inflect(wrong, 'pastParticiple')}`
        : null;
    },
  },
];
