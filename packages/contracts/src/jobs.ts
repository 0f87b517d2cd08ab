import { z } from 'zod';
import { say } from '@candor/domain/say';
import { cvDocumentSchema } from '@candor/domain/cv';
import { jobPaySchema } from '@candor/domain/applications';
import { foundAdvertSchema, jobMatchSchema, yearlyPaySchema } from '@candor/domain/matching';
import { multiLine, singleLine } from '@candor/domain/text';
import { cvBodyLimit, exampleDocument } from './cv.ts';
import { json } from './document-contract.ts';
import { endpoint } from './endpoint.ts';
import { importLimits } from './importing.ts';

/** Adverts of one call: so many, so long each and together. */
export const advertLimits = { adverts: 20, characters: 60_000, together: 300_000 } as const;

/** The text of one advert. */
export const advertText = multiLine(advertLimits.characters).refine((text) => text.trim() !== '', {
  error: () => say`Please paste a job ad.`,
});

const exampleAdvert = 'Staff Nurse\nRequirements:\n- 2 years of experience in acute care\n- Wound care';

/** Scores a CV against adverts, in the order given. `cvId` wins over `document`. Nothing is kept. */
export const matchJobs = endpoint({
  method: 'POST',
  path: '/api/job-match',
  summary: 'How well a CV fits job adverts, each with its parts and with skills that match and are missing',
  access: 'signed-in',
  scope: 'documents:read',
  body: z
    .strictObject({
      cvId: z.uuid().optional(),
      document: cvDocumentSchema.optional(),
      adverts: z
        .array(advertText)
        .min(1)
        .max(advertLimits.adverts)
        .refine((adverts) => adverts.reduce((sum, { length }) => sum + length, 0) <= advertLimits.together, {
          error: () => say`These adverts are too long. Please send fewer at a time.`,
        }),
    })
    .refine(({ cvId, document }) => cvId !== undefined || document !== undefined, {
      error: () => say`Please choose a CV.`,
      path: ['cvId'],
    }),
  bodyLimit: cvBodyLimit,
  reply: json(z.object({ matches: z.array(jobMatchSchema) })),
  errors: ['not_found'],
  example: { body: { document: exampleDocument, adverts: [exampleAdvert] } },
});

/** Adverts of one search: those that are pasted with it, and those that are answered. */
export const searchLimits = { pasted: 5, jobs: 5 } as const;

const pastedAdvert = z.strictObject({
  text: advertText,
  title: singleLine(200).default(''),
  company: singleLine(200).default(''),
  location: singleLine(200).default(''),
  url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2_000)]).default(''),
});
export type PastedAdvert = z.input<typeof pastedAdvert>;

/** Where an advert was found: pasted or saved by the person, or a source. */
export const jobSourceSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** What its terms want shown, and where that leads; null for the person's own. */
  credit: z.object({ text: z.string(), url: z.url({ protocol: /^https?$/ }) }).nullable(),
});

const stated = z.object({
  name: z.string(),
  /** False: the advert does not say, and this is what is usual. */
  isStated: z.boolean(),
});

export const jobSchema = foundAdvertSchema.omit({ text: true, terms: true }).extend({
  /** Of a pasted advert its place in the call. */
  source: jobSourceSchema,
  /** As the advert prints it; '' where it does not say. */
  salary: z.string(),
  /** The text that spans of the match refer to. */
  description: z.string(),
  type: stated,
  benefits: z.array(stated),
  /** Null without a CV to compare with. */
  match: jobMatchSchema.nullable(),
});
export type Job = z.infer<typeof jobSchema>;

/** A source that was asked, and how it went. `stale`: its last good answer, since it gives no newer one. */
export const askedSourceSchema = z.object({
  name: z.string(),
  state: z.enum(['answered', 'stale', 'silent']),
});

/**
 * Adverts that were pasted, saved or found at the sources that administrators switched on, those that fit the CV best first.
 * Without a query the title of the CV is searched for. Nothing of it is kept.
 */
export const searchJobs = endpoint({
  method: 'POST',
  path: '/api/job-search',
  summary: 'Job adverts that fit a CV, the best five with their scores',
  access: 'signed-in',
  scope: 'documents:read',
  body: z.strictObject({
    query: singleLine(200).default(''),
    location: singleLine(200).default(''),
    cvId: z.uuid().optional(),
    adverts: z.array(pastedAdvert).max(searchLimits.pasted).default([]),
  }),
  bodyLimit: cvBodyLimit,
  reply: json(
    z.object({
      success: z.boolean(),
      /** What was searched for. */
      query: z.string(),
      jobs: z.array(jobSchema).max(searchLimits.jobs),
      sources: z.array(askedSourceSchema),
    }),
  ),
  errors: ['not_found'],
  example: { body: { query: 'staff nurse', location: 'Leeds' } },
});

/** The browser extension of `apps/extension`: the key in its manifest makes its origin. */
export const extensionOrigin = 'chrome-extension://bnbhcgcobngaioojgdgoolpnaobomaie';

/** What a page says of its advert, and the page's words. */
const pageSchema = z.strictObject({
  url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2_000)]).default(''),
  /** The words of the page as it is shown. */
  text: multiLine(advertLimits.characters).default(''),
  /** Its blocks of JSON-LD, as they stand in it. */
  jsonLd: z.array(z.string().max(200_000)).max(20).default([]),
});

const hasWords = ({ text, jsonLd }: { text: string; jsonLd: string[] }) =>
  text.trim() !== '' || jsonLd.length > 0;
const noWords = { error: () => say`This page has no words to save.` };

/** Reads the advert of a page that a bookmarklet handed to the browser, before the person saves it. Nothing is kept. */
export const readAdvertPage = endpoint({
  method: 'POST',
  path: '/api/read-advert-page',
  summary: 'The job ad of a page: title, employer, place, pay and words',
  access: 'signed-in',
  body: pageSchema.omit({ url: true }).refine(hasWords, noWords),
  bodyLimit: cvBodyLimit,
  reply: json(
    z.object({
      title: z.string(),
      company: z.string(),
      location: z.string(),
      text: z.string(),
      pay: jobPaySchema.nullable(),
    }),
  ),
  errors: [],
  example: { body: { text: exampleAdvert } },
});

/** Saves the advert of an open page: what the browser extension calls, with a key that may do nothing else. */
export const saveAdvert = endpoint({
  method: 'POST',
  path: '/api/save-advert',
  summary: 'Save the job ad of a page to the applications',
  access: 'signed-in',
  scope: 'adverts:save',
  origins: [extensionOrigin],
  body: pageSchema.refine(hasWords, noWords),
  bodyLimit: cvBodyLimit,
  reply: json(z.object({ isNew: z.boolean(), title: z.string(), company: z.string() })),
  errors: ['too_many'],
  example: { body: { url: 'https://jobs.example.com/staff-nurse', text: exampleAdvert } },
});

/** An advert as it is read, with what its page says of it. */
const readAdvertSchema = z.object({
  title: z.string(),
  company: z.string(),
  location: z.string(),
  text: z.string(),
  pay: yearlyPaySchema.nullable(),
});

/** Reads the advert in a file, such as a PDF or a saved page: `multipart/form-data` with one field `file`. Nothing is kept. */
export const readAdvertFile = endpoint({
  method: 'POST',
  path: '/api/read-advert-file',
  summary: 'The job ad in a file, with what its page says of it',
  access: 'signed-in',
  upload: { field: 'file', files: 1, fileBytes: importLimits.fileBytes },
  bodyLimit: importLimits.fileBytes + 64 * 1024,
  reply: json(readAdvertSchema),
  errors: [],
  example: { files: [{ name: 'ad.txt', text: exampleAdvert }] },
});

/** Whether the operator lets the server open links to adverts. */
export const advertFetching = endpoint({
  method: 'GET',
  path: '/api/fetch-advert',
  summary: 'Whether job ads can be read by their link',
  access: 'signed-in',
  reply: json(z.object({ isOn: z.boolean() })),
  errors: [],
  example: {},
});

/** Reads the advert at an address of the public internet: a page or a PDF. Nothing is kept. */
export const fetchAdvert = endpoint({
  method: 'POST',
  path: '/api/fetch-advert',
  summary: 'The job ad at a link, with what its page says of it',
  access: 'signed-in',
  body: z.strictObject({
    url: z.url({ protocol: /^https?$/, error: () => say`Enter a link that begins with https://` }).max(2_000),
  }),
  reply: json(readAdvertSchema),
  errors: ['fetching_off'],
  example: { body: { url: 'https://jobs.example.com/staff-nurse' } },
});
