import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Sessions } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import type { Events } from '../platform/events.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Mailer } from '../platform/mail.ts';
import { defineCapability, owned, ownedBy, type Capability } from '../platform/capability.ts';
import { ensureAdministrator } from './administrator.ts';
import { createAuth } from './auth.ts';
import { createKnownDevices } from './known-device.ts';
import { deleteExpiredChanges } from './email-change-store.ts';
import { mailEmailChange } from './mail-email-change.ts';
import { mailReset } from './mail-reset.ts';
import { accountBindings } from './routes.ts';
import {
  credentials,
  emailChanges,
  recoveryCodes,
  sessions,
  twoFactors,
  users,
  verifications,
} from './schema.ts';
import { noticeJob, securityNotice } from './security-notice.ts';
import { ABSOLUTE_MS, createSessions } from './sessions.ts';
import { deleteExpired, setActive } from './store.ts';

export { confirmPassword } from './confirm-password.ts';
export { removeAccount } from './remove-account.ts';
export { ownerById } from './store.ts';

export interface AccountParts {
  configuration: Configuration;
  store: Store;
  clock: Clock;
  log: FastifyBaseLogger;
  events: Events;
  jobs: Jobs;
  mailer: Mailer;
  secret: string;
  /** Where people reach the server; links in mails begin with it. */
  origin: () => string;
}

/** Accounts and their sessions. */
export interface Account {
  sessions: Sessions;
  capability: Capability;
}

const resetJob = z.object({ email: z.string() });
const emailChangeJob = z.object({ userId: z.string(), email: z.string(), side: z.enum(['current', 'new']) });

/** Puts the accounts together: signing in and up, reset mails, and clearing what is over. */
export function createAccount(parts: AccountParts): Account {
  const { configuration, store, clock, log, events, mailer, origin } = parts;
  const auth = createAuth(parts);
  return {
    sessions: createSessions(store, clock, events),
    capability: defineCapability({
      name: 'account',
      bindings: accountBindings({ auth, devices: createKnownDevices(parts.secret), secret: parts.secret }),
      tables: [
        ownedBy(users, users.id, { portability: 'record' }),
        owned(sessions, { portability: 'record', withheld: ['token'] }),
        owned(credentials, {
          portability: 'record',
          withheld: ['password', 'accessToken', 'refreshToken', 'idToken'],
        }),
        owned(emailChanges, { portability: 'record', withheld: ['currentToken', 'newToken'] }),
        owned(twoFactors, { portability: 'record', withheld: ['secret'] }),
        owned(recoveryCodes, { portability: 'internal' }),
        // Held by the hash of a mailed token; gone within the hour.
        { table: verifications, ownedBy: null },
      ],
      jobs: [
        {
          name: 'password-reset',
          run: (_platform, data) => mailReset({ auth, mailer, origin: origin() }, resetJob.parse(data).email),
        },
        {
          name: 'email-change',
          run: (_platform, data) =>
            mailEmailChange({ store, clock, mailer, origin: origin() }, emailChangeJob.parse(data)),
        },
        {
          name: 'security-notice',
          run: (_platform, data) => mailer.send(securityNotice(noticeJob.parse(data))),
        },
        {
          name: 'clear-expired-sessions',
          daily: async () => {
            const now = clock.now();
            await deleteExpired(store, now, new Date(now.getTime() - ABSOLUTE_MS));
            await deleteExpiredChanges(store, now);
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

/** Stops an account (its sessions end at once, on every instance) or restores it. */
export async function setAccountActive(
  ctx: { store: Store; events: Events },
  userId: string,
  isActive: boolean,
) {
  await setActive(ctx.store, userId, isActive);
  await ctx.events.tell('sessions-changed', { userId });
}
