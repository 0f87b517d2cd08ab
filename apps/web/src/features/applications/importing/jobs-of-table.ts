import { t } from '@lingui/core/macro';
import {
  csvHeaders,
  jobAddress,
  kindOfStage,
  outcomeFrom,
  stageFrom,
  type CsvField,
  type Stage,
} from '@candor/domain/applications';
import { dayReaders, mustAskDayOrder, unguardFormula } from '@candor/domain/tables';
import type { Table } from '../../../platform/tables/read-table.ts';
import type { ImportedJob } from '../api/files.ts';

type Columns = readonly (CsvField | null)[];

interface Mapping {
  columns: Columns;
  stages: readonly Stage[];
  isDayFirst: boolean;
}

const dayFields = ['appliedOn', 'deadlineOn', 'savedOn', 'nextStepOn'] as const satisfies CsvField[];
type DayField = (typeof dayFields)[number];

/** How many characters a field holds. */
const MOST = 200;
const most: Readonly<Partial<Record<CsvField, number>>> = {
  source: 100,
  contactPhone: 60,
  advertText: 200_000,
};
const MOST_NOTES = 20_000;
const MOST_ADDRESS = 2_000;

const dayCells = ({ rows }: Table, columns: Columns) =>
  dayFields.map((field) => rows.map((row) => row[columns.indexOf(field)] ?? ''));

/** Whether the person has to say how dates of the file are read, such as 3/4/2026. */
export const mustAskDays = (table: Table, columns: Columns): boolean =>
  mustAskDayOrder(dayCells(table, columns));

function addressOf(cell: string): string | null {
  const url = jobAddress(cell);
  return /^https?:\/\//iu.test(url) && URL.canParse(url) && url.length <= MOST_ADDRESS ? url : null;
}

/** What a row says, field by field. What a field cannot hold as it is goes into the notes, under its header. */
class RowReader {
  readonly kept: string[] = [];
  readonly #row: readonly string[];
  readonly #columns: Columns;

  constructor(row: readonly string[], columns: Columns) {
    this.#row = row;
    this.#columns = columns;
  }

  said(field: CsvField): string {
    return unguardFormula(this.#row[this.#columns.indexOf(field)] ?? '').trim();
  }

  keep(field: CsvField): void {
    const said = this.said(field);
    if (said !== '') this.kept.push(`${csvHeaders[field]}: ${said}`);
  }

  text(field: CsvField): string {
    const said = this.said(field);
    const longest = most[field] ?? MOST;
    if (said.length > longest) this.keep(field);
    return said.slice(0, longest);
  }

  value<T>(field: CsvField, read: (said: string) => T | null): T | null {
    const value = read(this.said(field));
    if (value === null) this.keep(field);
    return value;
  }

  notes(): string {
    return [this.said('notes'), ...this.kept].filter(Boolean).join('\n').slice(0, MOST_NOTES);
  }
}

type DayReader = (cell: string) => string | null;

function jobOf(
  row: RowReader,
  { stages, days }: { stages: readonly Stage[]; days: ReadonlyMap<DayField, DayReader> },
): ImportedJob | null {
  const day = (field: DayField) => row.value(field, days.get(field) ?? (() => null));
  const [title, company] = [row.text('title'), row.text('company')];
  const url = row.value('url', addressOf) ?? '';
  if (title === '' && company === '' && url === '') return null;
  const appliedOn = day('appliedOn');
  const stage = row.value('stage', (said) => stageFrom(said, stages)) ?? (appliedOn ? 'applied' : 'saved');
  const isClosed = kindOfStage(stages, stage) === 'closed';
  const outcome = row.value('outcome', outcomeFrom) ?? outcomeFrom(row.said('stage'));
  const printed = row.text('pay');
  const savedOn = day('savedOn');
  const dueOn = day('nextStepOn');
  const nextStep = row.text('nextStep') || (dueOn ? t`Follow up` : '');
  const contact = {
    name: row.text('contactName'),
    email: row.text('contactEmail'),
    phone: row.text('contactPhone'),
  };
  return {
    title,
    company,
    location: row.text('location'),
    url,
    source: row.text('source'),
    advertText: row.text('advertText'),
    appliedOn,
    deadlineOn: day('deadlineOn'),
    stage,
    outcome: isClosed ? outcome : null,
    ...(savedOn && { savedOn }),
    ...(nextStep && { next: { title: nextStep, dueOn } }),
    pay: printed === '' ? null : { printed },
    contact: Object.values(contact).some(Boolean) ? contact : null,
    notes: row.notes(),
  };
}

/** The jobs of a table; a row that names none is left out. */
export function jobsOf(table: Table, { columns, stages, isDayFirst }: Mapping): ImportedJob[] {
  const readers = dayReaders(dayCells(table, columns), isDayFirst ? 'day-first' : 'month-first');
  const days = new Map(dayFields.map((field, at) => [field, readers[at] ?? (() => null)]));
  return table.rows.flatMap((row) => jobOf(new RowReader(row, columns), { stages, days }) ?? []);
}
