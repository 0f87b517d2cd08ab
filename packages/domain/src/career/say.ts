const LONGEST_ROLE = 80;
/** A role as it is shown: one of 500 characters would break every sentence. */
export const shownRole = (role: string) =>
  role.length <= LONGEST_ROLE ? role : `${role.slice(0, LONGEST_ROLE - 1).trimEnd()}…`;

/** Large amounts with their currency: "USD 98,400". */
export const money = (amount: number, currency: string) =>
  `${currency} ${Math.round(amount).toLocaleString('en-US')}`;

/** A role of ours within a sentence: "health visitor", but "HGV driver". */
export const inSentence = (role: string) =>
  role
    .split(' ')
    .map((word) => (/^[A-Z][a-z’'-]+$/.test(word) ? word.toLowerCase() : word))
    .join(' ');

const lastWord = (title: string) =>
  title
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.at(-1) ?? '';

/** Whether two titles of one occupation are the same work ("Staff nurse", "registered nurse"), not only counted as one. */
export const isSameWork = (a: string, b: string): boolean => lastWord(a) === lastWord(b);
