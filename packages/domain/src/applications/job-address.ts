/** A host at the beginning of what was typed: `jobs.example.com/nurse`. */
const HOST_FIRST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[:/?#]|$)/u;

/** The address of a page as it is stored: with `https://` where only the host was typed. */
export function jobAddress(typed: string): string {
  const address = typed.trim();
  return HOST_FIRST.test(address) ? `https://${address}` : address;
}
