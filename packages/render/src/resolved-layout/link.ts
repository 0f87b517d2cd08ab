/** Where a typed address leads, or null where it is not a plain web or mail address. Nothing else becomes a link. */
export function linkTarget(typed: string): string | null {
  const text = typed.trim();
  if (/^[^\s@:/<>"']+@[^\s@:/<>"']+\.[^\s@:/<>"']+$/u.test(text)) return `mailto:${text}`;
  const address = /^[\w-]+(\.[\w-]+)+([/?#]|$)/u.test(text) ? `https://${text}` : text;
  if (/\s/u.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isAllowed =
    url.protocol === 'mailto:' ||
    ((url.protocol === 'https:' || url.protocol === 'http:') && url.username === '');
  return isAllowed ? url.href : null;
}

/** An address as a reader wants it: without scheme, `www.` and closing slash. */
export function shownAddress(typed: string): string {
  return typed
    .trim()
    .replace(/^(https?:\/\/|mailto:)(www\.)?/iu, '')
    .replace(/\/$/u, '');
}
