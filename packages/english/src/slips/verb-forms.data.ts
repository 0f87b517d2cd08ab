import { inflect, meaningsOf } from '../inflect.ts';
import { replaceSpan, type Match } from '../rules/index.ts';
import { canBe, SUBJECTS } from './closed-classes.ts';
import { before, drop, leftOf, over, rightOf, swap, type Slip } from './slip.ts';

/** Pasts that are participles too, on one side of the ocean or on both. */
const PAST_AND_PARTICIPLE = /^(?:got|proved|showed|sewed|mowed|sawed|sowed|swelled|beat)$/i;

const inForm = (name: string, form: 'gerund' | 'base' | 'pastParticiple') => (match: Match) => {
  const { lemma, text } = match.token(name);
  return inflect(lemma || text.toLowerCase(), form);
};

/** The base form of a word that a modal, "to" or "did" stands before. */
const baseOf = (name: string) => (match: Match) => match.token(name).lemma;

/** The base of a verb that stands in the third person. */
const thirdPersonOf = ({ token }: Match) =>
  meaningsOf(token('verb').text).find(({ form }) => form === 'present3')?.lemma;

/** Whether a word may be a bare verb, whatever it was taken for: "look forward to work with you". */
const mayBeVerb = (word: string) => canBe(word.toLowerCase(), 'verb', 'base');

/** Verbs behind one another, and behind prepositions. */
export const VERB_FORMS: readonly Slip[] = [
  {
    id: 'look-forward-to-gerund',
    message: 'Behind “look forward to” the verb ends in “-ing”.',
    pattern: "verb/~=look 'forward' 'to' next/. ~preposition|particle|determiner|pronoun|name|adverb",
    where: (match) => {
      const { text } = match.token('next');
      const next = rightOf(match, 0);
      // "I look forward to work that matters."
      return (
        mayBeVerb(text) &&
        !/^(?:that|which)$/i.test(next?.text ?? '') &&
        match.token('next').number !== 'plural'
      );
    },
    edit: (match) => swap('next', inflect(match.token('next').text.toLowerCase(), 'gerund'))(match),
    examples: [
      ['I look forward to hear from you.', 'I look forward to hearing from you.'],
      ['I look forward to see the workshop.', 'I look forward to seeing the workshop.'],
      ['I am looking forward to work in a garden.', 'I am looking forward to working in a garden.'],
    ],
    leaves: [
      'I look forward to hearing from you.',
      'I look forward to work that matters.',
      'We look forward to weekends in spring.',
    ],
  },
  {
    id: 'gerund-behind-preposition',
    message: 'Behind a preposition the verb ends in “-ing”.',
    pattern:
      "preposition/'for|of|without|by|after|before|about|from|with|at' verb/verb:base ~determiner|pronoun|noun|name|preposition|number|subordinator|adverb",
    where: (match) => {
      const lower = match.token('verb').text.toLowerCase();
      // "I write for apply": what for is said with "to".
      const isAim =
        /^for$/i.test(match.token('preposition').text) &&
        [leftOf(match), leftOf(match, 2)].some((one) => /^(?:write|come|go|move)$/.test(one?.lemma ?? ''));
      return !isAim && !canBe(lower, 'noun', null) && !canBe(lower, 'adjective', null);
    },
    edit: (match) => swap('verb', inForm('verb', 'gerund'))(match),
    examples: [['Thank you for consider my letter.', 'Thank you for considering my letter.']],
    leaves: ['Thank you for help with the rota.', 'Before work I run.', 'Open from nine.'],
  },
  {
    id: 'gerund-not-to-behind-preposition',
    message: 'Behind a preposition the verb ends in “-ing”.',
    pattern: "preposition/'after|before|without|of|for|by|about' to/'to' verb/verb:base",
    where: (match) =>
      leftOf(match)?.pos !== 'verb' || match.token('preposition').text.toLowerCase() !== 'for',
    edit: over('to', 'verb', inForm('verb', 'gerund')),
    examples: [
      ['After to leave school I spent a year at sea.', 'After leaving school I spent a year at sea.'],
    ],
    leaves: ['After leaving school I spent a year at sea.'],
  },
  {
    id: 'infinitive-not-to-gerund',
    message: 'Behind “to” the verb stands in its plain form here.',
    pattern: "want/~=like|want|hope|need|wish|try|plan|learn|decide|agree|manage to/'to' verb/verb:gerund",
    edit: swap('verb', baseOf('verb')),
    examples: [
      ['I like to working outside.', 'I like to work outside.'],
      ['I hope to hearing from you.', 'I hope to hear from you.'],
    ],
    leaves: [
      'I look forward to hearing from you.',
      'I like working outside.',
      'I am used to working nights.',
    ],
  },
  {
    id: 'experience-in-gerund',
    message: 'Behind a preposition the verb ends in “-ing”.',
    pattern:
      "noun/'experience|interest|skill|skills|success|practice|training|experienced|interested|skilled' in/'in|on' to/'to' verb/~verb",
    edit: over('in', 'verb', (match) => `in ${inForm('verb', 'gerund')(match)}`),
    examples: [['I have experience in to sell shoes.', 'I have experience in selling shoes.']],
    leaves: ['I have experience in selling shoes.'],
  },
  {
    id: 'would-like-to',
    message: '“To” is missing before the verb.',
    pattern:
      "'would|'d|’d' 'like|love|prefer' next/. ~preposition|particle|determiner|pronoun|noun|name|adverb",
    where: (match) => {
      const { text, pos, number } = match.token('next');
      const next = rightOf(match, 0);
      if (!mayBeVerb(text) || /^(?:to|help|more|less)$/i.test(text) || number === 'plural') return false;
      return pos === 'verb' || /^(?:for|in|as|at|with|on|the|my|your|our)$/i.test(next?.text ?? '');
    },
    edit: before('next', 'to'),
    examples: [
      ['I would like learn pastry.', 'I would like to learn pastry.'],
      ['I would like work for your practice.', 'I would like to work for your practice.'],
    ],
    leaves: [
      'I would like to learn pastry.',
      'I would like part of the day free.',
      'We would love better tools.',
    ],
  },
  {
    id: 'want-to',
    message: '“To” is missing before the verb.',
    pattern:
      'want/~=want|hope|wish|decide|intend verb/verb:base ~preposition|particle|determiner|pronoun|noun|name|adverb',
    where: (match) => {
      const { text } = match.token('verb');
      return (
        match.token('want').pos === 'verb' &&
        !/^(?:to|help)$/i.test(text) &&
        !canBe(text.toLowerCase(), 'noun', null)
      );
    },
    edit: before('verb', 'to'),
    examples: [['I want learn to weld.', 'I want to learn to weld.']],
    leaves: ['I want to learn to weld.', 'I want work in a garden.'],
  },
  {
    id: 'enjoy-gerund',
    message: 'Behind this verb the next one ends in “-ing”.',
    pattern: "enjoy/~=enjoy|avoid|finish|dislike|suggest|consider|mind to/'to' verb/verb:base",
    where: (match) => match.token('enjoy').pos === 'verb',
    edit: over('to', 'verb', inForm('verb', 'gerund')),
    examples: [['I enjoy to work with wood.', 'I enjoy working with wood.']],
    leaves: ['I enjoy working with wood.', 'I stopped to talk.'],
  },
  {
    id: 'used-to-gerund',
    message: 'One “is used to doing” something.',
    pattern:
      "be/~=be|get|become 'used|accustomed' 'to' verb/verb:base ~preposition|particle|determiner|pronoun|adverb|noun",
    where: (match) => {
      const left = leftOf(match);
      return (
        left?.pos === 'pronoun' &&
        !/^(?:it|which|that|they|this)$/i.test(left.text) &&
        !canBe(match.token('verb').text.toLowerCase(), 'adjective', null)
      );
    },
    edit: swap('verb', inForm('verb', 'gerund')),
    examples: [['I am used to work at night.', 'I am used to working at night.']],
    leaves: [
      'I am used to short turnarounds.',
      'I used to work at night.',
      'The knife is used to cut leather.',
      'I am used to working at night.',
    ],
  },
  {
    id: 'used-to',
    message: 'What was once so “used to” be so.',
    pattern: "who/'i|we|they|you|he|she' use/'use' 'to' verb/verb:base|auxiliary:base",
    where: (match) => !/^(?:did|do|does)$/i.test(leftOf(match)?.text ?? ''),
    edit: swap('use', 'used'),
    examples: [['I use to mend clocks.', 'I used to mend clocks.']],
    leaves: ['I used to mend clocks.', 'Did you use to work there?', 'These are the tools we use.'],
  },
  {
    id: 'interested-in-gerund',
    message: 'One is interested “in doing” something.',
    pattern: "'interested' to/'to' verb/verb:base",
    where: (match) => !/^(?:see|hear|know|learn|read|find)$/i.test(match.token('verb').text),
    edit: over('to', 'verb', (match) => `in ${inForm('verb', 'gerund')(match)}`),
    examples: [['I am interested to work in Leeds.', 'I am interested in working in Leeds.']],
    leaves: ['I was interested to read your advert.'],
  },
  {
    id: 'capable-of-gerund',
    message: 'One is capable “of doing” something, or able to do it.',
    pattern: "'capable' to/'to' verb/verb:base",
    edit: over('to', 'verb', (match) => `of ${inForm('verb', 'gerund')(match)}`),
    examples: [['I am capable to lead a team.', 'I am capable of leading a team.']],
    leaves: ['I am capable of leading a team.', 'I am able to lead a team.'],
  },
  {
    id: 'responsible-for-gerund',
    message: 'One is responsible “for doing” something.',
    pattern:
      "'responsible' to/'to|of|for' verb/verb:base ~determiner|noun|pronoun|preposition|number|adjective",
    where: (match) =>
      match.token('to').text === 'to' || !canBe(match.token('verb').text.toLowerCase(), 'noun', null),
    edit: over('to', 'verb', (match) => `for ${inForm('verb', 'gerund')(match)}`),
    examples: [['I was responsible to open the shop.', 'I was responsible for opening the shop.']],
    leaves: ['I was responsible for opening the shop.', 'I was responsible to the head cook.'],
  },
  {
    id: 'base-behind-modal',
    message: 'Behind “can”, “will” and the like the verb has no ending.',
    pattern: "'can|could|will|would|should|must|may|might' adverb? verb/~verb",
    where: (match) => {
      const isSubject = leftOf(match)?.pos === 'pronoun' || leftOf(match)?.pos === 'noun';
      return isSubject && thirdPersonOf(match) !== undefined;
    },
    edit: (match) => swap('verb', thirdPersonOf(match) ?? '')(match),
    examples: [['I can works nights.', 'I can work nights.']],
    leaves: ['I can work nights.', 'I carry the can.'],
  },
  {
    id: 'no-to-behind-modal',
    message: 'Behind “can”, “must” and the like there is no “to”.',
    pattern:
      "who/'i|we|you|he|she|they|it' modal/'can|could|will|would|should|must|might' to/'to' verb/verb:base|auxiliary:base",
    edit: drop('to'),
    examples: [['I can to start in May.', 'I can start in May.']],
    leaves: ['I can start in May.', 'I ought to go.'],
  },
  {
    id: 'base-behind-did',
    message: 'Behind “did” the verb has no ending.',
    pattern: "'did' not/'not|n't|n’t' verb/.",
    where: (match) => {
      const { form, text, lemma } = match.token('verb');
      return form === 'past' && text.toLowerCase() !== lemma;
    },
    edit: swap('verb', baseOf('verb')),
    examples: [["I didn't knew the town.", "I didn't know the town."]],
    leaves: ["I didn't know the town.", 'I did not put it there.'],
  },
  {
    id: 'base-behind-to',
    message: 'Behind “to” the verb has no ending.',
    pattern:
      "want/~=want|need|like|try|able|hope|start|learn|have|begin|manage|help|ask to/'to' verb/~verb ~determiner|pronoun|name|noun",
    where: ({ token }) =>
      token('verb').form?.startsWith('past') === true &&
      token('verb').text.toLowerCase() !== token('verb').lemma,
    edit: swap('verb', baseOf('verb')),
    examples: [['I want to improved my English.', 'I want to improve my English.']],
    leaves: ['I want to improve my English.'],
  },
  {
    id: 'base-not-past-behind-to',
    message: 'Behind “to” the verb has no ending.',
    pattern:
      "left/~verb|adjective|noun|adverb|pronoun to/'to' verb/~verb:past|verb:pastParticiple ~determiner|pronoun|name|preposition",
    where: ({ token }) => {
      const lower = token('verb').text.toLowerCase();
      return (
        !lower.endsWith('ed') &&
        meaningsOf(lower).every(({ pos, form }) => pos === 'verb' && form !== 'base') &&
        !/^(?:use|due|lead|refer|compare|contribute)$/.test(token('left').lemma)
      );
    },
    edit: swap('verb', baseOf('verb')),
    examples: [['They asked me to chose the paint.', 'They asked me to choose the paint.']],
    leaves: ['They asked me to cut the paint.', 'I am used to left turns.'],
  },
  {
    id: 'participle-behind-be',
    message: 'Behind “be” stands the participle.',
    pattern: "be/'was|were|been|is|are' adverb? verb/. 'by|in|at|on|to|from|for|up|out|a|the|me|us|during'",
    where: ({ token, sentence }) => {
      const lower = token('verb').text.toLowerCase();
      const participle = mayBeVerb(lower) ? inflect(lower, 'pastParticiple') : lower;
      const isOther = meaningsOf(lower).some(({ pos }) =>
        /^(?:adjective|adverb|preposition|pronoun|determiner|number)$/.test(pos),
      );
      return (
        participle !== lower &&
        !participle.endsWith('ed') &&
        !isOther &&
        !sentence.isQuestion &&
        /^(?:build|send|make|give|take|hold|teach|choose|sell|buy|write|keep|tell|drive|break|bring|pay|lend|leave|catch|know|find|lose|grow|throw|hide|steal|wear)$/.test(
          lower,
        )
      );
    },
    edit: swap('verb', ({ token }) => inflect(token('verb').text.toLowerCase(), 'pastParticiple')),
    examples: [['The hall was build in 1990.', 'The hall was built in 1990.']],
    leaves: ['The hall was built in 1990.', 'My post was part of it.'],
  },
  {
    id: 'participle-behind-have',
    message: 'Behind “have” stands the participle.',
    pattern: "have/'have|has|had|'ve|’ve' adverb? verb/verb:past",
    where: (match) => {
      const { lemma, text } = match.token('verb');
      return (
        inflect(lemma, 'pastParticiple') !== text.toLowerCase() &&
        inflect(lemma, 'past') === text.toLowerCase() &&
        !PAST_AND_PARTICIPLE.test(text)
      );
    },
    edit: swap('verb', inForm('verb', 'pastParticiple')),
    examples: [['I have wrote the safety sheet.', 'I have written the safety sheet.']],
    leaves: ['I have written the safety sheet.', 'I have built two walls.', 'I have got used to it.'],
  },
  {
    id: 'participle-not-base-behind-have',
    message: 'Behind “have” stands the participle.',
    pattern:
      "who/'i|we|they|you|he|she' have/'have|has|'ve|’ve' adverb* verb/. ~adjective|determiner|noun|preposition|number|name",
    where: (match) => {
      const lower = match.token('verb').text.toLowerCase();
      const isElse = ['adjective', 'adverb', 'preposition', 'determiner', 'pronoun', 'auxiliary'].some(
        (pos) => meaningsOf(lower).some((one) => one.pos === pos),
      );
      // "I have work", "I have help": a mass noun needs no article, others would.
      const isNoun =
        meaningsOf(lower).some((one) => one.pos === 'noun') &&
        !/^(?:build|begin|wear|drive|break)$/.test(lower);
      return mayBeVerb(lower) && !isElse && !isNoun && inflect(lower, 'pastParticiple') !== lower;
    },
    edit: (match) => swap('verb', inflect(match.token('verb').text.toLowerCase(), 'pastParticiple'))(match),
    examples: [['I have build walls for six summers.', 'I have built walls for six summers.']],
    leaves: [
      'I have built walls.',
      'I have work in the morning.',
      'I have read the advert.',
      'I have help in the shop.',
      'I have come far.',
    ],
  },
  {
    id: 'past-not-participle',
    message: 'Without “have” it is the past form.',
    pattern: `who/'${SUBJECTS}' verb/'done|seen|been|gone|written|taken|given|driven|spoken|begun' ~determiner|pronoun|noun|preposition|number|adverb`,
    where: (match) =>
      !/^(?:have|has|had|having|'ve|’ve)$/i.test(leftOf(match)?.text ?? '') && !match.sentence.isQuestion,
    edit: swap('verb', (match) => {
      const { text } = match.token('verb');
      const base: Record<string, string> = { done: 'did', seen: 'saw', been: 'was', gone: 'went' };
      const lower = text.toLowerCase();
      if (lower === 'been') return /^(?:we|they)$/i.test(match.token('who').text) ? 'were' : 'was';
      return base[lower] ?? inflect(match.token('verb').lemma, 'past');
    }),
    examples: [
      ['I done the rota.', 'I did the rota.'],
      ['I seen it in the paper.', 'I saw it in the paper.'],
    ],
    leaves: ['I have done the rota.', 'Had I been asked, I would have come.', 'What he has done I know.'],
  },
  {
    id: 'no-be-before-bare-verb',
    message: 'Two verbs in one: the form of “be” is too much here.',
    pattern: "who/'i' be/'am|'m|’m' verb/~verb:base",
    where: (match) => {
      const lower = match.token('verb').text.toLowerCase();
      const behind = match.sentence.tokens[match.at + match.tokens.length];
      // "I am head chef of a hotel": a title, whose first word may be a verb elsewhere.
      const isTitle = canBe(lower, 'noun', null) && behind?.pos === 'noun';
      return !isTitle && !canBe(lower, 'adjective', null) && inflect(lower, 'pastParticiple') !== lower;
    },
    edit: over('be', 'verb', (match) => match.token('verb').text),
    examples: [
      ['I am agree with you.', 'I agree with you.'],
      ['I am work at a bakery.', 'I work at a bakery.'],
    ],
    leaves: [
      'I am open to both.',
      'I am set on it.',
      'I am head chef of a hotel.',
      'I am lead mechanic at a shop.',
    ],
  },
  {
    id: 'be-before-gerund',
    message: 'The form of “be” is missing.',
    pattern: `who/'${SUBJECTS}' verb/~verb:gerund ~determiner|pronoun|preposition|particle|noun|name`,
    where: (match) => {
      const { sentence, at } = match;
      const left = leftOf(match);
      const opens =
        !left || /^[,;:–—(]$/.test(left.text) || left.pos === 'conjunction' || left.pos === 'subordinator';
      return (
        opens &&
        !sentence.isQuestion &&
        !sentence.tokens.slice(at + 2).some(({ pos, form }) => pos === 'auxiliary' && form !== null)
      );
    },
    edit: (match) => {
      const who = match.token('who').text.toLowerCase();
      return before('verb', who === 'i' ? 'am' : /^(?:he|she)$/.test(who) ? 'is' : 'are')(match);
    },
    examples: [['I writing to apply for the post.', 'I am writing to apply for the post.']],
    leaves: ['I am writing to apply for the post.', 'They remember me baking bread.'],
  },
  {
    id: 'be-before-adjective',
    message: 'The form of “be” is missing.',
    pattern: `^ who/'i|we' adverb* adjective/'interested|responsible|able|willing|ready|available|happy|glad|keen|proud|sure|qualified|fluent' 'in|for|to|of|as|that|at|from'`,
    // "I qualified as a nurse in 2018": a verb of its own.
    where: ({ token }) => token('adjective').text.toLowerCase() !== 'qualified',
    edit: (match) => {
      const { span, text } = match.token('who');
      const be = text.toLowerCase() === 'i' ? 'am' : 'are';
      return [{ span, expected: text, replacement: `${text} ${be}` }];
    },
    examples: [['I very interested in the post.', 'I am very interested in the post.']],
    leaves: ['I am very interested in the post.', 'I qualified as an assessor in 2018.'],
  },
  {
    id: 'no-to-behind-make',
    message: 'Behind “make” and “let” the verb stands without “to”.',
    pattern: "make/~=make|let who/'me|us|them|him|her|you' to/'to' verb/verb:base",
    edit: drop('to'),
    examples: [['The work made me to think.', 'The work made me think.']],
    leaves: ['The work made me think.', 'They asked me to think.'],
  },
  {
    id: 'no-progressive-of-states',
    message: 'This verb tells how things are; it has no “-ing” form here.',
    pattern: `who/'i|we|they' be/'am|are|was|were' verb/~verb:gerund`,
    where: ({ token }) =>
      /^(?:know|want|need|prefer|understand|own|possess|belong|contain|believe)$/.test(token('verb').lemma),
    edit: over('be', 'verb', ({ token }) =>
      token('be').form === 'past' ? inflect(token('verb').lemma, 'past') : token('verb').lemma,
    ),
    examples: [['I am knowing the trade.', 'I know the trade.']],
    leaves: ['I know the trade.', 'I am learning the trade.'],
  },
  {
    id: 'have-experience',
    message: 'What one has, one does not “be having”.',
    pattern: "who/'i|we|they' be/'am|are' verb/'having' 'a|an|experience|knowledge|good|great|many|much'",
    edit: over('be', 'verb', 'have'),
    examples: [['I am having experience with bees.', 'I have experience with bees.']],
    leaves: ['I have experience with bees.'],
  },
  {
    id: 'able-without-can',
    message: '“Can” and “able to” say the same.',
    pattern: "modal/'can|could' able/'able' to/'to' verb/verb:base",
    edit: over('modal', 'to', ({ token }) => token('modal').text),
    examples: [['I can able to weld.', 'I can weld.']],
    leaves: ['I can weld.', 'I am able to weld.'],
  },
  {
    id: 'supposed-to',
    message: 'What should be done one is “supposed to” do.',
    pattern: "~auxiliary|verb suppose/'suppose' 'to'",
    where: ({ tokens }) => tokens[0]?.lemma === 'be',
    edit: swap('suppose', 'supposed'),
    examples: [['We were suppose to close at ten.', 'We were supposed to close at ten.']],
    leaves: ['I suppose to them it is new.'],
  },
  {
    id: 'possess-not-posses',
    message: 'It is spelled “possess”.',
    pattern: `'i|we|they|you|to|and|who' posses/'posses' ~.`,
    edit: swap('posses', 'possess'),
    examples: [['I posses a licence.', 'I possess a licence.']],
    leaves: ['I drive posses of tourists.'],
  },
  {
    id: 'appreciate-a-chance',
    message: 'One appreciates a thing: the chance to do it.',
    pattern: "'appreciate' to/'to' verb/verb:base",
    where: ({ token }) => token('verb').text !== 'have',
    edit: before('to', 'the chance'),
    examples: [['I would appreciate to meet you.', 'I would appreciate the chance to meet you.']],
    leaves: ['I would appreciate a call.'],
  },
  {
    id: 'appreciate-having',
    message: 'One appreciates a thing: “to have” is too much.',
    pattern: "'appreciate' to/'to' have/'have' 'the|a|an'",
    edit: (match) => [
      replaceSpan(
        match.text,
        { start: match.token('to').span.start, end: match.token('have').span.end + 1 },
        '',
      ),
    ],
    examples: [['I would appreciate to have the chance.', 'I would appreciate the chance.']],
    leaves: ['I would appreciate a call.'],
  },
];
