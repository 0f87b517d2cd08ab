import type { Sentence, Token } from '../../english-text.ts';
import { inflect, meaningsOf } from '../../inflect.ts';
import { canBe, eitherNumber, isFinite, times, uncountable } from '../closed-classes.ts';
import { swap, type Slip } from '../slip.ts';

/* A verb beside its subject, told by how both are written, where the sentence as a whole is not sure. */

const lower = (token: Token | undefined) => token?.text.toLowerCase() ?? '';
const thirdOf = (word: string) =>
  ({ is: 'be', was: 'be', has: 'have', does: 'do' })[word] ??
  meaningsOf(word).find(({ pos, form }) => pos === 'verb' && form === 'present3')?.lemma;
const asPlural = (verb: string) =>
  ({ is: 'are', was: 'were', has: 'have', does: 'do' })[verb] ?? thirdOf(verb) ?? verb;
const asSingular = (verb: string) =>
  ({ are: 'is', were: 'was', have: 'has', do: 'does' })[verb] ?? inflect(verb, 'present3');
const singular = swap('verb', ({ token }) => asSingular(lower(token('verb'))));
const plural = swap('verb', ({ token }) => asPlural(lower(token('verb'))));

/** Where a clause begins: at the start, behind a mark, or behind a word that joins clauses. */
const opensClause = ({ tokens }: Sentence, at: number) =>
  at === 0 ||
  /^(?:[,;:(–—]|and|but|so|because|when|whenever|if|that|while|where|since|although|as|before|after|until|once)$/i.test(
    lower(tokens[at - 1]),
  );

/** Whether a verb that stands bare behind its object came before: "let the driver call", "see the shop open". */
const BARE =
  /^(?:let|make|help|have|see|watch|hear|feel|notice|do|did|does|suggest|recommend|insist|ask|propose|can|could|will|would|may|might|must|shall|should|to)$/;
const isBareClause = ({ tokens }: Sentence, at: number) =>
  tokens
    .slice(Math.max(0, at - 6), at)
    .some(({ lemma, text }) => BARE.test(lemma) || /^(?:ca|wo|let’s)$/i.test(text));

const isFrom = (token: Token | undefined) =>
  /^(?:determiner|pronoun|number)$/.test(token?.pos ?? '') &&
  !/^(?:i|we|he|she|they|who|which)$/i.test(lower(token));

export const LIKELY_AGREEMENT: readonly Slip[] = [
  {
    id: 'likely-several-of-them',
    message: 'The verb goes with its subject: these are several.',
    pattern:
      "count/~number|'most|some|many|few|several|all|both' of/'of' them/'them|us|these|those|the|my|our|his|her|their' ~adjective? noun/~noun? adverb? verb/'has|was|is|does'",
    where: ({ token, all }) => {
      const [noun] = all('noun');
      const isMany = /^(?:them|us|these|those)$/.test(lower(token('them')));
      const isOne =
        /^(?:one|1|half|third|quarter)$/.test(lower(token('count'))) ||
        /^\d+(?:\.\d+)?%?$/.test(token('count').text);
      return !isOne && (noun ? noun.number === 'plural' && !eitherNumber.has(noun.lemma) : isMany);
    },
    edit: plural,
    examples: [['Two of them has beaten me.', 'Two of them have beaten me.']],
    leaves: ['Most of the work is done.', 'One of them was late.'],
  },
  {
    id: 'likely-one-of-them',
    message: 'The verb goes with its subject: this is one.',
    pattern:
      "one/'one|each|either|neither' 'of' 'the|my|our|their|his|her|these|those|us|them' ~noun|adjective* noun/~noun? adverb? verb/~verb:base|'are|were|have|do'",
    where: ({ sentence, at, token }) => {
      const left = lower(sentence.tokens[at - 1]);
      const next = sentence.tokens[sentence.tokens.indexOf(token('verb')) + 1];
      const isSure =
        /^(?:are|were|have|do)$/.test(lower(token('verb'))) ||
        isFrom(next) ||
        (token('verb').isCertain && sentence.tokens.filter(isFinite).length === 1);
      // "One of the cooks who are", "the only ones": what follows belongs to the many.
      return (
        isSure &&
        !sentence.isQuestion &&
        !isBareClause(sentence, at) &&
        left !== 'only' &&
        (opensClause(sentence, at) || left === 'every')
      );
    },
    edit: singular,
    examples: [['Each of us porters cover two floors.', 'Each of us porters covers two floors.']],
    leaves: ['One of them was late.', 'I am one of the cooks who are ill.'],
  },
  {
    id: 'likely-one-of-those-i-know',
    message: 'The verb goes with its subject: this is one.',
    pattern:
      "^ 'every'? one/'one|each|either|neither' 'of' ~determiner ~adjective? ~noun 'that|who|which|whom'? who/'i|we|he|she|they' .* verb/'are|were|have'",
    where: ({ sentence, token }) => {
      const { tokens } = sentence;
      const [from, to] = [tokens.indexOf(token('who')), tokens.indexOf(token('verb'))];
      return (
        tokens.slice(from, to).filter(isFinite).length === 1 &&
        !/^(?:punctuation|conjunction)$/.test(tokens[to - 1]?.pos ?? '') &&
        tokens[to - 1]?.pos !== 'pronoun' &&
        lower(tokens[to - 1]) !== 'to'
      );
    },
    edit: singular,
    examples: [
      ['Every one of the boilers I look after are old.', 'Every one of the boilers I look after is old.'],
    ],
    leaves: ['Each of the boilers I look after is old.'],
  },
  {
    id: 'likely-many-do-not-does',
    message: 'The verb goes with its subject: these are several.',
    pattern:
      "det/'the|my|our|your|their|these|those|many|some|most|all|his|her|few'|~number ~adjective|adverb? noun/noun:plural ~adverb? verb/. next/.",
    where: ({ sentence, at, token }) => {
      const word = lower(token('verb'));
      const next = token('next');
      const isVerb = thirdOf(word) !== undefined && word !== lower(token('noun'));
      const isForm = /^(?:is|was|has|does)$/.test(word);
      const noun = token('noun');
      if (
        eitherNumber.has(noun.lemma) ||
        eitherNumber.has(lower(noun)) ||
        times.has(noun.lemma) ||
        noun.isName ||
        /^(?:pound|mile|euro|dollar|metre|kilo|hour)$/.test(noun.lemma)
      )
        return false;
      const isObject =
        isFrom(next) ||
        /^(?:that|up|me|him|us|them|it|from|at|in|on|to|for|with|every|how|very|not)$/.test(lower(next));
      return (
        opensClause(sentence, at) &&
        isVerb &&
        !sentence.isQuestion &&
        (isForm ? word !== 'does' || next.pos !== 'noun' : isObject) &&
        lower(noun).endsWith('s') &&
        !(
          at > 0 &&
          /^(?:as|after|before|since|,|and)$/.test(lower(sentence.tokens[at - 1])) &&
          token('verb').pos === 'noun' &&
          !isFrom(next)
        )
      );
    },
    edit: plural,
    examples: [
      ['My colleagues says that I am calm.', 'My colleagues say that I am calm.'],
      ['The prices goes up in May.', 'The prices go up in May.'],
    ],
    leaves: ['My colleagues say so.', 'My colleagues are kind.', 'Ten pounds was the price.'],
  },
  {
    id: 'likely-few-do-not-does',
    message: 'The verb goes with its subject: these are several.',
    pattern: "'a'? few/'few|many|several|both|others' ~adverb? verb/'has|was|is|does'|verb:present3 ~.",
    where: ({ token, sentence, at }) =>
      opensClause(sentence, at) &&
      !(
        lower(token('few')) === 'many' &&
        /^a$/i.test(lower(sentence.tokens[sentence.tokens.indexOf(token('verb')) + 1]))
      ),
    edit: plural,
    examples: [['A few still brings me saws.', 'A few still bring me saws.']],
    leaves: ['A few still bring me saws.'],
  },
  {
    id: 'likely-one-does-not-do',
    message: 'The verb goes with its subject: this is one.',
    pattern:
      "det/'the|my|our|your|his|her|their|this|that|a|an|each|every|another' ~adjective? noun/noun:singular adverb? verb/. next/.",
    where: ({ sentence, at, token }) => {
      const { tokens } = sentence;
      const [word, next, noun] = [lower(token('verb')), token('next'), token('noun')];
      if (eitherNumber.has(noun.lemma) || noun.isName || !opensClause(sentence, at) || sentence.isQuestion)
        return false;
      const place = tokens.indexOf(token('verb'));
      if (/^(?:are|have|do|were)$/.test(word)) return false;
      if (
        !canBe(word, 'verb', 'base') ||
        inflect(word, 'past') === word ||
        !isFrom(next) ||
        isBareClause(sentence, at)
      )
        return false;
      if (
        meaningsOf(word).some(({ pos }) => /^(?:adjective|adverb|preposition|pronoun|auxiliary)$/.test(pos))
      )
        return false;
      // No other verb may be that of the clause: "the shop floor the boss cleans".
      const end = tokens.findIndex(
        ({ text, pos }, index) => index > place && (/^[,;:.]$/.test(text) || pos === 'conjunction'),
      );
      const rest = tokens.slice(place + 1, end < 0 ? tokens.length : end);
      return (
        !rest.some(isFinite) &&
        !(
          at > 0 &&
          /^(?:that)$/i.test(lower(tokens[at - 1])) &&
          tokens
            .slice(0, at)
            .some(({ lemma }) => /^(?:suggest|insist|ask|recommend|propose|request)$/.test(lemma))
        )
      );
    },
    edit: singular,
    examples: [
      [
        'I check them whenever a supplier change an ingredient.',
        'I check them whenever a supplier changes an ingredient.',
      ],
      ['The driver call me at home.', 'The driver calls me at home.'],
    ],
    leaves: [
      'We let the driver call me.',
      'The shop floor that I clean is old.',
      'I suggested that the cook take a day off.',
    ],
  },
  {
    id: 'likely-several-joined',
    message: 'Several things joined by “and” take the verb of many.',
    pattern: "left/~noun and/'and' ~determiner? ~adjective? right/~noun:plural verb/'was|is|has|does'",
    where: ({ sentence, at, token }) => {
      const { tokens } = sentence;
      let from = at;
      while (
        from > 0 &&
        /^(?:noun|adjective|punctuation|determiner)$/.test(tokens[from]?.pos ?? '') &&
        tokens[from - 1] &&
        /^(?:noun|adjective|determiner|number|punctuation)$/.test(tokens[from - 1]?.pos ?? '') &&
        tokens[from]?.pos !== 'number'
      )
        from -= 1;
      const before = tokens[from - 1];
      return (
        token('left').number === 'plural' &&
        before?.pos !== 'preposition' &&
        !tokens.slice(0, at).some(({ text }) => /^(?:of|between|with)$/i.test(text)) &&
        !eitherNumber.has(lower(token('right'))) &&
        !uncountable.has(token('right').lemma)
      );
    },
    edit: plural,
    examples: [
      ['Last year toasters and radios was brought in.', 'Last year toasters and radios were brought in.'],
    ],
    leaves: ['The sale of eggs and cakes was ours.'],
  },
  {
    id: 'likely-people-who-do',
    message: 'The verb goes with its subject: these are several.',
    pattern: "noun/~noun:plural|'people|those|children|men|women' who/'who' adverb? verb/. next/.",
    where: ({ token, sentence, at }) =>
      thirdOf(lower(token('verb'))) !== undefined &&
      !/^(?:one|only)$/i.test(lower(sentence.tokens[at - 2])) &&
      token('verb').form !== 'past' &&
      (isFrom(token('next')) ||
        /^(?:is|has|was|does)$/.test(lower(token('verb'))) ||
        /^(?:preposition|adverb|particle)$/.test(token('next').pos)),
    edit: plural,
    examples: [['People who works here like it.', 'People who work here like it.']],
    leaves: ['People who work here like it.'],
  },
  {
    id: 'likely-i-and-does',
    message: 'Both verbs go with the same subject.',
    pattern:
      "^ who/'i|we|they' first/~verb:base|'am|are' .* and/'and|but' adverb? verb/. next/~determiner|pronoun|number",
    where: ({ sentence, token }) => {
      const { tokens } = sentence;
      const place = tokens.indexOf(token('verb'));
      const inner = tokens.slice(2, place - 1);
      return (
        meaningsOf(lower(token('verb'))).some(({ pos, form }) => pos === 'verb' && form === 'present3') &&
        !/^(?:i|we|he|she|they|that|who|which)$/i.test(lower(token('next'))) &&
        !inner.some((one) => isFinite(one) && one.form !== 'base') &&
        !inner.some(
          ({ text, pos, isName }) =>
            pos === 'subordinator' || isName || /^(?:who|which|that|how|what|[;:(]|he|she|it)$/i.test(text),
        )
      );
    },
    edit: plural,
    examples: [
      ['I am a lecturer and supervises three students.', 'I am a lecturer and supervise three students.'],
    ],
    leaves: ['I sell paints and brushes.', 'I know that he cooks and cleans the floor.'],
  },
];
