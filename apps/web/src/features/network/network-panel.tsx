import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import clsx from 'clsx';
import { CalendarDays, ContactRound, Download, Repeat, Trash2, Upload } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { isFound, overviewOf, passesFilter, searchWords, type ContactFilter } from '@candor/domain/network';

import { sentenceOf } from '../../platform/call-error.ts';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { withErrorToast } from '../../platform/with-error-toast.ts';
import { LoadError } from '../../ui/load-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { downloadContacts, downloadFollowUps, undoImport, type Imported } from './api/files.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { ContactList } from './contact-list.tsx';
import { Insights } from './insights.tsx';
import { InteractionsView } from './interactions-view.tsx';
import { NoContacts } from './no-contacts.tsx';
import { Overview } from './overview.tsx';
import type { PersonHelps } from './person/helps.ts';
import { Person } from './person/person.tsx';
import { Toolbar } from './toolbar.tsx';
import { Trash } from './trash.tsx';
import { useContacts } from './use-contacts.ts';
import { todayHere } from './words.ts';
import { wholeNumber } from '../../ui/figures.ts';

const ImportContacts = lazyOverlay(
  async () => (await import('./importing/import-contacts.tsx')).ImportContacts,
);
const CadencesDialog = lazyOverlay(async () => (await import('./cadences-dialog.tsx')).CadencesDialog);

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
  const [dialog, setDialog] = useState<'add' | 'import' | 'cadences' | null>(null);
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
  const dialogs = (
    <Suspense>
      {dialog === 'add' && (
        <ContactDialog
          contact={null}
          onClose={() => setDialog(null)}
          onSaved={({ id, name }) => {
            setDialog(null);
            toast(t`Contact added`, name);
            open(id);
          }}
        />
      )}
      {dialog === 'import' && (
        <ImportContacts
          known={contacts}
          onClose={() => setDialog(null)}
          onDone={(imported) => {
            setDialog(null);
            toastImported(imported);
          }}
        />
      )}
      {dialog === 'cadences' && <CadencesDialog contacts={contacts} onClose={() => setDialog(null)} />}
    </Suspense>
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
      <Tabs.Root value={tab} onValueChange={setTab} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Tabs.List
          aria-label={t`Network`}
          className={clsx('flex gap-1 border-b border-line', contactId !== null && 'max-lg:hidden')}
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
                onOpen={open}
                {...helps}
              />
            )}
          </div>
        </Tabs.Content>
        <Tabs.Content value="interactions" className="outline-none">
          <InteractionsView onOpen={open} />
        </Tabs.Content>
        <Tabs.Content value="insights" className="outline-none">
          <Insights contacts={contacts} today={today} onOpen={open} />
        </Tabs.Content>
      </Tabs.Root>
      {dialogs}
    </div>
  );
}

function Trigger({ value, children }: { value: string; children: React.ReactNode }) {
  return (
    <Tabs.Trigger
      value={value}
      className="-mb-px min-h-10 border-b-2 border-transparent px-3 text-base whitespace-nowrap text-soft -outline-offset-2! hover:text-ink data-[state=active]:border-accent data-[state=active]:font-medium data-[state=active]:text-ink"
    >
      {children}
    </Tabs.Trigger>
  );
}

/** Says what an import brought, with the way to undo it. */
function toastImported({ id, added, completed, unchanged }: Imported): void {
  const rest = [
    completed > 0
      ? t`${plural(completed, { one: '# known contact', other: '# known contacts' })} got new details.`
      : '',
    unchanged > 0 ? t`${plural(unchanged, { one: '# duplicate', other: '# duplicates' })} skipped.` : '',
  ];
  const undo = { label: t`Undo`, run: () => void withErrorToast(() => undoImport(id), t`Not undone`) };
  toast(
    t`Imported ${plural(added, { one: '# contact', other: '# contacts' })}`,
    rest.filter(Boolean).join(' '),
    added + completed > 0 ? undo : undefined,
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
