import { countryPhrases, type Country } from '../../salary/index.ts';
import type { Licence } from '../gap.ts';
import type { PersonFacts } from '../person.ts';
import { highestSchooling, rankOf } from '../schooling.ts';
import { licencesCheckedOn, type LicenceRule, type RegulatedWork } from './licence.ts';
import { regulatedWork } from './regulated-work.ts';

const begins = (codes: readonly string[], code: string) => codes.some((one) => code.startsWith(one));

/** The work that a target is: what is called so, else what its code says. */
function regulationsOf(target: string | null, role: string): RegulatedWork[] {
  const named = regulatedWork.filter((work) => work.named?.test(role));
  if (named.length > 0) return named;
  return target === null ? [] : regulatedWork.filter((work) => begins(work.codes, target));
}

/** What every country beyond the table has: a place that lists its regulated professions. */
const registers: Readonly<Record<Country, { authority: string; url: string }>> = {
  us: {
    authority: 'CareerOneStop License Finder',
    url: 'https://www.careeronestop.org/toolkit/training/find-licenses.aspx',
  },
  gb: { authority: 'GOV.UK', url: 'https://www.gov.uk' },
  ca: {
    authority: 'the Canadian Information Centre for International Credentials',
    url: 'https://www.cicic.ca',
  },
  au: { authority: 'Your Career, Australian Government', url: 'https://www.yourcareer.gov.au' },
  de: { authority: 'Anerkennung in Deutschland', url: 'https://www.anerkennung-in-deutschland.de' },
  fr: { authority: 'Service-Public.fr', url: 'https://www.service-public.fr' },
  nl: { authority: 'Government of the Netherlands', url: 'https://www.government.nl' },
  sg: { authority: 'the Singapore Government', url: 'https://www.gov.sg' },
};

/** The rule of a country; what is only known to be regulated sends to its register. Null where it may not be regulated there. */
function ruleIn({ by, elsewhere }: RegulatedWork, country: Country): LicenceRule | null {
  const own = by[country];
  if (own || elsewhere === null) return own ?? null;
  return {
    ...elsewhere,
    ...registers[country],
    text: `Look up what ${countryPhrases[country]} asks for before you plan: we have no details for it.`,
  };
}

interface Question {
  current: string | null;
  target: string | null;
  /** The target as the person words it. */
  role: string;
  country: Country;
  person: Pick<PersonFacts, 'text' | 'degrees'>;
  /** Months that the person gives themselves. */
  months: number;
}

/** The CV names a bachelor’s degree or more. */
function hasDegree({ degrees }: Pick<PersonFacts, 'degrees'>): boolean {
  const held = highestSchooling(degrees);
  return held !== null && rankOf(held) >= rankOf('Bachelor’s degree');
}

const OCCUPATION = 7;

/** Who does the same regulated work already has its licence. */
function isDoing(work: RegulatedWork, current: string | null, target: string | null): boolean {
  if (current === null || !begins(work.codes, current)) return false;
  return (
    work.isOne === true || (target !== null && current.slice(0, OCCUPATION) === target.slice(0, OCCUPATION))
  );
}

/** The licences that the target asks for in a country, and whether the time is enough. */
export function licencesFor({ current, target, role, country, person, months }: Question): Licence[] {
  return regulationsOf(target, role).flatMap((work) => {
    const rule = ruleIn(work, country);
    if (!rule) return [];
    const shorter = current === null ? undefined : work.shorter?.find(({ codes }) => begins(codes, current));
    const needed = Math.min(
      rule.months,
      shorter?.months ?? rule.months,
      hasDegree(person) ? (work.afterDegree ?? rule.months) : rule.months,
    );
    const isHeld = work.held.test(person.text) || isDoing(work, current, target);
    return [
      {
        name: rule.name,
        text: rule.text,
        authority: rule.authority,
        url: rule.url,
        checkedOn: licencesCheckedOn,
        usualMonths: needed,
        fitsTimeframe: isHeld || needed <= months,
        isHeld,
        isInPost: work.isInPost === true,
      },
    ];
  });
}
