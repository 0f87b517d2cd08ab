import { inflect, meaningsOf } from '../../inflect.ts';
import type { Match } from '../../rules/index.ts';
import { canBe } from '../closed-classes.ts';
import { participleOf, PARTICIPLES } from '../participles.ts';
import { drop, leftOf, over, rightOf, swap, type Slip } from '../slip.ts';
/** Verbs that somebody, then another verb with "to" follows. */
const TAKE_ONE_TO =
  'want|ask|tell|allow|enable|encourage|teach|advise|invite|expect|help|train|persuade|convince|remind|require|force|order|permit|motivate|instruct|urge|warn|get|cause';
/** Adjectives that a verb follows with "to". */
const ADJECTIVES_TO =
  'able|happy|glad|ready|willing|pleased|delighted|eager|keen|free|prepared|likely|unable|sorry|proud|determined|afraid|reluctant|anxious|lucky|fortunate|grateful|honoured|excited|sure|certain|easy|difficult|hard|important|necessary|possible|impossible|useful|nice|good|better|best|allowed|asked|required|expected|supposed';
/** Nouns that a verb follows with "to". */
const NOUNS_TO =
  'ability|opportunity|chance|desire|willingness|right|permission|plan|decision|attempt|wish|need|effort|offer|promise|ambition|readiness|order|motivation|capacity';
/** Words with a preposition behind which only -ing stands. */
const PREPOSITIONS = 'for|of|without|by|about|from|with|at|in|on|after|before|despite|through|besides';
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

const MODAL = 'can|could|will|would|shall|should|must|may|might|cannot';

export const COMPLEMENTS: readonly Slip[] = [
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
];
