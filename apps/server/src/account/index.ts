import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { screenLanguageIds } from '@candor/domain/locale';
import { say } from '@candor/domain/say';
import type { Clock } from '../platform/clock.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { ApiKeys, Sessions } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import type { Events } from '../platform/events.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits.ts';
import type { Mailer } from '../platform/mail.ts';
import { defineCapability, personalTable, personalTableBy, type Capability } from '../platform/capability.ts';
import { inOfferedLanguage } from '../platform/reader-language.ts';
import { Refusal } from '../platform/refusal.ts';
import { ensureAdministrator } from './administrator.ts';
import { createApiKeys } from './api-key-sessions.ts';
import { deleteKeysExpiredBefore } from './api-key-store.ts';
import { createAuth } from './auth.ts';
import { deleteExpiredChallenges } from './challenge-store.ts';
import { createKnownDevices } from './known-device.ts';
import { deleteExpiredChanges } from './email-change-store.ts';
import { deleteExpiredInvitations } from './invitation-store.ts';
import { mailInvitation } from './invite.ts';
import { mailEmailChange } from './mail-email-change.ts';
import { mailReset } from './mail-reset.ts';
import { createProvider } from './provider.ts';
import { accountBindings } from './routes.ts';
import {
  apiKeys,
  challenges,
  credentials,
  emailChanges,
  invitations,
  passkeys,
  recoveryCodes,
  sessions,
  twoFactors,
  users,
  verifications,
} from './schema.ts';
import { noticeJob, securityNotice } from './security-notice.ts';
import { ABSOLUTE_MS, createSessions } from './sessions.ts';
import { setActive } from './standing-store.ts';
import { deleteExpired } from './store.ts';

export { changeAccount, securityChange } from './change-account.ts';
export { deleteInvitation, openInvitations } from './invitation-store.ts';
export { inviteAddress } from './invite.ts';
export { confirmPassword } from './confirm-password.ts';
export { hashPassword, isPasswordOf } from './password-hash.ts';
export { refuseWeakPassword } from './password-rules.ts';
export { removeAccount, requireRemovable } from './remove-account.ts';
export { changePreferences } from './save-profile.ts';
export { createSessionMemory } from './session-memory.ts';
export { recipientOf } from './security-notice.ts';
export { activeOwner, ownerById, ownerOf } from './store.ts';
export { newToken, tokenHash } from './token.ts';

export interface AccountParts {
  configuration: Configuration;
  store: Store;
  clock: Clock;
  log: FastifyBaseLogger;
  events: Events;
  jobs: Jobs;
  limits: Limits;
  mailer: Mailer;
  secret: string;
  /** Where people reach the server; links in mails begin with it. */
  origin: () => string;
}

/** Accounts and their sessions. */
export interface Account {
  sessions: Sessions;
  apiKeys: ApiKeys;
  capability: Capability;
}

/** Its owner sees for so long that a key has expired. */
const EXPIRED_KEY_MS = 30 * 24 * 3600 * 1000;

const invitationJob = z.object({ id: z.uuid(), language: z.enum(screenLanguageIds).default('en') });
const resetJob = z.object({ email: z.string() });
const emailChangeJob = z.object({ userId: z.string(), email: z.string(), side: z.enum(['current', 'new']) });

/** Puts the accounts together: signing in and up, reset mails, and clearing what is over. */
export function createAccount(parts: AccountParts): Account {
  const { configuration, store, clock, log, events, limits, mailer, origin } = parts;
  const auth = createAuth(parts);
  return {
    sessions: createSessions(store, clock, events),
    apiKeys: createApiKeys(store, clock, events, limits),
    capability: defineCapability({
      name: 'account',
      bindings: accountBindings({
        auth,
        devices: createKnownDevices(parts.secret),
        secret: parts.secret,
        provider: createProvider(parts),
      }),
      tables: [
        personalTableBy(users, users.id, { portability: 'record' }),
        personalTable(sessions, { portability: 'record', withheld: ['token'] }),
        personalTable(credentials, {
          portability: 'record',
          withheld: ['password', 'accessToken', 'refreshToken', 'idToken'],
        }),
        personalTable(emailChanges, { portability: 'record', withheld: ['currentToken', 'newToken'] }),
        personalTable(twoFactors, { portability: 'record', withheld: ['secret'] }),
        personalTable(recoveryCodes, { portability: 'internal' }),
        personalTable(apiKeys, { portability: 'record', withheld: ['secretHash'] }),
        personalTable(passkeys, { portability: 'record', withheld: ['publicKey'] }),
        // What a browser has to bring back within minutes.
        personalTable(challenges, { portability: 'internal' }),
        // Held by the hash of a mailed token; gone within the hour.
        { table: verifications, ownerColumn: null },
        // Of whoever has no account yet.
        { table: invitations, ownerColumn: null },
      ],
      jobs: [
        {
          name: 'password-reset',
          run: ({ configuration }, data) =>
            mailReset({ auth, store, mailer, configuration, origin: origin() }, resetJob.parse(data).email),
        },
        {
          name: 'email-change',
          run: ({ configuration }, data) =>
            mailEmailChange(
              { store, clock, mailer, configuration, origin: origin() },
              emailChangeJob.parse(data),
            ),
        },
        {
          name: 'security-notice',
          run({ configuration }, data) {
            const notice = noticeJob.parse(data);
            return inOfferedLanguage(configuration, notice.language, () =>
              mailer.send(securityNotice(notice)),
            );
          },
        },
        {
          name: 'invitation',
          run(platform, data) {
            const { id, language } = invitationJob.parse(data);
            return inOfferedLanguage(platform.configuration, language, () => mailInvitation(platform, id));
          },
        },
        {
          name: 'clear-expired-sessions',
          daily: async () => {
            const now = clock.now();
            await deleteExpired(store, now, new Date(now.getTime() - ABSOLUTE_MS));
            await deleteExpiredChanges(store, now);
            await deleteKeysExpiredBefore(store, new Date(now.getTime() - EXPIRED_KEY_MS));
            await deleteExpiredInvitations(store, now);
            await deleteExpiredChallenges(store, now);
          },
        },
      ],
      // Makes the administrator of the configuration, where it names one.
      async start() {
        const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = configuration;
        if (email && password) await ensureAdministrator({ store, log, email, password });
      },
    }),
  };
}

/**
 * Stops an account (its sessions end at once, on every instance) or restores it. Refuses to stop the last administrator,
 * without whom nobody could let another in.
 */
export async function setAccountActive(
  ctx: { store: Store; events: Events },
  userId: string,
  isActive: boolean,
) {
  if (!(await setActive(ctx.store, userId, isActive)))
    throw new Refusal('protected', say`This is the last administrator.`);
  await ctx.events.publish('sessions-changed', { userId });
}
