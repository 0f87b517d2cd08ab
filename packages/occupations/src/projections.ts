import { tableRows } from '@candor/domain/text/table-rows';
import { readData } from './read-data.ts';

/** US employment of an occupation, in thousands (BLS, Employment Projections 2024–34). */
export interface Projection {
  employment2024: number;
  employment2034: number;
  changePercent: number;
  openingsPerYear: number;
  entry: EntryNeeds;
}

/** What the agency says is typically needed to enter an occupation, in its own words; empty for none. */
export interface EntryNeeds {
  education: string;
  /** Work in a related occupation. */
  experience: string;
  /** Training on the job. */
  training: string;
}

let bySoc: Map<string, Projection> | null = null;

/** The projection of an occupation's employment in the US; null where there is none. */
export function projectionOf(code: string): Projection | null {
  bySoc ??= new Map(
    tableRows(readData('projections.txt')).map(([soc = '', ...cells]) => {
      const [employment2024 = 0, employment2034 = 0, changePercent = 0, openingsPerYear = 0] = cells
        .slice(0, 4)
        .map(Number);
      const [education = '', experience = '', training = ''] = cells.slice(4);
      const entry = { education, experience, training };
      return [soc, { employment2024, employment2034, changePercent, openingsPerYear, entry }];
    }),
  );
  return bySoc.get(code.slice(0, 7)) ?? null;
}
