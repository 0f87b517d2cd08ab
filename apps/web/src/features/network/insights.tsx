import { t } from '@lingui/core/macro';
import { mostEngaged, mostOverdue } from '@candor/domain/network';
import type { Card } from './api/contacts.ts';
import { followUpWords, lastContactWords, roleOf, scoreLook } from './words.ts';

interface InsightsProps {
  contacts: readonly Card[];
  today: string;
  onOpen: (id: string) => void;
}

/** Whom to get back to first, and to whom the person is closest. */
export function Insights({ contacts, today, onOpen }: InsightsProps) {
  const overdue = mostOverdue(contacts, today);
  const engaged = mostEngaged(contacts, today);
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
      <People
        title={t`Overdue follow-ups`}
        empty={t`No overdue follow-ups.`}
        contacts={overdue}
        onOpen={onOpen}
      >
        {(contact) => <span className="text-danger">{followUpWords(contact, today)}</span>}
      </People>
      <People
        title={t`Closest contacts`}
        empty={t`Record an interaction to see who you are closest to.`}
        contacts={engaged}
        onOpen={onOpen}
      >
        {({ engagementScore, lastInteractionDays }) => (
          <>
            <span className={scoreLook(engagementScore)}>{engagementScore}</span>
            <span className="text-soft"> · {lastContactWords(lastInteractionDays)}</span>
          </>
        )}
      </People>
    </div>
  );
}

interface PeopleProps {
  title: string;
  empty: string;
  contacts: readonly Card[];
  onOpen: (id: string) => void;
  children: (contact: Card) => React.ReactNode;
}

function People({ title, empty, contacts, onOpen, children }: PeopleProps) {
  return (
    <section className="grid content-start gap-2">
      <h2 className="text-md font-semibold">{title}</h2>
      {contacts.length === 0 && <p className="text-base text-soft">{empty}</p>}
      <ul>
        {contacts.map((contact) => (
          <li key={contact.id} className="flex items-center gap-4 border-t border-line py-2.5">
            <span className="grid min-w-0 grow">
              <button
                type="button"
                onClick={() => onOpen(contact.id)}
                className="truncate text-start font-medium hover:underline"
              >
                {contact.name}
              </button>
              <span className="truncate text-sm text-soft">{roleOf(contact)}</span>
            </span>
            <span className="shrink-0 text-base tabular-nums">{children(contact)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
