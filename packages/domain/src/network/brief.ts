import { daysBetween } from '../applications/index.ts';
import { say } from '../say/index.ts';
import { daysAgo } from './days.ts';
import type { ContactFields, ConnectionType, InteractionFields, InteractionType } from './contact.ts';

export const connectionNames: Readonly<Record<ConnectionType, string>> = {
  direct: say`Direct`,
  referral: say`Referral`,
  event: say`Event`,
};
export const interactionNames: Readonly<Record<InteractionType, string>> = {
  email: say`Email`,
  call: say`Call`,
  meeting: say`Meeting`,
  linkedin: 'LinkedIn',
  coffee: say`Coffee`,
  event: say`Event`,
};

/** What to know of somebody before a meeting, under its heading. */
export interface BriefPart {
  title: string;
  lines: string[];
}

interface Known {
  contact: ContactFields;
  /** In any order. */
  interactions: readonly InteractionFields[];
  /** Jobs the person tracks at the contact's company, as one line each. */
  applications?: readonly string[];
  today: string;
}

const MOST_INTERACTIONS = 3;
const filled = (lines: readonly string[]) => lines.filter((line) => line !== '');

/** A short brief: what is stored and nothing else. A part that knows nothing is left out. */
export function briefOf({ contact, interactions, applications = [], today }: Known): BriefPart[] {
  const { position, company, location, industry, lastContact, nextFollowUp, notes, tags } = contact;
  const role = position !== '' && company !== '' ? say`${position} at ${company}` : position || company;
  const latest = interactions
    .toSorted((a, b) => (a.interactionDate > b.interactionDate ? -1 : 1))
    .slice(0, MOST_INTERACTIONS);
  const days = lastContact === null ? null : daysBetween(lastContact, today);
  const parts: BriefPart[] = [
    { title: say`Who`, lines: filled([role, filled([location, industry]).join(' · '), tags.join(', ')]) },
    {
      title: say`Last in touch`,
      lines: days === null ? [] : [days <= 0 ? say`Today` : days === 1 ? say`Yesterday` : daysAgo(days)],
    },
    {
      title: say`What was said`,
      lines: latest.map(({ interactionType, interactionDate, subject, outcome, content }) => {
        const what = filled([subject, outcome || content.trim().split('\n')[0] || '']).join(': ');
        const head = `${interactionDate}, ${interactionNames[interactionType]}`;
        return what === '' ? head : `${head}: ${what}`;
      }),
    },
    { title: say`Follow-up`, lines: nextFollowUp === null ? [] : [nextFollowUp] },
    { title: say`Your applications there`, lines: [...applications] },
    { title: say`Notes`, lines: filled([notes.trim()]) },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}
