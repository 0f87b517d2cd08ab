import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { wholeNumber } from '../../ui/figures.ts';
import type { Card } from './api/contacts.ts';
import { ContactList } from './contact-list.tsx';
import { Insights } from './insights.tsx';
import { InteractionsView } from './interactions-view.tsx';
import type { PersonHelps } from './person/helps.ts';
import { Person } from './person/person.tsx';

interface NetworkTabsProps extends PersonHelps {
  tab: string;
  onTab: (tab: string) => void;
  contacts: readonly Card[];
  /** The contacts that search and filter let through. */
  shown: readonly Card[];
  contactId: string | null;
  today: string;
  onContact: (id: string | null) => void;
  /** Opens a contact from another tab. */
  onOpen: (id: string) => void;
}

/** The contacts and the one that is open, what was said with whom, and the figures. */
export function NetworkTabs({
  tab,
  onTab,
  contacts,
  shown,
  contactId,
  today,
  onContact,
  onOpen,
  ...helps
}: NetworkTabsProps) {
  return (
    <Tabs.Root value={tab} onValueChange={onTab} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Tabs.List
        aria-label={t`Network`}
        className={clsx('flex flex-wrap gap-1 border-b border-line', contactId !== null && 'max-lg:hidden')}
      >
        <Trigger value="contacts">
          <Trans>Contacts ({wholeNumber(contacts.length)})</Trans>
        </Trigger>
        <Trigger value="interactions">
          <Trans>Interactions</Trans>
        </Trigger>
        <Trigger value="insights">
          <Trans>Insights</Trans>
        </Trigger>
      </Tabs.List>
      <Tabs.Content value="contacts" className="outline-none">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <div className={contactId === null ? '' : 'max-lg:hidden'}>
            {shown.length === 0 ? (
              <p className="text-base text-soft">
                <Trans>No contacts match.</Trans>
              </p>
            ) : (
              <ContactList contacts={shown} openId={contactId} today={today} onOpen={onContact} />
            )}
            <p role="status" className="sr-only">
              <Plural value={shown.length} one="# contact" other="# contacts" />
            </p>
          </div>
          {contactId === null ? (
            <p className="text-base text-soft max-lg:hidden">
              <Trans>Select a contact to see their details.</Trans>
            </p>
          ) : (
            <Person
              key={contactId}
              id={contactId}
              today={today}
              contacts={contacts}
              onClose={() => onContact(null)}
              onOpen={onOpen}
              {...helps}
            />
          )}
        </div>
      </Tabs.Content>
      <Tabs.Content value="interactions" className="outline-none">
        <InteractionsView onOpen={onOpen} />
      </Tabs.Content>
      <Tabs.Content value="insights" className="outline-none">
        <Insights contacts={contacts} today={today} onOpen={onOpen} />
      </Tabs.Content>
    </Tabs.Root>
  );
}

function Trigger({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Tabs.Trigger
      value={value}
      className="-mb-px min-h-10 border-b-2 border-transparent px-3 text-base whitespace-nowrap text-soft -outline-offset-2! hover:text-ink data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink"
    >
      {children}
    </Tabs.Trigger>
  );
}
