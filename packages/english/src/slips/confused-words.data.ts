import type { Match } from '../rules/index.ts';
import { canBe, isFinite, SUBJECTS } from './closed-classes.ts';
import { leftOf, over, rightOf, swap, type Slip } from './slip.ts';

const POSSESSIVE = 'my|our|your|his|her|their|its';
/** Verbs that a clause may follow: "I think it's time". */
const SAYING =
  /^(?:think|know|say|hope|believe|feel|see|mean|guess|suppose|find|make|be|do|have|understand|hear|tell|show|ensure|check|ask|wonder|notice|realise|realize|trust|bet|agree|admit|explain|remember)$/;

const isGoverning = (match: Match) => {
  const left = leftOf(match);
  if (!left) return false;
  if (left.pos === 'preposition') return !/^(?:since|as|before|after|until|than|but)$/i.test(left.text);
  return left.pos === 'verb' && !SAYING.test(left.lemma);
};

/** Words that sound alike, each known by what stands around it. */
export const CONFUSED_WORDS: readonly Slip[] = [
  {
    id: 'interested-not-interesting',
    message: 'Who takes an interest is “interested”.',
    pattern:
      "who/'i|we|they' be/'am|was|are|were' 'very|really|also|still|so'? interesting/'interesting' 'in'",
    edit: swap('interesting', 'interested'),
    examples: [['I am interesting in this post.', 'I am interested in this post.']],
    leaves: ['I am interested in this post.', 'The post is interesting in many ways.'],
  },
  {
    id: 'its-owner',
    message: '“It’s” is “it is”. What belongs to it is “its”.',
    pattern: "it/'it' is/''s|’s' ~adverb? ~adjective* ~number? ~noun",
    where: isGoverning,
    edit: over('it', 'is', 'its'),
    examples: [['They closed one of it’s two shops.', 'They closed one of its two shops.']],
    leaves: ["I think it's time to go.", "It's quiet work.", "When it's market day I start at four."],
  },
  {
    id: 'its-own',
    message: '“It’s” is “it is”. What belongs to it is “its”.',
    pattern: "it/'it' is/''s|’s' 'own'",
    edit: over('it', 'is', 'its'),
    examples: [["The farm has it's own shop.", 'The farm has its own shop.']],
    leaves: ['The farm has its own shop.'],
  },
  {
    id: 'it-is',
    message: '“Its” shows whose. “It is” is “it’s”.',
    pattern:
      "its/'its' 'a|an|the|been|not|very|too|also|always|never|because|why|where|what|how|my|our|your|hard|easy|important|difficult|possible|clear|true'",
    edit: swap('its', "it's"),
    examples: [
      ['In the yard its the custom to knock.', "In the yard it's the custom to knock."],
      ['Its been a good year.', "It's been a good year."],
    ],
    leaves: ['The dog hurt its paw.'],
  },
  {
    id: 'it-is-opens-sentence',
    message: '“Its” shows whose. “It is” is “it’s”.',
    pattern: "^ its/'its' adverb? adjective noun end/'.'",
    edit: swap('its', "it's"),
    examples: [['Its quiet work.', "It's quiet work."]],
    leaves: ['Its quiet yard won a prize.'],
  },
  {
    id: 'whose',
    message: '“Who’s” is “who is”. What belongs to somebody is “whose”.',
    pattern: "~noun|name who/'who' is/''s|’s' adjective* noun:plural",
    edit: over('who', 'is', 'whose'),
    examples: [
      ["The firm who's boilers I service is in Hull.", 'The firm whose boilers I service is in Hull.'],
    ],
    leaves: ["The man who's in charge is Joe."],
  },
  {
    id: 'whose-before-noun',
    message: '“Who’s” is “who is”. What belongs to somebody is “whose”.',
    pattern: `~noun|name who/'who' is/''s|’s' adjective* noun/. '${SUBJECTS}|is|was|has'`,
    where: (match) =>
      canBe(match.token('noun').text.toLowerCase(), 'noun', null) && match.token('noun').form !== 'gerund',
    edit: over('who', 'is', 'whose'),
    examples: [["The woman who's dog I walk is 90.", 'The woman whose dog I walk is 90.']],
    leaves: ["The woman who's walking the dog is 90."],
  },
  {
    id: 'their-before-noun',
    message: 'What belongs to them is “their”.',
    pattern: "there/'there' adjective* noun/noun",
    where: (match) => {
      const left = leftOf(match);
      const isObject =
        left?.pos === 'verb' &&
        left.lemma !== 'be' &&
        !/^(?:live|work|go|be|stay|move|come|arrive|get|travel|spend|meet|walk|drive|start|train|study)$/.test(
          left.lemma,
        );
      const noun = match.token('noun');
      const opens =
        /^(?:day|night|week|year|month|time|way|weekend|morning|summer|winter|today|home)s?$/.test(
          noun.text.toLowerCase(),
        );
      return (
        (isObject || (left?.pos === 'preposition' && /^(?:of|for|with|by|to|about|on)$/i.test(left.text))) &&
        !opens
      );
    },
    edit: swap('there', 'their'),
    examples: [["They must label there children's coats.", "They must label their children's coats."]],
    leaves: ['I worked there nights.', 'There children play.', 'I worked there summers.'],
  },
  {
    id: 'their-own',
    message: 'What belongs to them is “their”.',
    pattern: "there/'there' 'own'",
    edit: swap('there', 'their'),
    examples: [['They bring there own tools.', 'They bring their own tools.']],
    leaves: ['They bring their own tools.'],
  },
  {
    id: 'their-not-they-are',
    message: '“They’re” is “they are”. What belongs to them is “their”.',
    pattern: "they/'they' are/''re|’re' adjective* noun",
    where: isGoverning,
    edit: over('they', 'are', 'their'),
    examples: [["I wrote to they're insurers.", 'I wrote to their insurers.']],
    leaves: ["I know they're friends.", "They're good people."],
  },
  {
    id: 'there-is',
    message: 'Where something is, it is “there”.',
    pattern: "their/'their' 'is|are|was|were|will|has|have'",
    edit: swap('their', 'there'),
    examples: [['Their was a queue.', 'There was a queue.']],
    leaves: ['There was a queue.', 'Their work was good.'],
  },
  {
    id: 'your-not-you-are',
    message: '“You’re” is “you are”. What belongs to you is “your”.',
    pattern: "you/'you' are/''re|’re' adjective* noun/~noun|verb",
    where: (match) =>
      canBe(match.token('noun').text.toLowerCase(), 'noun', null) &&
      (isGoverning(match) || leftOf(match)?.lemma === 'see' || leftOf(match)?.lemma === 'find'),
    edit: over('you', 'are', 'your'),
    examples: [["I read about you're company.", 'I read about your company.']],
    leaves: ["I hope you're well.", "I know you're friends."],
  },
  {
    id: 'you-are',
    message: '“Your” shows whose. “You are” is “you’re”.',
    pattern: "'if|when|as|that|because' your/'your' next/verb:gerund 'for|a|an|the|to'",
    edit: swap('your', "you're"),
    examples: [['If your looking for a baker, call me.', "If you're looking for a baker, call me."]],
    leaves: ['Because your training is good, I apply.'],
  },
  {
    id: 'you-are-welcome',
    message: '“Your” shows whose. “You are” is “you’re”.',
    pattern: "^ your/'your' 'welcome'",
    edit: swap('your', "you're"),
    examples: [['Your welcome.', "You're welcome."]],
    leaves: ["You're welcome."],
  },
  {
    id: 'where-not-were',
    message: 'The place is “where”; “were” is the past of “are”.',
    pattern: `were/'were' who/'${SUBJECTS}|it' ~verb|auxiliary|adverb`,
    where: ({ sentence, at }) =>
      !sentence.isQuestion &&
      at > 0 &&
      !/^(?:there|and|nor|neither|or)$/i.test(sentence.tokens[at - 1]?.text ?? ''),
    edit: swap('were', 'where'),
    examples: [
      ['The clinic were I trained is in Cork.', 'The clinic where I trained is in Cork.'],
      ['Nothing was were it should be.', 'Nothing was where it should be.'],
    ],
    leaves: ['Were it not for the rain, I would walk.', 'They were here.', 'Nor were they late.'],
  },
  {
    id: 'were-not-where',
    message: 'The place is “where”; the past of “are” is “were”.',
    pattern: "who/'we|they|you' where/'where' next/verb:gerund|adjective|verb:pastParticiple",
    edit: swap('where', 'were'),
    examples: [['We where working in pairs.', 'We were working in pairs.']],
    leaves: ['We were working in pairs.', 'They know where working hours are set.'],
  },
  {
    id: 'than-behind-comparative',
    message: 'One thing is more “than” another; “then” is a time.',
    pattern: "more/. then/'then'",
    where: (match) => {
      const lower = match.token('more').text.toLowerCase();
      const isComparative =
        /^(?:more|less|better|worse|rather|fewer|other|earlier|further)$/.test(lower) ||
        (lower.endsWith('er') && match.token('more').pos === 'adjective' && !canBe(lower, 'noun', null));
      const next = rightOf(match);
      return (
        isComparative &&
        lower !== 'later' &&
        next !== undefined &&
        !/^[.,;:!?]$/.test(next.text) &&
        !isFinite(next)
      );
    },
    edit: swap('then', 'than'),
    examples: [
      ['It took more then a day.', 'It took more than a day.'],
      ['My cakes are cheaper then theirs.', 'My cakes are cheaper than theirs.'],
    ],
    leaves: ['I was happier then.', 'I first cook, then serve.', 'It was better then, and cheaper.'],
  },
  {
    id: 'too-before-adjective',
    message: 'More than enough is “too”.',
    pattern: "be/~=be|get|become|seem|feel to/'to' adjective/adjective|'much|many|late|early|far' next/.",
    where: (match) => {
      const lower = match.token('adjective').text.toLowerCase();
      return /^(?:to|for|when|and|,|\.)$/i.test(match.token('next').text) && !canBe(lower, 'verb', 'base');
    },
    edit: swap('to', 'too'),
    examples: [['I was to young to drive.', 'I was too young to drive.']],
    leaves: ['I was too young to drive.', 'I am to open the shop.', 'The plan was to slow and stop.'],
  },
  {
    id: 'too-much',
    message: 'More than enough is “too”.',
    pattern:
      "left/'far|way|not|never|was|is|cost|costs|spent|took|takes' to/'to' 'much|many|late|early|long|soon|few|little'",
    edit: swap('to', 'too'),
    examples: [['The rent was to much for us.', 'The rent was too much for us.']],
    leaves: ['The rent was too much for us.', 'It is due to many things.'],
  },
  {
    id: 'effect-as-noun',
    message: '“To affect” is the verb; what comes of it is an “effect”.',
    pattern: "determiner|adjective affect/'affect|affects' ~preposition|auxiliary|punctuation",
    edit: (match) => swap('affect', match.token('affect').text.endsWith('s') ? 'effects' : 'effect')(match),
    examples: [
      [
        'The rota had a good effect on us, not a bad affect on us.',
        'The rota had a good effect on us, not a bad effect on us.',
      ],
    ],
    leaves: ['How did it affect you?', 'The changes affect all.'],
  },
  {
    id: 'affect-as-verb',
    message: 'The verb is “affect”; what comes of it is an “effect”.',
    pattern: `'will|would|can|could|may|might|not|to|did|n't' effect/'effect' '${POSSESSIVE}|me|us|them|you|him'`,
    edit: swap('effect', 'affect'),
    examples: [['It did not effect our prices.', 'It did not affect our prices.']],
    leaves: ['It had the effect we wanted.'],
  },
  {
    id: 'advice-as-noun',
    message: '“To advise” is the verb; what is given is “advice”.',
    pattern: `'${POSSESSIVE}|some|any|good|the|of|for|much|this|give|gave|take|took' advise/'advise'`,
    where: (match) => rightOf(match)?.pos !== 'pronoun',
    edit: swap('advise', 'advice'),
    examples: [['They asked my advise on glazes.', 'They asked my advice on glazes.']],
    leaves: ['I advise parents.', 'They asked for advice.'],
  },
  {
    id: 'advise-as-verb',
    message: 'What is given is “advice”; the verb is “advise”.',
    pattern: `'to|can|could|will|would|i|we|they' advice/'advice' ~determiner|pronoun|noun|name|preposition`,
    where: (match) =>
      !/^(?:according|due|thanks|access|listen|listened|open)$/i.test(leftOf(match)?.text ?? ''),
    edit: swap('advice', 'advise'),
    examples: [['I advice clients on loans.', 'I advise clients on loans.']],
    leaves: ['I listened to advice from my aunt.'],
  },
  {
    id: 'principal-person',
    message: 'The head of a school is its “principal”; a “principle” is a rule.',
    pattern:
      "the/'the|our|my|his|her|their|school' principle/'principle' 'of'? ~determiner? ~'school|college|academy|university'? ~'asked|asks|told|tells|let|gave|said|says|hired|wrote|was|is|knows|knew'",
    where: (match) => {
      const last = match.tokens.at(-1)?.text.toLowerCase() ?? '';
      const isSchool = match.tokens.some(({ lemma }) =>
        /^(?:school|college|academy|university)$/.test(lemma),
      );
      return isSchool || !/^(?:was|is)$/.test(last);
    },
    edit: swap('principle', 'principal'),
    examples: [
      ['The principle of our school asked me to stay.', 'The principal of our school asked me to stay.'],
    ],
    leaves: ['The principle of the lever was known.', 'The principle is simple.'],
  },
  {
    id: 'principal-before-noun',
    message: 'The chief one is “principal”; a “principle” is a rule.',
    pattern: "determiner principle/'principle' noun",
    edit: swap('principle', 'principal'),
    examples: [['My principle duty was the till.', 'My principal duty was the till.']],
    leaves: ['My principle is to ask.'],
  },
  {
    id: 'ensure-that',
    message: 'To make sure is to “ensure”; one “insures” a house.',
    pattern: "insure/'insure|insures|insured|insuring' 'that'",
    edit: (match) => swap('insure', match.token('insure').text.toLowerCase().replace('in', 'en'))(match),
    examples: [['I insured that all was signed for.', 'I ensured that all was signed for.']],
    leaves: ['I insured the house.'],
  },
  {
    id: 'laid-not-lied',
    message: 'One “lays” a thing; its past is “laid”.',
    pattern: "lied/'lied' ~adjective* next/determiner|noun",
    edit: swap('lied', 'laid'),
    examples: [['I lied bricks and pavers.', 'I laid bricks and pavers.']],
    leaves: ['I never lied to anyone.', 'He lied about it.'],
  },
  {
    id: 'lose-not-loose',
    message: 'What is gone one “loses”; “loose” is not tight.',
    pattern: "'to|will|would|not|never|could|can|n't|n’t|did' loose/'loose' ~determiner|pronoun|noun|number",
    edit: swap('loose', 'lose'),
    examples: [['We did not loose a customer.', 'We did not lose a customer.']],
    leaves: ['I tie down loose loads.'],
  },
  {
    id: 'quite-not-quiet',
    message: 'Rather much is “quite”; without noise is “quiet”.',
    pattern: "quiet/'quiet' 'a|an|the|good|well|often|long|new|large|small|big|busy|different|sure'",
    where: (match) => leftOf(match)?.pos !== 'determiner' || match.tokens[1]?.pos === 'determiner',
    edit: swap('quiet', 'quite'),
    examples: [['I learned quiet a lot.', 'I learned quite a lot.']],
    leaves: ['It was a quiet street.'],
  },
  {
    id: 'passed-not-past',
    message: 'The past of “pass” is “passed”.',
    pattern: `who/'${SUBJECTS}|have|has|had' past/'past' ~determiner`,
    edit: swap('past', 'passed'),
    examples: [['I past my exam in May.', 'I passed my exam in May.']],
    leaves: ['I drove past the school.', 'I have past experience.'],
  },
  {
    id: 'whether-not-weather',
    message: 'The question is “whether”; rain is “weather”.',
    pattern: `weather/'weather' '${SUBJECTS}|it|you|or'`,
    where: (match) => !/^(?:the|bad|good|cold|hot|wet|any|all|of|in)$/i.test(leftOf(match)?.text ?? ''),
    edit: swap('weather', 'whether'),
    examples: [['They asked weather I could drive.', 'They asked whether I could drive.']],
    leaves: ['In bad weather we stay in.'],
  },
  {
    id: 'accept-not-except',
    message: 'To say yes is to “accept”; “except” leaves something out.',
    pattern: "'to|will|would|can|could|i|gladly' except/'except' ~determiner|pronoun",
    edit: swap('except', 'accept'),
    examples: [['I would except the post.', 'I would accept the post.']],
    leaves: ['All came except the cook.'],
  },
  {
    id: 'sell-not-sale',
    message: 'The verb is “sell”; a “sale” is what comes of it.',
    pattern: "'to' sale/'sale' ~determiner|noun|adjective|pronoun",
    where: (match) =>
      /^(?:want|like|how|learn|able|try|help|need|start|began|us|me|them|and|used)$/i.test(
        leftOf(match)?.text ?? '',
      ),
    edit: swap('sale', 'sell'),
    examples: [['I know how to sale shoes.', 'I know how to sell shoes.']],
    leaves: ['We move old stock to sale racks.'],
  },
  {
    id: 'from-not-form',
    message: '“From” a time or place; a “form” is filled in.',
    pattern: "form/'form' start/number|name 'to|until|till'",
    edit: swap('form', 'from'),
    examples: [['I worked there form 2015 to 2018.', 'I worked there from 2015 to 2018.']],
    leaves: ['I file form 12 by post.'],
  },
  {
    id: 'have-not-of',
    message: 'It sounds like “of” and is “have”.',
    pattern: "'could|would|should|must|might' of/'of' !'course|necessity'",
    edit: swap('of', 'have'),
    examples: [['The plan could of cost a day.', 'The plan could have cost a day.']],
    leaves: ['I would of course come.', 'I could of necessity not come.'],
  },
];
