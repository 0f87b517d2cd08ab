import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Sessions } from '../platform/context.ts';
import type { Store } from '../platform/database.ts';
import type { Events } from '../platform/events.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Mailer } from '../platform/mail.ts';
import type { Routes } from '../platform/bind.ts';
import { ensureAdministrator } from './administrator.ts';
import { createAuth } from './auth.ts';
import { mailReset } from './mail-reset.ts';
import { accountRoutes } from './routes.ts';
import { ABSOLUTE_MS, createSessions } from './sessions.ts';
import { deleteExpired, setActive } from './store.ts';

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
  routes: Routes;
  /** Makes the administrator of the configuration, where it names one. */
  prepare(): Promise<void>;
}

const resetJob = z.object({ email: z.string() });

/** Puts the accounts together and takes on their jobs: reset mails, and clearing what is over. */
export function createAccount(parts: AccountParts): Account {
  const { configuration, store, clock, log, events, jobs, mailer, origin } = parts;
  const auth = createAuth(parts);
  jobs.work('password-reset', (data) =>
    mailReset({ auth, mailer, origin: origin() }, resetJob.parse(data).email),
  );
  jobs.daily('clear-expired-sessions', () => {
    const now = clock.now();
    return deleteExpired(store, now, new Date(now.getTime() - ABSOLUTE_MS));
  });
  return {
    sessions: createSessions(store, clock, events),
    routes: accountRoutes(auth),
    async prepare() {
      const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = configuration;
      if (email && password) await ensureAdministrator({ store, log, email, password });
    },
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
