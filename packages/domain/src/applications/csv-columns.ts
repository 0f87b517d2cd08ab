import { say } from '../say/index.ts';
import { plainHeader, unguardFormula } from '../tables/index.ts';
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
  title: say`Job title`,
  company: say`Employer`,
  location: say`Location`,
  stage: say`Stage`,
  outcome: say`Outcome`,
  url: say`Link`,
  source: say`Source`,
  pay: say`Pay`,
  appliedOn: say`Applied on`,
  deadlineOn: say`Apply by`,
  savedOn: say`Saved on`,
  nextStep: say`Next step`,
  nextStepOn: say`Next step on`,
  contactName: say`Contact`,
  contactEmail: say`Contact email`,
  contactPhone: say`Contact phone`,
  notes: say`Notes`,
  advertText: say`Job advert`,
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

/** The column that a header names; undefined where it names none. */
export const csvFieldOf = (header: string): CsvField | undefined =>
  csvFields.find((one) => headers[one].includes(plainHeader(unguardFormula(header))));

/** What each column holds, by its header; null for what is not known. A field is read from the first column that names it. */
export function guessColumns(row: readonly string[]): (CsvField | null)[] {
  const taken = new Set<CsvField>();
  return row.map((header) => {
    const field = csvFieldOf(header);
    if (field === undefined || taken.has(field)) return null;
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
  const plain = plainHeader(words);
  return (
    outcomes.find((one) => outcomeWords[one].includes(plain) || plainHeader(outcomeNames[one]) === plain) ??
    null
  );
}

/** The stage that words name: one of the board, else the built-in one that they mean; null where they name none. */
export function stageFrom(words: string, stages: readonly Stage[]): string | null {
  const plain = plainHeader(words);
  const named = stages.find(({ name }) => plainHeader(name) === plain);
  if (named) return named.id;
  const meant = defaultStages.find(({ kind }) => stageWords[kind].includes(plain))?.id;
  return meant ?? (outcomeFrom(words) === null ? null : 'closed');
}

/** What a stage is called in the export's outcome column; '' where it did not end. */
export const outcomeCell = (stages: readonly Stage[], stage: string, outcome: Outcome | null): string =>
  kindOfStage(stages, stage) === 'closed' && outcome !== null ? outcomeNames[outcome] : '';
