import { useQuery } from '@tanstack/react-query';
import { contactsAt } from './api/contacts.ts';
import { lastContactWords } from './words.ts';

interface ContactsAtCompanyProps {
  company: string;
  onOpen: (contactId: string) => void;
}

const MOST_SHOWN = 8;

/** Whom the person knows at a company; nothing where they know nobody there. */
export function ContactsAtCompany({ company, onOpen }: ContactsAtCompanyProps) {
  const { data = [] } = useQuery(contactsAt(company));
  const known = data
    .filter(({ status }) => status === 'active')
    .toSorted((a, b) => b.engagementScore - a.engagementScore);
  if (known.length === 0) return null;
  return (
    <section aria-label="People you know there" className="grid gap-3 border-t border-line pt-5">
      <h3 className="text-base font-semibold">People you know there</h3>
      <ul className="grid gap-2">
        {known.slice(0, MOST_SHOWN).map((contact) => (
          <li key={contact.id} className="flex items-baseline justify-between gap-4">
            <span className="grid min-w-0">
              <button
                type="button"
                className="truncate text-left text-base text-accent hover:underline"
                onClick={() => onOpen(contact.id)}
              >
                {contact.name}
              </button>
              <span className="truncate text-sm text-soft">{contact.position}</span>
            </span>
            <span className="shrink-0 text-sm text-soft">
              {lastContactWords(contact.lastInteractionDays)}
            </span>
          </li>
        ))}
      </ul>
      {known.length > MOST_SHOWN && (
        <p className="text-sm text-soft">And {known.length - MOST_SHOWN} more.</p>
      )}
    </section>
  );
}
