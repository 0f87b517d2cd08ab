import { replaceSpan, type Match, type Rule } from './rule.ts';

const between = ({ text }: Match, from: number, to: number, wanted: string) => [
  replaceSpan(text, { start: from, end: to }, wanted),
];

/**
 * What may be put right in any text without understanding it, in the order to apply it. Each is safe alone; a caller
 * takes those that fit its place: a bullet takes no full stop.
 */
export const MECHANICS: readonly Rule[] = [
  {
    id: 'one-space-between-words',
    pattern: 'left/. right/.',
    edit: (match) => {
      const [left, right] = [match.token('left'), match.token('right')];
      const gap = match.text.slice(left.span.end, right.span.start);
      return /^ {2,}$/.test(gap) ? between(match, left.span.end, right.span.start, ' ') : [];
    },
    examples: [['Washed  and   fed the dogs', 'Washed and fed the dogs']],
    leaves: ['Washed and fed the dogs'],
  },
  {
    id: 'no-space-before-comma',
    pattern: "left/. mark/',|;'",
    edit: (match) => between(match, match.token('left').span.end, match.token('mark').span.start, ''),
    examples: [['Baked bread , rolls and cakes', 'Baked bread, rolls and cakes']],
    leaves: ['Baked bread, rolls and cakes', 'Rolls; cakes; bread'],
  },
  {
    id: 'no-space-before-full-stop',
    pattern: "left/. mark/'.|!|?' $",
    edit: (match) => between(match, match.token('left').span.end, match.token('mark').span.start, ''),
    examples: [['I drive a van .', 'I drive a van.']],
    leaves: ['I drive a van.', 'Built services in .NET', 'Could we meet?'],
  },
  {
    id: 'space-after-comma',
    pattern: "left/. mark/',|;' right/.",
    where: (match) => [match.token('left'), match.token('right')].every(({ text }) => /^\p{L}/u.test(text)),
    edit: (match) => {
      const [mark, right] = [match.token('mark'), match.token('right')];
      return mark.span.end === right.span.start ? between(match, mark.span.end, right.span.start, ' ') : [];
    },
    examples: [['Baked bread,rolls and cakes', 'Baked bread, rolls and cakes']],
    leaves: ['Served 1,200 meals', 'Rolls, cakes, bread'],
  },
  {
    id: 'no-doubled-word',
    pattern: 'first/determiner|preposition|conjunction second/determiner|preposition|conjunction',
    where: (match) => match.token('first').text.toLowerCase() === match.token('second').text.toLowerCase(),
    edit: (match) => between(match, match.token('first').span.end, match.token('second').span.end, ''),
    examples: [
      ['Drove to the the depot', 'Drove to the depot'],
      ['Worked with with children', 'Worked with children'],
    ],
    leaves: ['Patients who had had strokes', 'It was a very, very busy ward.', 'I know that that matters.'],
  },
  {
    id: 'capital-i',
    pattern: "i/'i' ~adverb* ~verb|auxiliary",
    edit: (match) => [replaceSpan(match.text, match.token('i').span, 'I')],
    examples: [
      ['When i left, they wept.', 'When I left, they wept.'],
      ["I know i've more to learn.", "I know I've more to learn."],
    ],
    leaves: ['I drive a van.', 'Part i of the exam', 'Sections i, ii and iii'],
  },
  {
    id: 'capital-at-start',
    pattern: '^ first/.',
    where: (match) => /^\p{Ll}[\p{Ll}'’-]*$/u.test(match.token('first').text),
    edit: (match) => {
      const { span, text } = match.token('first');
      return [{ span, expected: text, replacement: text.charAt(0).toUpperCase() + text.slice(1) }];
    },
    examples: [['led a team of four', 'Led a team of four']],
    leaves: ['iOS developer', 'eBay seller', '4 trainees a year', 'Led a team of four', 'npm2 packages'],
  },
  {
    id: 'full-stop-after-sentence',
    pattern: 'last/. $',
    where: ({ sentence, token }) =>
      sentence.kind === 'sentence' &&
      sentence.isCertain &&
      sentence.tokens[0] !== token('last') &&
      /[\p{L}\p{N})%]$/u.test(token('last').text),
    edit: (match) => {
      const { end } = match.token('last').span;
      return between(match, end, end, '.');
    },
    examples: [['I drive a van', 'I drive a van.']],
    leaves: ['Drive a van', 'Van driver', 'I drive a van.', 'Could we meet next week?', 'Driving a van'],
  },
];
