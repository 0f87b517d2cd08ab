import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Seals what must be stored and read again, so that the store alone does not give it away. */
export interface Seals {
  /** @param about what it is and whose: opens only under the same words, so that no sealed text stands in for another */
  seal(text: string, about: string): string;
  /** Null where it was sealed under another secret or about something else, or was changed. */
  open(sealed: string, about: string): string | null;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Names cipher and form; another form would have another. */
const FORM = 'v1.';

/** Seals by AES-256-GCM under a key derived from the server's secret by HKDF (RFC 5869). */
export function createSeals(secret: string): Seals {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'candor seals v1', 32));
  return {
    seal(text, about) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(about));
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return FORM + Buffer.concat([iv, cipher.getAuthTag(), closed]).toString('base64url');
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed.slice(FORM.length), 'base64url');
      if (!sealed.startsWith(FORM) || bytes.length < IV_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
