import { t } from '@lingui/core/macro';
import clsx from 'clsx';
import { CalendarDays, ContactRound, Download, Repeat, Trash2, Upload } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { isFound, overviewOf, passesFilter, searchWords, type ContactFilter } from '@candor/domain/network';

import { sentenceOf } from '../../platform/call-error.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { downloadContacts, downloadFollowUps } from './api/files.ts';
import { NetworkTabs } from './network-tabs.tsx';
import { NoContacts } from './no-contacts.tsx';
import { OpenDialog, type DialogOfNetwork } from './open-dialog.tsx';
import { Overview } from './overview.tsx';
import type { PersonHelps } from './person/helps.ts';
import { Toolbar } from './toolbar.tsx';
import { Trash } from './trash.tsx';
import { useContacts } from './use-contacts.ts';
import { todayHere } from './words.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

interface NetworkPanelProps extends PersonHelps {
  /** The contact that the address names. */
  contactId: string | null;
  onContact: (id: string | null) => void;
}

/** The people somebody knows: whom to get back to first, what was said, and how close they are. */
export function NetworkPanel({ contactId, onContact, ...helps }: NetworkPanelProps) {
  const { contacts, searchable, error, refetch } = useContacts('network');
  const [tab, setTab] = useState('contacts');
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<ContactFilter>('all');
  const [dialog, setDialog] = useState<DialogOfNetwork | null>(null);
  const [showsTrash, setShowsTrash] = useState(false);
  const today = todayHere();
  const asked = useDeferredValue(search);

  const passing = useMemo(
    () => searchable.filter(({ card }) => passesFilter(card, filter, today)),
    [searchable, filter, today],
  );
  const shown = useMemo(() => {
    const words = searchWords(asked);
    return passing.filter((one) => isFound(one.words, words)).map(({ card }) => card);
  }, [passing, asked]);

  if (error)
    return (
      <LoadError onRetry={() => void refetch()}>
        {sentenceOf(error, t`Your contacts could not be loaded.`)}
      </LoadError>
    );
  if (!contacts) return <NetworkSkeleton />;
  if (showsTrash) return <Trash onBack={() => setShowsTrash(false)} />;
  const open = (id: string) => {
    setTab('contacts');
    onContact(id);
  };
  const dialogs = dialog && (
    <OpenDialog dialog={dialog} contacts={contacts} onClose={() => setDialog(null)} onAdded={open} />
  );
  if (contacts.length === 0)
    return (
      <>
        <NoContacts
          onAdd={() => setDialog('add')}
          onImport={() => setDialog('import')}
          onTrash={() => setShowsTrash(true)}
        />
        {dialogs}
      </>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-12">
      {/* On a phone a contact has the screen to itself. */}
      <div className={clsx('grid gap-6', contactId !== null && 'max-lg:hidden')}>
        <Overview overview={overviewOf(contacts, today)} />
        <Toolbar
          search={search}
          onSearch={(words) => {
            setSearch(words);
            setTab('contacts');
          }}
          filter={filter}
          onFilter={(next) => {
            setFilter(next);
            setTab('contacts');
          }}
          onAdd={() => setDialog('add')}
          more={[
            { label: t`Import contacts`, icon: <Upload {...icon} />, onSelect: () => setDialog('import') },
            {
              label: t`Export as vCard`,
              icon: <ContactRound {...icon} />,
              onSelect: () => void downloadContacts('vcard'),
            },
            {
              label: t`Export as CSV`,
              icon: <Download {...icon} />,
              onSelect: () => void downloadContacts('csv'),
            },
            {
              label: t`Export follow-ups to calendar`,
              icon: <CalendarDays {...icon} />,
              onSelect: () => void downloadFollowUps(),
            },
            {
              label: t`Keep in touch by tag`,
              icon: <Repeat {...icon} />,
              onSelect: () => setDialog('cadences'),
            },
            { label: t`Trash`, icon: <Trash2 {...icon} />, onSelect: () => setShowsTrash(true) },
          ]}
        />
      </div>
      <NetworkTabs
        tab={tab}
        onTab={setTab}
        contacts={contacts}
        shown={shown}
        contactId={contactId}
        today={today}
        onContact={onContact}
        onOpen={open}
        {...helps}
      />
      {dialogs}
    </div>
  );
}

function NetworkSkeleton() {
  return (
    <div className="grid gap-6" aria-busy="true">
      <Skeleton className="h-16 max-w-3xl" />
      <Skeleton className="h-9 max-w-xl" />
      <div className="grid gap-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <Skeleton className="h-96" />
        <Skeleton className="h-96 max-lg:hidden" />
      </div>
    </div>
  );
}
