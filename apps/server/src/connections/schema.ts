import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { owner, sessions } from '../account/schema.ts';
import { id, moment, since } from '../platform/columns.ts';

// Columns as the provider of the auth library names them; what it stores of tokens are their hashes.

const madeAt = () => moment('created_at');
const changedAt = () => moment('updated_at');
const policy = () => jsonb('metadata');

/** Programs that registered themselves. A registration says nothing of who runs the program, and opens nothing. */
export const oauthClients = pgTable(
  'oauth_clients',
  {
    id: id(),
    clientId: text('client_id').notNull().unique(),
    /** Encrypted. */
    clientSecret: text('client_secret'),
    clientDiscoveryId: text('client_discovery_id'),
    disabled: boolean('disabled').default(false),
    skipConsent: boolean('skip_consent'),
    enableEndSession: boolean('enable_end_session'),
    subjectType: text('subject_type'),
    scopes: text('scopes').array(),
    clientCredentialsScopes: text('client_credentials_scopes').array(),
    /** Never set: programs register without an account. */
    userId: uuid('user_id'),
    createdAt: madeAt(),
    updatedAt: changedAt(),
    name: text('name'),
    uri: text('uri'),
    icon: text('icon'),
    contacts: text('contacts').array(),
    tos: text('tos'),
    policy: text('policy'),
    softwareId: text('software_id'),
    softwareVersion: text('software_version'),
    softwareStatement: text('software_statement'),
    redirectUris: text('redirect_uris').array().notNull(),
    postLogoutRedirectUris: text('post_logout_redirect_uris').array(),
    backchannelLogoutUri: text('backchannel_logout_uri'),
    backchannelLogoutSessionRequired: boolean('backchannel_logout_session_required'),
    tokenEndpointAuthMethod: text('token_endpoint_auth_method'),
    applicationType: text('application_type'),
    jwks: text('jwks'),
    jwksUri: text('jwks_uri'),
    grantTypes: text('grant_types').array(),
    responseTypes: text('response_types').array(),
    requirePKCE: boolean('require_pkce'),
    dpopBoundAccessTokens: boolean('dpop_bound_access_tokens').default(false),
    referenceId: text('reference_id'),
    metadata: policy(),
  },
  (table) => [index('oauth_clients_age').on(table.createdAt)],
);

const client = () =>
  text('client_id')
    .notNull()
    .references(() => oauthClients.clientId, { onDelete: 'cascade' });

/** What tokens are for: `/mcp` of this installation. */
export const oauthResources = pgTable('oauth_resources', {
  id: id(),
  identifier: text('identifier').notNull().unique(),
  name: text('name').notNull(),
  accessTokenTtl: integer('access_token_ttl'),
  refreshTokenTtl: integer('refresh_token_ttl'),
  signingAlgorithm: text('signing_algorithm'),
  signingKeyId: text('signing_key_id'),
  allowedScopes: text('allowed_scopes').array(),
  customClaims: jsonb('custom_claims'),
  dpopBoundAccessTokensRequired: boolean('dpop_bound_access_tokens_required').default(false),
  disabled: boolean('disabled').default(false),
  createdAt: madeAt(),
  updatedAt: changedAt(),
  policyVersion: integer('policy_version'),
  metadata: policy(),
});

export const oauthClientResources = pgTable(
  'oauth_client_resources',
  {
    id: id(),
    clientId: client(),
    resourceId: text('resource_id')
      .notNull()
      .references(() => oauthResources.identifier, { onDelete: 'cascade' }),
    metadata: policy(),
    createdAt: madeAt(),
  },
  (table) => [uniqueIndex('oauth_client_resources_pair').on(table.clientId, table.resourceId)],
);

const session = () => uuid('session_id').references(() => sessions.id, { onDelete: 'set null' });

export const oauthRefreshTokens = pgTable(
  'oauth_refresh_tokens',
  {
    id: id(),
    token: text('token').notNull().unique(),
    clientId: client(),
    sessionId: session(),
    userId: owner(),
    referenceId: text('reference_id'),
    authorizationCodeId: text('authorization_code_id'),
    resources: text('resources').array(),
    requestedUserInfoClaims: text('requested_user_info_claims').array(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: since('created_at'),
    revoked: moment('revoked'),
    rotatedAt: moment('rotated_at'),
    rotationReplayResponse: text('rotation_replay_response'),
    rotationReplayExpiresAt: moment('rotation_replay_expires_at'),
    authTime: moment('auth_time'),
    confirmation: jsonb('confirmation'),
    scopes: text('scopes').array().notNull(),
  },
  (table) => [
    index('oauth_refresh_tokens_grant').on(table.userId, table.clientId),
    index('oauth_refresh_tokens_client').on(table.clientId),
    index('oauth_refresh_tokens_session').on(table.sessionId),
    index('oauth_refresh_tokens_code').on(table.authorizationCodeId),
    index('oauth_refresh_tokens_expiry').on(table.expiresAt),
  ],
);

export const oauthAccessTokens = pgTable(
  'oauth_access_tokens',
  {
    id: id(),
    token: text('token').notNull().unique(),
    clientId: client(),
    sessionId: session(),
    userId: owner(),
    referenceId: text('reference_id'),
    authorizationCodeId: text('authorization_code_id'),
    resources: text('resources').array(),
    requestedUserInfoClaims: text('requested_user_info_claims').array(),
    refreshId: uuid('refresh_id').references(() => oauthRefreshTokens.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    createdAt: since('created_at'),
    revoked: moment('revoked'),
    confirmation: jsonb('confirmation'),
    scopes: text('scopes').array().notNull(),
  },
  (table) => [
    index('oauth_access_tokens_grant').on(table.userId, table.clientId),
    index('oauth_access_tokens_client').on(table.clientId),
    index('oauth_access_tokens_session').on(table.sessionId),
    index('oauth_access_tokens_refresh').on(table.refreshId),
    index('oauth_access_tokens_code').on(table.authorizationCodeId),
    index('oauth_access_tokens_expiry').on(table.expiresAt),
  ],
);

/** What a person has let a program do: without it, none of the program’s tokens opens anything. */
export const oauthConsents = pgTable(
  'oauth_consents',
  {
    id: id(),
    clientId: client(),
    userId: owner(),
    referenceId: text('reference_id'),
    resources: text('resources').array(),
    requestedUserInfoClaims: text('requested_user_info_claims').array(),
    scopes: text('scopes').array().notNull(),
    /** Ours: what it may do at once, by the ids of the tools. */
    tools: text('tools').array().notNull().default([]),
    /** Ours, to the minute. */
    lastUsedAt: moment('last_used_at'),
    createdAt: since('created_at'),
    updatedAt: since('updated_at'),
  },
  (table) => [
    uniqueIndex('oauth_consents_pair').on(table.userId, table.clientId),
    index('oauth_consents_client').on(table.clientId),
  ],
);

/** Answers by which programs with keys of their own proved themselves, each taken once. */
export const oauthClientAssertions = pgTable('oauth_client_assertions', {
  id: text('id').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});
