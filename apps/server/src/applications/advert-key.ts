/** Parameters of an address that say where somebody came from, not which advert it is. */
const TRACKING =
  /^(?:utm_\w+|gclid|fbclid|msclkid|ref|refid|referrer|source|src|trk|trackingid|mc_\w+|gh_src|lever-source|lever-origin)$/iu;

/** Names the advert that an address leads to; '' for what is no address of the web. */
export function advertKey(url: string): string {
  if (!URL.canParse(url)) return '';
  const { protocol, hostname, pathname, searchParams } = new URL(url);
  if (!/^https?:$/u.test(protocol)) return '';
  const kept = [...searchParams]
    .filter(([name]) => !TRACKING.test(name))
    .map(([name, value]) => `${name}=${value}`);
  const query = kept.length === 0 ? '' : `?${kept.toSorted().join('&')}`;
  return `${hostname.replace(/^(?:www|m)\./u, '')}${pathname.replace(/\/+$/u, '')}${query}`.toLowerCase();
}
