import { z } from 'zod';
import { profileForm } from '@candor/contracts/profile-cv';
import {
  cvAimSchema,
  cvDocument,
  cvDesignSchema,
  cvDraftSchema,
  designLimits,
  keyedLists,
  labelLimits,
  labelSchema,
  languageTagSchema,
  layoutIdSchema,
  newestRelease,
} from '@candor/domain/cv';
import { cvRules, letterRules, type DocumentRules } from '@candor/domain/documents';
import { documentKindOf, type DocumentKindName } from '@candor/domain/documents/kinds';
import { letterRequestSchema } from '@candor/domain/letters';
import { singleLine } from '@candor/domain/text';
import { versionChangeSchema, versionNameLimits } from '@candor/domain/versions';
import { factsReportSchema, factsWithForm, type FactsReport } from '@candor/domain/writing';
import { planOf } from '../billing/index.ts';
import { incomingVersion } from '../platform/accept-row.ts';
import type { Incoming, IncomingRow } from '../platform/capability.ts';
import { documents } from './schema.ts';

/*
 * What may come in from an export. A file of somebody's is read like any other input: documents by the schema of their
 * kind, and what follows from them is made again.
 */

interface Kind {
  rules: DocumentRules<object, object, object>;
  form: z.ZodType<object>;
  request: z.ZodType<object>;
  /** The report, where an earlier release stored part of it in the form. */
  factsWith?: (document: object, facts: FactsReport | null, request: unknown) => FactsReport | null;
}

/** What was typed for the lines of a CV stood in its form. */
const factsWith = (document: object, facts: FactsReport | null, request: unknown): FactsReport | null => {
  const isForm = typeof request === 'object' && request !== null && 'personalInfo' in request;
  const form = isForm ? cvDraftSchema.safeParse(request).data : undefined;
  return form ? factsWithForm(cvDocument(document), facts, form) : facts;
};

// The rules take what their own schema gave, so the wider types never meet another kind's document.
const kinds: Record<DocumentKindName, Kind> = {
  cv: { rules: cvRules as unknown as Kind['rules'], form: cvDraftSchema, request: cvAimSchema, factsWith },
  letter: {
    rules: letterRules as unknown as Kind['rules'],
    form: letterRequestSchema,
    request: letterRequestSchema,
  },
};
const kindOf = (kind: unknown): Kind | undefined => {
  const name = typeof kind === 'string' ? documentKindOf({ kind }) : null;
  return name ? kinds[name] : undefined;
};
const formOf = (kind: unknown) => (kind === 'profile' ? profileForm : kindOf(kind)?.form);

const MOST_TITLE = 400;
const MOST_CHANGE = 2_000;

const linkSchema = z.object({
  lists: z.object(Object.fromEntries(keyedLists.map((list) => [list, z.array(z.string().nullable())]))),
  base: z.record(z.string(), z.unknown()),
});
const releaseSchema = z.object({ layout: layoutIdSchema, release: z.int().min(1).max(1_000) });
/** What rows of documents and of their versions hold beside the words. */
const placedSchema = z
  .object({
    version: incomingVersion,
    title: singleLine(MOST_TITLE).refine((title) => title !== ''),
    template: layoutIdSchema,
    layoutRelease: z.int().min(1),
  })
  .refine(({ template, layoutRelease }) => layoutRelease <= newestRelease(template));
const documentSchema = z.object({
  language: languageTagSchema,
  labels: z.array(labelSchema).max(labelLimits.perCv),
});
const versionSchema = z.object({
  change: singleLine(MOST_CHANGE),
  name: singleLine(versionNameLimits.characters)
    .nullish()
    .transform((name) => name || null),
});
const draftSchema = z.object({
  key: z.literal('new').or(z.uuid()),
  version: incomingVersion.or(z.literal(0)),
});

/** A part of a row by its schema; null where it is missing or reads as something else. */
function partOf(schema: z.ZodType, value: unknown): unknown {
  return value === null || value === undefined ? null : (schema.safeParse(value).data ?? null);
}

const withPhoto = z.looseObject({ photo: z.looseObject({}) });
/** Any photo: those of versions stand apart from their designs, and are looked at there. */
const SOME_PHOTO = 'data:image/jpeg;base64,/9j/';

function isDesign(design: unknown): boolean {
  const { data } = withPhoto.safeParse(design);
  const isApart = data !== undefined && !('dataUrl' in data.photo && data.photo['dataUrl']);
  const whole = isApart ? { ...data, photo: { ...data.photo, dataUrl: SOME_PHOTO } } : design;
  return cvDesignSchema.safeParse(whole).success;
}

function acceptContent(row: IncomingRow, { rules, request, factsWith: add }: Kind): IncomingRow | null {
  const parsed = rules.schema.safeParse(row['document']);
  const placed = placedSchema.safeParse(row);
  if (!parsed.success || !placed.success) return null;
  const design = isDesign(row['design']) ? row['design'] : {};
  const document = rules.normalise(parsed.data);
  const facts = factsReportSchema.safeParse(row['facts']).data ?? null;
  return {
    ...row,
    ...placed.data,
    document,
    request: partOf(request, row['request']),
    facts: add ? add(document, facts, row['request']) : facts,
    design,
  };
}

export async function acceptDocument(row: IncomingRow, incoming: Incoming): Promise<IncomingRow | null> {
  const kind = kindOf(row['kind']);
  const content = kind && acceptContent(row, kind);
  const own = documentSchema.safeParse(row);
  if (!kind || !content || !own.success) return null;
  const { rules } = kind;
  const { schema } = rules;
  // Its own schema gave both.
  const document = content['document'] as object;
  const request = content['request'] as object | null;
  const proposal = z.object({
    base: schema,
    document: schema,
    facts: factsReportSchema,
    request: kind.request.nullable(),
  });
  return {
    ...content,
    ...own.data,
    text: rules.toText(document),
    card: rules.card(document, request, content['facts'] as FactsReport | null),
    generated: partOf(schema, row['generated']),
    proposal: partOf(proposal, row['proposal']),
    declinedRelease: partOf(releaseSchema, row['declinedRelease']),
    profileLink: partOf(linkSchema, row['profileLink']),
    isBrandFree: row['isBrandFree'] === true && (await planOf(incoming)).brandFree,
    isPublic: false,
  };
}

export function acceptVersion(row: IncomingRow, { accepted }: Incoming): IncomingRow | null {
  const document = accepted(documents, row['documentId']);
  const kind = kindOf(document?.['kind']);
  const content = kind && acceptContent(row, kind);
  const own = versionSchema.safeParse(row);
  // Saves to come take the numbers behind the document's own.
  const isPast = Number(row['version']) <= Number(document?.['version']);
  // As it is stored: what it leaves out is filled in where it is read.
  const changes = partOf(versionChangeSchema, row['changes']) && row['changes'];
  return content && own.success && isPast ? { ...content, ...own.data, changes } : null;
}

const photoSchema = z.object({
  hash: z.string().regex(/^[\w+/=-]{1,100}$/),
  dataUrl: z
    .string()
    .max(designLimits.photo)
    .regex(/^data:image\/(?:jpeg|png);base64,[A-Za-z0-9+/]*={0,2}$/u),
});

export function acceptPhoto(row: IncomingRow): IncomingRow | null {
  return photoSchema.safeParse(row).success ? row : null;
}

export function acceptDraft(row: IncomingRow): IncomingRow | null {
  const form = formOf(row['kind']);
  if (!draftSchema.safeParse(row).success) return null;
  // What is left of a form that was thrown away.
  if (form && row['form'] === null) return row;
  const kept = form && partOf(form, row['form']);
  return kept ? { ...row, form: kept } : null;
}
