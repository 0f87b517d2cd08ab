import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import { useRef } from 'react';
import { useRowsInSight } from '../../ui/use-rows-in-sight.ts';
import type { Card } from './api/contacts.ts';
import { followUpWords, roleOf } from './words.ts';

interface ContactListProps {
  contacts: readonly Card[];
  openId: string | null;
  today: string;
  onOpen: (id: string) => void;
}

const ROW_PX = 64;

/** The contacts as rows; of thousands only those in sight are drawn. */
export function ContactList({ contacts, openId, today, onOpen }: ContactListProps) {
  const box = useRef<HTMLDivElement>(null);
  const { rows, total } = useRowsInSight(box, { count: contacts.length, height: ROW_PX });
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="max-h-[70dvh] min-h-64 overflow-y-auto border-y border-line lg:max-h-[calc(100dvh-24rem)]"
    >
      <ul aria-label={t`Contacts`} className="relative" style={{ height: total }}>
        {rows.map(({ at, start }) => {
          const contact = contacts[at];
          return (
            contact && (
              <li
                key={contact.id}
                aria-setsize={contacts.length}
                aria-posinset={at + 1}
                className="absolute inset-x-0 h-16"
                style={{ transform: `translateY(${start}px)` }}
              >
                <Row contact={contact} isOpen={contact.id === openId} today={today} onOpen={onOpen} />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

interface RowProps {
  contact: Card;
  isOpen: boolean;
  today: string;
  onOpen: (id: string) => void;
}

function Row({ contact, isOpen, today, onOpen }: RowProps) {
  const { followUpStatus } = contact;
  const isDue = followUpStatus === 'overdue' || followUpStatus === 'due_soon';
  return (
    <button
      type="button"
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => onOpen(contact.id)}
      className={clsx(
        'flex size-full items-center gap-3 border-b border-line px-3 text-start -outline-offset-2! hover:bg-wash',
        isOpen && 'bg-wash',
      )}
    >
      <span className="grid min-w-0 grow">
        <span className="truncate font-medium">{contact.name}</span>
        <span className="truncate text-sm text-soft">{roleOf(contact) || contact.email}</span>
      </span>
      {isDue && (
        <span
          className={clsx('shrink-0 text-sm', followUpStatus === 'overdue' ? 'text-danger' : 'text-warning')}
        >
          {followUpWords(contact, today)}
        </span>
      )}
    </button>
  );
}
