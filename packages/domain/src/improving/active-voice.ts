import { inflect, readFragment, type Token } from '@candor/english';

/** A passive sentence that names its agent, the agent first. */
export interface TurnedRound {
  /** What stands before the main clause: "In March, "; mostly ''. */
  lead: string;
  /** "carefully"; mostly ''. */
  adverb: string;
  /** "wrote the rota every week", without the agent and without a stop. */
  predicate: string;
  /** Whether several did it. */
  isWe: boolean;
}

const AGENT = /^ by (me|us|my team|our team)\b/i;
const TIME = /^(?:year|quarter|month|week|day|morning|evening|night|spring|summer|autumn|fall|winter)$/;
const objects: ReadonlyMap<string, string> = new Map(
  Object.entries({
    it: 'it',
    they: 'them',
    he: 'him',
    she: 'her',
    this: 'this',
    that: 'that',
    these: 'these',
  }),
);

const NOUN_LIKE = /^(?:noun|name|adjective|determiner|number|conjunction|preposition)$/;

/** Whether a stretch before the main clause says when, where or why. */
function introduces(part: string): boolean {
  const tokens = readFragment(part)?.tokens ?? [];
  const isJoining = /^(?:preposition|subordinator|particle|adverb)$/.test(tokens[0]?.pos ?? '');
  return isJoining || TIME.test(tokens.at(-1)?.lemma ?? '');
}

/** Whether some words are one thing, and not a time and a thing, two things or a clause. */
function isOneThing(words: readonly Token[]): boolean {
  const [first, second] = words;
  if (!first || /^(?:preposition|conjunction)$/.test(first.pos)) return false;
  if (words.length > 2 && TIME.test(second?.lemma ?? '')) return false;
  return words.every(({ pos, form, text }, at) => {
    // "Every week the rota": a determiner opens another phrase.
    if (pos === 'determiner') return !/^(?:noun|name)$/.test(words[at - 1]?.pos ?? '');
    return NOUN_LIKE.test(pos) || form === 'gerund' || text === '%';
  });
}

/** The words that were the subject, as an object; null where it is not sure that they are one thing, or no name. */
function asObject(words: readonly Token[], said: string, isOpening: boolean): string | null {
  const [first] = words;
  const pronoun = objects.get(said.toLowerCase());
  if (pronoun !== undefined || !first || !isOneThing(words)) return pronoun ?? null;
  // Behind a lead a capital is a name's; at the opening only a word that is surely none may lose it.
  if (!isOpening) return said;
  const isOrdinary =
    first.pos === 'determiner' || first.pos === 'number' || (words.length === 1 && first.number === 'plural');
  return isOrdinary ? said.charAt(0).toLowerCase() + said.slice(1) : null;
}

/** "By me and is now used in four branches": said of the thing, it may hang on it. */
const IS_SINCE = /^ and (?=(?:is|are|was|were) )/;

/** What goes on behind the agent without needing the passive: "by me and signed by her" does need it. */
function goesOn(rest: string): boolean {
  return (
    (!/^ (?:and|or|but|then)\b/i.test(rest) || IS_SINCE.test(rest)) &&
    !/^, (?:and|or|but|then) (?!(?:i|we|the|a|it|they)\b)/i.test(rest)
  );
}

/**
 * A passive sentence whose agent is the writer, turned round; null where it is none, or where more than one thing could
 * be meant. `sentence` comes without its stop.
 */
export function turnRound(sentence: string): TurnedRound | null {
  const read = readFragment(sentence);
  const be = read?.finiteVerb ?? 0;
  if (!read?.isPassive || !/^(?:was|were|is|are)$/i.test(read.tokens[be]?.text ?? '')) return null;
  const { tokens } = read;
  const done = tokens.findIndex(({ form }, at) => at > be && form === 'pastParticiple');
  const verb = tokens[done];
  const adverbs = tokens.slice(be + 1, done);
  const behind = sentence.slice(verb?.span.end);
  const [by = '', agent = ''] = AGENT.exec(behind) ?? [];
  const rest = behind.slice(by.length);
  if (!verb || by === '' || !goesOn(rest) || adverbs.some(({ pos }) => pos !== 'adverb')) return null;
  const comma = tokens.findLastIndex(({ text }, at) => at < be && text === ',');
  const subject = tokens.slice(comma + 1, be);
  const from = subject[0]?.span.start ?? 0;
  const thing = asObject(subject, sentence.slice(from, subject.at(-1)?.span.end), comma < 0);
  const lead = sentence.slice(0, from);
  const isLed = lead.split(/, */).every((part) => part === '' || introduces(part));
  if (thing === null || !isLed) return null;
  const isPast = /^w/i.test(tokens[be]?.text ?? '');
  return {
    lead,
    adverb: adverbs
      .map(({ text }) => text)
      .join(' ')
      .replace(/^also\b ?/, ''),
    predicate: `${isPast ? inflect(verb.lemma, 'past') : verb.lemma} ${thing}${rest.replace(IS_SINCE, ', which ')}`,
    isWe: !/^me$/i.test(agent),
  };
}
