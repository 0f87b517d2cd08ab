/**
 * A number from a text, 0 to 2^32 - 1: equal texts give equal numbers (FNV-1a, 32 bit, with the finishing steps of
 * MurmurHash3). Without these the last bit is the parity of the text's own last bits: of two letters that once chose the
 * first of two phrasings both would choose alike all through.
 */
export function contentHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
