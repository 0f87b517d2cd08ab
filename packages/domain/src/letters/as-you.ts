import { personName } from './person-name.ts';

/** A text with the one person that a field names as "you": by full name, by title and family name, or by the given one; not where more is said of that person behind it ("Ann, who …"). */
export function asYou(text: string, typed: string): string {
  const { full, family, given } = personName(typed);
  if (full === '') return text;
  const [before = ''] = typed.split(full);
  const titled = /(\p{L}+)\.? $/u.exec(before)?.[1] ?? '';
  const names = [full, given, titled === '' ? '' : `${titled}\\.? ${family}`];
  const name = `(?<![\\p{L}'’-])(?:${names.filter((one) => one !== '').join('|')})(?![\\p{L}-]| \\p{Lu}|,? (?:who|whose|whom)\\b)`;
  return text
    .replaceAll(new RegExp(`${name}['’]s(?!\\p{L})`, 'gu'), 'your')
    .replaceAll(new RegExp(name, 'gu'), 'you');
}
