import { detectLanguage } from '@candor/domain/text/language';
import { candidatesIn, type Candidate } from './candidates.ts';
import type { FoundSkill } from './skill.ts';
import { skillsInContext } from './skill-context.ts';
import { skillAt } from './skill-table.ts';
import { skillWords, type SkillWord } from './skill-words.ts';

const setOf = (words: string) => new Set(words.split(' '));
/** What is done with a thing, or shows that one may: "boiler installation", "ECS card". */
const WITH_THING = setOf(
  'installation maintenance repair operation operating programming servicing fitting management handling development administration testing',
);
const WITH_CERTIFICATE = setOf(
  'card licence license certificate certification check registration qualification exam',
);

/** Names of one length at one place. */
interface Spot {
  from: number;
  to: number;
  candidates: Candidate[];
}

function spotsOf(accepted: readonly Candidate[]): Spot[] {
  const spots = new Map<string, Spot>();
  for (const one of accepted) {
    const key = `${one.from} ${one.to}`;
    const spot = spots.get(key);
    if (spot) spot.candidates.push(one);
    else spots.set(key, { from: one.from, to: one.to, candidates: [one] });
  }
  return [...spots.values()];
}

/** Without what a shorter name of the same skill inside it says: of "carried out wound care" the wound care. */
const leastOfEach = (candidates: readonly Candidate[]) => {
  const ofSkill = new Map<number, Candidate[]>();
  for (const one of candidates) ofSkill.set(one.name.at, [...(ofSkill.get(one.name.at) ?? []), one]);
  return candidates.filter(
    (one) =>
      !ofSkill
        .get(one.name.at)
        ?.some((other) => other.from > one.from && other.to === one.to && other.to > other.from),
  );
};

function found(text: string, words: readonly SkillWord[], spot: Spot): FoundSkill[] {
  const name = spot.candidates[0]?.name;
  const [first, last] = [words[spot.from], words[spot.to]];
  if (!name || !first || !last) return [];
  const skill = skillAt(name.at);
  const next = words[spot.to + 1];
  const follows =
    next !== undefined &&
    text.slice(last.end, next.start) === ' ' &&
    (skill.category === 'certificate' ? WITH_CERTIFICATE : WITH_THING).has(next.key);
  return [{ skill, span: { start: first.start, end: follows && next ? next.end : last.end } }];
}

/**
 * The skills that a text names, in its order, none within another: the longest name wins. Words that are skills only
 * in context ("Excel", "Go", "React") count where the context says so. The language is BCP 47; told by the text where it
 * is not given.
 */
export function findSkills(text: string, options: { language?: string } = {}): FoundSkill[] {
  const language = options.language?.slice(0, 2) ?? detectLanguage(text);
  const words = skillWords(text);
  const accepted = skillsInContext(text, words, leastOfEach(candidatesIn(text, words, language)), language);
  const taken = new Uint8Array(words.length);
  let end = 0;
  return spotsOf(accepted)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from)
    .filter(({ from, to }) => {
      if (taken.subarray(from, to + 1).includes(1)) return false;
      taken.fill(1, from, to + 1);
      return true;
    })
    .toSorted((a, b) => a.from - b.from)
    .flatMap((spot) => found(text, words, spot))
    .filter(({ span }) => {
      // What is done with a thing may be a skill of its own: the thing comes first.
      if (span.start < end) return false;
      end = span.end;
      return true;
    });
}
