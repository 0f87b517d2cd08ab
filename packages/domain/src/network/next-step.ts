import { daysBetween } from '../applications/index.ts';
import { say } from '../say/index.ts';
import type { ContactFields, InteractionFields, InteractionType } from './contact.ts';
import { daysAgo } from './days.ts';
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

type Met = (ago: string) => string;
/** What happened lately, and what happened so long ago that somebody may have forgotten. */
const lately: Readonly<Record<InteractionType, Met>> = {
  email: (ago) => say`You exchanged emails ${ago}.`,
  call: (ago) => say`You talked on the phone ${ago}.`,
  meeting: (ago) => say`You met ${ago}.`,
  linkedin: (ago) => say`You wrote on LinkedIn ${ago}.`,
  coffee: (ago) => say`You had coffee ${ago}.`,
  event: (ago) => say`You met at an event ${ago}.`,
};
const longAgo: Readonly<Record<InteractionType, Met>> = {
  email: (ago) => say`You exchanged emails ${ago}, and no follow-up is planned.`,
  call: (ago) => say`You talked on the phone ${ago}, and no follow-up is planned.`,
  meeting: (ago) => say`You met ${ago}, and no follow-up is planned.`,
  linkedin: (ago) => say`You wrote on LinkedIn ${ago}, and no follow-up is planned.`,
  coffee: (ago) => say`You had coffee ${ago}, and no follow-up is planned.`,
  event: (ago) => say`You met at an event ${ago}, and no follow-up is planned.`,
};

type Way = 'email' | 'linkedin' | 'call';

/** The way to write to somebody: by e-mail, else on LinkedIn, else by phone. */
function wayToReach({ email, linkedinUrl, phone }: Known): Way {
  if (email !== '') return 'email';
  if (linkedinUrl !== '') return 'linkedin';
  return phone === '' ? 'email' : 'call';
}

/** What to do by each way, by what it is for. */
const titles: Readonly<Record<'start' | 'thank' | 'follow-up' | 'catch-up', () => Record<Way, string>>> = {
  start: () => ({
    email: say`Send an email to start the conversation`,
    linkedin: say`Write on LinkedIn to start the conversation`,
    call: say`Call to start the conversation`,
  }),
  thank: () => ({
    email: say`Send an email to say thank you`,
    linkedin: say`Write on LinkedIn to say thank you`,
    call: say`Call to say thank you`,
  }),
  'follow-up': () => ({
    email: say`Send an email to follow up`,
    linkedin: say`Write on LinkedIn to follow up`,
    call: say`Call to follow up`,
  }),
  'catch-up': () => ({
    email: say`Send an email to catch up`,
    linkedin: say`Write on LinkedIn to catch up`,
    call: say`Call to catch up`,
  }),
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
  const last = interactions
    .filter(({ interactionDate }) => interactionDate <= today)
    .toSorted((a, b) => (a.interactionDate > b.interactionDate ? -1 : 1))[0];
  if (!last)
    return {
      interactionType: way,
      title: titles.start()[way],
      reason: say`No interactions yet.`,
    };
  const days = daysBetween(last.interactionDate, today);
  const wasThanked = !MET.has(last.interactionType);
  if (!wasThanked && days <= THANKS_DAYS)
    return {
      interactionType: way,
      title: titles.thank()[way],
      reason: lately[last.interactionType](daysAgo(days)),
    };
  const status = followUpStatusOf(contact, today);
  if (status === 'overdue' || contact.nextFollowUp === today)
    return {
      interactionType: way,
      title: titles['follow-up']()[way],
      reason:
        status === 'overdue'
          ? say`The follow-up was due ${daysAgo(daysBetween(contact.nextFollowUp ?? today, today))}.`
          : say`The follow-up is due today.`,
    };
  if (status !== 'none') return null;
  if (days > LONG_AGO_DAYS)
    return {
      interactionType: way,
      title: titles['catch-up']()[way],
      reason: longAgo[last.interactionType](daysAgo(days)),
    };
  return null;
}
