import { plural, t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import {
  csvFields,
  csvHeaders,
  guessColumns,
  mostApplications,
  type CsvField,
  type Stage,
} from '@candor/domain/applications';
import type { Table } from '../../../platform/tables/read-table.ts';
import { useFileReader } from '../../../platform/tables/use-file-reader.ts';
import { useImport } from '../../../platform/tables/use-import.ts';
import { DayOrder, FileColumns } from '../../../ui/file-columns.tsx';
import { ImportDialog } from '../../../ui/import-dialog.tsx';
import { importJobs } from '../api/files.ts';
import { jobsOf, mustAskDays } from './jobs-of-table.ts';
import { wholeNumber } from '../../../ui/figures.ts';

const openReader = () => new Worker(new URL('./applications.worker.ts', import.meta.url), { type: 'module' });

interface ImportApplicationsProps {
  stages: readonly Stage[];
  onClose: () => void;
  onDone: (added: readonly string[], alreadySaved: number) => void;
}

/** Brings in jobs from a CSV file: its columns are known by their headers, and can be set by hand. */
export function ImportApplications({ stages, onClose, onDone }: ImportApplicationsProps) {
  const [table, setTable] = useState<Table | null>(null);
  const [columns, setColumns] = useState<readonly (CsvField | null)[]>([]);
  const [isDayFirst, setIsDayFirst] = useState(false);
  const jobs = useMemo(
    () => (table ? jobsOf(table, { columns, stages, isDayFirst }) : []),
    [table, columns, stages, isDayFirst],
  );
  const { done, problem, setProblem, submit } = useImport({
    stoppedAt: (through) =>
      t`${plural(through, { one: '# row', other: '# rows' })} of ${wholeNumber(jobs.length)} were imported and won’t be added twice when you try again.`,
    send: (onProgress) => importJobs(jobs, onProgress),
    onDone: ({ added, alreadySaved }) => onDone(added, alreadySaved),
  });
  const reading = useFileReader<Table>({
    open: openReader,
    mostMegabytes: 100,
    tooLarge: t`This file is larger than 100 MB. Please split it into parts.`,
    unreadable: t`This file could not be read as CSV. Export it again as CSV with a header row.`,
    onRead: (found) => {
      setTable(found);
      setColumns(found ? guessColumns(found.headers) : []);
      setProblem(found?.rows.length === 0 ? t`This file has no rows below its headers.` : '');
    },
  });
  return (
    <ImportDialog
      title={t`Import applications`}
      description={t`A CSV file from Teal, Huntr, another tracker or a spreadsheet.`}
      fileLabel={t`CSV file`}
      accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
      isReading={reading.isReading}
      onFile={(file) => void reading.take(file)}
      problem={problem || reading.problem}
      total={jobs.length}
      done={done}
      onImport={() => void submit()}
      onClose={onClose}
    >
      {table && (
        <>
          <Columns table={table} columns={columns} onChange={setColumns} />
          {mustAskDays(table, columns) && <DayOrder isDayFirst={isDayFirst} onChange={setIsDayFirst} />}
          <p role="status" className="text-base text-soft">
            {sayWhatComes(table, jobs.length)}
          </p>
        </>
      )}
    </ImportDialog>
  );
}

/** How much of a file an import brings, and what it leaves out. */
function sayWhatComes({ rows }: Table, jobs: number): string {
  if (jobs === 0)
    return t`No row has a job title, an employer or a link yet. Set at least one of these columns.`;
  const nameless = rows.length - jobs;
  return [
    t`${wholeNumber(jobs)} of ${plural(rows.length, { one: '# row', other: '# rows' })} will be imported. Jobs you already have are skipped.`,
    nameless > 0
      ? t`${plural(nameless, {
          one: '# row without a job title, an employer or a link is left out.',
          other: '# rows without a job title, an employer or a link are left out.',
        })}`
      : '',
    jobs > mostApplications
      ? t`You can keep up to ${plural(mostApplications, { one: '# application', other: '# applications' })}, so not all of them will fit.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
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
