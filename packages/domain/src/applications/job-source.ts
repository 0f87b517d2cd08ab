const LONGEST = 100;
/** The host of an address, behind who signs in there. */
const HOST = /^https?:\/\/(?:[^/?#@]*@)?(?:www\.)?([^/?#:]+)/u;

/** Where a job was found, by the address of its page: the name of the site; '' without an address. */
export const jobSourceOf = (url: string): string =>
  (HOST.exec(url.toLowerCase())?.[1] ?? '').slice(0, LONGEST);
