import {
  csvFields,
  dayFrom,
  jobAddress,
  kindOfStage,
  outcomeFrom,
  stageFrom,
  type CsvField,
  type Stage,
} from '@candor/domain/applications';
import { csvRows } from '../../../platform/csv-rows.ts';
import type { ImportedJob } from '../api/files.ts';

/** A table as it stands in a file: its headers and rows of as many cells. */
export interface Table {
  headers: string[];
  rows: string[][];
}

export const mostRows = 5_000;

/** Reads a CSV file of any separator; throws where it is none. */
export function readTable(text: string): Table {
  const [headers = [], ...rows] = csvRows(text, mostRows + 1);
  return { headers, rows: rows.map((row) => headers.map((_, at) => row[at] ?? '')) };
}

/** Whether a cell is one that a spreadsheet was kept from reading as a formula: our own export marks them so. */
const unmarked = (cell: string) => (/^'[=+\-@\t\r]/u.test(cell) ? cell.slice(1) : cell);

interface Mapping {
  columns: readonly (CsvField | null)[];
  stages: readonly Stage[];
  isDayFirst: boolean;
}

const most: Readonly<Partial<Record<CsvField, number>>> = {
  notes: 20_000,
  advertText: 200_000,
  source: 100,
  url: 2_000,
};
const isWebAddress = (url: string) => /^https?:\/\//iu.test(url) && URL.canParse(url);

/** The jobs of a table; a row that names none is left out. */
export function jobsOf({ rows }: Table, { columns, stages, isDayFirst }: Mapping): ImportedJob[] {
  const places = new Map(csvFields.map((field) => [field, columns.indexOf(field)]));
  return rows.flatMap((row) => {
    const cell = (field: CsvField) => {
      const at = places.get(field) ?? -1;
      return at < 0 ? '' : unmarked(row[at] ?? '').slice(0, most[field] ?? 200);
    };
    const day = (field: CsvField) => dayFrom(cell(field), isDayFirst);
    const [title, company] = [cell('title'), cell('company')];
    const address = jobAddress(cell('url'));
    const url = isWebAddress(address) ? address : '';
    if (title === '' && company === '' && url === '') return [];
    const said = cell('stage');
    const stage = stageFrom(said, stages) ?? (day('appliedOn') ? 'applied' : 'saved');
    const isClosed = kindOfStage(stages, stage) === 'closed';
    const outcome = isClosed ? (outcomeFrom(cell('outcome')) ?? outcomeFrom(said)) : null;
    const printed = cell('pay');
    const savedOn = day('savedOn');
    const dueOn = day('nextStepOn');
    const nextStep = cell('nextStep') || (dueOn ? 'Follow up' : '');
    const contact = {
      name: cell('contactName'),
      email: cell('contactEmail'),
      phone: cell('contactPhone').slice(0, 60),
    };
    return [
      {
        title,
        company,
        location: cell('location'),
        url,
        source: cell('source'),
        notes: cell('notes'),
        advertText: cell('advertText'),
        appliedOn: day('appliedOn'),
        deadlineOn: day('deadlineOn'),
        stage,
        outcome,
        ...(savedOn && { savedOn }),
        ...(nextStep && { next: { title: nextStep, dueOn } }),
        pay: printed === '' ? null : { printed },
        contact: Object.values(contact).some(Boolean) ? contact : null,
      },
    ];
  });
}
