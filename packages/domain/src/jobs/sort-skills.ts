import { meets } from './advert-item.ts';
import type { AdvertSkill, ReadAdvert } from './advert.ts';
import type { AskedLine } from './asked-lines.ts';
import type { NamedSkill } from './named-skill.ts';
import type { AdvertWeights } from './odds/advert-weights.ts';
import { isSkill } from './skill-odds.ts';
import type { Span } from '../text/index.ts';

export interface SortedSkills {
  required: AdvertSkill[];
  preferred: AdvertSkill[];
  alternatives: string[][];
  /** Lines that ask for something of which nothing could be told. */
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

const OR =
  /^[^\p{L}]*(?:(?:or|oder|ou|o|u|of)\s+|\s*\/\s*)(?:(?:an?|in|with|similar|have|had|de|en|mit)\s+)*\p{L}*\s?$/iu;
const LISTED = /^\s*,\s*$/u;

/** "Java or Kotlin", "Java, Kotlin or Scala": skills of a line of which one is enough. */
function alternativesIn(text: string, skills: readonly NamedSkill[]): string[][] {
  const found: string[][] = [];
  let row: string[] = [];
  let hasOr = false;
  const close = () => {
    if (hasOr && new Set(row).size > 1) found.push([...new Set(row)]);
    row = [];
    hasOr = false;
  };
  for (const [at, skill] of skills.entries()) {
    const before = skills[at - 1];
    const gap = before ? text.slice(before.span.end, skill.span.start) : '';
    const isOr = before !== undefined && OR.test(gap);
    // What stands behind the "or" begins another row.
    if (!isOr && !(before && !hasOr && LISTED.test(gap))) close();
    row.push(skill.id);
    hasOr ||= isOr;
  }
  close();
  return found;
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
    const { line, isPreferred, papers, languages, candidates } = one;
    const skills = candidates.filter((candidate) => isSkill(candidate, weights)).map(({ skill }) => skill);
    const all = [...skills, ...papers, ...languages].toSorted((a, b) => a.span.start - b.span.start);
    if (all.length === 0 && isOther(one, taken))
      others.push({ name: line.text.replace(/[.;,]$/u, ''), span: line.span, isRequired: !isPreferred });
    alternatives.push(...alternativesIn(text, all));
    const into = isPreferred ? preferred : required;
    for (const { isKnown = true, ...skill } of all)
      if (!into.has(skill.id)) into.set(skill.id, { ...skill, isKnown });
  }
  for (const id of required.keys()) preferred.delete(id);
  return { required: [...required.values()], preferred: [...preferred.values()], alternatives, others };
}
