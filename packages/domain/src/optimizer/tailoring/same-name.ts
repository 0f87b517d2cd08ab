const partsOf = (name: string) =>
  name
    .split(/[^\p{L}\p{N}+#]+|(?<=\p{Ll})(?=\p{Lu})/u)
    .filter((part) => part !== '' && !/^(?:of|and|the|for|de|la|und|für|et)$/iu.test(part));

const digitsOf = (name: string) => (name.match(/\d+/gu) ?? []).join(' ');

/** "AWS" of "Amazon Web Services", "JS" of "JavaScript". */
function isInitials(short: string, long: string): boolean {
  const parts = partsOf(long);
  return (
    /^\p{Lu}{2,6}$/u.test(short) &&
    parts.length === short.length &&
    parts.every((part, at) => part.charAt(0).toUpperCase() === short.charAt(at))
  );
}

/** "Excel" within "Microsoft Excel". */
function isWithin(short: string, long: string): boolean {
  const parts = new Set(partsOf(long.toLowerCase()));
  const wanted = partsOf(short.toLowerCase());
  return wanted.length > 0 && wanted.length < parts.size && wanted.every((part) => parts.has(part));
}

/**
 * The name that stands for two names of one skill where their form shows that they are one: initials and what they
 * stand for, a product with and without its maker. Null where only a list says so: lists hold near things too.
 */
export function joinedName(own: string, advert: string, isTool: boolean): string | null {
  if (digitsOf(own) !== digitsOf(advert)) return null;
  if (isInitials(own, advert)) return `${advert} (${own})`;
  if (isInitials(advert, own)) return `${own} (${advert})`;
  return isTool && isWithin(own, advert) ? advert : null;
}
