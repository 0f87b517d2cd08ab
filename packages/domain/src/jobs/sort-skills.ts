import type { AdvertSkill } from './advert.ts';
import type { AdvertLine } from './advert-lines.ts';
import { PREFERRED, REQUIRED } from './advert-words.data.ts';
import type { NamedSkill } from './named-skill.ts';

export interface SortedSkills {
  required: AdvertSkill[];
  preferred: AdvertSkill[];
  alternatives: string[][];
}

const OR = /^\s*(?:,?\s*(?:or|oder|ou|o|u|of)\s+|\s*\/\s*)(?:(?:an?|in|with|similar)\s+)?$/iu;
const LISTED = /^\s*,\s*$/u;

const within = ({ span }: NamedSkill, line: AdvertLine) =>
  span.start >= line.span.start && span.end <= line.span.end;

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

const isPreferred = ({ text, section }: AdvertLine) =>
  PREFERRED.test(text) || (section === 'preferred' && !REQUIRED.test(text));

/** The skills that the work asks for, each once: what is required anywhere is required. */
export function sortSkills(
  text: string,
  lines: readonly AdvertLine[],
  skills: readonly NamedSkill[],
): SortedSkills {
  const required = new Map<string, AdvertSkill>();
  const preferred = new Map<string, AdvertSkill>();
  const alternatives: string[][] = [];
  for (const line of lines) {
    // What an employer says of itself and gives is no demand.
    if (line.section === 'about' || line.section === 'offer' || line.section === 'apply') continue;
    const here = skills.filter((skill) => within(skill, line));
    if (here.length === 0) continue;
    alternatives.push(...alternativesIn(text, here));
    const into = isPreferred(line) ? preferred : required;
    for (const { id, name, category, span } of here)
      if (!into.has(id)) into.set(id, { id, name, category, span });
  }
  for (const id of required.keys()) preferred.delete(id);
  return { required: [...required.values()], preferred: [...preferred.values()], alternatives };
}
