import type { PublicContext } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';

/** Loaded with the first passkey: most sign-ins need none. */
export const loadPasskeys = () => import('@simplewebauthn/server');

/** Runs a check of the library, which throws at whatever is wrong; what it says of it goes to the log. */
export async function checkPasskey<Checked extends { verified: boolean }>(
  { log }: Pick<PublicContext, 'log'>,
  check: () => Promise<Checked>,
): Promise<Checked> {
  const checked = await check().catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    log.warn({ security: 'passkey-refused', reason: String(error) }, 'passkey refused');
  });
  if (!checked?.verified) throw new Refusal('passkey_refused');
  return checked;
}
