import type { CareerBody } from '@candor/domain/career';
import type { Country } from '@candor/domain/salary';
import { readData, rowsOf } from '../read-data.ts';

const bodies: ReadonlyMap<string, CareerBody> = new Map(
  rowsOf(readData('bodies.txt')).map(([id = '', decides = '', name = '', scope = '', url = '']) => [
    id,
    { name, url, decides: decides === 'decides', scope },
  ]),
);

/** Who decides or tells of something, by its id in our tables. Throws where there is none: the tables are ours. */
export function bodyOf(id: string): CareerBody {
  const body = bodies.get(id);
  if (!body) throw new Error(`our tables name “${id}”, which bodies.txt does not have`);
  return body;
}

export const bodyIds = (): string[] => [...bodies.keys()];

/** Who tells what a job asks for in a country: where to read of what is not of one country alone, or not in the table. */
export const advisers: Readonly<Record<Country, CareerBody>> = {
  us: { name: 'the Occupational Outlook Handbook', url: 'https://www.bls.gov/ooh/' },
  gb: {
    name: 'the careers service of your nation (National Careers Service, My World of Work, Careers Wales, nidirect)',
    url: 'https://nationalcareers.service.gov.uk',
  },
  ca: { name: 'Job Bank', url: 'https://www.jobbank.gc.ca' },
  au: { name: 'Your Career', url: 'https://www.yourcareer.gov.au' },
  de: { name: 'BERUFENET', url: 'https://web.arbeitsagentur.de/berufenet/' },
  fr: { name: 'France Travail', url: 'https://www.francetravail.fr' },
  nl: { name: 'UWV', url: 'https://www.uwv.nl' },
  sg: { name: 'MyCareersFuture', url: 'https://www.mycareersfuture.gov.sg' },
};
