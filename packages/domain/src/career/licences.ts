import { countryPhrases, type Country } from '../salary/index.ts';
import type { Licence } from './gap.ts';
import { licencesCheckedOn, type RegulatedWork } from './licence.ts';
import { regulatedWork } from './licences.data.ts';
import type { PersonFacts } from './person.ts';

const begins = (codes: readonly string[], code: string) => codes.some((one) => code.startsWith(one));
const regulationsOf = (code: string): RegulatedWork[] =>
  regulatedWork.filter(({ codes }) => begins(codes, code));

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

interface Question {
  current: string | null;
  target: string;
  country: Country;
  person: PersonFacts;
  /** Months that the person gives themselves. */
  months: number;
}

/** The licences that the target asks for in a country, and whether the time is enough. */
export function licencesFor({ current, target, country, person, months }: Question): Licence[] {
  return regulationsOf(target).flatMap((work) => {
    const own = work.by[country];
    if (!own && work.elsewhere === '') return [];
    const rule = own ?? {
      ...registers[country],
      name: work.elsewhere,
      text: `Look up what ${countryPhrases[country]} asks for before you plan: we have no details for it.`,
    };
    const shorter = current === null ? undefined : work.shorter?.find(({ codes }) => begins(codes, current));
    const needed = shorter?.months ?? work.monthsBy?.[country] ?? work.months;
    // Who does the same regulated work already has its licence.
    const isHeld = work.held.test(person.text) || (current !== null && begins(work.codes, current));
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
      },
    ];
  });
}
