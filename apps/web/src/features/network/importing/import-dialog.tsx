import { useEffect, useMemo, useState } from 'react';
import {
  acceptable,
  contactsOfTable,
  guessContactColumns,
  type ColumnUse,
  type ContactFields,
} from '@candor/domain/network';
import { sentenceOf } from '../../../platform/call-error.ts';
import { createWorkerClient } from '../../../platform/workers/worker-client.ts';
import { Button } from '../../../ui/button.tsx';
import { ChooseFile } from '../../../ui/choose-file.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DayOrder } from '../../../ui/file-columns.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import type { Card } from '../api/contacts.ts';
import { importContacts, type Imported } from '../api/files.ts';
import type { ContactJobs, ReadContacts } from './contact-jobs.ts';
import { Columns } from './columns.tsx';
import { Preview } from './preview.tsx';

const MOST_BYTES = 100 * 1024 * 1024;
/** A file that takes longer is no address book. */
const LONGEST_MS = 60_000;

interface ImportDialogProps {
  known: readonly Card[];
  onClose: () => void;
  onDone: (imported: Imported) => void;
}

const openReader = () =>
  createWorkerClient<ContactJobs>(
    () => new Worker(new URL('./contacts.worker.ts', import.meta.url), { type: 'module' }),
  );

/** What of a file was left out, in words. */
function notesOf(read: ReadContacts): string[] {
  if (read.kind === 'table') return [];
  const { nameless, withMedia, unreadLines } = read;
  return [
    withMedia > 0 ? 'Photos are not imported.' : '',
    nameless > 0 ? `${nameless.toLocaleString('en-US')} without a name were left out.` : '',
    unreadLines > 0 ? `${unreadLines.toLocaleString('en-US')} lines could not be read.` : '',
  ].filter(Boolean);
}

/** Brings in contacts from a file, which a worker of this page reads: it stays on this device until it is imported. */
export function ImportDialog({ known, onClose, onDone }: ImportDialogProps) {
  const [reader] = useState(openReader);
  const [read, setRead] = useState<ReadContacts | null>(null);
  const [columns, setColumns] = useState<readonly ColumnUse[]>([]);
  const [isDayFirst, setIsDayFirst] = useState(false);
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState('');
  const [done, setDone] = useState<number | null>(null);
  useEffect(() => () => reader.close(), [reader]);
  const contacts = useMemo((): ContactFields[] => {
    if (!read) return [];
    return read.kind === 'cards' ? read.contacts : acceptable(contactsOfTable(read, { columns, isDayFirst }));
  }, [read, columns, isDayFirst]);

  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblem('');
    setRead(null);
    if (file.size > MOST_BYTES) {
      setProblem('This file is larger than 100 MB. Please export it without photos, or in parts.');
      return;
    }
    setIsReading(true);
    try {
      const found = await reader.run('read', file, { signal: AbortSignal.timeout(LONGEST_MS) });
      if (found.kind === 'table') setColumns(guessContactColumns(found.headers));
      setRead(found);
    } catch {
      reader.close();
      setProblem('This file could not be read. Please choose a vCard (.vcf) or a CSV file.');
    } finally {
      setIsReading(false);
    }
  };
  const submit = async () => {
    setDone(0);
    setProblem('');
    try {
      onDone(await importContacts(contacts, setDone));
    } catch (error) {
      setProblem(
        sentenceOf(
          error,
          'The import stopped. Contacts that are in already are not added twice when you try again.',
        ),
      );
      setDone(null);
    }
  };
  const hasDates = columns.includes('lastContact') || columns.includes('nextFollowUp');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Import contacts"
      description="LinkedIn’s Connections.csv, a vCard file from your phone or address book, or any CSV file with a header row."
    >
      <div>
        <ChooseFile
          label="Contacts file"
          accept=".vcf,.vcard,.csv,.tsv,.txt,text/vcard,text/csv"
          isReading={isReading}
          isDisabled={done !== null}
          onFiles={([file]) => void take(file)}
        />
      </div>
      {read?.kind === 'table' && <Columns table={read} columns={columns} onChange={setColumns} />}
      {read?.kind === 'table' && hasDates && <DayOrder isDayFirst={isDayFirst} onChange={setIsDayFirst} />}
      {read && <Preview contacts={contacts} known={known} notes={notesOf(read)} />}
      {problem && (
        <p role="alert" className="text-base text-danger">
          {problem}
        </p>
      )}
      {done !== null && <ProgressBar label="Import" percent={(100 * done) / Math.max(1, contacts.length)} />}
      <div className="flex justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look="primary"
          disabled={contacts.length === 0}
          busyLabel={done === null ? undefined : 'Importing…'}
          onClick={() => void submit()}
        >
          Import
        </Button>
      </div>
    </Dialog>
  );
}
