import { AsyncLocalStorage } from 'node:async_hooks';
import { betterAuth } from 'better-auth/minimal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { PublicContext } from '../platform/context.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Store } from '../platform/database.ts';
import { hashPassword, isPasswordOf } from './password-hash.ts';
import { credentials, sessions, users, verifications } from './schema.ts';
import { newToken, tokenHash } from './token.ts';

/** How long an unused session lives. */
export const IDLE_SECONDS = 7 * 24 * 3600;
const RESET_SECONDS = 3600;

/** Throws where somebody whose password was right may not enter by that alone. */
type MayEnter = (userId: string) => Promise<void>;
interface SessionBox {
  userAgent: string;
  beganAt: Date;
  mayEnter: MayEnter;
  token?: string;
}

/** Where the token of the session being made is handed out: the store and the library see its hash only. */
const handingOut = new AsyncLocalStorage<SessionBox>();

/** Runs what makes a session for a browser and returns its token. */
export async function withNewToken(
  { userAgent, clock }: Pick<PublicContext, 'userAgent' | 'clock'>,
  make: () => Promise<unknown>,
  mayEnter: MayEnter = async () => undefined,
): Promise<string> {
  const box: SessionBox = { userAgent, beganAt: clock.now(), mayEnter };
  await handingOut.run(box, make);
  if (!box.token) throw new Error('no session was made');
  return box.token;
}

/** Whom a reset is for, and the token that opens it. */
export interface Reset {
  userId: string;
  to: { email: string; name: string };
  token: string;
}

/** Where the reset being made is handed out: the library swallows what fails while it sends a mail. */
const handingOutReset = new AsyncLocalStorage<{ reset?: Reset }>();

/** Makes a reset for an address; undefined where nobody has it. */
export async function makeReset(auth: Auth, email: string): Promise<Reset | undefined> {
  const box: { reset?: Reset } = {};
  await handingOutReset.run(box, () => auth.api.requestPasswordReset({ body: { email } }));
  return box.reset;
}

export interface AuthOptions {
  store: Store;
  configuration: Configuration;
  secret: string;
}

/** The auth library behind our own routes; its own are not reachable. */
export function createAuth({ store, configuration, secret }: AuthOptions) {
  return betterAuth({
    database: drizzleAdapter(store, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
    }),
    secret,
    baseURL: configuration.APP_URL ?? 'http://localhost',
    logger: { disabled: true },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    advanced: { database: { generateId: 'uuid' }, ipAddress: { disableIpTracking: true } },
    user: { additionalFields: { isActive: { type: 'boolean', input: false } } },
    session: { expiresIn: IDLE_SECONDS },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 1,
      maxPasswordLength: 256,
      password: { hash: hashPassword, verify: ({ hash, password }) => isPasswordOf(hash, password) },
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      sendResetPassword: async ({ user: { id, email, name }, token }) => {
        const box = handingOutReset.getStore();
        if (box) box.reset = { userId: id, to: { email, name }, token };
      },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => {
            const owner = await context?.context.internalAdapter.findUserById(session.userId);
            if (owner && 'isActive' in owner && owner.isActive === false) return false;
            const box = handingOut.getStore();
            await box?.mayEnter(session.userId);
            const token = newToken();
            if (box) box.token = token;
            const { userAgent = null, beganAt: createdAt = session.createdAt } = box ?? {};
            return { data: { ...session, userAgent, createdAt, token: tokenHash(token) } };
          },
        },
      },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
