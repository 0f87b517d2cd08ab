import { deedIn, isHabit } from './deeds-told.ts';
import { lowered, lowerFirst } from './letter-case.ts';
import { stateIn } from './states.ts';
import { roleIn, saidThing } from './things.ts';
import { oneOf } from './one-of.ts';
import { wishes } from './words.data.ts';

/** A phrase that is no sentence, by what it needs around it. */
export type Fragment =
  /** "to work nearer home" */
  | { kind: 'aim'; text: string }
  /** "your work with refugees", "working in small teams": lower case where it may be, no stop. */
  | { kind: 'thing'; text: string }
  /** "moved here for the sea", "can drive a van": what somebody did or can do, the verb first. */
  | { kind: 'deed'; text: string }
  /** "asks what nobody else thinks of": said of a person or a house in the present. */
  | { kind: 'habit'; text: string }
  /** "love your food", "have known her for years": said of whoever writes, whomever the letter is about. */
  | { kind: 'wish'; text: string }
  /** "a carer for my mum for four years" */
  | { kind: 'role'; text: string }
  /** "still very keen", "a quick learner": what somebody is. */
  | { kind: 'state'; text: string }
  /** "because you are close to home" */
  | { kind: 'reason'; text: string };

/** A cause that stands by itself: "because you are close to home"; not "since my application I have ...". */
const REASON =
  /^because (?!of\b)\p{L}|^(?:since|as) (?:I|I['’]\p{L}+|you|we|it|they) (?!.* (?:I|we) (?:have|am|did|can|would|will|was|do)\b)/iu;
const WISH = new RegExp(`^(?:(?:also|really|just|still|always) )?${oneOf(wishes)}\\b`, 'i');

/** Whether a phrase gives a cause and no main clause. */
export function isReason(text: string): boolean {
  return REASON.test(text) && !/, (?:I|we|you|it|this|that)\b/.test(text);
}

/** What a phrase without a subject says, its stop taken off. English only. */
export function readFragment(bare: string): Fragment {
  const lower = lowerFirst(bare);
  if (/^to \p{Ll}/u.test(lower)) return { kind: 'aim', text: lower };
  if (isReason(bare)) return { kind: 'reason', text: lower };
  const cause = bare.replace(/^(?:because of|due to|owing to)\s+/i, '');
  if (cause !== bare) return { kind: 'thing', text: lowered(saidThing(cause)) };
  const state = stateIn(bare);
  if (state) return { kind: 'state', text: state };
  if (/^been\b/.test(lower)) return { kind: 'wish', text: `have ${lower}` };
  if (WISH.test(bare)) return { kind: 'wish', text: lower };
  if (isHabit(bare)) return { kind: 'habit', text: lower };
  const deed = deedIn(bare);
  if (deed) return { kind: 'deed', text: deed };
  const role = roleIn(bare);
  return role ? { kind: 'role', text: role } : { kind: 'thing', text: lowered(saidThing(bare)) };
}
