import type { AdvertLine } from './advert-lines.ts';
import { languageNames } from './language-names.data.ts';
import type { NamedSkill } from './named-skill.ts';

const patterns = languageNames.map(
  ([name, forms]) =>
    [
      name,
      new RegExp(
        `(?<!\\p{L})(?:${forms})(?:(?<=isch|deutsch)en)?(?=kenntniss?e?n?(?!\\p{L})|sprachig|talig|(?!\\p{L}))`,
        'giu',
      ),
    ] as const,
);
/** Behind a language's name: it is meant as one, not as an adjective ("French cuisine"). */
const AS_LANGUAGE =
  /^(?:$|[-\s]*(?:kenntniss?e?n?|sprachig|talig|speak\p{L}*|language|skills?|level|native|fluen\p{L}*|mother|grammar|and|or|und|oder|et|ou|y|e|o|u|en|of|in|is|are|would|an?|to|with|at|both|also|on|für|sind|ist|wäre|von|auf|als|serait|est|sera|courant|bilingue|parlé\p{L}*|écrit\p{L}*|lu|professionnel|conversacional|conversational|intermedi\p{L}*|basic|básico|working|business|fluido|hablado|alto|avanzado|nivel|medio|nativo|oral|escrito|es|se|spreken|spreekt|beheers\p{L}*|vloeiend|goed|op|niveau|is|pré|essential|required|desirable|preferred|advantageous|helpful|useful|(?:a|b|c)[12])(?!\p{L})|\s?[,.;:()/&|–—-])/iu;

const SUBJECTS = /gcses?|maths|a[- ]levels?|science subject/iu;

/** The languages that a line names as such. */
export function readLanguages({ text, span: { start } }: AdvertLine): NamedSkill[] {
  // Among subjects of school it is one of them.
  if (SUBJECTS.test(text)) return [];
  return patterns.flatMap(([name, pattern]) =>
    [...text.matchAll(pattern)]
      .filter((match) => AS_LANGUAGE.test(text.slice(match.index + match[0].length)))
      .map((match): NamedSkill => {
        const at = start + match.index;
        const span = { start: at, end: at + match[0].length };
        return { id: name.toLowerCase(), name, category: 'language', span };
      }),
  );
}
