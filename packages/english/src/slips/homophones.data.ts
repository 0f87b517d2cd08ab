import type { Token } from '../english-text.ts';
import { meaningsOf } from '../inflect.ts';
import type { Match } from '../rules/index.ts';
import { canBe, isFinite, SUBJECTS } from './closed-classes.ts';
import { leftOf, rightOf, swap, type Slip } from './slip.ts';

/*
 * Words that sound alike and are of different parts of speech: where the words around one leave only the class of the
 * other, the other is meant. The pairs are the common ones of the lists of homophones in school grammars.
 */

/** Typed, and what was meant where a finite verb must stand. */
const NO_VERB: Readonly<Record<string, string>> = {
  no: 'know',
  here: 'hear',
  hole: 'haul',
  sea: 'see',
  by: 'buy',
  bye: 'buy',
  meat: 'meet',
  new: 'knew',
  through: 'threw',
  two: 'do',
};
/** Typed, and the noun meant where a noun phrase ends. */
const NO_NOUN: Readonly<Record<string, string>> = {
  weak: 'week',
  whole: 'hole',
  coarse: 'course',
  stationary: 'stationery',
  higher: 'hire',
  fought: 'fort',
  knew: 'new',
};
/** Typed, and the preposition meant between a verb and its object. */
const NO_PREPOSITION: Readonly<Record<string, string>> = { passed: 'past', threw: 'through' };

const replaced = (name: string, pairs: Readonly<Record<string, string>>) =>
  swap(name, ({ token }) => pairs[token(name).text.toLowerCase()] ?? token(name).text);
const oneOf = (pairs: Readonly<Record<string, string>>) => Object.keys(pairs).join('|');
const isObject = (token: Token | undefined) =>
  token !== undefined && /^(?:determiner|pronoun|name|number)$/.test(token.pos);
const isEnd = (token: Token | undefined) =>
  token === undefined || /^(?:punctuation|preposition|conjunction|subordinator|auxiliary)$/.test(token.pos);

/** "She worked with": one subject, then its verb, and no clause that would want another. */
function isPlainClause({ sentence, at }: Match): boolean {
  const finite = sentence.tokens.findIndex(isFinite);
  const before = sentence.phrases.filter(({ kind, to }) => kind === 'noun' && to <= finite);
  return finite > 0 && finite < at && before.length === 1;
}

export const HOMOPHONES: readonly Slip[] = [
  {
    id: 'verb-of-same-sound-behind-subject',
    message: 'A verb must stand here: it sounds like this word.',
    pattern: `who/'${SUBJECTS}' adverb? word/'${oneOf(NO_VERB)}' next/.`,
    where: (match) => {
      const { token, sentence, at } = match;
      const [word, next] = [token('word').text.toLowerCase(), token('next')];
      const isFollowed =
        isObject(next) ||
        /^(?:how|what|why|where|when|that|every|from|all)$/i.test(next.text) ||
        (word === 'no' && next.pos === 'noun' && next.number === 'plural');
      const isThird = /^(?:he|she)$/i.test(token('who').text);
      // "As do we here": the verb may have come before.
      const isInverted = sentence.tokens.slice(0, at).some((one) => one.pos === 'auxiliary');
      return isFollowed && !isThird && !sentence.isQuestion && !(isInverted && word !== 'no');
    },
    edit: replaced('word', NO_VERB),
    examples: [
      ['I no every boat.', 'I know every boat.'],
      ['We here the bell at nine.', 'We hear the bell at nine.'],
    ],
    leaves: ['I no longer drive.', 'We here in Hull are few.', 'They two are friends.'],
  },
  {
    id: 'verb-of-same-sound-behind-modal',
    message: 'A verb must stand here: it sounds like this word.',
    pattern:
      "'can|could|will|would|should|must|might|to|n't|n’t|not' adverb? word/'no|here|by|bye|sea|meat' next/~determiner|pronoun|name",
    where: (match) => {
      const [word, opens] = [
        match.token('word').text.toLowerCase(),
        match.tokens[0]?.text.toLowerCase() ?? '',
      ];
      const isTo = opens === 'to';
      // "Went to sea", "according to no plan": behind "to" only what can be no object.
      return (
        (!isTo || word === 'by' || word === 'here') &&
        !(opens === 'not' && word !== 'no') &&
        !/^can$/i.test(leftOf(match)?.text ?? '') &&
        !(
          word === 'by' &&
          opens !== 'to' &&
          !/^(?:a|an|the|some|my|our|your)$/i.test(match.token('next').text)
        )
      );
    },
    edit: replaced('word', NO_VERB),
    examples: [
      ['I went out to by a van.', 'I went out to buy a van.'],
      ['They could here the engine.', 'They could hear the engine.'],
    ],
    leaves: ['It is to be done by the crew.', 'I went to sea.', 'I could, by the way, start now.'],
  },
  {
    id: 'hears-not-here',
    message: 'A verb must stand here: one “hears” a sound.',
    pattern:
      "^ .* ~noun 'always|often|never|only|also'? here/'here' 'a|an|the|my|our|your|their|that|from' ~.* $",
    where: ({ sentence, tokens }) => !tokens.some(isFinite) && sentence.tokens.at(-1)?.text === '.',
    edit: (match) => {
      const { sentence, token } = match;
      const at = sentence.tokens.indexOf(token('here'));
      const noun = sentence.tokens.slice(0, at).findLast(({ pos }) => pos === 'noun');
      return swap('here', noun?.number === 'plural' ? 'hear' : 'hears')(match);
    },
    examples: [['The caller always here a calm voice.', 'The caller always hears a calm voice.']],
    leaves: ['The caller here is calm.', 'The one shop here.'],
  },
  {
    id: 'noun-of-same-sound',
    message: 'A noun must stand here: it sounds like this word.',
    pattern: `left/'a|an|the|every|each|last|next|per|this|that|one|my' word/'${oneOf(NO_NOUN)}'`,
    where: (match) => {
      const word = match.token('word').text.toLowerCase();
      const next = rightOf(match);
      if (word === 'knew') return next?.pos === 'noun';
      const left = match.token('left').text.toLowerCase();
      const isIdiom = word === 'whole' && /^(?:the|on|this|that|my)$/.test(left);
      return (
        !isIdiom &&
        (isEnd(next) || /^(?:ago|later|before|after)$/i.test(next?.text ?? '')) &&
        !/^(?:,|and|or|but|-|than)$/.test(next?.text ?? '') &&
        !(left === 'the' && next?.pos !== 'preposition')
      );
    },
    edit: replaced('word', NO_NOUN),
    examples: [
      ['I trained three people a weak.', 'I trained three people a week.'],
      ['I mended a whole in the roof.', 'I mended a hole in the roof.'],
    ],
    leaves: ['The link was weak.', 'I spent the whole of May there.', 'We hired the strong and the weak.'],
  },
  {
    id: 'weeks-behind-number',
    message: 'Seven days are a “week”.',
    pattern: "number weak/'weaks|weak' $|preposition|punctuation|'ago|later|every|each'",
    edit: swap('weak', ({ tokens }) => (/^(?:one|1)$/i.test(tokens[0]?.text ?? '') ? 'week' : 'weeks')),
    examples: [['The course took six weaks.', 'The course took six weeks.']],
    leaves: ['The course took six weeks.'],
  },
  {
    id: 'preposition-of-same-sound',
    message: 'One goes “past” or “through” a place.',
    pattern: `go/~verb ~adverb? word/'${oneOf(NO_PREPOSITION)}' ~determiner|pronoun|name`,
    where: ({ token }) =>
      token('go').pos === 'verb' &&
      /^(?:go|come|walk|drive|run|ride|cycle|get|look|pass|sail|climb|move|lead|fly|work|read|put|see|push)$/.test(
        token('go').lemma,
      ),
    edit: replaced('word', NO_PREPOSITION),
    examples: [
      ['I drove passed the depot.', 'I drove past the depot.'],
      ['We went threw the list.', 'We went through the list.'],
    ],
    leaves: ['I drove and passed the depot.', 'I threw the ball.'],
  },
  {
    id: 'of-not-off',
    message: 'A part is “of” a whole.',
    pattern:
      "part/'lot|most|some|all|many|much|one|two|half|number|kind|sort|type|part|piece|member|because|instead|out|front|charge|hundreds|dozens|full|care|plenty|each|none|both' off/'off' ~determiner|pronoun|noun",
    where: (match) =>
      !(
        /^(?:one|two|some|half|all|each)$/i.test(match.token('part').text) &&
        !/^(?:the|these|those|my|our|them|us)$/i.test(rightOf(match, 0)?.text ?? '')
      ) && leftOf(match)?.pos !== 'verb',
    edit: swap('off', 'of'),
    examples: [['A lot off people came.', 'A lot of people came.']],
    leaves: ['I took half off the price.', 'They ran off together.'],
  },
  {
    id: 'off-not-of',
    message: 'Away from something is “off”.',
    pattern:
      "verb/~=take|drop|turn|switch|cut|pay|log|sign|set|lay|wipe|send|finish of/'of' 'the|my|our|their|his|her|a|it|them|all'",
    where: (match) =>
      match.token('verb').pos === 'verb' &&
      !(match.token('verb').lemma === 'take' && /^(?:all)$/i.test(rightOf(match, 0)?.text ?? '')),
    edit: swap('of', 'off'),
    examples: [['I turn of the lights.', 'I turn off the lights.']],
    leaves: ['I took care of the lights.', 'The cut of the coat matters.'],
  },
  {
    id: 'our-not-are',
    message: 'What belongs to us is “our”.',
    pattern: "left/preposition are/'are' ~adjective* ~noun",
    where: (match) =>
      !/^(?:in|on|up|out|down|off|under|by|over|near|about|around|than|as|like|for|to|outside|inside|below|above|behind|along)$/i.test(
        match.token('left').text,
      ) &&
      match.tokens.at(-1)?.pos === 'noun' &&
      isPlainClause(match),
    edit: swap('are', 'our'),
    examples: [['She worked with are drivers.', 'She worked with our drivers.']],
    leaves: ['The ones I work with are drivers.', 'The people we sell to are farmers.'],
  },
  {
    id: 'which-not-witch',
    message: 'What is meant before is “which”.',
    pattern:
      "left/',|in|of|for|with|to|on|at|from|by' witch/'witch' next/~verb|auxiliary|pronoun|determiner|noun",
    where: (match) =>
      match.token('left').text === ',' ||
      match.token('next').pos === 'pronoun' ||
      match.token('next').pos === 'determiner',
    edit: swap('witch', 'which'),
    examples: [
      ['I order the books, witch come once a month.', 'I order the books, which come once a month.'],
    ],
    leaves: ['I played the king, a witch and a tree.'],
  },
  {
    id: 'right-to-somebody',
    message: 'With a pen one “writes”.',
    pattern:
      "left/'to|can|will|could|would|must|i|we|they|also' right/'right' 'a|the|my|our|their|an' ~adjective? ~noun* what/'letter|letters|report|reports|email|emails|note|notes|list|lists|text|texts|code|article|articles|story|stories|book|books|essay|essays|message|messages|blog|card|cards|assessment|assessments|guide|guides|manual|manuals|plan|plans|song|songs|rota|minutes|log|review|reviews|copy'",
    edit: swap('right', 'write'),
    examples: [['I had to right a risk assessment.', 'I had to write a risk assessment.']],
    leaves: ['I had to right the boat.', 'He has the right to a letter.'],
  },
  {
    id: 'been-behind-have',
    message: 'Behind “have” it is “been”.',
    pattern:
      "have/'have|has|had|'ve|’ve' ~adverb? being/'being' ~verb|adverb|preposition|determiner|adjective",
    edit: swap('being', 'been'),
    examples: [['I have being working here for a year.', 'I have been working here for a year.']],
    leaves: ['I have been working.', 'We had a good being.'],
  },
  {
    id: 'being-behind-preposition',
    message: 'Behind a preposition it is “being”.',
    pattern: "'of|after|without|before|for|by|despite|from' been/'been'",
    edit: swap('been', 'being'),
    examples: [['After been made redundant I retrained.', 'After being made redundant I retrained.']],
    leaves: ['After being made redundant I retrained.'],
  },
  {
    id: 'led-not-lead',
    message: 'The past of “lead” is “led”.',
    pattern:
      "have/'have|has|had|'ve|’ve|was|were|been' adverb? lead/'lead' 'a|the|by|my|our|to|teams|several|two|three|four|five'",
    where: (match) =>
      !/^(?:was|were|been)$/i.test(match.token('have').text) || /^by$/i.test(rightOf(match, 0)?.text ?? ''),
    edit: swap('lead', 'led'),
    examples: [['I have lead a team of six.', 'I have led a team of six.']],
    leaves: ['I have led a team.', 'I have lead and zinc in stock.'],
  },
  {
    id: 'too-or-two-before-verb',
    message: 'Before a verb it is “to”.',
    pattern:
      "want/~=want|like|need|able|hope|try|love|wish|learn|plan|go|ready|happy|willing too/'too|two' verb/~verb:base",
    where: ({ token }) =>
      meaningsOf(token('verb').text).every(({ pos }) => pos !== 'adverb' && pos !== 'adjective') &&
      !canBe(token('verb').text.toLowerCase(), 'noun', null),
    edit: swap('too', 'to'),
    examples: [['I would like too learn welding.', 'I would like to learn welding.']],
    leaves: ['I would like that too.', 'I want two loaves.'],
  },
  {
    id: 'to-before-determiner',
    message: 'Where one goes is “to” a place.',
    pattern:
      "go/~=go|come|move|travel|drive|send|write|speak|talk|bring|give|listen|apply|return|report too/'too' 'the|a|my|our|your|their|this|that'",
    where: (match) => match.token('go').pos === 'verb',
    edit: swap('too', 'to'),
    examples: [['I wrote too the trust.', 'I wrote to the trust.']],
    leaves: ['I came too.'],
  },
  {
    id: 'two-behind-determiner',
    message: 'The number is “two”.',
    pattern: "det/'the|my|our|these|those|your|their' to/'to|too' noun/noun:plural",
    edit: swap('to', 'two'),
    examples: [['I share it with the to brothers.', 'I share it with the two brothers.']],
    leaves: ['I share it with the two brothers.'],
  },
  {
    id: 'then-not-than',
    message: 'What comes next comes “then”.',
    pattern: `left/',|and|since' than/'than' who/'${SUBJECTS}|the'`,
    where: (match) => {
      const isCompared = match.sentence.tokens
        .slice(0, match.at)
        .some(({ text }) => /^(?:more|less|rather|other|better|fewer|worse)$|er$/i.test(text));
      return !isCompared;
    },
    edit: swap('than', 'then'),
    examples: [['I wash them, than I dry them.', 'I wash them, then I dry them.']],
    leaves: ['He is older, and taller, than I am.', 'It is better, than they say.'],
  },
];
