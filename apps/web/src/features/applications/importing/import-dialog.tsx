import { useId, useMemo, useState } from 'react';
import { csvFields, csvHeaders, guessColumns, type CsvField, type Stage } from '@candor/domain/applications';
import { sentenceOf } from '../../../platform/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DayOrder, FileColumns } from '../../../ui/file-columns.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { importJobs } from '../api/files.ts';
import { jobsOf, readTable, type Table } from './read-table.ts';

const MOST_BYTES = 25 * 1024 * 1024;

interface ImportDialogProps {
  stages: readonly Stage[];
  onClose: () => void;
  onDone: (added: readonly string[], alreadySaved: number) => void;
}

/** Brings in jobs from a CSV file: its columns are known by their headers, and can be set by hand. */
export function ImportDialog({ stages, onClose, onDone }: ImportDialogProps) {
  const [table, setTable] = useState<Table | null>(null);
  const [columns, setColumns] = useState<readonly (CsvField | null)[]>([]);
  const [isDayFirst, setIsDayFirst] = useState(false);
  const [problem, setProblem] = useState('');
  const [done, setDone] = useState<number | null>(null);
  const fileId = useId();
  const jobs = useMemo(
    () => (table ? jobsOf(table, { columns, stages, isDayFirst }) : []),
    [table, columns, stages, isDayFirst],
  );

  const read = async (file: File | undefined) => {
    if (!file) return;
    setProblem('');
    if (file.size > MOST_BYTES) {
      setProblem('This file is too large. Please split it into parts of 25 MB.');
      return;
    }
    try {
      const found = readTable(await file.text());
      if (found.rows.length === 0) throw new Error('no rows');
      setTable(found);
      setColumns(guessColumns(found.headers));
    } catch {
      setProblem('This file could not be read as CSV. Export it again as CSV with a header row.');
    }
  };
  const submit = async () => {
    setDone(0);
    setProblem('');
    try {
      const { added, alreadySaved } = await importJobs(jobs, setDone);
      onDone(added, alreadySaved);
    } catch (error) {
      setProblem(
        sentenceOf(error, 'The import stopped. What is in already is not added twice when you try again.'),
      );
      setDone(null);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Import applications"
      description="A CSV file from Teal, Huntr, another tracker or a spreadsheet."
    >
      <div className="grid gap-1.5">
        <label htmlFor={fileId} className="text-base font-medium">
          CSV file
        </label>
        <input
          id={fileId}
          type="file"
          accept=".csv,.tsv,text/csv,text/tab-separated-values"
          className="text-base file:mr-3 file:min-h-9 file:rounded-control file:border file:border-solid file:border-control file:bg-surface file:px-3 file:text-base file:font-medium file:text-ink"
          onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
        />
      </div>
      {table && (
        <>
          <Columns table={table} columns={columns} onChange={setColumns} />
          {columns.some((field) => field?.endsWith('On')) && (
            <DayOrder isDayFirst={isDayFirst} onChange={setIsDayFirst} />
          )}
          <p role="status" className="text-base text-soft">
            {jobs.length === 0
              ? 'No row has a job title, an employer or a link yet. Set at least one of these columns.'
              : `${jobs.length.toLocaleString('en-US')} of ${table.rows.length.toLocaleString('en-US')} rows will be imported. Jobs you already have are skipped.`}
          </p>
        </>
      )}
      {problem && (
        <p role="alert" className="text-base text-danger">
          {problem}
        </p>
      )}
      {done !== null && <ProgressBar label="Import" percent={(100 * done) / Math.max(1, jobs.length)} />}
      <div className="flex justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look="primary"
          disabled={jobs.length === 0}
          busyLabel={done === null ? undefined : 'Importing…'}
          onClick={() => void submit()}
        >
          Import
        </Button>
      </div>
    </Dialog>
  );
}

interface ColumnsProps {
  table: Table;
  columns: readonly (CsvField | null)[];
  onChange: (columns: readonly (CsvField | null)[]) => void;
}

/** What each column of the file holds. */
function Columns({ table, columns, onChange }: ColumnsProps) {
  const set = (at: number, field: CsvField | null) =>
    // A field is read from one column: the one that had it gives it up.
    onChange(columns.map((known, column) => (column === at ? field : known === field ? null : known)));
  return (
    <FileColumns
      table={table}
      values={columns.map((field) => field ?? '')}
      options={() => csvFields.map((field) => ({ value: field, label: csvHeaders[field] }))}
      onChange={(at, value) => set(at, csvFields.find((field) => field === value) ?? null)}
    />
  );
}
