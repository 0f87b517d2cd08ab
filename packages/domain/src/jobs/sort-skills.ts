import { alternativesIn, exampleParts } from './alternatives.ts';
import { meets } from './advert-item.ts';
import type { AdvertSkill, ReadAdvert } from './advert.ts';
import type { AskedLine } from './asked-lines.ts';
import type { AdvertWeights } from './odds/advert-weights.ts';
import type { SkillCandidate } from './skill-candidates.ts';
import { isSkill } from './skill-odds.ts';
import type { Span } from '../text/index.ts';

export interface SortedSkills {
  required: AdvertSkill[];
  preferred: AdvertSkill[];
  alternatives: string[][];
  /** Lines that ask for something that could not be classified. */
  others: ReadAdvert['others'];
}

/** A line that rather asks than not, short enough to be one demand. */
const MOST_OTHER_WORDS = 16;
const isOther = ({ line, degrees }: AskedLine, taken: readonly { span: Span }[]) =>
  line.asked > 0 &&
  (line.isItem || line.isRow) &&
  (line.section === 'required' || line.section === 'preferred') &&
  degrees.length === 0 &&
  line.text.split(/\s+/u).length <= MOST_OTHER_WORDS &&
  !taken.some((one) => meets(one, line));

/** What is given as an example by a name of its own is a skill, whether or not anything else says so. */
const isExample = ({ line }: AskedLine, { skill }: SkillCandidate): boolean =>
  /^\p{Lu}|\d/u.test(skill.name) &&
  exampleParts(line.text).some(
    ({ start, end }) =>
      skill.span.start >= line.span.start + start && skill.span.end <= line.span.start + end,
  );

/** A line as a demand, without what leads to it: "Desirable: leading a subject". */
function otherOf({ text, span }: AskedLine['line'], isPreferred: boolean): ReadAdvert['others'][number] {
  const lead = /^\p{L}[\p{L}\s]{2,24}:\s/u.exec(text)?.[0] ?? '';
  const name = text.slice(lead.length).replace(/[.;,]$/u, '');
  const start = span.start + lead.length;
  return { name, span: { start, end: start + name.length }, isRequired: !isPreferred };
}

/** The skills, papers and languages that the work asks for, each once: what is required anywhere is required. */
export function sortSkills(
  text: string,
  asked: readonly AskedLine[],
  weights: AdvertWeights,
  taken: readonly { span: Span }[],
): SortedSkills {
  const required = new Map<string, AdvertSkill>();
  const preferred = new Map<string, AdvertSkill>();
  const alternatives: string[][] = [];
  const others: SortedSkills['others'] = [];
  for (const one of asked) {
    const { line, isPreferred, papers, languages, candidates, tools } = one;
    const skills = candidates
      .filter(
        (candidate) =>
          isSkill(candidate, weights) || isExample(one, candidate) || tools.includes(candidate.skill),
      )
      .map(({ skill }) => skill);
    const all = [...skills, ...papers, ...languages].toSorted((a, b) => a.span.start - b.span.start);
    if (all.length === 0 && isOther(one, taken)) others.push(otherOf(line, isPreferred));
    alternatives.push(...alternativesIn(text, all));
    const into = isPreferred ? preferred : required;
    for (const { isKnown = true, ...skill } of all)
      if (!into.has(skill.id)) into.set(skill.id, { ...skill, isKnown });
  }
  for (const id of required.keys()) preferred.delete(id);
  return { required: [...required.values()], preferred: [...preferred.values()], alternatives, others };
}
