/** A number from a text, 0 to 2^32 - 1: equal texts give equal numbers (FNV-1a, 32 bit). */
export function contentHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return hash;
}
