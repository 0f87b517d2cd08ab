import { splitDescription, type CvRequest } from '../cv/index.ts';
import { isEnglish } from './language.ts';
import { mendStatement } from './mend-statement.ts';
import { numberFacts } from './number-facts.ts';
import type { FigureQuestion } from './report.ts';

const MOST = 5;
const PEOPLE =
  /\b(patients|residents|children|pupils|students|customers|guests|clients|apprentices|nurses|staff|employees|volunteers|members|trainees|users|colleagues|people|families|drivers|engineers|teachers)\b/i;
const THINGS =
  /\b(projects|orders|reports|meals|dishes|events|vehicles|deliveries|calls|tickets|campaigns|cases|houses|homes|sites|machines|accounts|invoices|products|features|articles|lessons|classes|courses|contracts|suppliers|rooms|beds|shifts|records|appointments|bookings|tests|installations|repairs|designs|websites|releases|supplies|articles|publications)\b/i;
const CHANGE =
  /^(?:reduc|improv|increas|cut (?!and\b)|grew|boost|lower|rais|sav|speed|shorten|streamlin|decreas|optimi|expand)/i;
const OFTEN =
  /^(?:train|teach|taught|coach|mentor|precept|supervis|manag|led|plan|organi|run|ran|clean|prepar|order|writ|wrote|present|inspect|maintain)/i;

/** Whether a statement, verb first, tells of a change that could be measured. */
export function isChange(statement: string): boolean {
  return CHANGE.test(statement);
}

/** The first noun of a statement that people count in a CV, and where it stands; people before things. */
export function countedNoun(statement: string): { noun: string; isPeople: boolean; at: number } | undefined {
  const people = PEOPLE.exec(statement);
  const found = people ?? THINGS.exec(statement);
  return found ? { noun: found[0].toLowerCase(), isPeople: people !== null, at: found.index } : undefined;
}

/** The question whose answer would give a statement its figure, and how much the figure would be worth; null where none fits. */
export function questionFor(statement: string): { question: string; worth: number } | null {
  if (isChange(statement))
    return { question: 'By how much? For example from which figure to which, or in what time.', worth: 4 };
  const counted = countedNoun(statement);
  if (counted)
    return counted.isPeople
      ? { question: `How many ${counted.noun}, in which time?`, worth: 3 }
      : { question: `How many ${counted.noun}, and how often?`, worth: 2 };
  return OFTEN.test(statement) ? { question: 'How often, or for how many people?', worth: 1 } : null;
}

/** Questions about figures that only the person knows, at most five, those worth most first. */
export function figureQuestions(request: CvRequest): FigureQuestion[] {
  const asked = request.experience.flatMap((job, at) =>
    splitDescription(job.description)
      .filter((sentence) => isEnglish(sentence) && numberFacts(sentence).length === 0)
      .flatMap((sentence) => {
        const found = questionFor(mendStatement(sentence, 'past'));
        return found ? [{ field: `experience.${at}.description`, sentence, ...found }] : [];
      }),
  );
  return asked
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ field, sentence, question }) => ({ field, sentence, question }));
}
