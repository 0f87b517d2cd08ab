import { inflect, type Sentence } from '@candor/language';
import { actionsFrom } from './actions-from.ts';
import {
  goesOn,
  groupsOfPeople,
  openings,
  partOpening,
  pastOpening,
  presentOpening,
} from './weak-openings.data.ts';
import { capitalised } from '../../text/index.ts';

export interface Opened {
  /** In the tense that the opening has; where it has none, as of a post that is over. */
  text: string;
  /** Whether the opening says when. */
  isTensed: boolean;
}

/** What stands before the thing itself; null where nothing does. */
function openingOf({ tokens }: Sentence): { opening: string; isPart: boolean } | null {
  const words = tokens.map(({ text }) => text.toLowerCase()).join(' ');
  const [part] = partOpening.exec(words) ?? [];
  const opening =
    part ?? openings.map((pattern) => pattern.exec(words)?.[0]).find((one) => one !== undefined);
  if (opening === undefined) return null;
  const isGerund = /^(?:i )?(?:was |am )?$/.test(opening);
  if (isGerund && goesOn.test(words.slice(opening.length))) return null;
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
  if (groupsOfPeople.test(head.lemma) && first?.pos !== 'verb') return { verb: 'lead', object };
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
  const isPast = pastOpening.test(opening) && !/\b(?:am|is|are)\b/.test(opening);
  const isTensed = isPast || presentOpening.test(opening);
  const form = (isTensed ? isPast : tense !== 'present') ? 'past' : 'base';
  const verbIn = (verb: string) => (form === 'past' ? inflect(verb, 'past') : verb);
  const governs = governed(sentence, text, from, opening);
  if (governs && / I /.test(governs.object)) return null;
  if (governs) return { text: capitalised(`${verbIn(governs.verb)} ${governs.object}`), isTensed };
  const actions = actionsFrom(sentence, text, from, {
    form: isPart ? 'base' : form,
    isFinite: opening.endsWith(' that i '),
  });
  if (actions === null) return null;
  return { text: capitalised(isPart ? `${verbIn('help')} ${actions}` : actions), isTensed };
}
