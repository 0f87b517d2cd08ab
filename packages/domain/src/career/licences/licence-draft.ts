import { authorities, type AuthorityId } from './authorities.data.ts';
import type { LicenceRule } from './licence.ts';

/** A licence as the tables write it down: its name, months from school, what it takes, and who gives it. */
export function rule(name: string, months: number, text: string, by: AuthorityId): LicenceRule {
  const [authority, url] = authorities[by];
  return { name, months, text, authority, url };
}
