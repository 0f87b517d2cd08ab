import { irregularForms } from './irregular-forms.data.ts';

const base = new Map(
  irregularForms
    .trim()
    .split(/[;\n]/)
    .flatMap((row) => {
      const forms = row.split(' ');
      return forms.map((form): [string, string] => [form, forms.at(-1) ?? form]);
    }),
);

const LONGEST = 7;
const PLURAL = /(?:(?<=[^s])s|(?<=[sxz]|[cs]h)es)$/;
const ENDING = /(?:ations?|ments?|ings?|ions?|ed|e?r|l?y|e)$/;

/** A word, lower case, in the form that its inflections and near derivations share. Rough on purpose: it only finds related words. */
export function stemOf(word: string): string {
  const known = base.get(word);
  if (known !== undefined) return known;
  if (word.length <= 3) return word;
  const singular = word.replace(/ies$/, 'y').replace(PLURAL, '');
  const root = base.get(singular) ?? singular.replace(/ors?$/, '').replace(ENDING, '');
  const bare = root.length < 3 ? singular : root.replace(/([bdgklmnprt])\1$/, '$1').replace(/i$/, '');
  return bare.slice(0, LONGEST);
}
