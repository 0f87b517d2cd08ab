import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CvDocument } from '@candor/domain/cv';
import { readText } from '@candor/domain/reading';
import { findPlace, titleCertainty } from '@candor/occupations';
import { tableSources } from './advert-sources.ts';

const folder = join(import.meta.dirname, '../texts/tailor-own');
const BETWEEN = /^=+\n/mu;

export interface TailorPerson {
  name: string;
  document: CvDocument;
  adverts: string[];
}

/** Twelve people with three adverts each: a CV and its adverts in one file. */
export function tailorPeople(): TailorPerson[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .map((name) => {
      const [cv = '', ...adverts] = readFileSync(join(folder, name), 'utf8').split(BETWEEN);
      return { name, document: readText(cv, { titleCertainty }).document, adverts };
    });
}

/** What the analysis asks of the tables, as the server answers it. */
export const knownOf = (document: CvDocument) => ({
  document,
  country: findPlace(document.basics.location)?.country ?? '',
  occupation: null,
  ...tableSources,
  today: '2026-11',
});
