import { stateCodes } from './places.data.ts';

/** The countries (ISO 3166, small letters) that have a state, or are themselves, called by a short form in capitals, likelier first: "OH", "ON". */
export const countriesOfCode = (code: string): string[] =>
  Object.entries(stateCodes).flatMap(([country, codes]) =>
    codes.split(' ').includes(code) ? [country] : [],
  );
