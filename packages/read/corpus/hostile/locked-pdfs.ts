import { createCipheriv, createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { FILLING, hashOf, rc4 } from '../../src/pdf/decrypt.ts';
import { pdfOf, type PdfObject } from '../../src/testing/pdf-of.ts';
import type { HostileFile } from './hostile-file.ts';
import { DEPTH, nest } from './pdf-parts.ts';

type Lock = (bytes: Uint8Array, number: number) => Uint8Array;

const OWNER = Buffer.alloc(32, 2);
const ID = Buffer.alloc(16, 1);
const RIGHTS = -4;
const hex = (bytes: Uint8Array) => `<${Buffer.from(bytes).toString('hex')}>`;
const md5 = (...parts: Uint8Array[]) => createHash('md5').update(Buffer.concat(parts)).digest();

/** Locked as the first readers did, with an empty password. */
function oldLock(): { dictionary: string; lock: Lock } {
  const rights = Buffer.alloc(4);
  rights.writeInt32LE(RIGHTS);
  const key = md5(FILLING, OWNER, rights, ID).subarray(0, 5);
  return {
    dictionary: `<< /Filter /Standard /V 1 /R 2 /O ${hex(OWNER)} /U ${hex(rc4(key, FILLING))} /P ${RIGHTS} >>`,
    lock: (bytes, number) => rc4(md5(key, Buffer.from([number, 0, 0, 0, 0])).subarray(0, 10), bytes),
  };
}

/** Locked as PDF 2.0 has it, with an empty password. */
function newLock(): { dictionary: string; lock: Lock } {
  const key = Buffer.alloc(32, 7);
  const [check, salt] = [Buffer.alloc(8, 3), Buffer.alloc(8, 4)];
  const mixed = (with32: Uint8Array, bytes: Uint8Array, first: Uint8Array, isPadded: boolean) => {
    const cipher = createCipheriv('aes-256-cbc', with32, first);
    cipher.setAutoPadding(isPadded);
    return Buffer.concat([cipher.update(bytes), cipher.final()]);
  };
  const none = Buffer.alloc(16);
  const user = Buffer.concat([hashOf(check), check, salt]);
  const long = hex(Buffer.alloc(48, 2));
  return {
    dictionary: `<< /Filter /Standard /V 5 /R 6 /Length 256 /O ${long} /OE ${hex(OWNER)} /U ${hex(user)} /UE ${hex(mixed(hashOf(salt), key, none, false))} /Perms ${hex(none)} /P ${RIGHTS} /StmF /A /StrF /A /CF << /A << /CFM /AESV3 /AuthEvent /DocOpen /Length 32 >> >> >>`,
    lock: (bytes) => Buffer.concat([none, mixed(key, bytes, none, true)]),
  };
}

/** A locked PDF that opens without a password; object 6 is its lock, what follows the test's own. */
function aLockedPdf(
  { dictionary, lock }: { dictionary: string; lock: Lock },
  content: Uint8Array,
  more: readonly PdfObject[] = [],
) {
  const objects: PdfObject[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /X 7 0 R >> >> >>',
    { dictionary: '/Filter /FlateDecode', data: deflateSync(content) },
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    dictionary,
    ...more,
  ];
  const locked = objects.map((object, at) =>
    typeof object === 'string' ? object : { ...object, data: lock(object.data, at + 1) },
  );
  const open = Buffer.from(pdfOf(locked)).toString('latin1');
  return Uint8Array.from(
    Buffer.from(
      open.replace('/Root 1 0 R', `/Root 1 0 R /Encrypt 6 0 R /ID [${hex(ID)} ${hex(ID)}]`),
      'latin1',
    ),
  );
}

const words = 'BT /F1 11 Tf 1 0 0 1 72 700 Tm (Ana Ruiz) Tj ET';

/** PDFs that are locked against changes, and whose streams say what they draw to those only who unlock them. */
export const lockedPdfs: readonly HostileFile[] = (
  [
    ['RC4', oldLock],
    ['AES', newLock],
  ] as const
).flatMap(([by, lock]): HostileFile[] => [
  { name: `locked by ${by}`, make: () => aLockedPdf(lock(), Buffer.from(words)), answer: 'read' },
  {
    name: `locked by ${by}: content without end`,
    make: () => aLockedPdf(lock(), Buffer.alloc(70_000_000, 32)),
    answer: 'too_much_inside',
  },
  {
    name: `locked by ${by}: forms in forms`,
    make: () => aLockedPdf(lock(), Buffer.from(`${words} /X Do`), nest(7, DEPTH)),
    answer: 'too_much_inside',
  },
]);
