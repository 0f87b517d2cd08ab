import { say } from '../../say/index.ts';
import type { AlignedEntry } from './align-documents.ts';
import type { ComparableEntry, SectionKind } from './comparable.ts';

const named: Record<SectionKind, readonly string[]> = {
  basics: ['name'],
  summary: [],
  experience: ['position', 'company', 'location'],
  education: ['degree', 'institution', 'location'],
  skills: ['name', 'group'],
  projects: ['name', 'url'],
  languages: ['name', 'level'],
  certifications: ['name', 'issuer'],
  custom: ['title', 'subtitle'],
};

/** What to call an entry: a job by its title, a school by its degree, else by the next line that says something. */
export function entryName(kind: SectionKind, { fields, bullets }: ComparableEntry): string {
  const line = named[kind].map((name) => fields[name] ?? '').find((value) => value !== '');
  return line ?? bullets[0] ?? say`an entry`;
}

/** What an entry of two versions is called: by the later one that has it. */
export function alignedName(kind: SectionKind, { before, after }: AlignedEntry): string {
  const entry = after ?? before;
  return entry ? entryName(kind, entry) : '';
}
