import { createHash } from 'node:crypto';

/** How a person is named in the log: enough to follow one through it, and nothing once the account is deleted. */
export function loggedAs(userId: string): string {
  return createHash('sha256').update(userId).digest('hex').slice(0, 12);
}
