import { answerAdvert, type AnsweredDemand } from '../../answering/finding/index.ts';
import type { NamedSkill, ReadAdvert } from '../../jobs/index.ts';
import { textAt, type Span } from '../../text/index.ts';
import { wordsInText } from '../../writing/index.ts';
import type { MatchedSkill } from '../match.ts';
import type { MatchableCv } from './matchable-cv.ts';
import type { MatchSources } from './match-sources.ts';

const weights = { certificate: 4, required: 3, preferred: 1.5, soft: 1, mentioned: 2 } as const;
/** What may be answered counts less than half: an advert that only may be answered comes behind one that is. */
const credits = { met: 1, maybe: 0.3, open: 0 } as const;
/** An advert asks for four skills at least, named or not; of those it does not name so much is taken for had. */
const LEAST_WEIGHT = 12;
const UNNAMED = 0.4;

interface Weighed {
  skill: MatchedSkill;
  weight: number;
  /** 0 to 1. */
  credit: number;
}

function weightOf({ isRequired, kind, options }: AnsweredDemand['demand']): number {
  if (options.every(({ category }) => category === 'soft')) return weights.soft;
  if (!isRequired) return weights.preferred;
  return kind === 'certificate' ? weights.certificate : weights.required;
}

/** What no line comes near counts as missing; of a trait its person can tell. */
const creditOf = ({ demand, state, lines, near }: AnsweredDemand): number =>
  lines.length === 0 && near.length === 0 && !demand.options.every(({ category }) => category === 'soft')
    ? 0
    : credits[state];

const weighed = (text: string, answered: AnsweredDemand): Weighed => ({
  skill: {
    name: textAt(text, answered.demand.span),
    isRequired: answered.demand.isRequired,
    span: answered.demand.span,
  },
  weight: weightOf(answered.demand),
  credit: creditOf(answered),
});

const meets = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

/** What the CV lists as a skill and the advert speaks of, though not as of a demand. */
function mentioned(
  cv: MatchableCv,
  text: string,
  named: readonly NamedSkill[],
  taken: readonly Span[],
): Weighed[] {
  return cv.document.skills.flatMap(({ name }): Weighed[] => {
    const ids = new Set(
      cv.skills.filter(({ span }) => textAt(cv.text, span) === name.trim()).map(({ id }) => id),
    );
    const spans = [
      ...named.filter(({ id, category }) => ids.has(id) && category !== 'soft').map(({ span }) => span),
      ...wordsInText(text, name),
    ];
    const [span] = spans;
    if (!span || spans.some((one) => taken.some((other) => meets(one, other)))) return [];
    return [{ skill: { name, isRequired: false, span }, weight: weights.mentioned, credit: 1 }];
  });
}

export interface SkillCoverage {
  /** 0 to 1, with caution where the advert names few or none. */
  share: number;
  matching: MatchedSkill[];
  missing: MatchedSkill[];
  /** A paper that is required and that no line speaks of; null where none is lacking. */
  lackingPaper: string | null;
}

/** How much of the skills and papers that an advert asks for the CV has. */
export function coverSkills(
  cv: MatchableCv,
  { text, read, named }: { text: string; read: ReadAdvert; named: readonly NamedSkill[] },
  sources: MatchSources,
): SkillCoverage {
  const answered = answerAdvert(cv.person, { text, read }, { sources });
  const lacking = answered.find(
    ({ demand, lines, near }) =>
      demand.kind === 'certificate' && demand.isRequired && lines.length === 0 && near.length === 0,
  );
  const asked = answered
    .filter(({ demand: { kind } }) => kind === 'skill' || kind === 'certificate')
    .map((one) => weighed(text, one));
  const taken = [read.title, read.company, ...asked.map(({ skill }) => skill)].flatMap((one) =>
    one ? [one.span] : [],
  );
  const demands = [...asked, ...mentioned(cv, text, named, taken)];
  const weight = demands.reduce((sum, one) => sum + one.weight, 0);
  const inOrder = (of: (one: Weighed) => boolean) =>
    demands
      .filter(of)
      .map(({ skill }) => skill)
      .toSorted((a, b) => a.span.start - b.span.start);
  const unnamed = Math.max(0, LEAST_WEIGHT - weight);
  const had = demands.reduce((sum, one) => sum + one.weight * one.credit, unnamed * UNNAMED);
  return {
    share: had / (weight + unnamed),
    matching: inOrder(({ credit }) => credit > 0),
    missing: inOrder(({ credit }) => credit === 0),
    lackingPaper: lacking?.demand.name ?? null,
  };
}
