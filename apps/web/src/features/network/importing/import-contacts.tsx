import { plural, t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import {
  acceptable,
  contactsOfTable,
  guessContactColumns,
  mostContacts,
  mustAskContactDays,
  sortIncoming,
  type ColumnUse,
  type ContactFields,
} from '@candor/domain/network';

import { useFileReader } from '../../../platform/tables/use-file-reader.ts';
import { useImport } from '../../../platform/tables/use-import.ts';
import { DayOrder } from '../../../ui/file-columns.tsx';
import { wholeNumber } from '../../../ui/figures.ts';
import { ImportDialog } from '../../../ui/import-dialog.tsx';
import type { Card } from '../api/contacts.ts';
import { importContacts, type Imported } from '../api/files.ts';
import { Columns } from './columns.tsx';
import { Preview } from './preview.tsx';
import type { ReadContacts } from './read-contacts.ts';

interface ImportContactsProps {
  known: readonly Card[];
  onClose: () => void;
  onDone: (imported: Imported) => void;
}

const openReader = () => new Worker(new URL('./contacts.worker.ts', import.meta.url), { type: 'module' });

/** What of a file was left out, in words. */
function notesOf(read: ReadContacts): string[] {
  if (read.kind === 'table') return [];
  const { nameless, withMedia, unreadLines } = read;
  return [
    withMedia > 0 ? t`Photos are not imported.` : '',
    nameless > 0 ? t`${plural(nameless, { one: '# card', other: '# cards' })} without a name left out.` : '',
    unreadLines > 0 ? t`${plural(unreadLines, { one: '# line', other: '# lines' })} could not be read.` : '',
  ].filter(Boolean);
}

/** Brings in contacts from a file, which a worker of this page reads: it stays on this device until it is imported. */
export function ImportContacts({ known, onClose, onDone }: ImportContactsProps) {
  const [read, setRead] = useState<ReadContacts | null>(null);
  const [columns, setColumns] = useState<readonly ColumnUse[]>([]);
  const [isDayFirst, setIsDayFirst] = useState(false);
  const contacts = useMemo((): ContactFields[] => {
    if (!read) return [];
    return read.kind === 'cards' ? read.contacts : acceptable(contactsOfTable(read, { columns, isDayFirst }));
  }, [read, columns, isDayFirst]);

  const incoming = useMemo(() => sortIncoming(contacts, known), [contacts, known]);
  const { done, problem, setProblem, submit } = useImport({
    stoppedAt: (through) =>
      t`${plural(through, { one: '# contact', other: '# contacts' })} of ${wholeNumber(contacts.length)} were imported and won’t be added twice when you try again.`,
    send: (onProgress) => importContacts(contacts, onProgress),
    onDone,
  });
  const reading = useFileReader<ReadContacts>({
    open: openReader,
    mostMegabytes: 100,
    tooLarge: t`This file is larger than 100 MB. Please export it without photos, or in parts.`,
    unreadable: t`This file could not be read. Please choose a vCard (.vcf) or a CSV file.`,
    onRead: (found) => {
      setProblem('');
      setRead(found);
      setColumns(found?.kind === 'table' ? guessContactColumns(found.headers) : []);
    },
  });
  const notes = [
    ...(read ? notesOf(read) : []),
    known.length + incoming.fresh.length > mostContacts
      ? t`You can keep up to ${plural(mostContacts, { one: '# contact', other: '# contacts' })}, so not all of them will fit.`
      : '',
  ];
  return (
    <ImportDialog
      title={t`Import contacts`}
      description={t`LinkedIn’s Connections.csv, a vCard file from your phone or address book, or any CSV file with a header row.`}
      fileLabel={t`Contacts file`}
      accept=".vcf,.vcard,.csv,.tsv,.txt,text/vcard,text/csv"
      isReading={reading.isReading}
      onFile={(file) => void reading.take(file)}
      problem={problem || reading.problem}
      total={contacts.length}
      done={done}
      onImport={() => void submit()}
      onClose={onClose}
    >
      {read?.kind === 'table' && <Columns table={read} columns={columns} onChange={setColumns} />}
      {read?.kind === 'table' && mustAskContactDays(read, columns) && (
        <DayOrder isDayFirst={isDayFirst} onChange={setIsDayFirst} />
      )}
      {read && <Preview incoming={incoming} notes={notes} />}
    </ImportDialog>
  );
}
