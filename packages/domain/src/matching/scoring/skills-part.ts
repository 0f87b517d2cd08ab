import type { AdvertSkill, NamedSkill, ReadAdvert } from '../../jobs/index.ts';
import { textAt, type Span } from '../../text/index.ts';
import { contentStems, wordsInText } from '../../writing/index.ts';
import type { MatchedSkill } from '../match.ts';
import type { MatchableCv } from './matchable-cv.ts';

const weights = { certificate: 4, required: 3, preferred: 1.5, soft: 1, mentioned: 2 } as const;
/** What of a demand's words a line of the CV must have to answer part of it. */
const PART = 0.5;
const LEAST_STEMS = 2;
/** An advert asks for four skills at least, named or not; of those it does not name so much is taken for had. */
const LEAST_WEIGHT = 12;
const UNNAMED = 0.4;

interface Demand {
  skill: MatchedSkill;
  id: string;
  weight: number;
  /** 0 to 1. */
  credit: number;
}

/** How far the lines of a CV say what a demand says in other words. */
function saidInWords(lines: readonly ReadonlySet<string>[], words: string): number {
  const wanted = [...contentStems(words)];
  if (wanted.length < LEAST_STEMS) return 0;
  const shares = lines.map((line) => wanted.filter((one) => line.has(one)).length / wanted.length);
  const most = Math.max(0, ...shares);
  return most === 1 ? 1 : most > PART ? PART : 0;
}

function creditOf(cv: MatchableCv, skill: AdvertSkill, words: string): number {
  if (skill.isKnown && cv.skills.some(({ id }) => id === skill.id)) return 1;
  if ([words, skill.name].some((name) => wordsInText(cv.text, name).length > 0)) return 1;
  return saidInWords(cv.lines, words);
}

const weightOf = (category: AdvertSkill['category'], isRequired: boolean) =>
  category === 'soft'
    ? weights.soft
    : !isRequired
      ? weights.preferred
      : category === 'certificate'
        ? weights.certificate
        : weights.required;

const meets = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

/** What the CV lists as a skill and the advert speaks of, though not as of a demand. */
function mentioned(
  cv: MatchableCv,
  text: string,
  named: readonly NamedSkill[],
  taken: readonly Span[],
): Demand[] {
  return cv.document.skills.flatMap(({ name }): Demand[] => {
    const ids = new Set(
      cv.skills.filter(({ span }) => textAt(cv.text, span) === name.trim()).map(({ id }) => id),
    );
    const spans = [
      ...named.filter(({ id, category }) => ids.has(id) && category !== 'soft').map(({ span }) => span),
      ...wordsInText(text, name),
    ];
    const [span] = spans;
    if (!span || spans.some((one) => taken.some((other) => meets(one, other)))) return [];
    return [{ skill: { name, isRequired: false, span }, id: name, weight: weights.mentioned, credit: 1 }];
  });
}

/** Of skills of which one is enough, the one that is answered best. */
function joined(demands: readonly Demand[], alternatives: readonly (readonly string[])[]): Demand[] {
  const taken = new Set<string>();
  return demands.flatMap((one): Demand[] => {
    if (taken.has(one.id)) return [];
    const group = alternatives.find((ids) => ids.includes(one.id)) ?? [one.id];
    const members = demands.filter(({ id }) => group.includes(id) && !taken.has(id));
    for (const { id } of members) taken.add(id);
    const [best = one] = members.toSorted((a, b) => b.credit - a.credit);
    return [{ ...best, weight: Math.max(...members.map(({ weight }) => weight)) }];
  });
}

export interface SkillCoverage {
  /** 0 to 1, with caution where the advert names few or none. */
  share: number;
  matching: MatchedSkill[];
  missing: MatchedSkill[];
}

/** How much of the skills and papers that an advert asks for the CV has. */
export function coverSkills(
  cv: MatchableCv,
  text: string,
  read: ReadAdvert,
  named: readonly NamedSkill[],
): SkillCoverage {
  const preferred = new Set(read.preferred);
  const asked = [...read.skillsRequired, ...read.certificates, ...read.skillsPreferred].map((one): Demand => {
    const isRequired = !preferred.has(one.id);
    const words = textAt(text, one.span);
    return {
      skill: { name: words, isRequired, span: one.span },
      id: one.id,
      weight: weightOf(one.category, isRequired),
      credit: creditOf(cv, one, words),
    };
  });
  const taken = [read.title, read.company, ...asked.map(({ skill }) => skill)].flatMap((one) =>
    one ? [one.span] : [],
  );
  const demands = [...joined(asked, read.alternatives), ...mentioned(cv, text, named, taken)];
  const weight = demands.reduce((sum, one) => sum + one.weight, 0);
  const inOrder = (of: (one: Demand) => boolean) =>
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
  };
}
