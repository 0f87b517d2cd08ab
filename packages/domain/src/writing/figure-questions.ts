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
  /^(?:reduc|improv|increas|cut|grew|boost|lower|rais|sav|speed|shorten|streamlin|decreas|optimi|expand)/i;
const OFTEN =
  /^(?:train|teach|taught|coach|mentor|precept|supervis|manag|led|plan|organi|run|ran|clean|prepar|order|writ|wrote|present|inspect|maintain)/i;

/** The question whose answer would give a statement its figure, and how much the figure would be worth; null where none fits. */
function questionFor(statement: string): { question: string; worth: number } | null {
  if (CHANGE.test(statement))
    return { question: 'By how much? For example from which figure to which, or in what time.', worth: 4 };
  const people = PEOPLE.exec(statement);
  if (people) return { question: `How many ${(people[1] ?? '').toLowerCase()}, in which time?`, worth: 3 };
  const things = THINGS.exec(statement);
  if (things) return { question: `How many ${(things[1] ?? '').toLowerCase()}, and how often?`, worth: 2 };
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
