import { sectionIds } from './design-outline.ts';
import type { CvDocument } from './document.ts';
import { parseDuration, type Duration } from './duration.ts';
import { normaliseDocument } from './normalise.ts';
import { isSameValue } from './profile/profile-parts.ts';
import type { CvDraft } from './request.ts';
import { documentFromRequest, draftFromDocument, jobOfRow, schoolOfRow } from './request-document.ts';
import { joinDescription } from './split-description.ts';

interface Rows<Row, Entry> {
  typed: readonly Row[];
  made: readonly Row[];
  entries: readonly Entry[];
  /** The entry that a row is; undefined for a blank one. */
  entryOf: (row: Row) => Entry | undefined;
  /** A row for an entry in the manner of the one that was typed in its place. */
  inManner: (row: Row, entry: Entry, typed: Row) => Row;
}

/** Rows for the entries of a section: those that say what an entry says stay as they were typed, of others the manner does. */
function rowsOver<Row, Entry>({ typed, made, entries, entryOf, inManner }: Rows<Row, Entry>): Row[] {
  const free = typed.flatMap((row) => {
    const entry = entryOf(row);
    return entry ? [{ row, entry }] : [];
  });
  return made.map((row, at) => {
    const entry = entries[at];
    const same = free.findIndex((one) => isSameValue(one.entry, entry));
    const [kept] = same < 0 ? [] : free.splice(same, 1);
    const before = typed[at];
    return kept?.row ?? (before && entry ? inManner(row, entry, before) : row);
  });
}

const isAt = (typedDocument: Duration, { start, end }: Duration) =>
  typedDocument.start === start && typedDocument.end === end;

/** The form of a document over what is typed: what says the same already stays as it is typed, aim and look stay. */
export function formOver(typed: CvDraft, document: CvDocument): CvDraft {
  const made = draftFromDocument(document, typed.template, typed.isBrandFree);
  const typedDocument = documentFromRequest(typed);
  const experience = rowsOver({
    typed: typed.experience,
    made: made.experience,
    entries: document.experience,
    entryOf: (row) => normaliseDocument({ experience: [jobOfRow(row)] }).experience[0],
    inManner: (row, entry, { duration, description }) => ({
      ...row,
      duration: isAt(parseDuration(duration), entry) ? duration : row.duration,
      description: joinDescription(entry.bullets, description),
    }),
  });
  const education = rowsOver({
    typed: typed.education,
    made: made.education,
    entries: document.education,
    entryOf: (row) => normaliseDocument({ education: [schoolOfRow(row)] }).education[0],
    inManner: (row, entry, { year, details }) => ({
      ...row,
      year: isAt(parseDuration(year, 'end'), entry) ? year : row.year,
      details: joinDescription(entry.bullets, details),
    }),
  });
  const next: CvDraft = {
    ...made,
    experience,
    education,
    targetRole: typed.targetRole,
    design: typed.design,
  };
  // Section by section, so that what is being typed elsewhere (a space, a blank row) stays.
  const isUnchanged = (key: keyof CvDocument) => isSameValue(typedDocument[key], document[key]);
  const lists = sectionIds.filter(isUnchanged).map((key) => [key, typed[key]]);
  const head = isUnchanged('basics') ? { personalInfo: typed.personalInfo, jobTitle: typed.jobTitle } : {};
  return { ...next, ...head, ...Object.fromEntries(lists) };
}
