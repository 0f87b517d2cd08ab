import { authorities, type AuthorityId } from './authorities.data.ts';
import type { LicenceRule } from './licence.ts';

/** A licence as the tables write it down: its name, months from school, what it takes, and who gives it. */
export function rule(name: string, months: number, text: string, by: AuthorityId): LicenceRule {
  const [authority, url] = authorities[by];
  return { name, months, text, authority, url };
}

/** A German craft that is learned as a trade. */
export const gesellen = (trade: string, months: number): LicenceRule =>
  rule(
    `journeyman’s certificate (Ausbildung ${trade}, Gesellenprüfung)`,
    months,
    `It takes an apprenticeship of ${months / 12} years, shorter with school certificates or earlier training; in most trades a business of your own takes the Meister.`,
    'hwk',
  );
