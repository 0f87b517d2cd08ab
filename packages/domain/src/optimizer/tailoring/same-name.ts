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

/** "K8s" of "Kubernetes": the first and last letters, and how many stand between them. */
function isNumeronym(short: string, long: string): boolean {
  const [, first = '', count = '', last = ''] = /^(\p{L})(\d{1,2})(\p{L})$/u.exec(short) ?? [];
  const word = long.toLowerCase();
  return (
    count !== '' &&
    word.length === Number(count) + 2 &&
    word.startsWith(first.toLowerCase()) &&
    word.endsWith(last.toLowerCase())
  );
}

/** Whether letters of a word, its first among them, make up a shorter one: "MS" of "Microsoft". */
function isCut(short: string, long: string): boolean {
  if (!/^\p{Lu}{2,3}$/u.test(short) || !long.startsWith(short.charAt(0))) return false;
  let from = 0;
  return [...short.toLowerCase()].every((letter) => {
    from = long.toLowerCase().indexOf(letter, from) + 1;
    return from > 0;
  });
}

/** "MS Office" of "Microsoft Office": the same words behind a first one that is cut. */
function isCutWithin(short: string, long: string): boolean {
  const [first = '', ...rest] = short.split(' ');
  const [whole = '', ...others] = long.split(' ');
  return (
    rest.length > 0 && rest.join(' ').toLowerCase() === others.join(' ').toLowerCase() && isCut(first, whole)
  );
}

/**
 * The name that stands for two names of one skill where their form shows that they are one: initials and what they
 * stand for, a product with, without or with half the name of its maker. Null where only a list says so: lists hold near things too.
 */
export function joinedName(own: string, advert: string, isTool: boolean): string | null {
  if (isNumeronym(own, advert)) return `${advert} (${own})`;
  if (isNumeronym(advert, own)) return `${own} (${advert})`;
  if (digitsOf(own) !== digitsOf(advert)) return null;
  if (isTool && isCutWithin(own, advert)) return advert;
  if (isInitials(own, advert)) return `${advert} (${own})`;
  if (isInitials(advert, own)) return `${own} (${advert})`;
  return isTool && isWithin(own, advert) ? advert : null;
}
