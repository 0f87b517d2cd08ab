import { inflect, type Sentence } from '@candor/english';
import { actionsFrom } from './actions-from.ts';

/** What stands before the thing done and says nothing of it, word by word; the last words are the ones that govern it. */
const OPENINGS: readonly RegExp[] = [
  /^(?:i )?(?:was |am |have been |had |held |have )?(?:(?:also|mainly|fully|solely|directly|the|person|one) )*(?:responsible for|responsibility for|in charge of|tasked with|given) (?:the )?(?:task|job|process|duty|work|responsibility|role) of /,
  /^(?:i )?(?:was |am |have been )?(?:(?:also|mainly|fully|solely|directly|the|person|one) )*(?:responsible for|in charge of) /,
  /^(?:i )?(?:had|held|have|hold|took) (?:full |sole |the )?responsibility for /,
  /^(?:(?:one|part|some|a part|a big part|a large part|most|much) of|among) (?:my|the) (?:\p{L}+ )?(?:duties|responsibilities|tasks|duty|responsibility|role|job|work|days?|time)(?: here| there)? (?:was|were|is|are|included|involved|meant|consisted of) /u,
  /^(?:my|the) (?:\p{L}+ )?(?:duties|responsibilities|tasks|role|job|work|days?|time)(?: here| there)? (?:entailed|entails|meant|means|revolved around|revolves around|centred on|consists of|consisted in|focused on|was all about|was about) /u,
  /^(?:i )?(?:was |am |have been )?(?:also )?(?:tasked|charged|entrusted) with /,
  /^(?:i )?(?:was |am )?given the (?:task|job|responsibility) of /,
  /^(?:i )?(?:have|had) the (?:task|job|responsibility) (?:of|to) /,
  /^(?:(?:my|the|main|key|daily|other) )*(?:duties|responsibilities|tasks|duty|responsibility|role|job|task|work)(?: here| there)? (?:included|include|includes|involved|involves|involve|were|are|was|is|consisted of|:) (?:it )?/,
  /^what (?:my|the) (?:job|role|work|task|post) (?:consisted of|involved|was|included) (?:was|were) /,
  /^it (?:was|is) my (?:\p{L}+ )?(?:responsibility|job|task|duty|role) (?=to )/u,
  /^(?:i )?(?:had|have) (?=to )/,
  /^(?:i )?(?:was|am) able (?=to )/,
  /^(?:i )?(?:successfully )?managed (?=to )/,
  /^(?:i )?(?:perform|carry out|conduct|undertake|make|do|performed|carried out|conducted|undertook|made|did) (?=(?:the |an? )?\p{L}+ of )/u,
];
/** Openings of which a part was done: "helped with the planning of". */
const PART =
  /^(?:i )?(?:(?:was|were|am|have|been|also) )*(?:(?:help|assist)(?:ed|ing)? (?:out )?(?:with|in)|(?:involved|participated|participating) in|ma[dk]e a contribution to) (?=(?:the |an? )?\p{L}+ of )/u;
const PAST =
  /\b(?:was|were|had|held|took|included|involved|entailed|meant|revolved|centred|focused|given|managed|consisted|used|performed|carried|conducted|undertook|made|did|helped|assisted|participated)\b/;
const PRESENT =
  /\b(?:am|is|are|have|hold|includes?|involves?|entails?|means?|revolves?|consists?|perform|carry|conduct|undertake|make|do|help|assist)\b/;
const PEOPLE = /^(?:team|group|crew|class|staff|shift|squad|troop|unit|department|brigade)$/;

export interface Opened {
  /** In the tense that the opening has; where it has none, as of a post that is over. */
  text: string;
  /** Whether the opening says when. */
  isTensed: boolean;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What stands before the thing itself; '' where nothing does. */
function openingOf({ tokens }: Sentence): { opening: string; isPart: boolean } {
  const words = tokens.map(({ text }) => text.toLowerCase()).join(' ');
  const [part] = PART.exec(words) ?? [];
  const whole = OPENINGS.map((pattern) => pattern.exec(words)?.[0] ?? '').find((one) => one !== '');
  return { opening: part ?? whole ?? '', isPart: part !== undefined };
}

/** A group of people that somebody is responsible for is led, a thing in somebody's charge is run. */
function governed(
  sentence: Sentence,
  text: string,
  from: number,
  opening: string,
): { verb: string; object: string } | null {
  if (!/(?:responsible for|in charge of) $/.test(opening)) return null;
  const phrase = sentence.phrases.find((one) => one.kind === 'noun' && one.from === from);
  const head = phrase && sentence.tokens[phrase.head];
  if (!head || head.pos !== 'noun') return null;
  const rest = text.slice(sentence.tokens[from]?.span.start ?? 0, sentence.span.end).replace(/[.!]$/, '');
  if (PEOPLE.test(head.lemma) && sentence.tokens[from]?.pos !== 'verb') {
    // A shift is run; who works it is led.
    return { verb: head.lemma === 'shift' || head.lemma === 'department' ? 'run' : 'lead', object: rest };
  }
  const isWhole = sentence.tokens[from]?.pos === 'determiner' || head.number === 'plural';
  return isWhole && opening.endsWith('in charge of ') ? { verb: 'run', object: rest } : null;
}

/** A sentence that opens with what somebody was there for, said by what was done; null where that is not certain. */
export function withoutOpening(sentence: Sentence, text: string, tense?: 'past' | 'present'): Opened | null {
  const { opening, isPart } = openingOf(sentence);
  if (opening === '' || sentence.isNegated || sentence.isQuestion) return null;
  const from = opening.trim().split(' ').length;
  const isPast = PAST.test(opening);
  const isTensed = isPast || PRESENT.test(opening);
  const form = (isTensed ? isPast : tense !== 'present') ? 'past' : 'base';
  const verbIn = (verb: string) => (form === 'past' ? inflect(verb, 'past') : verb);
  const governs = governed(sentence, text, from, opening);
  if (governs && / I /.test(governs.object)) return null;
  if (governs) return { text: capital(`${verbIn(governs.verb)} ${governs.object}`), isTensed };
  const actions = actionsFrom(sentence, text, from, isPart ? 'base' : form);
  if (actions === null) return null;
  return { text: capital(isPart ? `${verbIn('help')} ${actions}` : actions), isTensed };
}
