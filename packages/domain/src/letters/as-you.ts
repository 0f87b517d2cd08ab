import { personName } from './person-name.ts';

/**
 * A sentence with the one person that a field names as "you", where that is sure: "Walt showed me round" or "with Ms Bell".
 * Not inside another name ("St Magnus"), before "who" or "'s", nor as the subject of a verb that would change.
 */
export function asYou(text: string, typed: string): string {
  const { full, family, given } = personName(typed);
  const [before = ''] = full === '' ? [] : typed.split(full);
  const titled = /(\p{L}+)\.? $/u.exec(before)?.[1] ?? '';
  const names = [full, given, titled === '' ? '' : `${titled}\\.? ${family}`].filter((one) => one.length > 2);
  if (names.length === 0) return text;
  const name = `(?<![\\p{L}'’-]|\\p{Lu}[\\p{L}.]* )(?:${names.join('|')})(?![\\p{L}'’-]| \\p{Lu}|,? (?:who|whose|whom)\\b)`;
  const asSubject = new RegExp(
    `^(?:And )?${name}(?= (?:did|had|could|would|\\p{Ll}+ed|let|gave|took|told|said|made) )`,
    'u',
  );
  const behind = new RegExp(`(?<=\\b(?:with|by|from|to|for|and|thank|know|met) )${name}`, 'gu');
  const isOfOther = new RegExp(`${name} and\\b|\\b(?:he|him|his|she|her)\\b`, 'u').test(text);
  return isOfOther ? text : text.replace(asSubject, 'You').replaceAll(behind, 'you');
}
