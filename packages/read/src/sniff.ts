/** What a file is by its first bytes. */
export type Container = 'pdf' | 'zip' | 'ole' | 'rtf' | 'png' | 'jpeg' | 'webp' | 'text' | 'other';

/** First bytes in Latin signs, and where they stand. */
const signatures: readonly [Container, string, number][] = [
  ['zip', 'PK\u0003\u0004', 0],
  ['zip', 'PK\u0005\u0006', 0],
  ['ole', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', 0],
  ['rtf', '{\\rtf', 0],
  ['png', '\u0089PNG\r\n\u001a\n', 0],
  ['jpeg', '\u00ff\u00d8\u00ff', 0],
  ['webp', 'WEBP', 8],
];

function startsWith(bytes: Uint8Array, words: string, within = 0): boolean {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, within + words.length));
  return head.indexOf(words) !== -1;
}

/** Tells what a file is by what is inside: its name may say anything. */
export function sniff(bytes: Uint8Array): Container {
  // PDF readers accept a header within the first kilobyte.
  if (startsWith(bytes, '%PDF-', 1_024)) return 'pdf';
  // What is called latin1 by a TextDecoder is another table.
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  const known = signatures.find(([, words, from]) => head.startsWith(words, from));
  if (known) return known[0];
  return isText(bytes) ? 'text' : 'other';
}

function isText(bytes: Uint8Array): boolean {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isWide) return true;
  const head = bytes.subarray(0, 8_192);
  const odd = head.reduce(
    (sum, byte) => sum + (byte === 0 ? 100 : byte < 9 || (byte > 13 && byte < 32 && byte !== 27) ? 1 : 0),
    0,
  );
  return odd < 0.02 * head.length + 1;
}

/** Text of a file in UTF-8, UTF-16 with its mark, or else as older systems of Western Europe wrote it. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
