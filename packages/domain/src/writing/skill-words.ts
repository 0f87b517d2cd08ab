import { groupOfSkill } from './group-of-skill.ts';
import { isCapitalWord } from '@candor/language/spelling';

const ORDINARY_ENDINGS = 'ing ment tion sion ship ery ness phy ity ance ence ure al ics work care'.split(' ');
/** How English ends the names of peoples and their languages: "Spanish guitar". */
const OF_A_PEOPLE = /(?:ish|ese|ian|ean|can|ch)$/;

/**
 * A skill as it stands inside a sentence, without a lexicon: "Wound care" loses its capital, which is that of a list;
 * names keep theirs, and so does what may be one.
 */
export function insideSentence(skill: string): string {
  const [first = '', ...rest] = skill.split(' ');
  if (!/^\p{Lu}[\p{Ll}-]+$/u.test(first) || rest.some((word) => /\p{Lu}/u.test(word))) return skill;
  if (groupOfSkill(skill) !== undefined || groupOfSkill(first) !== undefined) return skill;
  const isListed = rest.length > 0 && !isCapitalWord(first) && !OF_A_PEOPLE.test(first);
  return isListed || ORDINARY_ENDINGS.some((ending) => first.endsWith(ending))
    ? skill.charAt(0).toLowerCase() + skill.slice(1)
    : skill;
}
