import { inflect, isVerbLed } from '@candor/english';
import { replaceSpan, type Rule } from '@candor/english/rules';
import { verbsWith } from './verbs-with.ts';

/** "Rewrote the rota, which saved 12 hours a week": the result is said first, with its cause as it was said. */
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
  {
    id: 'result-first',
    pattern: "^ verb/verb:past ~.* comma/',' 'which' result/verb:past ~.* $",
    where: (match) => {
      const { sentence, token, text } = match;
      const [first, second] = [token('verb'), token('result')];
      const [before, after] = [
        text.slice(first.span.start, token('comma').span.start),
        text.slice(second.span.start, sentence.span.end),
      ];
      return (
        verbsWith(sentence, 0)?.length === 1 &&
        !/[,;:]|\b(?:and|but|i|we|it|they)\b/i.test(before) &&
        /\d/.test(after) &&
        !/[,;:]|\b(?:and|but|by|then)\b/i.test(after) &&
        second.lemma !== 'be'
      );
    },
    edit: (match) => {
      const { sentence, token, text } = match;
      const [first, second] = [token('verb'), token('result')];
      const done = text.slice(first.span.end, token('comma').span.start);
      const stop = /[.!]$/.exec(text.slice(0, sentence.span.end))?.[0] ?? '';
      const result = text.slice(second.span.start, sentence.span.end - stop.length);
      const said = `${result.charAt(0).toUpperCase()}${result.slice(1)} by ${inflect(first.lemma, 'gerund')}${done}${stop}`;
      return [replaceSpan(text, { start: first.span.start, end: sentence.span.end }, said)];
    },
    examples: [
      ['Rewrote the rota, which saved 12 hours a week', 'Saved 12 hours a week by rewriting the rota'],
    ],
    leaves: ['Rewrote the rota, which was overdue', 'Rewrote the rota and the plan, which saved 12 hours'],
  },
];
