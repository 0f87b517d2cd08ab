import { claimSource, type ClaimSource } from '../claims/index.ts';
import { type CvRequest, splitDescription } from '../cv/index.ts';
import type { Evidence } from './report.ts';
import { contentStems } from './vocabulary.ts';

/** What a sentence may rest on: the statements the person gave for this part of the CV, and what they claim. */
export interface Source {
  claims: ClaimSource;
  statements: (Evidence & { stems: Set<string> })[];
}

interface Field {
  field: string;
  text: string;
  /** False where its figures belong to another part of the CV. Default true. */
  isFigured?: boolean;
}

/** The statements of fields, without what they claim: reading claims takes a language model, which a page must not load. */
export function statementsIn(fields: readonly Field[]): Pick<Source, 'statements'> {
  return {
    statements: fields.flatMap(({ field, text }) =>
      splitDescription(text).map((quote) => ({ field, quote, stems: contentStems(quote) })),
    ),
  };
}

/** A source of fields. A fact counts as given where any of them states it. */
export function sourceOf(fields: readonly Field[]): Source {
  return { claims: claimSource(fields), ...statementsIn(fields) };
}

function certificationFields(request: CvRequest): Field[] {
  return request.certifications.map((entry, at) => ({
    field: `certifications.${at}`,
    text: [entry.name, entry.issuer, entry.date].join('\n'),
  }));
}

/** What every part of the CV may name: skills, certificates, languages, the person's title and summary. */
function generalFields(request: CvRequest): Field[] {
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

function jobFields(request: CvRequest, at: number): Field[] {
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
  const behind = request.targetRole === '' ? ahead : wholeSource({ ...request, targetRole: '' });
  return (sentence) => (LOOKS_AHEAD.test(sentence) ? ahead : behind);
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

const statementsByStem = new WeakMap<Pick<Source, 'statements'>, Map<string, number[]>>();

function statementsWith(source: Pick<Source, 'statements'>): Map<string, number[]> {
  let byStem = statementsByStem.get(source);
  if (!byStem) {
    byStem = new Map();
    for (const [at, { stems }] of source.statements.entries())
      for (const one of stems) {
        const known = byStem.get(one);
        if (known) known.push(at);
        else byStem.set(one, [at]);
      }
    statementsByStem.set(source, byStem);
  }
  return byStem;
}

/** A quote is there to be recognised: a page without a line break, quoted whole, would outgrow the CV it stands behind. */
const LONGEST_QUOTE = 600;

function quoted(statement: string): string {
  if (statement.length <= LONGEST_QUOTE) return statement;
  return `${statement.slice(0, LONGEST_QUOTE).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

// The least share of common stems at which a sentence rests on a statement.
const RESTS = 0.34;

/** The statements a sentence rests on, closest first, at most two; of long ones the beginning. */
export function evidenceFor(sentence: string, source: Pick<Source, 'statements'>): Evidence[] {
  const wanted = contentStems(sentence);
  const byStem = statementsWith(source);
  const common = new Uint16Array(source.statements.length);
  for (const one of wanted) for (const at of byStem.get(one) ?? []) common[at] = (common[at] ?? 0) + 1;
  let best: { statement: Evidence; shared: number }[] = [];
  for (const [at, statement] of source.statements.entries()) {
    const shared = (common[at] ?? 0) / Math.max(1, Math.min(wanted.size, statement.stems.size));
    if (shared >= RESTS && shared > (best[1]?.shared ?? 0))
      best = [...best, { statement, shared }].toSorted((a, b) => b.shared - a.shared).slice(0, 2);
  }
  return best.map(({ statement: { field, quote } }) => ({ field, quote: quoted(quote) }));
}
