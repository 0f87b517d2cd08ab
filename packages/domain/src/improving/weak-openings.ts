import { inflect, type Sentence } from '@candor/english';
import { actionsFrom } from './actions-from.ts';

const DOING =
  '(?:perform|carry out|conduct|undertake|make|do|give|provide|performed|carried out|conducted|undertook|made|did|gave|provided)';
/** What stands before the thing done and says nothing of it, word by word; the last words are the ones that govern it. */
const OPENINGS: readonly RegExp[] = [
  /^(?:i )?(?:was |am |have been )?(?:(?:also|mainly|fully|solely|directly|the|person|one) )*(?:responsible for|in charge of|(?:tasked|charged|entrusted) with) (?:(?:the )?(?:task|job|work) of )?/,
  /^(?:(?:my|the|main|key|daily|other) )*(?:duties|responsibilities|tasks|duty|responsibility|role|job|task|work)(?: here| there)? (?:included|include|includes|involved|involves|involve|were|are|was|is|consisted of|:) (?:it )?/,
  /^(?:it (?:was|is) my (?:responsibility|job|task|duty)|(?:i )?(?:had|have|was able|successfully managed|managed)) (?=to )/,
  new RegExp(`^(?:i )?${DOING} (?=(?:the |an? )?\\p{L}+ (?:of|to) )`, 'u'),
];
/** Openings of which a part was done: "helped with the planning of". */
const PART =
  /^(?:i )?(?:(?:was|were|am|have|been|also) )*(?:(?:help|assist)(?:ed|ing)? (?:out )?(?:with|in)|(?:involved|participated|participating) in|ma[dk]e a contribution to) (?=(?:the |an? )?\p{L}+ of )/u;
const PAST =
  /\b(?:was|were|had|included|involved|managed|consisted|performed|carried|conducted|undertook|made|did|gave|provided|helped|assisted|participated)\b/;
const PRESENT =
  /\b(?:am|is|are|have|includes?|involves?|perform|carry|conduct|undertake|make|do|give|provide|help|assist)\b/;
const PEOPLE = /^(?:team|group|crew|class|staff|squad|troop|unit|brigade)$/;

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
  const first = sentence.tokens[from];
  const phrase = sentence.phrases.find((one) => one.kind === 'noun' && one.from === from);
  const head = phrase && sentence.tokens[phrase.head];
  if (!head || head.pos !== 'noun') return null;
  const object = text.slice(first?.span.start ?? 0, sentence.span.end).replace(/[.!]$/, '');
  if (PEOPLE.test(head.lemma) && first?.pos !== 'verb') return { verb: 'lead', object };
  const isWhole = first?.pos === 'determiner' || head.number === 'plural';
  return isWhole && opening.endsWith('in charge of ') ? { verb: 'run', object } : null;
}

/** A sentence that opens with what somebody was there for, said by what was done; null where that is not certain. */
export function withoutOpening(sentence: Sentence, text: string, tense?: 'past' | 'present'): Opened | null {
  const { opening, isPart } = openingOf(sentence);
  if (opening === '' || sentence.isNegated || sentence.isQuestion) return null;
  const from = opening.trim().split(' ').length;
  // "I am involved": what one is tells when.
  const isPast = PAST.test(opening) && !/\b(?:am|is|are)\b/.test(opening);
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
