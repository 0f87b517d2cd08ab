import { isVerbLed } from '@candor/english';
import { replaceSpan, type Rule } from '@candor/english/rules';

/** "Introduced online booking, no-shows fell by 30%": two sentences, which no comma joins. */
export const RESULT_RULES: readonly Rule[] = [
  {
    id: 'semicolon-before-what-came-of-it',
    pattern: "comma/',' what/~NP verb/verb:past then/preposition|adverb|number|particle",
    where: ({ sentence, token, all, tokens }) =>
      sentence.kind === 'verb' &&
      isVerbLed(sentence) &&
      sentence.tokens.filter(({ text }) => text === ',').length === 1 &&
      tokens.length > 3 &&
      !all('what').some(({ text }) => /^(?:which|who|that|where|when|what|it|they|i|we)$/i.test(text)) &&
      /^(?:go|fall|rise|drop|grow|increase|decrease|improve|double|halve)$/.test(token('verb').lemma),
    edit: (match) => [replaceSpan(match.text, match.token('comma').span, ';')],
    examples: [
      [
        'Introduced two-nurse checks, medication errors went down from 14 to 3',
        'Introduced two-nurse checks; medication errors went down from 14 to 3',
      ],
    ],
    leaves: ['Washed dishes, cut vegetables', 'Introduced checks, which went down well'],
  },
];
