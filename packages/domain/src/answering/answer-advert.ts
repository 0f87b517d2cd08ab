import type { Span } from '../text/index.ts';
import { framingWords, isPaperWord, type ReadAdvert } from '../jobs/index.ts';
import { say } from '../say/index.ts';
import { answerDegree, answerPlace, answerTitle, answerYears } from './answer-career.ts';
import { answerDemand, isLacked } from './answer-demand.ts';
import type { Answer } from './answer.ts';
import type { Demand } from './demand.ts';
import { demandsOf } from './demands-of.ts';
import type { Person, PersonSources } from './person.ts';
import type { Verdict } from './states.ts';

/** A demand of an advert, and what of a person's lines answers it. */
export interface AnsweredDemand extends Answer {
  demand: Demand;
  /** What the person has in its place: "4 years"; '' where that says nothing. */
  note: string;
}

const isWithin = (one: Span, other: Span) => one.start >= other.start && one.end <= other.end;

/**
 * Everything that an advert asks for, each with the lines of a person's CV and profile that answer it. What is certain rests on
 * names, stems, figures and dates; what is only near is `maybe`, for the person to say. Pure.
 */
export function answerAdvert(
  person: Person,
  { text, read }: { text: string; read: ReadAdvert },
  { sources, verdicts = [] }: { sources: PersonSources; verdicts?: readonly Verdict[] },
): AnsweredDemand[] {
  const { language } = read;
  const options = {
    sources,
    language,
    framing: framingWords(language),
    isPaper: isPaperWord(language),
    verdicts,
  };
  const answerOf = (demand: Demand) => {
    switch (demand.kind) {
      case 'title':
        return answerTitle(person, demand.name, language, sources);
      case 'years':
        return answerYears(person, read, demand.quote, sources);
      case 'degree':
        return answerDegree(
          person,
          { language, degrees: read.degrees.filter(({ span }) => isWithin(span, demand.span)) },
          demand.quote,
          sources,
        );
      case 'place':
        return answerPlace(person, demand.name, sources);
      case 'skill':
      case 'certificate':
      case 'language':
      case 'other':
        return {
          ...answerDemand(demand, person.lines, options),
          note: isLacked(demand, verdicts) ? say`You said that you don’t have this.` : '',
        };
    }
  };
  return demandsOf(text, read).map((demand) => ({ demand, ...answerOf(demand) }));
}
