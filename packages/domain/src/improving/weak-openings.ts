import { inflect, type Sentence } from '@candor/english';
import { actionsFrom } from './actions-from.ts';

/** What stands before the thing done and says nothing of it, word by word; the last words are the ones that govern it. */
const OPENINGS: readonly RegExp[] = [
  /^(?:i )?(?:was |am |have been )?(?:(?:also|mainly|fully|solely|directly) )*(?:responsible for|in charge of) /,
  /^(?:i )?(?:was |am |have been )?(?:also )?(?:tasked|charged|entrusted) with /,
  /^(?:i )?(?:was |am )?given the (?:task|job|responsibility) of /,
  /^(?:i )?(?:have|had) the (?:task|job|responsibility) (?:of|to) /,
  /^(?:(?:my|the|main|key|daily|other) )*(?:duties|responsibilities|tasks|duty|responsibility|role|job|task|work)(?: here| there)? (?:included|include|includes|involved|involves|involve|were|are|was|is|consisted of|:) (?:it )?/,
  /^it (?:was|is) my (?:\p{L}+ )?(?:responsibility|job|task|duty|role) (?=to )/u,
  /^(?:i )?(?:had|have) (?=to )/,
  /^(?:i )?(?:was|am) able (?=to )/,
  /^(?:i )?(?:successfully )?managed (?=to )/,
  /^(?:i )?(?:was |am |used to be )?the (?:one|person) who /,
  /^i (?:was|am) the one who /,
];
const PAST = /\b(?:was|were|had|included|involved|given|managed|consisted|used)\b/;
const PRESENT = /\b(?:am|is|are|have|include|includes|involve|involves)\b/;
const PEOPLE = /^(?:team|group|crew|class|staff|shift|squad|troop|unit|department|brigade)$/;

export interface Opened {
  /** In the tense that the opening has; where it has none, as of a post that is over. */
  text: string;
  tense: 'past' | 'present';
  /** Whether the opening says when. */
  isTensed: boolean;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Where the thing itself begins, and what stood before it. */
function openingOf({ tokens }: Sentence): { from: number; opening: string } | null {
  const words = tokens.map(({ text }) => text.toLowerCase()).join(' ');
  for (const pattern of OPENINGS) {
    const [opening = ''] = pattern.exec(words) ?? [];
    if (opening !== '') return { from: opening.trim().split(' ').length, opening };
  }
  return null;
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
  const found = openingOf(sentence);
  if (!found || sentence.isNegated || sentence.isQuestion) return null;
  const { from, opening } = found;
  const isPast = PAST.test(opening);
  const isTensed = isPast || PRESENT.test(opening);
  const inTense = isTensed ? (isPast ? 'past' : 'present') : (tense ?? 'past');
  const form = inTense === 'past' ? 'past' : 'base';
  // "Who set up", "who does": the verb stands there already.
  const relative = opening.endsWith('who ') ? sentence.tokens[from] : undefined;
  if (relative) {
    const isVerb = relative.pos === 'verb' || relative.pos === 'auxiliary';
    if (!isVerb || relative.lemma === 'be') return null;
    const rest = text.slice(relative.span.end, sentence.span.end).replace(/[.!]$/, '');
    return {
      text: capital(`${inflect(relative.lemma, isPast ? 'past' : 'base')}${rest}`),
      tense: inTense,
      isTensed,
    };
  }
  const governs = governed(sentence, text, from, opening);
  const actions = actionsFrom(sentence, text, from, form);
  if (!governs) return actions === null ? null : { text: capital(actions), tense: inTense, isTensed };
  const verb = form === 'past' ? inflect(governs.verb, 'past') : governs.verb;
  // "The evening shift and I also locked up"
  const joined = /^(?<object>.*?) and I (?:also )?(?<then>\p{L}+(?:ed|t|d)?\b.*)$/u.exec(
    governs.object,
  )?.groups;
  const wording =
    joined && form === 'past' ? `${joined['object']} and ${joined['then']}` : joined ? null : governs.object;
  return wording === null ? null : { text: capital(`${verb} ${wording}`), tense: inTense, isTensed };
}
