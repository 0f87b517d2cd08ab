import { inflect, meaningsOf } from '../../inflect.ts';
import type { Match } from '../../rules/index.ts';
import { canBe, isFinite } from '../closed-classes.ts';
import { participleOf, PARTICIPLES } from '../participles.ts';
import { before, drop, leftOf, over, rightOf, swap, type Slip } from '../slip.ts';

/* Which form of a verb stands behind a word: after the verb patterns of learners' grammars. */

/** Verbs that another follows in -ing. */
const TAKE_GERUND =
  'enjoy|avoid|finish|dislike|suggest|consider|mind|practise|keep|miss|deny|admit|risk|postpone|delay|resist|imagine|recommend|appreciate|involve|detest|quit|resent|tolerate|include';
/** Verbs that another follows with "to". */
const TAKE_TO =
  'want|hope|wish|decide|intend|plan|agree|manage|learn|refuse|promise|offer|expect|aim|seek|choose|attempt|arrange|prepare|afford|fail|tend|hesitate|aspire|endeavour|strive|volunteer|struggle|need';
/** Verbs that somebody, then another verb with "to" follows. */
const TAKE_ONE_TO =
  'want|ask|tell|allow|enable|encourage|teach|advise|invite|expect|help|train|persuade|convince|remind|require|force|order|permit|motivate|instruct|urge|warn|get|cause';
/** Adjectives that a verb follows with "to". */
const ADJECTIVES_TO =
  'able|happy|glad|ready|willing|pleased|delighted|eager|keen|free|prepared|likely|unable|sorry|proud|determined|afraid|reluctant|anxious|lucky|fortunate|grateful|honoured|excited|sure|certain|easy|difficult|hard|important|necessary|possible|impossible|useful|nice|good|better|best|allowed|asked|required|expected|supposed';
/** Nouns that a verb follows with "to". */
const NOUNS_TO =
  'ability|opportunity|chance|desire|willingness|right|permission|plan|decision|attempt|wish|need|effort|offer|promise|ambition|readiness|order|motivation|capacity';
/** Nouns, verbs and adjectives whose "to" is a preposition: the verb behind it ends in -ing. */
const PREPOSITION_TO =
  'committed|dedicated|devoted|accustomed|opposed|close|contribution|approach|addition|commitment|dedication|key|alternative|devote|dedicate|object|contribute|commit';
/** Words with a preposition behind which only -ing stands. */
const PREPOSITIONS = 'for|of|without|by|about|from|with|at|in|on|after|before|despite|through|besides';

const NOT_SO = '~determiner|pronoun|noun|name|preposition|number|adverb|adjective|particle|subordinator';
const bareVerb = (word: string) => canBe(word, 'verb', 'base') && !/^(?:be|do|have)$/.test(word);
const gerund = (name: string) => swap(name, ({ token }) => inflect(token(name).text.toLowerCase(), 'gerund'));
const lemma = (name: string) => swap(name, ({ token }) => verbOf(token(name).text.toLowerCase()));
const verbOf = (word: string) =>
  meaningsOf(word).find(({ pos, form }) => pos === 'verb' && form !== 'base')?.lemma ?? word;
/** Whether a word is a verb in this form, and neither its plain form nor, but for those in -ing, a noun. */
const isOnly = (word: string, form: string) => {
  const meanings = meaningsOf(word);
  return (
    meanings.some((one) => one.pos === 'verb' && one.form === form) &&
    !meanings.some(
      (one) =>
        /^(?:adverb|preposition|auxiliary|pronoun)$/.test(one.pos) ||
        (one.pos === 'noun' && form !== 'gerund') ||
        (one.pos === 'verb' && one.form === 'base'),
    )
  );
};
const isNounToo = (word: string) => canBe(word, 'noun', null);
const opensObject = (match: Match) =>
  /^(?:determiner|pronoun|number)$/.test(rightOf(match)?.pos ?? '') || rightOf(match)?.isName === true;

const opensObjectHere = (match: Match) =>
  /^(?:determiner|pronoun|number)$/.test(rightOf(match, 0)?.pos ?? '');

const MODAL = 'can|could|will|would|shall|should|must|may|might|cannot';

export const COMPLEMENTS: readonly Slip[] = [
  {
    id: 'likely-gerund-not-to',
    message: 'Behind this verb the next one ends in “-ing”.',
    pattern: `first/~=${TAKE_GERUND} to/'to' verb/~verb:base`,
    where: ({ token }) => token('first').pos === 'verb' && token('first').form !== 'pastParticiple',
    edit: over('to', 'verb', ({ token }) => inflect(token('verb').lemma, 'gerund')),
    examples: [
      ['I practised to cut dovetails.', 'I practised cutting dovetails.'],
      ['The job involves to lift crates.', 'The job involves lifting crates.'],
    ],
    leaves: ['He is expected to come.', 'I kept the shop to help her.'],
  },
  {
    id: 'likely-gerund-not-base',
    message: 'Behind this verb the next one ends in “-ing”.',
    pattern: `first/~=enjoy|avoid|finish|dislike|consider|practise|keep|involve|include verb/verb:base ${NOT_SO}`,
    where: ({ token }) =>
      token('first').pos === 'verb' &&
      bareVerb(token('verb').text.toLowerCase()) &&
      !isNounToo(token('verb').text.toLowerCase()),
    edit: gerund('verb'),
    examples: [['My duties include write reports.', 'My duties include writing reports.']],
    leaves: ['I keep bees.', 'I enjoy work in a team.', 'The tasks include washing floors.'],
  },
  {
    id: 'likely-to-not-gerund',
    message: 'Behind this verb the next one stands with “to”.',
    pattern: `first/~=want|hope|wish|decide|agree|manage|refuse|promise|offer|expect|aim|afford|tend|hesitate|plan verb/verb:gerund ${NOT_SO}`,
    where: (match) => match.token('first').pos === 'verb' && opensObjectHere(match),
    edit: over('verb', 'verb', ({ token }) => `to ${token('verb').lemma}`),
    examples: [['I decided leaving the bank.', 'I decided to leave the bank.']],
    leaves: ['I decided to leave.', 'I like baking bread.', 'I planned meetings.'],
  },
  {
    id: 'likely-to-is-missing',
    message: '“To” is missing before the verb.',
    pattern: `first/~=${TAKE_TO} verb/~verb:base ${NOT_SO}`,
    where: ({ token, sentence, at }) => {
      const [first, word] = [token('first'), token('verb').text.toLowerCase()];
      const isNot = /^(?:n't|n’t|not)$/.test(sentence.tokens[at + 1]?.text ?? '');
      return (
        first.pos === 'verb' && !isNot && !/^(?:help|to)$/.test(word) && bareVerb(word) && !isNounToo(word)
      );
    },
    edit: before('verb', 'to'),
    examples: [['I managed understand all of them.', 'I managed to understand all of them.']],
    leaves: ['I need help.', 'I plan routes.', 'I learned to weld.'],
  },
  {
    id: 'likely-to-behind-whom',
    message: '“To” is missing before the verb.',
    pattern: `first/~=want|ask|allow|enable|encourage|advise|invite|expect|persuade|convince|remind|require|force|permit|motivate who/'me|us|them|him|her|you' verb/verb:base ${NOT_SO}`,
    where: ({ token }) => bareVerb(token('verb').text.toLowerCase()) && token('first').pos === 'verb',
    edit: before('verb', 'to'),
    examples: [['They asked me take over the shop.', 'They asked me to take over the shop.']],
    leaves: ['They let me take over.', 'They asked her questions.', 'They helped us win it.'],
  },
  {
    id: 'likely-base-behind-whom-to',
    message: 'Behind “to” the verb has no ending.',
    pattern: `first/~=${TAKE_ONE_TO} ~determiner? ~noun|name|pronoun to/'to' verb/.`,
    where: ({ token }) => {
      const word = token('verb').text.toLowerCase();
      return (
        token('first').pos === 'verb' &&
        (isOnly(word, 'past') ||
          isOnly(word, 'pastParticiple') ||
          (isOnly(word, 'gerund') && token('first').lemma !== 'get'))
      );
    },
    edit: lemma('verb'),
    examples: [
      ['The nurses asked me to stayed on.', 'The nurses asked me to stay on.'],
      ['They told us to waiting outside.', 'They told us to wait outside.'],
    ],
    leaves: ['They invited us to drinks.', 'They asked me to stay on.', 'It took us to meeting rooms.'],
  },
  {
    id: 'likely-base-behind-adjective-to',
    message: 'Behind “to” the verb stands in its plain form here.',
    pattern: `adjective/'${ADJECTIVES_TO}|${NOUNS_TO}|how|order' to/'to' verb/.`,
    where: ({ token, sentence, at }) => {
      const word = token('verb').text.toLowerCase();
      const isKey = /^(?:close|key|due|used)$/.test(sentence.tokens[at - 1]?.text ?? '');
      return !isKey && (isOnly(word, 'gerund') || isOnly(word, 'past') || isOnly(word, 'present3'));
    },
    edit: lemma('verb'),
    examples: [
      ['I would be happy to coming in.', 'I would be happy to come in.'],
      ['I was able to sold them all.', 'I was able to sell them all.'],
      ['I know how to cooking it.', 'I know how to cook it.'],
    ],
    leaves: ['I am used to lifting.', 'I would be happy to come in.', 'I have the right tools.'],
  },
  {
    id: 'likely-base-behind-to',
    message: 'Behind “to” the verb has no ending.',
    pattern: "left/~verb:past|verb:base|verb:present3|verb:gerund to/'to' verb/. ~determiner|pronoun",
    where: ({ token }) => {
      const word = token('verb').text.toLowerCase();
      return (
        /^(?:start|begin|continue|try|like|love|prefer|hope|want|learn|need|plan|decide|manage|fail|come|go|have|use|help|work|write|call|wait)$/.test(
          token('left').lemma,
        ) &&
        (isOnly(word, 'past') || isOnly(word, 'present3'))
      );
    },
    edit: lemma('verb'),
    examples: [['I started to taught the class.', 'I started to teach the class.']],
    leaves: ['I am writing to you.', 'I went to sales.'],
  },
  {
    id: 'likely-gerund-behind-preposition-to',
    message: 'This “to” is a preposition: the verb behind it ends in “-ing”.',
    pattern: `word/'${PREPOSITION_TO}' to/'to' verb/verb:base ${NOT_SO}`,
    where: ({ token }) =>
      bareVerb(token('verb').text.toLowerCase()) && !isNounToo(token('verb').text.toLowerCase()),
    edit: gerund('verb'),
    examples: [['I am committed to learn the trade.', 'I am committed to learning the trade.']],
    leaves: [
      'I am committed to work that lasts.',
      'In addition to weekends I do nights.',
      'The shop is close to schools.',
    ],
  },
  {
    id: 'likely-gerund-behind-used-to',
    message: 'One “is used to doing” one thing and “to doing” the other.',
    pattern: "'used|accustomed|forward|dedicated|committed' 'to' .* and/'and|or' to/'to' verb/verb:base",
    where: ({ token, tokens, sentence, at }) =>
      /^(?:am|are|is|was|were|been|'m|got|get|look|looking)$/.test(sentence.tokens[at - 1]?.text ?? '') &&
      !tokens.slice(2, -3).some(isFinite) &&
      bareVerb(token('verb').text.toLowerCase()),
    edit: gerund('verb'),
    examples: [
      ['I am used to the cold and to carry crates.', 'I am used to the cold and to carrying crates.'],
    ],
    leaves: ['I am used to the cold and to carrying crates.', 'I used to come and to help them.'],
  },
  {
    id: 'likely-gerund-behind-preposition',
    message: 'Behind a preposition the verb ends in “-ing”.',
    pattern: `preposition/'${PREPOSITIONS}' verb/. next/'the|a|an|my|your|our|their|his|her|this|these|those|all|me|you|us|them|it|new|how|what'`,
    where: ({ token, sentence, at }) => {
      const word = token('verb').text.toLowerCase();
      const [left, preposition] = [sentence.tokens[at - 1], token('preposition').text.toLowerCase()];
      const meanings = meaningsOf(word);
      const isVerb = meanings.some(({ pos, form }) => pos === 'verb' && form === 'base');
      const isElse = meanings.some(({ pos }) =>
        /^(?:adjective|adverb|determiner|preposition|pronoun|auxiliary)$/.test(pos),
      );
      // "I came in, open the shop", "the people I work with love it".
      const isParticle =
        /^(?:in|on|about|by|through|after|before)$/.test(preposition) && left?.pos === 'verb';
      const isStranded =
        /^(?:with|for|at|from|to|of|about)$/.test(preposition) && left?.pos === 'verb' && isNounToo(word);
      const isNoun =
        isNounToo(word) &&
        !/^(?:invite|use|help|visit|show|change|repair|answer|call|check|clean|cook|design|drive|test|love|plan)$/.test(
          word,
        );
      return isVerb && !isElse && !isNoun && !isParticle && !isStranded;
    },
    edit: gerund('verb'),
    examples: [
      ['Thank you for invite me.', 'Thank you for inviting me.'],
      ['I improved it by use the old oven.', 'I improved it by using the old oven.'],
    ],
    leaves: [
      'I came in and opened the shop.',
      'Thank you for help with the rota.',
      'The people I work with love the shop.',
    ],
  },
  {
    id: 'likely-infinitive-of-purpose',
    message: 'What for is said with “to”.',
    pattern: `for/'for' verb/verb:base next/'the|a|an|my|your|our|their|this|these|to|for|in|with'`,
    where: (match) => {
      const left = leftOf(match);
      return (
        (left?.pos === 'noun' || left?.pos === 'pronoun' || left?.pos === 'verb') &&
        (/^(?:write|come|go|apply|use|travel|move|work|call|contact)$/.test(left.lemma) ||
          (left.lemma === 'you' && /^(?:write|call|contact|ask)$/.test(leftOf(match, 2)?.lemma ?? ''))) &&
        bareVerb(match.token('verb').text.toLowerCase())
      );
    },
    edit: over('for', 'verb', ({ token }) => `to ${token('verb').text}`),
    examples: [
      ['I came for learn the trade.', 'I came to learn the trade.'],
      ['I am writing you for apply in time.', 'I am writing you to apply in time.'],
    ],
    leaves: ['I came for work.', 'I came to learn the trade.'],
  },
  {
    id: 'likely-for-to',
    message: 'What for is said with “to” alone.',
    pattern: "for/'for' to/'to' verb/~verb:base|auxiliary:base",
    where: ({ sentence, at }) => sentence.tokens[at - 1]?.pos !== 'adjective',
    edit: drop('for'),
    examples: [['I moved to Cork for to be near the sea.', 'I moved to Cork to be near the sea.']],
    leaves: ['It is for two.'],
  },
  {
    id: 'likely-base-behind-modal',
    message: 'Behind “can”, “will” and the like the verb has no ending.',
    pattern: `modal/'${MODAL}' not/'not|n't|n’t|also|always|only|really|easily|never|still'? verb/.`,
    where: ({ token, sentence, at }) => {
      const word = token('verb').text.toLowerCase();
      const left = sentence.tokens[at - 1];
      const isSaid =
        left !== undefined &&
        !/^(?:determiner|adjective|preposition|number)$/.test(left.pos) &&
        !/^(?:can|will|may)$/.test(left.lemma);
      const isMonth = token('modal').text === 'May' && !sentence.isQuestion;
      return (
        isSaid &&
        !isMonth &&
        (isOnly(word, 'past') ||
          isOnly(word, 'present3') ||
          (isOnly(word, 'gerund') && left?.pos === 'pronoun') ||
          /^(?:suits|helps|works|needs|takes|starts|makes|gives|comes|goes|has|does|shows|wants)$/.test(word))
      );
    },
    edit: swap('verb', ({ token }) => verbOf(token('verb').text.toLowerCase())),
    examples: [
      ['Any day in May will suits me.', 'Any day in May will suit me.'],
      ['My tutor can confirmed it.', 'My tutor can confirm it.'],
      ['I can starting on Monday.', 'I can start on Monday.'],
    ],
    leaves: ['The can holds a litre.', 'We may have left early.', 'She will, needs must, come.'],
  },
  {
    id: 'likely-no-to-behind-modal',
    message: 'Behind “can”, “must” and the like there is no “to”.',
    pattern: `modal/'can|could|must|should|will|would|may|might' to/'to' verb/~verb:base|auxiliary:base`,
    where: (match) => {
      const left = leftOf(match);
      return (
        left !== undefined &&
        /^(?:noun|pronoun|name|conjunction|adverb)$/.test(left.pos) &&
        !/^(?:a|the)$/i.test(left.text)
      );
    },
    edit: drop('to'),
    examples: [
      ['I was born on a farm and can to drive a tractor.', 'I was born on a farm and can drive a tractor.'],
    ],
    leaves: ['I gave the can to fill.', 'I can drive.'],
  },
  {
    id: 'likely-one-modal',
    message: 'One of these two is enough: “will be able to”, or “can”.',
    pattern: "first/'will|would|could|should|might|may|must|shall' second/'can|must'",
    edit: swap('second', ({ token }) => (token('second').text === 'can' ? 'be able to' : 'have to')),
    examples: [['I will can start in October.', 'I will be able to start in October.']],
    leaves: ['I will be able to start.'],
  },
  {
    id: 'likely-base-behind-do',
    message: 'Behind “do”, “does” and “did” the verb has no ending.',
    pattern: "do/'do|does|did' not/'not|n't|n’t|never' adverb? verb/.",
    where: ({ token }) => {
      const word = token('verb').text.toLowerCase();
      return (
        isOnly(word, 'past') ||
        isOnly(word, 'present3') ||
        isOnly(word, 'gerund') ||
        /^(?:needs|works|wants|has|had|does|makes|takes|starts|helps|likes|knows|goes|comes|seems)$/.test(
          word,
        )
      );
    },
    edit: lemma('verb'),
    examples: [
      ['The shop does not needs a ramp.', 'The shop does not need a ramp.'],
      ["We don't worked on Sundays.", "We don't work on Sundays."],
    ],
    leaves: ['The shop does not need a ramp.', 'I do not, works aside, build.'],
  },
  {
    id: 'likely-participle-behind-have',
    message: 'Behind “have” stands the participle.',
    pattern:
      "have/'have|has|had|having|'ve|’ve' not/'not|n't|n’t|never|also|always|already|just|since|recently|successfully|only|ever'? verb/.",
    where: ({ token, sentence, at }) => {
      const word = token('verb').text.toLowerCase();
      const left = sentence.tokens[at - 1];
      if (/^(?:to|let|rather|better)$/i.test(token('have').text)) return false;
      const isPast = PARTICIPLES.has(word) && word !== 'saw' && word !== 'bit';
      const isBase =
        bareVerb(word) &&
        !isNounToo(word) &&
        participleOf(word) !== word &&
        meaningsOf(word).every(({ pos }) => pos === 'verb') &&
        left?.pos !== 'auxiliary';
      return (
        isPast ||
        isBase ||
        (isOnly(word, 'gerund') &&
          /^(?:i|we|they|he|she|you)$/i.test(left?.text ?? '') &&
          sentence.tokens[at + 2]?.pos === 'determiner')
      );
    },
    edit: swap('verb', ({ token }) => inflect(verbOf(token('verb').text.toLowerCase()), 'pastParticiple')),
    examples: [
      ['My colleagues have chose me twice.', 'My colleagues have chosen me twice.'],
      ['The owners have allow me to sign.', 'The owners have allowed me to sign.'],
    ],
    leaves: ['I have read it.', 'The tools I have work well.', 'I would rather have come.'],
  },
  {
    id: 'likely-participle-behind-be',
    message: 'Behind “be” stands the participle.',
    pattern: "be/'was|were|been|is|are|be|being|am' adverb? verb/.",
    where: ({ token, sentence, at }) => {
      const word = token('verb').text.toLowerCase();
      const left = sentence.tokens[at - 1];
      const isPast = PARTICIPLES.has(word) && word !== 'saw' && word !== 'bit';
      const isBase =
        bareVerb(word) &&
        !isNounToo(word) &&
        meaningsOf(word).every(({ pos }) => pos === 'verb') &&
        participleOf(word) !== word &&
        /^(?:noun|pronoun|name|auxiliary)$/.test(left?.pos ?? '') &&
        !/^it$/i.test(left?.text ?? '') &&
        !/^(?:what|all|thing|job|task|role|do)$/i.test(left?.lemma ?? '') &&
        !/^(?:i|we|you|he|she)$/i.test(left?.text ?? '') &&
        !sentence.isQuestion;
      return isPast || isBase;
    },
    edit: swap('verb', ({ token }) => inflect(verbOf(token('verb').text.toLowerCase()), 'pastParticiple')),
    examples: [
      ['The letter was wrote by my tutor.', 'The letter was written by my tutor.'],
      ['My certificates are attach below.', 'My certificates are attached below.'],
    ],
    leaves: ['What I do is organise trips.', 'The letter was read.'],
  },
  {
    id: 'likely-please-find-attached',
    message: 'What goes along is “attached” or “enclosed”.',
    pattern: "find/~=find adverb? attach/'attach|enclose|attaching|enclosing|include'",
    where: ({ token }) => token('find').form !== 'past',
    edit: (match) =>
      swap(
        'attach',
        match.token('attach').text.startsWith('a')
          ? 'attached'
          : match.token('attach').text.startsWith('e')
            ? 'enclosed'
            : 'included',
      )(match),
    examples: [['Please find attach my certificates.', 'Please find attached my certificates.']],
    leaves: ['Please find attached my certificates.'],
  },
  {
    id: 'likely-states-have-no-progressive',
    message: 'This verb tells how things are; it has no “-ing” form here.',
    pattern: 'be/~=be adverb? verb/~verb:gerund',
    where: (match) => {
      const { token, sentence, at } = match;
      const left = sentence.tokens[at - 1];
      return (
        /^(?:consist|belong|contain|own|know|depend|seem|possess|prefer|deserve|understand|believe|cost|mean|need|want|resemble|concern)$/.test(
          token('verb').lemma,
        ) &&
        /^(?:is|are|am|was|were)$/i.test(token('be').text) &&
        left !== undefined &&
        left.pos !== 'auxiliary' &&
        !sentence.isQuestion &&
        !/^(?:knowing|understanding|meaning)$/i.test(opensObject(match) ? '' : token('verb').text)
      );
    },
    edit: over('be', 'verb', ({ token }) => {
      const [be, { lemma: verb }] = [token('be').text.toLowerCase(), token('verb')];
      if (/^was|were$/.test(be)) return inflect(verb, 'past');
      return be === 'is' ? inflect(verb, 'present3') : verb;
    }),
    examples: [
      ['Our crew was consisting of four riggers.', 'Our crew consisted of four riggers.'],
      ['The price is depending on the wood.', 'The price depends on the wood.'],
    ],
    leaves: ['The hard part was knowing when to stop.'],
  },
  {
    id: 'likely-no-be-before-verb',
    message: 'Two verbs in one: the form of “be” is too much here.',
    pattern:
      "who/'i|we|you|they|he|she' be/'am|is|are|'m|’m|'re|’re' verb/'agree|work|live|want|hope|think|know|need|have|study|believe|apply|speak|enjoy|write|graduate|wish|prefer|come|start|belong|depend|understand'",
    edit: over('be', 'verb', ({ token }) =>
      /^(?:he|she)$/i.test(token('who').text) ? inflect(token('verb').lemma, 'present3') : token('verb').text,
    ),
    where: ({ sentence }) => !sentence.isQuestion,
    examples: [['I am agree with the terms.', 'I agree with the terms.']],
    leaves: ['I am open to it.'],
  },
  {
    id: 'likely-present-perfect-of-arriving',
    message: 'What is over is said with “have”, or in the past.',
    pattern:
      "who/'i|we|he|she|they' be/'am|is|are|'m|’m' verb/'graduated|arrived|moved|worked|studied|lived|attended|completed|joined|started|learned|learnt|began|participated'",
    edit: over('be', 'verb', ({ token }) => inflect(verbOf(token('verb').text.toLowerCase()), 'past')),
    examples: [['I am graduated from a college in Lyon.', 'I graduated from a college in Lyon.']],
    leaves: ['I am married.', 'I am trained in first aid.'],
  },
  {
    id: 'likely-was-born',
    message: 'One “was born”.',
    pattern: "who/'i|he|she' be/'am|is|'m|’m|have|has' been/'been'? born/'born|borned' 'in|on|at|near'",
    edit: over('be', 'born', 'was born'),
    examples: [['I am born in Porto.', 'I was born in Porto.']],
    leaves: ['I was born in Porto.'],
  },
  {
    id: 'likely-no-would-behind-if',
    message: 'Behind “if” there is no “would”.',
    pattern: "'if' who/'i|you|we|they' would/'would' be/'be'? verb/~verb",
    where: ({ token, all }) =>
      !/^(?:like|prefer|kind|mind|care|love|rather)$/.test(token('verb').lemma) &&
      (all('be').length > 0 || token('verb').form === 'base'),
    edit: over('would', 'verb', ({ token, all }) =>
      all('be').length > 0 ? `were ${token('verb').text}` : inflect(token('verb').lemma, 'past'),
    ),
    examples: [['If I would get the post, I would move.', 'If I got the post, I would move.']],
    leaves: ['If you would like to meet, call me.'],
  },
  {
    id: 'likely-no-will-behind-when',
    message: 'Behind “when” and “if” the present tells what is to come.',
    pattern: "when/'when|if|once|until|after|before' who/'i|you|we|they' will/'will|'ll|’ll' verb/verb:base",
    where: ({ sentence, at }) =>
      !sentence.tokens
        .slice(0, at)
        .some(({ lemma }) => /^(?:know|ask|wonder|see|tell|decide|sure|say|about|show|like)$/.test(lemma)) &&
      !sentence.isQuestion,
    edit: over('will', 'verb', ({ token }) => token('verb').text),
    examples: [['I will call when I will arrive.', 'I will call when I arrive.']],
    leaves: ['I do not know when I will arrive.'],
  },
  {
    id: 'likely-gerund-behind-forward',
    message: 'One looks forward “to” something.',
    pattern: "'look|looking|looks|looked' forward/'forward' next/.",
    where: ({ token }) => {
      const { text, pos, form } = token('next');
      return (
        form === 'gerund' ||
        pos === 'determiner' ||
        (pos === 'verb' && /^(?:hear|meet|see|work|receive|speak|talk|discuss|join|start)$/i.test(text))
      );
    },
    edit: over(
      'next',
      'next',
      ({ token }) =>
        `to ${token('next').pos === 'verb' && token('next').form === 'base' ? inflect(token('next').lemma, 'gerund') : token('next').text}`,
    ),
    examples: [
      ['I look forward hearing from you.', 'I look forward to hearing from you.'],
      ['I look forward your reply.', 'I look forward to your reply.'],
    ],
    leaves: ['I look forward to your reply.'],
  },

  {
    id: 'likely-succeed-in-doing',
    message: 'Behind this verb stands a preposition, and behind that “-ing”.',
    pattern:
      "verb/~=succeed|insist|concentrate|focus|specialise|specialize|participate|apologise|apologize|persist|believe to/'to' next/verb:base",
    where: ({ token }) => token('verb').pos === 'verb' && token('verb').lemma !== 'believe',
    edit: over('to', 'next', ({ token }) => {
      const { lemma: verb } = token('verb');
      const preposition = /^(?:insist|concentrate|focus)$/.test(verb)
        ? 'on'
        : verb.startsWith('apolog')
          ? 'for'
          : 'in';
      return `${preposition} ${inflect(token('next').lemma, 'gerund')}`;
    }),
    examples: [['I succeeded to repair the clock.', 'I succeeded in repairing the clock.']],
    leaves: ['I succeeded in repairing the clock.'],
  },
  {
    id: 'likely-my-task-is-to',
    message: 'What a task or wish is, is said with “to” or “-ing”.',
    pattern:
      "task/'hobby|task|job|duty|role|aim|goal|dream|plan|wish|hobbies|responsibility|work|passion' be/'is|was' verb/~verb:base next/~determiner|pronoun|preposition|noun|name",
    where: ({ token, sentence }) =>
      !sentence.isQuestion &&
      bareVerb(token('verb').text.toLowerCase()) &&
      /^(?:determiner|pronoun)$/.test(token('next').pos) &&
      !/^(?:open|set|cut|close|work|present|clear|clean|safe)$/.test(token('verb').text),
    edit: before('verb', 'to'),
    examples: [['My task is prepare the tables.', 'My task is to prepare the tables.']],
    leaves: ['My job is mine.', 'What the job is I know.'],
  },
  {
    id: 'likely-had-behind-if',
    message: 'Behind “if” there is no “would”.',
    pattern: "'if' who/'i|you|we|they|he|she|it' would/'would' have/'have'",
    edit: over('would', 'have', 'had'),
    examples: [['If I would have more time, I would row.', 'If I had more time, I would row.']],
    leaves: ['If I had more time, I would row.'],
  },
  {
    id: 'likely-been-doing',
    message: 'Behind “have been” the verb ends in “-ing”.',
    pattern: "'have|has|had|'ve|’ve' 'been' verb/. next/'as|in|at|for|with|on|the|a|my|here|there|to'",
    where: ({ token }) =>
      bareVerb(token('verb').text.toLowerCase()) &&
      /^(?:work|teach|live|study|learn|drive|cook|train|run|help|look|bake|paint|write|use|play|sell|make|build|manage|lead|do|take|go|try|wait|serve|volunteer|practise|care)$/.test(
        token('verb').text,
      ),
    edit: gerund('verb'),
    examples: [['I have been work as a ranger.', 'I have been working as a ranger.']],
    leaves: ['I have been head of the crew.'],
  },
  {
    id: 'likely-used-to-do',
    message: 'What one did once one “used to do”.',
    pattern: "who/'i|we|they|he|she' used/'used' 'to' verb/verb:gerund",
    edit: swap('verb', ({ token }) => token('verb').lemma),
    examples: [['I used to working in a foundry.', 'I used to work in a foundry.']],
    leaves: ['I am used to working.', 'I got used to working.'],
  },
  {
    id: 'likely-hope-to-hear',
    message: 'Behind this verb the next one stands with “to”.',
    pattern:
      "first/~=hope|want|wish|expect|plan|decide verb/'hearing|working|joining|meeting|seeing|starting|learning|becoming|getting|going|having|finding|coming|returning' next/'from|with|at|in|for|to|as|you|a|an|the|your|my'",
    where: ({ token }) =>
      token('first').pos === 'verb' &&
      token('first').form !== 'gerund' &&
      token('first').form !== 'pastParticiple',
    edit: over('verb', 'verb', ({ token }) => `to ${verbOf(token('verb').text.toLowerCase())}`),
    examples: [['I hope hearing from you.', 'I hope to hear from you.']],
    leaves: ['I hope to hear from you.'],
  },
  {
    id: 'likely-i-have-been',
    message: 'It is “I have been”.',
    pattern: "who/'i|we|you|they' be/'am|are|'m|’m|'re|’re' been/'been'",
    edit: over('be', 'been', 'have been'),
    examples: [['I am been here since Easter.', 'I have been here since Easter.']],
    leaves: ['I have been here.'],
  },
  {
    id: 'likely-have-finished-my',
    message: 'Behind “have” stands the participle.',
    pattern:
      "who/'i|we|they|he|she' have/'have|has|'ve|’ve' adverb? verb/'finish|visit|start|complete|travel|repair|practice|study|design|clean|change|answer|attempt|approach|plan|test|train|work|order|answer|attend|earn|gain|serve|supply|result|improve|learn|use|move|try|manage|pass' next/'my|his|her|our|their|all|many|several|with|in|at|for|as|the|a|to|it|them|over'|number",
    where: ({ token }) =>
      !/^(?:work|order|test|study|practice|change|answer|plan|use)$/.test(token('verb').text) ||
      /^(?:my|as|with|it|them|all)$/.test(token('next').text),
    edit: swap('verb', ({ token }) => participleOf(token('verb').text.toLowerCase())),
    examples: [['I have finish my apprenticeship.', 'I have finished my apprenticeship.']],
    leaves: ['I have work in May.'],
  },
];
