import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ApiScope } from '@candor/domain/account';
import type { Preferences } from '@candor/domain/settings';
import { id, moment, since } from '../platform/columns.ts';

const made = () => since('created_at');
const changed = () => since('updated_at');

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Lower case, trimmed, NFC: one account an address. */
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    name: text('name').notNull(),
    image: text('image'),
    isActive: boolean('is_active').notNull().default(true),
    role: text('role', { enum: ['user', 'admin'] })
      .notNull()
      .default('user'),
    subscriptionPlan: text('subscription_plan', { enum: ['free', 'premium', 'professional'] })
      .notNull()
      .default('free'),
    subscriptionStatus: text('subscription_status').notNull().default('inactive'),
    /** What the person has chosen; the rest is the default. */
    preferences: jsonb('preferences').$type<Partial<Preferences>>().notNull().default({}),
    createdAt: made(),
    updatedAt: changed(),
    /** Those of name and address, of which administrators search for beginnings. Kept, since taking them apart costs more than all else. */
    words: tsvector('words').generatedAlwaysAs(
      sql`to_tsvector('simple', translate(lower(name || ' ' || email), '@.-_+''', '      '))`,
    ),
  },
  // In the orders in which administrators look through them, and by the beginnings of words.
  (table) => [
    index('users_newest').on(table.createdAt, table.id),
    index('users_name').on(sql`lower(${table.name})`, table.id),
    index('users_words').using('gin', table.words),
  ],
);

/** Whose a record is; it goes with the account. */
export const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: owner(),
    /** SHA-256 of the bearer token: who reads the store cannot sign in with it. */
    token: text('token').notNull().unique(),
    /** The idle limit; moved on while the session is used. */
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: made(),
    updatedAt: changed(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** How an account can be entered; the password is a salted slow hash. Columns as the auth library needs them. */
export const credentials = pgTable(
  'credentials',
  {
    id: id(),
    userId: owner(),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: made(),
    updatedAt: changed(),
  },
  (table) => [
    index('credentials_user').on(table.userId),
    uniqueIndex('credentials_account').on(table.providerId, table.accountId),
  ],
);

/** Password resets under way; the identifier is a hash of the token that was mailed. */
export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: made(),
    updatedAt: changed(),
  },
  (table) => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_expiry').on(table.expiresAt),
  ],
);

/** An email that both addresses of its owner have to confirm; one a person. */
export const emailChanges = pgTable('email_changes', {
  userId: owner().primaryKey(),
  email: text('email').notNull(),
  /** SHA-256 of the tokens that were mailed to the address of the account and to the new one. */
  currentToken: text('current_token').unique(),
  newToken: text('new_token').unique(),
  currentConfirmedAt: moment('current_confirmed_at'),
  newConfirmedAt: moment('new_confirmed_at'),
  expiresAt: moment('expires_at').notNull(),
  createdAt: made(),
});

/** What the codes of a person's authenticator app are made of; asked for at sign-in once it is confirmed. */
export const twoFactors = pgTable('two_factors', {
  userId: owner().primaryKey(),
  /** Encrypted: the store alone makes no code. */
  secret: text('secret').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The time step of the last code that was taken: no code is taken twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: made(),
});

/** SHA-256 of the codes that open an account whose authenticator is lost, each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: owner(), code: text('code').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.code] })],
);

/** Keys by which programs act for a person, within their scopes. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    userId: owner(),
    name: text('name').notNull(),
    /** Its first letters, by which its owner tells it from others. */
    prefix: text('prefix').notNull(),
    /** SHA-256 of the key. */
    secretHash: text('secret_hash').notNull().unique(),
    scopes: text('scopes').array().notNull().$type<ApiScope[]>(),
    /** What it may do at once, by the ids of tools; null, of keys made before there was a choice: all that its scopes name. */
    tools: text('tools').array(),
    expiresAt: moment('expires_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    createdAt: made(),
  },
  (table) => [index('api_keys_user').on(table.userId), index('api_keys_expiry').on(table.expiresAt)],
);

/** A person's passkeys: public keys that their devices answer challenges with. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: owner(),
    name: text('name').notNull(),
    /** As the device names it, and its public key; both in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** Of the last answer: an authenticator that counts never says the same number twice. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    createdAt: made(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** What a browser was sent away with and has to bring back: held by the SHA-256 of it, and taken once. */
export const challenges = pgTable(
  'challenges',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose', {
      enum: ['add-passkey', 'passkey-sign-in', 'provider', 'provider-code'],
    }).notNull(),
    /** Of who is signed in already, or known. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What the provider's answer is checked by. */
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('challenges_user').on(table.userId), index('challenges_expiry').on(table.expiresAt)],
);

/** Who may make an account here; one an address, gone once it is used. */
export const invitations = pgTable('invitations', {
  id: id(),
  email: text('email').notNull().unique(),
  /** SHA-256 of the token of the link; null until a link was made. */
  token: text('token').unique(),
  invitedAt: since('invited_at'),
  expiresAt: moment('expires_at').notNull(),
});
