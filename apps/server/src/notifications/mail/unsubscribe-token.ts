import { createHmac, timingSafeEqual } from 'node:crypto';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const signature = (secret: string, userId: string) =>
  createHmac('sha256', secret).update(`unsubscribe ${userId}`).digest('base64url');

/** What a link in a mail carries: it ends these mails and opens nothing. */
export function unsubscribeToken(secret: string, userId: string): string {
  return `${userId}.${signature(secret, userId)}`;
}

/** Whose mails a token ends; null where it is none of ours. */
export function userOfToken(secret: string, token: string): string | null {
  const [userId = '', signed = ''] = token.split('.');
  if (!UUID.test(userId)) return null;
  const [given, expected] = [Buffer.from(signed), Buffer.from(signature(secret, userId))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null;
}
