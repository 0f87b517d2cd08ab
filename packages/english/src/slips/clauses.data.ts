import { replaceSpan, type Match } from '../rules/index.ts';
import { canBe, isFinite, SUBJECTS } from './closed-classes.ts';
import { leftOf, over, rightOf, swap, type Slip } from './slip.ts';

const OPENS =
  /^(?:who|which|that|whose|what|whatever|whoever|how|why|once|so|than|as|when|where|if|while|since|because|although|though|before|after|until|unless|like|the more|every time)$/i;
const ASIDE =
  /^(?:think|believe|know|hope|guess|suppose|feel|admit|say|said|thought|add|understand|trust|fear|must|am|should|may|can)$/i;

const SUBJECT = new RegExp(`^(?:${SUBJECTS})$`, 'i');

/** Where the clause before a place begins: behind the last mark. */
function segmentBefore({ sentence }: Match, to: number) {
  const { tokens } = sentence;
  const from = tokens.slice(0, to).findLastIndex(({ text }) => /^[,;:–—("“]$/.test(text)) + 1;
  return { from, tokens: tokens.slice(from, to) };
}

/** Whether the words before a place are a main clause by themselves: subject and verb, and nothing that depends. */
function isMainClause(match: Match, to: number): boolean {
  const { from, tokens } = segmentBefore(match, to);
  const [first] = tokens;
  if (from !== 0 || !first || match.sentence.isQuestion) return false;
  // "Fewer than before, however ...": what stands last opens nothing.
  if (
    tokens
      .slice(0, -1)
      .some(({ text, pos }) => pos === 'subordinator' || (OPENS.test(text) && text !== 'than'))
  )
    return false;
  const finite = tokens.findIndex(isFinite);
  // "All the time I was at home", "Every team I've had": a clause that tells which belongs to its noun.
  if (first.pos !== 'pronoun' && tokens.slice(1, finite).some(({ text }) => SUBJECT.test(text))) return false;
  const isLed =
    first.pos === 'pronoun' ||
    first.pos === 'determiner' ||
    first.isName ||
    (first.pos === 'noun' && first.number === 'plural');
  return finite > 0 && isLed && tokens.length >= 4;
}

const toMe = ({ text, token }: Match) => [replaceSpan(text, token('i').span, 'me')];

/** Clauses and what joins them. */
export const CLAUSES: readonly Slip[] = [
  {
    id: 'no-comma-splice',
    message: 'Two sentences are joined by a comma. Part them, or join them with a word.',
    pattern: `comma/',' who/'${SUBJECTS}|it|this|these|nobody|everybody|everyone' ~adverb? verb/~verb|auxiliary`,
    where: (match) => {
      const { sentence, at, token } = match;
      const verb = token('verb');
      const rest = sentence.tokens.slice(at + match.tokens.length);
      const isAside = ASIDE.test(verb.lemma) && /^i$/i.test(token('who').text) && rest.length < 3;
      const isThree =
        sentence.tokens.slice(0, at).some(({ text }) => text === ',') ||
        rest.some(({ text }) => text === ',');
      return isFinite(verb) && !isAside && !isThree && isMainClause(match, at) && rest.length >= 2;
    },
    edit: (match) => {
      const [comma, who] = [match.token('comma'), match.token('who')];
      const word = who.text.charAt(0).toUpperCase() + who.text.slice(1);
      return [
        {
          span: { start: comma.span.start, end: who.span.end },
          expected: match.text.slice(comma.span.start, who.span.end),
          replacement: `. ${word}`,
        },
      ];
    },
    examples: [
      [
        'My manager asked me to train the new staff, this takes a morning.',
        'My manager asked me to train the new staff. This takes a morning.',
      ],
    ],
    leaves: [
      'In the shop I serve, it is quiet.',
      'It was good work, I think.',
      'When I was ill, they covered for me.',
      'I came, I saw, I stayed.',
      'What I like, I keep.',
    ],
  },
  {
    id: 'no-comma-splice-with-most',
    message: 'Two sentences are joined by a comma. “Whom” or “which” makes one of them, or part them.',
    pattern: "comma/',' 'most|some|many|all|none|both|half' 'of' them/'them' ~adverb? verb/~verb|auxiliary",
    where: (match) => isMainClause(match, match.at) && isFinite(match.token('verb')),
    edit: (match) => {
      const [comma, most] = [match.token('comma'), match.tokens[1]];
      if (!most) return [];
      const word = most.text.charAt(0).toUpperCase() + most.text.slice(1);
      return [
        {
          span: { start: comma.span.start, end: most.span.end },
          expected: match.text.slice(comma.span.start, most.span.end),
          replacement: `. ${word}`,
        },
      ];
    },
    examples: [
      [
        'I cook for eighty children, most of them eat it.',
        'I cook for eighty children. Most of them eat it.',
      ],
    ],
    leaves: ['I cook for eighty children, most of them under six.'],
  },
  {
    id: 'however-begins-anew',
    message: '“However” cannot join two sentences: a semicolon or a full stop must stand before it.',
    pattern: "comma/',' however/'however|therefore' next/!','",
    where: (match) =>
      isMainClause(match, match.at) && match.sentence.tokens.slice(match.at + 2).some(isFinite),
    edit: over('comma', 'however', ({ token }) => `; ${token('however').text.toLowerCase()},`),
    examples: [
      [
        'The hotel has fewer rooms, however it is fuller.',
        'The hotel has fewer rooms; however, it is fuller.',
      ],
    ],
    leaves: ['The hotel, however, is full.'],
  },
  {
    id: 'no-run-on',
    message: 'Two sentences run into one another. Part them, or join them with a word.',
    pattern: `left/'much|most|well|it|them|me|him|us|again|home|lot|too|there|here|best|away|together|hard' who/'${SUBJECTS}' verb/verb`,
    where: (match) => {
      const { sentence, at, token } = match;
      const head = sentence.tokens.slice(0, at + 1);
      const left = leftOf(match);
      const isFree =
        !/^(?:the|as|so|how|that|a)$/i.test(left?.text ?? '') || /^lot$/i.test(token('left').text);
      return (
        isFinite(token('verb')) &&
        isFree &&
        head.length >= 4 &&
        !/^(?:know|think|believe|hope|say|tell|feel|mean|wish|make|show|promise|assure)$/.test(
          left?.lemma ?? '',
        ) &&
        isMainClause(match, at + 1)
      );
    },
    edit: (match) => {
      const { span, text } = match.token('left');
      return [{ span, expected: text, replacement: `${text}, and` }];
    },
    examples: [
      [
        'I enjoyed the work very much I stayed for years.',
        'I enjoyed the work very much, and I stayed for years.',
      ],
    ],
    leaves: [
      'When I worked there I learned a lot.',
      'I told them I would come.',
      'The more I practised the better.',
      'All the time I was at home I kept the books of the chapel.',
      'It was the most I earned.',
    ],
  },
  {
    id: 'me-and-subject',
    message: 'As a subject it is “I”, and the other comes first.',
    pattern: "^ me/'me|myself' and/'and' who/'my|our|a|the' person/noun verb/~verb|auxiliary",
    // "Me and the vet nurse we": a subject behind it, so what looks like its verb is none.
    where: (match) => isFinite(match.token('verb')) && !/^(?:we|i|,)$/i.test(rightOf(match)?.text ?? ''),
    edit: over('me', 'person', ({ token }) => `${token('who').text} ${token('person').text} and I`),
    examples: [['Me and my brother ran a cafe.', 'My brother and I ran a cafe.']],
    leaves: ['They met me and my brother.'],
  },
  {
    id: 'subject-and-me',
    message: 'As a subject it is “I”.',
    pattern: "^ 'my|our|a|the' noun 'and' me/'me|myself' verb/~verb|auxiliary",
    where: (match) => isFinite(match.token('verb')),
    edit: swap('me', 'I'),
    examples: [['My brother and me ran a cafe.', 'My brother and I ran a cafe.']],
    leaves: ['They thanked my brother and me.'],
  },
  {
    id: 'between-him-and-me',
    message: 'Behind a preposition it is “me”.',
    pattern: "preposition/'between' ~determiner? ~noun|name|pronoun 'and' i/'i'",
    edit: toMe,
    examples: [['Between the patient and I there is a lamp.', 'Between the patient and me there is a lamp.']],
    leaves: ['Between the patient and me there is a lamp.'],
  },
  {
    id: 'for-him-and-me',
    message: 'Behind a preposition it is “me”.',
    pattern:
      "'for|with|to|from|by|of|at' ~determiner? ~noun|name|pronoun 'and' i/'i' $|preposition|punctuation",
    where: (match) => !/^i$/.test(rightOf(match)?.text ?? ''),
    edit: toMe,
    examples: [['It was new for my colleague and I.', 'It was new for my colleague and me.']],
    leaves: ['It was new for my colleague and me.'],
  },
  {
    id: 'no-double-negative',
    message: 'One negative is enough.',
    pattern: "'not|n't|n’t|never' adverb* verb/~verb determiner/'no|nothing|nobody|none|nowhere'",
    where: (match) =>
      !/^(?:longer|later|less|more|doubt)$/i.test(rightOf(match)?.text ?? '') &&
      match.token('verb').text.toLowerCase() !== 'say',
    edit: (match) =>
      swap(
        'determiner',
        { no: 'any', nothing: 'anything', nobody: 'anybody', none: 'any', nowhere: 'anywhere' }[
          match.token('determiner').text.toLowerCase()
        ] ?? 'any',
      )(match),
    examples: [
      ["We don't have no waste.", "We don't have any waste."],
      ['I never had no accident.', 'I never had any accident.'],
    ],
    leaves: ["We don't have any waste.", 'We have no waste.'],
  },
  {
    id: 'adverb-behind-object',
    message: 'The adverb stands behind what is spoken.',
    pattern: 'verb/~=speak|read|write|understand|know adverb/adverb language/name',
    where: (match) => match.token('adverb').text.endsWith('ly') && match.token('adverb').text !== 'only',
    edit: over('adverb', 'language', ({ token }) => `${token('language').text} ${token('adverb').text}`),
    examples: [['I speak fluently German.', 'I speak German fluently.']],
    leaves: ['I speak German fluently.'],
  },
  {
    id: 'adverb-of-manner',
    message: 'How something is done is said with an adverb.',
    pattern:
      "verb/~=do|work|eat|drive|speak|learn|perform|write|run|behave|play|sing|cook|clean adjective/'good|slow|careful|bad|fluent|perfect|proper|efficient|independent|quiet|regular|serious|correct|professional|polite|patient|accurate|thorough' $|preposition|punctuation|conjunction|subordinator",
    where: ({ token }) => token('verb').pos === 'verb' || token('verb').lemma === 'do',
    edit: (match) => swap('adjective', adverbOf(match.token('adjective').text.toLowerCase()))(match),
    examples: [
      ['I learned to eat slow.', 'I learned to eat slowly.'],
      ['I did good in my first year.', 'I did well in my first year.'],
    ],
    leaves: ['I cook good food.', 'I work hard.'],
  },
  {
    id: 'no-double-comparative',
    message: 'The comparative is made once.',
    pattern: "more/'more|most' adjective/.",
    where: (match) => {
      const word = match.token('adjective').text.toLowerCase();
      const isComparative =
        /^(?:better|worse|best|worst)$/.test(word) ||
        (/(?:ier|iest|[^aeiou]er|[^aeiou]est)$/.test(word) &&
          match.token('adjective').pos === 'adjective' &&
          !canBe(word, 'noun', null) &&
          canBe(word, 'adjective', null));
      return (
        isComparative &&
        !/^(?:proper|clever|bitter|tender|modest|honest|sober|inner|outer|upper|other|eager)$/.test(word)
      );
    },
    edit: over('more', 'adjective', ({ token }) => token('adjective').text),
    examples: [['The new oven is more better.', 'The new oven is better.']],
    leaves: ['The new oven is better.', 'He is more eager.'],
  },
];

function adverbOf(adjective: string): string {
  if (adjective === 'good') return 'well';
  if (/[^aeiou]y$/.test(adjective)) return `${adjective.slice(0, -1)}ily`;
  return adjective.endsWith('ly') ? adjective : `${adjective}ly`;
}
