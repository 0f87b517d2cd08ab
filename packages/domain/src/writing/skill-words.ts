import { groupOfSkill } from './group-skills.ts';

const ORDINARY_ENDING = /(?:ing|ment|tion|sion|ship|ery|ness|phy|ity|ance|ence|ure|al|ics|work|care)$/;
/** A skill as it stands inside a sentence: names keep their capitals, "Wound care" loses its one. */
export function insideSentence(skill: string): string {
  const [first = '', ...rest] = skill.split(' ');
  if (!/^\p{Lu}[\p{Ll}-]+$/u.test(first) || rest.some((word) => /\p{Lu}/u.test(word))) return skill;
  if (groupOfSkill(skill) !== undefined || groupOfSkill(first) !== undefined) return skill;
  const lower = first.toLowerCase();
  return ORDINARY_ENDING.test(lower) ? skill.charAt(0).toLowerCase() + skill.slice(1) : skill;
}
