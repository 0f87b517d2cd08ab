import { meaningsOf, readFragment } from '@candor/english';
import { groupOfSkill } from '../group-of-skill.ts';

/** A title or skill as it stands inside a sentence: common words small, names, initials and what is not known as typed. */
export function insideWords(title: string): string {
  if (groupOfSkill(title) !== undefined) return title;
  const words = title.split(' ');
  return words
    .map((word, at) => {
      const bare = word.replaceAll(/[^\p{L}'’-]/gu, '');
      const isNumbered = /^(?:\d+|[IVX]+|[A-Z])\b/.test(words[at + 1] ?? '');
      const isPlain = /^\p{Lu}[\p{Ll}'’-]+(?:-\p{Lu}?\p{Ll}+)*$/u.test(bare);
      const isCommon = bare.split('-').every((part) => meaningsOf(part).some(({ pos }) => pos !== 'name'));
      // Alone at a start, a capital tells a name only where the word is always one: "French".
      const isName = groupOfSkill(bare) !== undefined || readFragment(bare)?.tokens[0]?.isName === true;
      return isPlain && isCommon && !isNumbered && !isName ? word.toLowerCase() : word;
    })
    .join(' ');
}

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A small number as a word, as running text has it. */
export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}
