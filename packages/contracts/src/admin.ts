import { z } from 'zod';
import { say } from '@candor/domain/say';
import { planNameSchema, planNames } from '@candor/domain/billing';
import { singleLine } from '@candor/domain/text';
import { endpoint } from './endpoint.ts';

/** An account as administrators see it: nothing of what the person wrote. */
export const adminUserSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['user', 'admin']),
  isActive: z.boolean(),
  subscriptionPlan: planNameSchema,
  /** Those in the trash are not counted. */
  cvCount: z.int().min(0),
  createdAt: z.iso.datetime(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const userSorts = ['newest', 'oldest', 'name', 'email'] as const;
export type UserSort = (typeof userSorts)[number];

/** One page of accounts. */
export const userPageSchema = z.object({
  users: z.array(adminUserSchema),
  /** How many there are in all that match; `isMore` where there are more than are counted. */
  total: z.int().min(0),
  isMore: z.boolean(),
  /** What the next page is asked for with; null on the last. */
  next: z.string().nullable(),
});
export type UserPage = z.infer<typeof userPageSchema>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'Accounts, a page at a time',
  access: 'admin',
  query: z.object({
    /** Beginnings of words of the name or the address. */
    search: singleLine(200).default(''),
    sort: z.enum(userSorts).default('newest'),
    after: z.string().max(1_000).optional(),
  }),
  reply: { kind: 'json', status: 200, schema: userPageSchema },
  errors: [],
  example: { query: { search: 'ana', sort: 'name' } },
});

const idParams = z.object({ id: z.uuid() });
const nobody = '00000000-0000-4000-8000-000000000000';

export const changeUser = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:id',
  summary: 'Activate or stop an account, or give it a plan',
  access: 'admin',
  params: idParams,
  body: z
    .object({ isActive: z.boolean().optional(), subscriptionPlan: z.enum(planNames).optional() })
    .refine(({ isActive, subscriptionPlan }) => isActive !== undefined || subscriptionPlan !== undefined, {
      error: () => say`Say what to change.`,
    }),
  reply: { kind: 'json', status: 200, schema: z.object({ user: adminUserSchema }) },
  errors: ['not_found', 'protected'],
  example: { params: { id: nobody }, body: { isActive: false } },
});

export const removeUser = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/:id',
  summary: 'Delete an account with all that belongs to it',
  access: 'admin',
  params: idParams,
  reply: { kind: 'empty', status: 204 },
  errors: ['not_found', 'protected'],
  example: { params: { id: nobody } },
});

export const bulkActions = ['activate', 'deactivate', 'delete'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** Each account by itself: one that may not be changed is named, the others still are. */
export const changeUsers = endpoint({
  method: 'POST',
  path: '/api/admin/users/bulk',
  summary: 'Activate, stop or delete several accounts',
  access: 'admin',
  body: z.object({ ids: z.array(z.uuid()).min(1).max(200), action: z.enum(bulkActions) }),
  reply: {
    kind: 'json',
    status: 200,
    schema: z.object({
      changed: z.int().min(0),
      refused: z.array(z.object({ id: z.string(), reason: z.string() })),
    }),
  },
  errors: [],
  example: { body: { ids: [nobody], action: 'deactivate' } },
});

export const exportUsers = endpoint({
  method: 'GET',
  path: '/api/admin/export',
  summary: 'All accounts as CSV',
  access: 'admin',
  reply: { kind: 'file', status: 200, types: ['text/csv'] },
  errors: [],
  example: {},
});

/** One day of the last thirty, in UTC. */
const daySchema = z.object({
  day: z.iso.date(),
  signUps: z.int().min(0),
  cvs: z.int().min(0),
  calls: z.int().min(0),
  /** Answers from 500 on. */
  errors: z.int().min(0),
});
export type AdminDay = z.infer<typeof daySchema>;

const partSchema = z.object({ name: z.string(), isWell: z.boolean(), says: z.string() });

export const adminStatsSchema = z.object({
  totalUsers: z.int(),
  totalCvs: z.int(),
  /** Accounts that are not stopped. */
  activeUsers: z.int(),
  systemHealth: z.enum(['healthy', 'degraded']),
  /** Bytes of the store. */
  storageUsed: z.number(),
  /** Calls answered in the last thirty days. */
  apiCalls: z.int(),
  subscriptionStats: z.object({ free: z.int(), premium: z.int(), professional: z.int() }),
  brandFreeCvs: z.int(),
  activeSubscribers: z.int(),
  /** What was paid in all by invoices, by currency, in its smallest unit. */
  revenue: z.array(z.object({ currency: z.string(), paid: z.number() })),
  /** Ours: what the health is made of. */
  health: z.array(partSchema),
  days: z.array(daySchema),
});
export type AdminStats = z.infer<typeof adminStatsSchema>;

export const adminStats = endpoint({
  method: 'GET',
  path: '/api/admin/stats',
  summary: 'Figures of this installation',
  access: 'admin',
  reply: { kind: 'json', status: 200, schema: adminStatsSchema },
  errors: [],
  example: {},
});

/** What an administrator did. Deleted people are not named. */
const actSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  act: z.enum(['activate', 'deactivate', 'delete', 'plan', 'export', 'site', 'source', 'invite', 'withdraw']),
  by: z.string().nullable(),
  whom: z.string().nullable(),
  detail: z.string(),
});
export type AdminAct = z.infer<typeof actSchema>;

export const adminActs = endpoint({
  method: 'GET',
  path: '/api/admin/acts',
  summary: 'What administrators did, newest first',
  access: 'admin',
  reply: { kind: 'json', status: 200, schema: z.object({ acts: z.array(actSchema) }) },
  errors: [],
  example: {},
});

/** Who can create an account: anyone, who is invited, or nobody. */
export const signUps = ['open', 'invitation', 'closed'] as const;

/** What holds for everybody here. */
export const siteSchema = z.object({
  signUp: z.enum(signUps).default('open'),
  /** A line that every screen shows; '' for none. */
  announcement: singleLine(300).default(''),
  /** Whether people may have a language model of their own write for them. */
  ownModels: z.boolean().default(false),
});
export type Site = z.infer<typeof siteSchema>;

export const getSite = endpoint({
  method: 'GET',
  path: '/api/site',
  summary: 'Whether accounts can be made, and the announcement of the day',
  access: 'public',
  reply: { kind: 'json', status: 200, schema: siteSchema },
  errors: [],
  example: {},
});

/** Takes the whole: what is left out would go back to what it is without a word. */
export const saveSite = endpoint({
  method: 'PUT',
  path: '/api/admin/site',
  summary: 'Say who can create an account, and announce something',
  access: 'admin',
  body: z.strictObject({
    signUp: siteSchema.shape.signUp.unwrap(),
    announcement: siteSchema.shape.announcement.unwrap(),
    ownModels: siteSchema.shape.ownModels.unwrap(),
  }),
  reply: { kind: 'json', status: 200, schema: siteSchema },
  errors: [],
  example: { body: { signUp: 'open', announcement: '', ownModels: false } },
});
