import { inflect } from '@candor/english';
import { verbOfPast } from './verb.ts';

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

const PASSIVE =
  /^((?:[^;:.!?]*,\s)?)([^,;:]{2,80}?) (was|were|is|are) (?:also )?(?:(\p{L}+ly) )?(\p{L}+) by (me|us|my team|our team)\b(.*)$/iu;
const PARTICIPLE = /(?:ed|en|un|t|ught|ade|ung|ld|wn|ne)$/;

/** Words that open what stands before a main clause. */
const INTRODUCES =
  /^(?:in|on|at|for|to|due|because|when|while|after|before|as|with|by|from|during|since|over|under|last|this|each|every|then|later|once|if|until|without|within|through|throughout|despite|although|though|thanks|given|where)\b/i;
const DETERMINER =
  /^(?:the|a|an|all|our|my|their|its|these|this|those|that|both|every|each|some|many|most|several|other|new|no|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d[\d,.]*)$/i;
/** A span of time is no thing that was done: "This year rotas were written by me". */
const TIME =
  /^(?:this|that|every|each|one|all|most) (?:year|quarter|month|week|day|morning|evening|night|spring|summer|autumn|fall|winter)s? ./i;
/** Words that a thing has none of: with them the stretch holds another clause. */
const CLAUSE =
  /\b(?:i|we|he|she|they|it|there|that|which|who|whom|whose|when|while|because|as|if|although|is|are|was|were|be|been|being|has|have|had|will|would|can|could|should|not)\b/i;
const JOINS =
  /^(?:and|or|but|of|all|both|half|with|for|in|on|at|to|from|by|per|than|under|over|between|about|into|after|before|during)$/i;
const INNER_DETERMINER = /^(?:the|a|an|my|our|their|this|these|every|each)$/i;

const objects: ReadonlyMap<string, string> = new Map([
  ['it', 'it'],
  ['they', 'them'],
  ['he', 'him'],
  ['she', 'her'],
  ['this', 'this'],
  ['that', 'that'],
  ['these', 'these'],
  ['those', 'those'],
]);

/** A subject as an object; null where it is not surely one thing, or may be a name. */
function asObject(subject: string, { isPlural, isOpening }: { isPlural: boolean; isOpening: boolean }) {
  const words = subject.trim().split(/\s+/);
  const [first = ''] = words;
  const pronoun = objects.get(first.toLowerCase());
  if (words.length === 1 && pronoun !== undefined) return pronoun;
  if (CLAUSE.test(words.slice(1).join(' ')) || /^(?:i|we|you|he|she|they|it|there)$/i.test(first))
    return null;
  if (TIME.test(subject)) return null;
  const isTorn = words.some((word, at) => {
    if (at === 0) return JOINS.test(word) && !DETERMINER.test(word);
    const [before = '', after = ''] = [words[at - 1], words[at + 1]];
    if (INNER_DETERMINER.test(word)) return !JOINS.test(before);
    return verbOfPast(word.toLowerCase()) !== undefined && JOINS.test(after);
  });
  if (isTorn) return null;
  // Behind a lead a capital is a name's; at the opening only a word that is surely none may lose it.
  if (!isOpening) return subject;
  const isOrdinary = DETERMINER.test(first) || (words.length === 1 && isPlural);
  return isOrdinary ? subject.charAt(0).toLowerCase() + subject.slice(1) : null;
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
  const [, lead = '', subject = '', be = '', adverb = '', participle = '', agent = '', rest = ''] =
    PASSIVE.exec(sentence) ?? [];
  if (subject === '' || !PARTICIPLE.test(participle) || !goesOn(rest)) return null;
  if (lead !== '' && !lead.split(', ').every((part) => part === '' || INTRODUCES.test(part))) return null;
  const isPlural = /^(?:were|are)$/i.test(be);
  const thing = asObject(subject, { isPlural, isOpening: lead === '' });
  const base = verbOfPast(participle.toLowerCase());
  if (!thing || base === undefined) return null;
  const verb = /^(?:is|are)$/i.test(be) ? base : inflect(base, 'past');
  return {
    lead,
    adverb,
    predicate: `${verb} ${thing}${rest.replace(IS_SINCE, ', which ')}`,
    isWe: !/^me$/i.test(agent),
  };
}
