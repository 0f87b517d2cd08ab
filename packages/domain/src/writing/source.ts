import type { EvidenceSource } from '../evidence/index.ts';
import { evidenceSource } from '../evidence/index.ts';
import { splitDescription, type CvRequest } from '../cv/index.ts';

/** A field of what a person gave. `isFigured` is false where its figures belong to another part of the CV; default true. */
export interface SourceField {
  field: string;
  text: string;
  isFigured?: boolean;
}

/** One line of it. `id` is its field and its number there: `experience.0.description:2`. */
export interface TypedLine {
  id: string;
  field: string;
  text: string;
  isFigured?: boolean;
}

/** What sentences may rest on: the lines that a person gave for this part, and what they say. */
export interface Source {
  lines: readonly TypedLine[];
  evidence: EvidenceSource;
}

export function linesOfFields(fields: readonly SourceField[]): TypedLine[] {
  return fields.flatMap(({ text, ...rest }) =>
    splitDescription(text).map((line, at) => ({ ...rest, id: `${rest.field}:${at}`, text: line })),
  );
}

/** A source of fields. A fact counts as given where any of them states it. */
export function sourceOf(fields: readonly SourceField[]): Source {
  const lines = linesOfFields(fields);
  return { lines, evidence: evidenceSource(lines) };
}

/** What every part of the CV may name: skills, certificates, languages, the person's title and summary. */
function generalFields(request: CvRequest): SourceField[] {
  return [
    { field: 'jobTitle', text: request.jobTitle },
    { field: 'summary', text: request.summary },
    ...request.skills.map((text, at) => ({ field: `skills.${at}`, text })),
    ...request.certifications.map(({ name, issuer, date }, at) => ({
      field: `certifications.${at}`,
      text: [name, issuer, date].filter((one) => one !== '').join(', '),
    })),
    ...request.languages.map(({ name, level }, at) => ({
      field: `languages.${at}`,
      text: `${name} ${level}`,
    })),
    { field: 'personalInfo.location', text: request.personalInfo.location },
  ];
}

function jobFields(request: CvRequest, at: number): SourceField[] {
  const job = request.experience[at];
  if (!job) return [];
  return (['description', 'position', 'company', 'location', 'duration'] as const).map((key) => ({
    field: `experience.${at}.${key}`,
    text: job[key],
  }));
}

/** What statements about a job may rest on: that job, and the general parts. Never another job. */
export function jobSource(request: CvRequest, at: number): Source {
  // A figure belongs to the job it was given for; the summary may speak of any.
  const others = generalFields(request).map((one) => ({ ...one, isFigured: one.field === 'summary' }));
  return sourceOf([...jobFields(request, at), ...others]);
}

/** Everything that the person gave, and what follows from it. */
export function wholeSource(request: CvRequest, following: readonly SourceField[] = []): Source {
  return sourceOf([
    ...following,
    { field: 'targetRole', text: request.targetRole },
    ...request.experience.flatMap((_job, at) => jobFields(request, at)),
    ...generalFields(request),
    ...request.education.map((entry, at) => ({
      field: `education.${at}`,
      text: [entry.degree, entry.institution, entry.location, entry.year, entry.details]
        .filter((one) => one !== '')
        .join('\n'),
    })),
    ...request.projects.map((entry, at) => ({
      field: `projects.${at}`,
      text: [entry.name, `${entry.start} ${entry.end}`, ...entry.bullets].join('\n'),
    })),
    ...request.custom.map((section, at) => ({
      field: `custom.${at}`,
      text: [
        section.title,
        ...section.entries.flatMap((entry) => [entry.title, entry.subtitle, ...entry.bullets]),
      ].join('\n'),
    })),
    { field: 'personalInfo.fullName', text: request.personalInfo.fullName },
  ]);
}
