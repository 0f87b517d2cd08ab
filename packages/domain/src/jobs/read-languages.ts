import type { AdvertLine } from './advert-lines.ts';
import { languageNames } from './language-names.data.ts';
import type { NamedSkill } from './named-skill.ts';

const patterns = languageNames.map(
  ([name, forms]) =>
    [
      name,
      new RegExp(
        `(?<!\\p{L})(?:${forms})(?:(?<=isch|deutsch)en|(?<=s)e taal)?(?=kenntniss?e?n?(?!\\p{L})|sprachig|talig|(?!\\p{L}))`,
        'giu',
      ),
    ] as const,
);
/** Any of them; most lines name none. */
const ANY = new RegExp(`(?<!\\p{L})(?:${languageNames.map(([, forms]) => forms).join('|')})`, 'iu');
/** Behind a language's name: it is meant as one, not as an adjective ("French cuisine"). */
const AS_LANGUAGE =
  /^(?:$|[-\s]*(?:kenntniss?e?n?|sprachig|talig|speak\p{L}*|language|skills?|level|native|fluen\p{L}*|mother|grammar|and|or|und|oder|et|ou|y|e|o|u|en|of|in|is|are|would|an?|to|with|at|both|also|on|für|sind|ist|wäre|von|auf|als|serait|est|sera|courant|bilingue|parlé\p{L}*|écrit\p{L}*|lu|professionnel|conversacional|conversational|intermedi\p{L}*|basic|básico|working|business|fluido|hablado|alto|avanzado|nivel|medio|nativo|oral|escrito|es|se|spreken|spreekt|beheers\p{L}*|vloeiend|goed|op|niveau|is|pré|essential|required|desirable|preferred|advantageous|helpful|useful|(?:a|b|c)[12])(?!\p{L})|\s?[,.;:()/&|–—-])/iu;

/** Before it in a demand; English says its adjectives with the same words. */
const SPOKEN =
  /(?:fluen\p{L}*(?: in)?|spoken|written|speak\p{L}*|conversational|bilingual in|proficien\p{L}* in|good|excellent)\s$/iu;
const IS_ENGLISH =
  /^(?:[a-z]+sh|german|french|dutch|italian|portuguese|arabic|mandarin|chinese|cantonese|japanese|korean|russian|ukrainian|welsh|greek|czech|hindi)$/iu;
/** Behind an article or a noun it is an adjective: "une entreprise française". */
const LED =
  /(?:^|[,;:(/–-]\s?|(?<!\p{L})(?:en|de|du|le|l['’]|d['’]|et|y|e|o|ou|un|buen|bon|gute?s?|sehr|nivel|maîtrise|und|oder|of|in|auf|deine?|de la langue|foutloos|goed|vloeiend)\s?)$/iu;

const isMeant = (name: string, before: string, behind: string): boolean =>
  AS_LANGUAGE.test(behind) || (IS_ENGLISH.test(name) ? SPOKEN.test(before) : LED.test(before));

const SUBJECTS = /gcses?|maths|a[- ]levels?|science subject/iu;

/** The languages that a line names as such. */
export function readLanguages({ text, span: { start } }: AdvertLine): NamedSkill[] {
  // Among subjects of school it is one of them.
  if (!ANY.test(text) || SUBJECTS.test(text)) return [];
  return patterns.flatMap(([name, pattern]) =>
    [...text.matchAll(pattern)]
      .filter((match) =>
        isMeant(match[0], text.slice(0, match.index), text.slice(match.index + match[0].length)),
      )
      .map((match): NamedSkill => {
        const at = start + match.index;
        const span = { start: at, end: at + match[0].length };
        return { id: name.toLowerCase(), name, category: 'language', span };
      }),
  );
}
