import { cvDocument, type CvDocumentInput } from '../../cv/index.ts';
import { readAdvert } from '../../jobs/index.ts';
import { testTables } from '../../optimizer/testing/lexicon.ts';
import { answerAdvert } from '../answer-advert.ts';
import { readPerson } from '../person.ts';
import type { Verdict } from '../states.ts';

export const sources = testTables;

/** What somebody's CV answers of an advert that asks some things, a line each. */
export function answered(asked: readonly string[], cv: CvDocumentInput, verdicts: readonly Verdict[] = []) {
  const text = ['Coordinator', '', 'Requirements:', ...asked.map((one) => `- ${one}`)].join('\n');
  const isPlace = (name: string) => sources.place(name) !== null;
  const read = readAdvert(text, { ...sources, isPlace, skills: sources.skills(text) });
  const person = readPerson({ document: cvDocument(cv), profile: null, today: '2026-11' }, sources);
  return answerAdvert(person, { text, read }, { sources, verdicts }).filter(
    ({ demand }) => demand.kind !== 'title',
  );
}
