import {
  answerAdvert,
  demandKey,
  lineKey,
  type AnsweredDemand,
  type Person,
  type PersonSources,
} from '../answering/finding/index.ts';
import type { Verdict } from '../answering/index.ts';
import type { ReadAdvert } from '../jobs/index.ts';
import { textAt } from '../text/index.ts';
import { comparableWords, stem } from '../writing/index.ts';
import { requirementWeights, type Match, type Requirement, type Share } from './match.ts';
import { answerInCv, isUnseen } from './standing.ts';
import { creditOf } from './credit-of.ts';

const MOST_ANSWERS = 4;
const MOST_OWN_WORDS = 3;

function weightOf({ kind, isRequired, options }: AnsweredDemand['demand']): number {
  const { title, years, degree, place, other, soft, required, preferred } = requirementWeights;
  switch (kind) {
    case 'title':
      return title;
    case 'years':
      return years;
    case 'degree':
      return degree;
    case 'place':
      return place;
    case 'other':
      return isRequired ? other : 1;
    case 'skill':
    case 'certificate':
    case 'language':
      return options.every(({ category }) => category === 'soft') ? soft : isRequired ? required : preferred;
  }
}

/** Words as they are compared, whatever their order and endings. */
const bareOf = (text: string) => [...new Set(comparableWords(text).map(stem))].toSorted().join(' ');

/** Words of the advert that the CV has not, where it says the same otherwise. */
function otherWords({ demand, state, lines }: AnsweredDemand): string {
  const own = lines.filter(({ line }) => line.from === 'cv');
  if (state !== 'met' || own.length === 0) return '';
  const named = own.map(({ line, span }) =>
    bareOf(textAt(line.text, { start: span.start - line.span.start, end: span.end - line.span.start })),
  );
  const other = demand.options.find(
    ({ isKnown, id }) => isKnown && own.some(({ line }) => line.skills.some((one) => one.id === id)),
  );
  if (!other || named.includes(bareOf(other.words))) return '';
  return other.words.split(/\s+/u).length > MOST_OWN_WORDS ? '' : other.words;
}

function requirementOf(answered: AnsweredDemand): Requirement {
  const { demand, state, lines, near, note } = answered;
  const { id, kind, name, isRequired, quote } = demand;
  return {
    id,
    key: demandKey(demand),
    kind,
    name,
    isRequired,
    weight: weightOf(demand),
    quote,
    state,
    answers: lines.slice(0, MOST_ANSWERS).map(({ line: { from, path, text }, span }) => ({
      from,
      path,
      span,
      quote: lineKey(text),
    })),
    near: near.filter(({ line }) => line.from === 'cv').map(({ line }) => lineKey(line.text)),
    isShown: lines[0]?.line.isShown ?? false,
    note,
    advertWords: otherWords(answered),
  };
}

/** A paper that is required and that no line shows: without it the rest may not count. */
const isLackingPaper = (one: Requirement) => one.kind === 'certificate' && one.isRequired && isUnseen(one);

/** What an advert asks for, each requirement with the lines that answer it, or that nothing does. */
export function matchCv(
  person: Person,
  advert: { text: string; read: ReadAdvert },
  options: { sources: PersonSources; verdicts: readonly Verdict[] },
): Match {
  const requirements = answerAdvert(person, advert, options)
    .map(requirementOf)
    .toSorted((a, b) => Number(isLackingPaper(b)) - Number(isLackingPaper(a)));
  const all = requirements.reduce((sum, { weight }) => sum + weight, 0);
  const share = (of: (one: Requirement) => number) =>
    all === 0
      ? 0
      : Math.round((100 * requirements.reduce((sum, one) => sum + one.weight * of(one), 0)) / all);
  const between = (least: (one: Requirement) => number, most: (one: Requirement) => number): Share => ({
    least: share(least),
    most: share(most),
  });
  const isMet = ({ state }: Requirement) => state === 'met';
  const isOpen = ({ state }: Requirement) => state === 'open';
  // Of what no line shows, its person can tell.
  const mayBeInCv = (one: Requirement) =>
    !isOpen(one) && (one.answers.length === 0 || answerInCv(one) !== null);
  const afterEdits = between(
    (one) => Number(isMet(one)),
    (one) => Number(!isOpen(one)),
  );
  return {
    requirements,
    now: between(
      (one) => (isMet(one) ? creditOf(one) : 0),
      (one) => (isMet(one) ? creditOf(one) : Number(mayBeInCv(one))),
    ),
    afterEdits,
    gaps: all === 0 ? { least: 0, most: 0 } : { least: 100 - afterEdits.most, most: 100 - afterEdits.least },
  };
}
