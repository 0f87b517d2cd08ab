import {
  defaultStages,
  kindOfStage,
  outcomeNames,
  outcomes,
  type Outcome,
  type Stage,
  type StageKind,
} from './stage.ts';

/** What a column of a table of applications holds. */
export const csvFields = [
  'title',
  'company',
  'location',
  'stage',
  'outcome',
  'url',
  'source',
  'pay',
  'appliedOn',
  'deadlineOn',
  'savedOn',
  'nextStep',
  'nextStepOn',
  'contactName',
  'contactEmail',
  'contactPhone',
  'notes',
  'advertText',
] as const;
export type CsvField = (typeof csvFields)[number];

/** The headers of our own export. */
export const csvHeaders: Readonly<Record<CsvField, string>> = {
  title: 'Job title',
  company: 'Employer',
  location: 'Location',
  stage: 'Stage',
  outcome: 'Outcome',
  url: 'Link',
  source: 'Source',
  pay: 'Pay',
  appliedOn: 'Applied on',
  deadlineOn: 'Apply by',
  savedOn: 'Saved on',
  nextStep: 'Next step',
  nextStepOn: 'Next step on',
  contactName: 'Contact',
  contactEmail: 'Contact email',
  contactPhone: 'Contact phone',
  notes: 'Notes',
  advertText: 'Job advert',
};

/** What trackers and spreadsheets call their columns: our own, those of Teal and of Huntr, and plain ones. */
const headers: Readonly<Record<CsvField, readonly string[]>> = {
  title: ['job title', 'job position', 'position', 'role', 'title', 'job'],
  company: ['employer', 'company', 'company name', 'organisation', 'organization'],
  location: ['location', 'job location', 'city', 'place'],
  stage: ['stage', 'status', 'list', 'list name', 'board list', 'column'],
  outcome: ['outcome', 'result'],
  url: ['link', 'url', 'job url', 'job posting url', 'job link', 'post url', 'posting'],
  source: ['source', 'found at', 'job board', 'applied via'],
  pay: ['pay', 'salary', 'max salary', 'max. salary', 'compensation', 'salary range'],
  appliedOn: ['applied on', 'date applied', 'applied', 'applied at', 'application date', 'job applied date'],
  deadlineOn: ['apply by', 'deadline', 'closing date', 'job deadline'],
  savedOn: ['saved on', 'date saved', 'created at', 'date added', 'job added date', 'added on', 'created'],
  nextStep: ['next step', 'next action', 'next steps', 'to do', 'task'],
  nextStepOn: ['next step on', 'next step date', 'follow up', 'follow-up', 'follow up on', 'follow up date'],
  contactName: ['contact', 'contact name', 'recruiter', 'hiring manager'],
  contactEmail: ['contact email', 'recruiter email', 'email'],
  contactPhone: ['contact phone', 'phone'],
  notes: ['notes', 'note', 'comments'],
  advertText: ['job advert', 'job description', 'description', 'advert'],
};

const plain = (words: string) =>
  words
    .replace(/[\s_*]+/gu, ' ')
    .trim()
    .toLowerCase();

/** What each column holds, by its header; null for what is not known. A field is read from the first column that names it. */
export function guessColumns(row: readonly string[]): (CsvField | null)[] {
  const taken = new Set<CsvField>();
  return row.map((header) => {
    const field = csvFields.find((one) => !taken.has(one) && headers[one].includes(plain(header)));
    if (field === undefined) return null;
    taken.add(field);
    return field;
  });
}

/** How other trackers call their stages. */
const stageWords: Readonly<Record<StageKind, readonly string[]>> = {
  saved: ['bookmarked', 'wishlist', 'saved', 'applying', 'to apply', 'interested'],
  applied: ['applied', 'application sent', 'submitted'],
  interview: ['interviewing', 'interview', 'phone screen', 'screening', 'assessment'],
  offer: ['negotiating', 'offer', 'offered'],
  closed: [
    'accepted',
    'i withdrew',
    'withdrawn',
    'withdrew',
    'not selected',
    'rejected',
    'no response',
    'no answer',
    'archived',
    'closed',
    'hired',
    'ghosted',
  ],
};
const outcomeWords: Readonly<Record<Outcome, readonly string[]>> = {
  rejected: ['rejected', 'not selected', 'declined'],
  withdrawn: ['withdrawn', 'withdrew', 'i withdrew'],
  accepted: ['accepted', 'hired'],
  'no-answer': ['no answer', 'no response', 'ghosted'],
};

/** The outcome that words name; null where they name none. */
export function outcomeFrom(words: string): Outcome | null {
  const said = plain(words);
  return (
    outcomes.find((one) => outcomeWords[one].includes(said) || plain(outcomeNames[one]) === said) ?? null
  );
}

/** The stage that words name: one of the board, else the built-in one that they mean; null where they name none. */
export function stageFrom(words: string, stages: readonly Stage[]): string | null {
  const said = plain(words);
  const named = stages.find(({ name }) => plain(name) === said);
  if (named) return named.id;
  return defaultStages.find(({ kind }) => stageWords[kind].includes(said))?.id ?? null;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const dayOf = (year: number, month: number, day: number): string | null => {
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= 31 && year >= 1990 && year <= 2100;
  const two = (part: number) => String(part).padStart(2, '0');
  return isDay ? `${year}-${two(month)}-${two(day)}` : null;
};

/**
 * The day that a cell names, as `2026-11-23`; null where it is not certain. Of `3/4/2026` it is not certain which is the
 * month, so the person says it: `isDayFirst`.
 */
export function dayFrom(cell: string, isDayFirst: boolean): string | null {
  const text = cell.trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s].*)?$/u.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[,\s].*)?$/u.exec(text);
  if (numbers) {
    const [first, second, year] = [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])];
    const isFirstDay = first > 12 || (second <= 12 && isDayFirst);
    return isFirstDay ? dayOf(year, second, first) : dayOf(year, first, second);
  }
  const monthFirst = /^(\p{L}{3})\p{L}*\.?\s+(\d{1,2}),?\s+(\d{4})/u.exec(text);
  if (monthFirst)
    return dayOf(
      Number(monthFirst[3]),
      months.indexOf(plain(monthFirst[1] ?? '')) + 1,
      Number(monthFirst[2]),
    );
  const dayFirst = /^(\d{1,2})\.?\s+(\p{L}{3})\p{L}*\.?,?\s+(\d{4})/u.exec(text);
  if (dayFirst)
    return dayOf(Number(dayFirst[3]), months.indexOf(plain(dayFirst[2] ?? '')) + 1, Number(dayFirst[1]));
  return null;
}

/** What a stage is called in the export's outcome column; '' where it did not end. */
export const outcomeCell = (stages: readonly Stage[], stage: string, outcome: Outcome | null): string =>
  kindOfStage(stages, stage) === 'closed' && outcome !== null ? outcomeNames[outcome] : '';
