import type { ContactFields } from './contact.ts';
import { engagementOf, type Engaged } from './engagement.ts';
import { followUpStatusOf } from './follow-up.ts';

type Counted = Pick<ContactFields, 'name' | 'status' | 'nextFollowUp'> & Engaged;

export interface NetworkOverview {
  total: number;
  active: number;
  /** Active contacts whose follow-up is overdue, and due within 7 days. */
  overdue: number;
  dueSoon: number;
  /** Mean engagement of the active contacts, 10 to 100; null where there is none. */
  engagement: number | null;
  /** The share of active contacts in percent; null where there is no contact. */
  networkScore: number | null;
}

/** The figures above the contacts, archived ones among them. */
export function overviewOf(contacts: readonly Counted[], today: string): NetworkOverview {
  const active = contacts.filter(({ status }) => status === 'active');
  const due = active.map((contact) => followUpStatusOf(contact, today));
  const points = active.reduce((sum, contact) => sum + engagementOf(contact, today).score, 0);
  return {
    total: contacts.length,
    active: active.length,
    overdue: due.filter((status) => status === 'overdue').length,
    dueSoon: due.filter((status) => status === 'due_soon').length,
    engagement: active.length === 0 ? null : Math.round(points / active.length),
    networkScore: contacts.length === 0 ? null : Math.round((100 * active.length) / contacts.length),
  };
}

const MOST_SHOWN = 5;
const byName = (a: Counted, b: Counted) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

/** Up to 5 active contacts whose follow-up is overdue, the longest first. */
export function mostOverdue<C extends Counted>(contacts: readonly C[], today: string): C[] {
  return contacts
    .filter((one) => one.status === 'active' && followUpStatusOf(one, today) === 'overdue')
    .toSorted((a, b) => ((a.nextFollowUp ?? '') < (b.nextFollowUp ?? '') ? -1 : 1))
    .slice(0, MOST_SHOWN);
}

/** The 5 active contacts of the best engagement; of equals the one heard of last. */
export function mostEngaged<C extends Counted>(contacts: readonly C[], today: string): C[] {
  const score = new Map(contacts.map((one) => [one, engagementOf(one, today).score]));
  return contacts
    .filter(({ status, lastContact }) => status === 'active' && lastContact !== null)
    .toSorted(
      (a, b) =>
        (score.get(b) ?? 0) - (score.get(a) ?? 0) ||
        ((a.lastContact ?? '') > (b.lastContact ?? '')
          ? -1
          : (a.lastContact ?? '') < (b.lastContact ?? '')
            ? 1
            : byName(a, b)),
    )
    .slice(0, MOST_SHOWN);
}
