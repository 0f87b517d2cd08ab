import type { CareerBody } from '@candor/domain/career';
import type { Country } from '@candor/domain/salary';
import { tableRows } from '@candor/domain/text/table-rows';
import { readData } from '../read-data.ts';

const bodies: ReadonlyMap<string, CareerBody> = new Map(
  tableRows(readData('bodies.txt')).map(([id = '', decides = '', name = '', scope = '', url = '']) => [
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
export const adviserIn = (country: Country): CareerBody => bodyOf(country);
