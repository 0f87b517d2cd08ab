import { daysBetween } from '../applications/index.ts';
import type { ContactFields, InteractionFields, InteractionType } from './contact.ts';
import { followUpStatusOf } from './follow-up.ts';

/** What could be done next with a contact, and why. */
export interface NextStep {
  interactionType: InteractionType;
  title: string;
  reason: string;
}

type PastInteraction = Pick<InteractionFields, 'interactionType' | 'interactionDate' | 'outcome'>;
type Known = Pick<ContactFields, 'email' | 'phone' | 'linkedinUrl' | 'nextFollowUp' | 'status'>;

/** A word of thanks is sent within so many days. */
const THANKS_DAYS = 3;
/** After so many days a message has to recall who one is first. */
const LONG_AGO_DAYS = 90;
const MET: ReadonlySet<InteractionType> = new Set(['meeting', 'coffee', 'call', 'event']);

const metAs: Readonly<Record<InteractionType, string>> = {
  email: 'exchanged emails',
  call: 'talked on the phone',
  meeting: 'met',
  linkedin: 'wrote on LinkedIn',
  coffee: 'had coffee',
  event: 'met at an event',
};
const daysAgo = (days: number) => (days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`);

/** The way to write to somebody: by e-mail, else on LinkedIn, else by phone. */
function wayToReach({ email, linkedinUrl, phone }: Known): InteractionType {
  if (email !== '') return 'email';
  if (linkedinUrl !== '') return 'linkedin';
  return phone === '' ? 'email' : 'call';
}
const writing: Readonly<Partial<Record<InteractionType, string>>> = {
  email: 'Send an email',
  linkedin: 'Write on LinkedIn',
  call: 'Call',
};

/**
 * The next step that a history proposes; null where nothing is due.
 * @param interactions in any order
 */
export function nextStepOf(
  contact: Known,
  interactions: readonly PastInteraction[],
  today: string,
): NextStep | null {
  if (contact.status === 'archived') return null;
  const way = wayToReach(contact);
  const write = writing[way] ?? 'Get in touch';
  const last = interactions
    .filter(({ interactionDate }) => interactionDate <= today)
    .toSorted((a, b) => (a.interactionDate > b.interactionDate ? -1 : 1))[0];
  if (!last)
    return {
      interactionType: way,
      title: `${write} to start the conversation`,
      reason: 'No interactions yet.',
    };
  const days = daysBetween(last.interactionDate, today);
  const wasThanked = !MET.has(last.interactionType);
  if (!wasThanked && days <= THANKS_DAYS)
    return {
      interactionType: way,
      title: `${write} to say thank you`,
      reason: `You ${metAs[last.interactionType]} ${daysAgo(days)}.`,
    };
  const status = followUpStatusOf(contact, today);
  if (status === 'overdue' || contact.nextFollowUp === today)
    return {
      interactionType: way,
      title: `${write} to follow up`,
      reason:
        status === 'overdue'
          ? `The follow-up was due ${daysAgo(daysBetween(contact.nextFollowUp ?? today, today))}.`
          : 'The follow-up is due today.',
    };
  if (status !== 'none') return null;
  if (days > LONG_AGO_DAYS)
    return {
      interactionType: way,
      title: `${write} to catch up`,
      reason: `You ${metAs[last.interactionType]} ${daysAgo(days)}, and no follow-up is planned.`,
    };
  return null;
}
