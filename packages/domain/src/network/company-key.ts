import { plainWords } from './plain-words.ts';

/** Legal forms that stand behind the name of a company; a name is the same with and without them. */
const legalForms = new Set(
  'ab ag as bv co corp corporation gmbh inc incorporated kg limited llc llp ltd nv oy plc pty sa sarl se spa srl'.split(
    ' ',
  ),
);

/** Names a company, whatever its spelling and legal form: "Acme, Inc." and "ACME". '' where no name is given. */
export function companyKey(company: string): string {
  const words = plainWords(company).split(' ');
  while (words.length > 1 && legalForms.has(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}
