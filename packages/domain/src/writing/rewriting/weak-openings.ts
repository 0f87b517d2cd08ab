import { inflect, type Sentence } from '@candor/english';
import { actionsFrom } from './actions-from.ts';

const DOING =
  '(?:perform|carry out|conduct|undertake|make|do|give|provide|performed|carried out|conducted|undertook|made|did|gave|provided)';
const WORK = '(?:duties|responsibilities|tasks|duty|responsibility|role|job|task|work)';
/** What stands before the thing done and says nothing of it, word by word; the last words are the ones that govern it. */
const OPENINGS: readonly RegExp[] = [
  /^(?:i )?(?:was |am |have been )?(?:(?:also|mainly|fully|solely|directly|the|person|one) )*(?:responsible for|in charge of|(?:tasked|charged|entrusted) with) (?:(?:the )?(?:task|job|work) of )?/,
  new RegExp(
    `^(?:(?:my|the|main|key|daily|other) )*${WORK}(?: here| there)? (?:(?:included|were|was) that i|included|include|includes|involved|involves|involve|were|are|was|is|consisted of|:) (?:it )?`,
  ),
  new RegExp(`^(?:i )?(?:was |am )?(?:given|had|got) the ${WORK} (?:of |(?=to ))`),
  new RegExp(`^(?:in|as part of) my ${WORK}(?: here| there)? ,? ?(?=i )`),
  /^(?:it (?:was|is) my (?:responsibility|job|task|duty)|(?:i )?(?:had|have|used|was able|successfully managed|managed)) (?=to )/,
  new RegExp(`^(?:i )?${DOING} (?=(?:the |an? )?(?:\\p{L}+ (?:of|to)|\\p{L}+ing with) )`, 'u'),
  // "I've done looking after the bees", "did a lot of phoning the drivers", "took care of washing the vans".
  /^(?:i )?(?:(?:have |['’]ve )?done|did|took care of|dealt with)(?: (?:a lot|lots) of)? (?=\p{L}+ing (?:(?:after|up|out|off|down) )?(?:the|all) )/u,
  // What went on then is done: "I was helping out with the sound".
  /^(?:i )?was (?=\p{L}+ing )(?!.* (?:when|while|until) )/u,
  // "Doing the waybills", "Am doing the waybills": an order, or what was done.
  /^(?:(?:i )?am )?(?=\p{L}+ing (?:(?:after|up|out|off|down) )?(?:the|all|what|an?|\d+) )(?!.* since )/u,
];
/** Openings of which a part was done: "helped with the planning of". */
const PART =
  /^(?:i )?(?:(?:was|were|am|have|been|also) )*(?:(?:help|assist)(?:ed|ing)? (?:out )?(?:with|in)|(?:involved|participated|participating) in|(?:took|taking) part (?:in|at)|ma[dk]e a contribution to) (?=(?:the |an? )?\p{L}+ of )/u;
const PAST =
  /\b(?:was|were|had|used|got|given|done|took|dealt|included|involved|managed|consisted|performed|carried|conducted|undertook|made|did|gave|provided|helped|assisted|participated)\b/;
const PRESENT =
  /\b(?:am|is|are|have|includes?|involves?|perform|carry|conduct|undertake|make|do|give|provide|help|assist)\b/;
/** What goes on is not done: "I was training as a nurse". */
const GOES_ON =
  /^(?:going|finishing|completing|studying|training|learning|pursuing|wanting|applying|moving|looking for|hoping|planning to)\b/;
const PEOPLE = /^(?:team|group|crew|class|staff|squad|troop|unit|brigade)$/;

export interface Opened {
  /** In the tense that the opening has; where it has none, as of a post that is over. */
  text: string;
  /** Whether the opening says when. */
  isTensed: boolean;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What stands before the thing itself; null where nothing does. */
function openingOf({ tokens }: Sentence): { opening: string; isPart: boolean } | null {
  const words = tokens.map(({ text }) => text.toLowerCase()).join(' ');
  const [part] = PART.exec(words) ?? [];
  const opening =
    part ?? OPENINGS.map((pattern) => pattern.exec(words)?.[0]).find((one) => one !== undefined);
  if (opening === undefined) return null;
  const isGerund = /^(?:i )?(?:was |am )?$/.test(opening);
  if (isGerund && GOES_ON.test(words.slice(opening.length))) return null;
  return { opening, isPart: part !== undefined };
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
  const found = openingOf(sentence);
  if (!found || sentence.isNegated || sentence.isQuestion) return null;
  const { opening, isPart } = found;
  const from = opening === '' ? 0 : opening.trim().split(' ').length;
  // "I am involved": what one is tells when.
  const isPast = PAST.test(opening) && !/\b(?:am|is|are)\b/.test(opening);
  const isTensed = isPast || PRESENT.test(opening);
  const form = (isTensed ? isPast : tense !== 'present') ? 'past' : 'base';
  const verbIn = (verb: string) => (form === 'past' ? inflect(verb, 'past') : verb);
  const governs = governed(sentence, text, from, opening);
  if (governs && / I /.test(governs.object)) return null;
  if (governs) return { text: capital(`${verbIn(governs.verb)} ${governs.object}`), isTensed };
  const actions = actionsFrom(sentence, text, from, {
    form: isPart ? 'base' : form,
    isFinite: opening.endsWith(' that i '),
  });
  if (actions === null) return null;
  return { text: capital(isPart ? `${verbIn('help')} ${actions}` : actions), isTensed };
}
