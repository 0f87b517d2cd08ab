import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What an authenticator may do otherwise than it should. */
export interface Odd {
  origin?: string;
  /** No finger, face or PIN was asked for. */
  isUnverified?: boolean;
  counter?: number;
  userHandle?: string;
}

const ORIGIN = 'http://localhost:3000';
const RP_ID = 'localhost';
const [PRESENT, VERIFIED, HAS_KEY] = [0x01, 0x04, 0x40];

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const encoded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const clientData = (type: string, challenge: string, origin = ORIGIN) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** A device with one key pair, made and used as WebAuthn has it: ES256, no attestation. */
export function anAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const authData = (flags: number, { isUnverified = false }: Odd) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags | (isUnverified ? 0 : VERIFIED));
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(RP_ID), head]);
  };
  const credential = { id: encoded(id), rawId: encoded(id), type: 'public-key' };

  return {
    credentialId: encoded(id),
    /** What the browser gives of a new passkey. */
    create(challenge: string, odd: Odd = {}) {
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const bytes = Buffer.concat([
        authData(PRESENT | HAS_KEY, odd),
        Buffer.alloc(16),
        length,
        id,
        isoCBOR.encode(cose),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(bytes)],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: encoded(clientData('webauthn.create', challenge, odd.origin)),
          // The library's type names values of CBOR that a map of strings has anyway.
          attestationObject: encoded(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          transports: ['internal'],
        },
      };
    },
    /** What the browser gives of a sign-in. */
    get(challenge: string, odd: Odd = {}) {
      counter = odd.counter ?? counter + 1;
      const client = clientData('webauthn.get', challenge, odd.origin);
      const data = authData(PRESENT, odd);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(data),
          signature: encoded(signature),
          ...(odd.userHandle !== undefined && { userHandle: odd.userHandle }),
        },
      };
    },
  };
}
