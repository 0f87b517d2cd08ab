const ADDRESS = /^https?:\/\/([^\s/?#@:]+)(?::\d+)?(\/[^\s?#]*)?(?:[?#]\S*)?$/iu;

/** Host (in small letters) and path of an address that begins with http:// or https://; null for anything else. */
export function webAddressOf(text: string): { host: string; path: string } | null {
  const found = ADDRESS.exec(text);
  return found && { host: (found[1] ?? '').toLowerCase(), path: found[2] ?? '' };
}

/** Whether an address leads to LinkedIn. */
export const isLinkedIn = (text: string): boolean =>
  /(?:^|\.)linkedin\.com$/u.test(webAddressOf(text)?.host ?? '');
