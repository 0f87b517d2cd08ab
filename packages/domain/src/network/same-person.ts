import { companyKey } from './company-key.ts';
import type { ContactFields } from './contact.ts';
import { plainWords } from './plain-words.ts';
import { isLinkedIn, webAddressOf } from './web-address.ts';

type Known = Pick<ContactFields, 'name' | 'company' | 'email' | 'linkedinUrl'>;

/** What one profile is called, however its address is written; '' where there is none. */
export function profileKey(url: string): string {
  const address = webAddressOf(url);
  if (!address) return '';
  const path = decoded(address.path).toLowerCase().replace(/\/+$/u, '');
  const host = isLinkedIn(url) ? 'linkedin.com' : address.host;
  return path === '' ? '' : `${host}${path}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether two names can be of one person: a word of one stands in the other. A mailbox may be that of a whole team. */
function namesAgree(a: string, b: string): boolean {
  const [first, second] = [plainWords(a).split(' '), plainWords(b).split(' ')];
  return first.some((word) => second.includes(word));
}

/** Finds the contact that somebody is: by e-mail address, by profile, by name and company. The first that was added wins. */
export class KnownPeople<C extends Known> {
  readonly #byKey = new Map<string, C>();

  constructor(people: Iterable<C> = []) {
    for (const one of people) this.add(one);
  }

  /** @param as what else they are known by; their own fields where it is left out */
  add(contact: C, as: Known = contact): void {
    for (const key of knownBy(as)) if (!this.#byKey.has(key)) this.#byKey.set(key, contact);
  }

  find(contact: Known): C | undefined {
    for (const key of knownBy(contact)) {
      const known = this.#byKey.get(key);
      if (known && (!key.startsWith('email ') || namesAgree(known.name, contact.name))) return known;
    }
    return undefined;
  }
}

/** What somebody is known by: two who share nothing of it are never one. */
export function knownBy({ name, company, email, linkedinUrl }: Known): string[] {
  const profile = profileKey(linkedinUrl);
  const [plainName, employer] = [plainWords(name), companyKey(company)];
  return [
    email === '' ? '' : `email ${email.trim().toLowerCase()}`,
    profile === '' ? '' : `profile ${profile}`,
    plainName === '' || employer === '' ? '' : `name ${plainName}|${employer}`,
    // Somebody of whom nothing but the name is known is the same only as another of whom nothing else is known.
    plainName !== '' && employer === '' && email === '' && profile === '' ? `only ${plainName}` : '',
  ].filter((key) => key !== '');
}
