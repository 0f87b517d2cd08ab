import { z } from 'zod';
import { cvDocumentSchema, cvDraftSchema, cvLimits } from '@candor/domain/cv';
import { cvBodyLimit, cvSchema, exampleDocument, exampleRequest, templateName, title } from './cv.ts';
import { idParams, nobodys } from './document-contract.ts';
import { draftOf } from './drafts.ts';
import { endpoint } from './endpoint.ts';

const profileReply = z.object({
  /** 0 where the person has none yet. */
  version: z.int32().min(0),
  document: cvDocumentSchema,
  updatedAt: z.iso.datetime().nullable(),
  /** The CVs that follow it. */
  followers: z.array(z.object({ id: z.uuid(), title: z.string() })),
});
export type ProfileCv = z.infer<typeof profileReply>;

export const getProfileCv = endpoint({
  method: 'GET',
  path: '/api/profile-cv',
  summary: 'The one profile that the CVs of a person may follow',
  access: 'signed-in',
  scope: 'documents:read',
  reply: { kind: 'json', status: 200, schema: profileReply },
  errors: [],
  example: {},
});

/**
 * CVs that follow take over what they have not put differently, each as a new version; those in the archive or the
 * trash catch up when they come back. A stale version answers 409 with the stored profile in `details.current`.
 */
export const saveProfileCv = endpoint({
  method: 'PUT',
  path: '/api/profile-cv',
  summary: 'Change the profile, and every CV that follows it',
  access: 'signed-in',
  scope: 'documents:write',
  body: z.object({
    /** 0 for the first one. */
    version: z.int32().min(0),
    document: cvDocumentSchema,
  }),
  bodyLimit: cvBodyLimit,
  reply: {
    kind: 'json',
    status: 200,
    schema: profileReply.extend({
      /** Names of what has changed in each CV that changed. */
      changed: z.array(z.object({ id: z.uuid(), title: z.string(), parts: z.array(z.string()) })),
      /** Names of what each CV puts differently, and so has kept. */
      differing: z.array(z.object({ id: z.uuid(), title: z.string(), parts: z.array(z.string()) })),
    }),
  },
  errors: ['stale'],
  example: { body: { version: 0, document: exampleDocument } },
});

/** What is typed into the profile and not saved, and the version of the profile that it was typed over. */
export const profileForm = cvDraftSchema.extend({ over: z.int().min(0) });
const profileDraftReply = draftOf(profileForm);
export type ProfileDraft = z.infer<typeof profileDraftReply>;

export const getProfileDraft = endpoint({
  method: 'GET',
  path: '/api/profile-cv/draft',
  summary: 'What is typed into the profile and not saved',
  access: 'signed-in',
  reply: { kind: 'json', status: 200, schema: profileDraftReply },
  errors: [],
  example: {},
});

/**
 * CVs follow only the saved profile. A draft that says no more than what is saved goes with the save. A stale version
 * answers 409 with the stored draft in `details.current`.
 */
export const saveProfileDraft = endpoint({
  method: 'PUT',
  path: '/api/profile-cv/draft',
  summary: 'Keep what is typed into the profile, unsaved',
  access: 'signed-in',
  body: z.object({ version: z.int32().min(0), form: profileForm }),
  bodyLimit: cvBodyLimit,
  reply: { kind: 'json', status: 200, schema: profileDraftReply },
  errors: ['stale'],
  example: { body: { version: 0, form: { ...exampleRequest, over: 0 } } },
});

export const deleteProfileDraft = endpoint({
  method: 'DELETE',
  path: '/api/profile-cv/draft',
  summary: 'Discard what is typed into the profile and not saved',
  access: 'signed-in',
  reply: { kind: 'empty', status: 204 },
  errors: [],
  example: {},
});

/** How each part of the profile stands in one CV. */
const followingReply = z.object({
  followsProfile: z.boolean(),
  parts: z.array(
    z.object({
      part: z.string(),
      section: z.string(),
      name: z.string(),
      /** The CV says the same, says it differently, or leaves it out. */
      state: z.enum(['follows', 'differs', 'left-out']),
    }),
  ),
});
export type Following = z.infer<typeof followingReply>;

export const getFollowing = endpoint({
  method: 'GET',
  path: '/api/cv/:id/profile',
  summary: 'How each part of the profile stands in a CV that follows it',
  access: 'signed-in',
  scope: 'documents:read',
  params: idParams,
  reply: { kind: 'json', status: 200, schema: followingReply },
  errors: ['not_found'],
  example: { params: { id: nobodys } },
});

export const setFollowing = endpoint({
  method: 'PUT',
  path: '/api/cv/:id/profile',
  summary: 'Let a CV follow the profile, or stand by itself; its words stay as they are',
  access: 'signed-in',
  scope: 'documents:write',
  params: idParams,
  body: z.object({ followsProfile: z.boolean() }),
  reply: { kind: 'json', status: 200, schema: followingReply },
  errors: ['not_found', 'too_many'],
  example: { params: { id: nobodys }, body: { followsProfile: true } },
});

export const takeFromProfile = endpoint({
  method: 'POST',
  path: '/api/cv/:id/profile/take',
  summary: 'Take parts over from the profile; from then on they follow it',
  access: 'signed-in',
  scope: 'documents:write',
  params: idParams,
  body: z.object({
    /** The version of the CV that was read. */
    version: z.int32().min(1),
    /** Their `part` in the states; those the profile does not have are passed over. */
    parts: z
      .array(z.string().max(20))
      .min(1)
      .max(cvLimits.entries * 8 + cvLimits.skills),
  }),
  reply: { kind: 'json', status: 200, schema: cvSchema },
  errors: ['not_found', 'stale'],
  example: { params: { id: nobodys }, body: { version: 1, parts: ['phone'] } },
});

/** Costs no generation of the month. */
export const createCvFromProfile = endpoint({
  method: 'POST',
  path: '/api/profile-cv/cvs',
  summary: 'A new CV that says what the profile says, and follows it',
  access: 'signed-in',
  scope: 'documents:write',
  body: z.object({ title, template: templateName.optional() }),
  reply: { kind: 'json', status: 201, schema: cvSchema },
  errors: ['not_found', 'too_many'],
  example: { body: { title: 'Nurse, Austin' } },
});
