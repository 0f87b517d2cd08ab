import { groupOfSkill } from './group-skills.ts';
import { comparableWords } from './vocabulary.ts';

// Single words that are ordinary English however they are listed.
const ORDINARY =
  /(?:ing|tion|sion|ment|ery|ship|ness|ity|ance|ence|phy|work|lift|board|care|ics)$|^(?:triage|sales|till|rota|handover|retail|service|payroll|research|design|statistics)$/;
const NAMES = /(?:ish|ese|ian|man)$|^(?:french|dutch|greek|thai|hindi|arabic)$/;
const KEPT = /^(?:photoshop|lightning|opening)$/;

/** A skill as it stands inside a sentence: names and initials keep their capitals, ordinary words lose theirs. */
export function skillInSentence(skill: string): string {
  const words = skill.split(/\s+/);
  const [first = ''] = words;
  const isPlain = /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u.test(first);
  const hasName = words.slice(1).some((word) => /\p{Lu}|\d/u.test(word));
  const bare = first.toLowerCase();
  if (!isPlain || hasName || groupOfSkill(skill) || groupOfSkill(first) || NAMES.test(bare)) return skill;
  const isOrdinary = words.length > 1 || (ORDINARY.test(bare) && !KEPT.test(bare));
  return isOrdinary ? skill.charAt(0).toLowerCase() + skill.slice(1) : skill;
}

/** Skills that a text shows, in the order they are listed. */
export function skillsIn(text: string, skills: readonly string[]): string[] {
  const used = new Set(comparableWords(text));
  return skills.filter((name) => {
    const words = comparableWords(name);
    return words.length > 0 && words.every((word) => used.has(word));
  });
}
