import type { CvRequest } from '../cv/index.ts';
import { sourceOf, type Source, type SourceField } from './source-statements.ts';

function certificationFields(request: CvRequest): SourceField[] {
  return request.certifications.map((entry, at) => ({
    field: `certifications.${at}`,
    text: [entry.name, entry.issuer, entry.date].join('\n'),
  }));
}

/** What every part of the CV may name: skills, certificates, languages, the person's title and summary. */
function generalFields(request: CvRequest): SourceField[] {
  return [
    { field: 'jobTitle', text: request.jobTitle },
    { field: 'summary', text: request.summary },
    ...request.skills.map((text, at) => ({ field: `skills.${at}`, text })),
    ...certificationFields(request),
    ...request.languages.map((entry, at) => ({
      field: `languages.${at}`,
      text: `${entry.name} ${entry.level}`,
    })),
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

/** What statements about each of these jobs may rest on: that job, and the general parts. Never another job. */
export function jobSources(request: CvRequest, indexes: readonly number[]): Source[] {
  const general = [
    ...generalFields(request),
    { field: 'personalInfo.location', text: request.personalInfo.location },
  ];
  // A figure belongs to the job it was given for; the summary may speak of any.
  const others = general.map((field) => ({ ...field, isFigured: field.field === 'summary' }));
  return indexes.map((at) => sourceOf([...jobFields(request, at), ...others]));
}

// A sentence that looks ahead may name the role that is sought; any other would claim it as held.
const LOOKS_AHEAD =
  /\b(?:seek\w*|looking|aspir\w*|aim\w*|target\w*|pursu\w*|mov(?:e|ing)|transition\w*|interested|next|hop(?:e|ing)|ready|toward\w*|goal|open to|want\w*|step\w*)\b/i;

/** For each sentence of a summary what it may rest on; `ahead` is the whole source. */
export function summarySources(request: CvRequest, ahead: Source): (sentence: string) => Source {
  let behind = request.targetRole === '' ? ahead : undefined;
  return (sentence) =>
    LOOKS_AHEAD.test(sentence) ? ahead : (behind ??= wholeSource({ ...request, targetRole: '' }));
}

/** Everything that the person gave. */
export function wholeSource(request: CvRequest): Source {
  return sourceOf([
    { field: 'targetRole', text: request.targetRole },
    ...request.experience.flatMap((_job, at) => jobFields(request, at)),
    ...generalFields(request),
    ...request.education.map((entry, at) => ({
      field: `education.${at}`,
      text: `${entry.degree} ${entry.institution} ${entry.location} ${entry.year} ${entry.details}`,
    })),
    ...request.projects.map((entry, at) => ({
      field: `projects.${at}`,
      text: `${entry.name} ${entry.start} ${entry.end} ${entry.bullets.join('\n')}`,
    })),
    ...request.custom.map((section, at) => ({
      field: `custom.${at}`,
      text: [
        section.title,
        ...section.entries.flatMap((entry) => [entry.title, entry.subtitle, ...entry.bullets]),
      ].join('\n'),
    })),
    { field: 'personalInfo.location', text: request.personalInfo.location },
    { field: 'personalInfo.fullName', text: request.personalInfo.fullName },
  ]);
}
