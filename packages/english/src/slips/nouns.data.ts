import { withNumber } from '../inflect.ts';
import { replaceSpan } from '../rules/index.ts';
import { canBe, eitherNumber, times, uncountable, UNCOUNTABLE } from './closed-classes.ts';
import { drop, leftOf, over, rightOf, swap, type Slip } from './slip.ts';

/** What is measured, not counted: less than ten miles, less than ten pounds. */
const MEASURES =
  /^(?:mile|metre|meter|kilometre|kilometer|foot|inch|pound|euro|dollar|pence|penny|kilo|gram|litre|liter|degree|percent|per cent|point|percentage|tonne|ton|stone|acre|hectare)$/;

/** Behind the first of two nouns that one in the plural belongs to: "two winter and two summer seasons". */
const SHARED = /^\s(?:and|or|to|&)\s[\p{L}\d]+\s\p{Ll}{2,}(?<!s)\s\p{Ll}{3,}s(?!\p{L})/u;

/** Nouns that are counted, and nouns that are not. */
export const NOUNS: readonly Slip[] = [
  {
    id: 'fewer-not-less',
    message: 'What is counted is “fewer”; what is measured is “less”.',
    pattern: "less/'less' adjective* noun/~noun:plural",
    where: (match) => {
      const { lemma } = match.token('noun');
      return (
        !times.has(lemma) &&
        !MEASURES.test(lemma) &&
        !/^(?:no|more|or|much|a|the)$/i.test(leftOf(match)?.text ?? '')
      );
    },
    edit: swap('less', 'fewer'),
    examples: [
      ['There were less complaints.', 'There were fewer complaints.'],
      ['I have less volunteers than before.', 'I have fewer volunteers than before.'],
    ],
    leaves: ['It takes less time.', 'We drove less miles.'],
  },
  {
    id: 'number-not-amount',
    message: 'What is counted has a number; what is measured, an amount.',
    pattern: "amount/'amount' 'of' adjective* noun/noun:plural",
    where: (match) => !MEASURES.test(match.token('noun').lemma),
    edit: swap('amount', 'number'),
    examples: [['A large amount of customers came.', 'A large number of customers came.']],
    leaves: ['A large amount of work is done.'],
  },
  {
    id: 'many-not-much',
    message: 'What is counted is “many”; what is measured is “much”.',
    pattern: "much/'much' adjective* noun/noun:plural",
    edit: swap('much', 'many'),
    examples: [['There were so much people.', 'There were so many people.']],
    leaves: ['I liked it very much.', 'I learned much from them.'],
  },
  {
    id: 'much-not-many',
    message: 'What is counted is “many”; what is measured is “much”.',
    pattern: `many/'many' noun/'${UNCOUNTABLE}'`,
    edit: swap('many', 'much'),
    examples: [['I did not have many equipment.', 'I did not have much equipment.']],
    leaves: ['I did not have much equipment.'],
  },
  {
    id: 'uncountable-has-no-plural',
    message: 'This word has no plural.',
    pattern: `noun/'${UNCOUNTABLE.split('|')
      .filter((one) => !/weather|evidence|progress|traffic/.test(one))
      .map((one) => `${one}s`)
      .join('|')}|knowledges'`,
    edit: (match) => swap('noun', match.token('noun').text.toLowerCase().replace(/s$/, ''))(match),
    examples: [
      ['I sold furnitures.', 'I sold furniture.'],
      ['I gave advices.', 'I gave advice.'],
    ],
    leaves: ['I gave advice.'],
  },
  {
    id: 'uncountable-takes-no-article',
    message: 'This word takes no “a”.',
    pattern: `article/'a|an' adjective? noun/'${UNCOUNTABLE.replace('|knowledge', '').replace('knowledge|', '')}' $|preposition|punctuation|conjunction|auxiliary`,
    edit: drop('article'),
    examples: [['She gave me an advice.', 'She gave me advice.']],
    leaves: ['She gave me advice.', 'A software firm wrote it.', 'I have a knowledge of wood.'],
  },
  {
    id: 'plural-behind-number',
    message: 'Of several, the noun has its plural.',
    pattern: 'count/number ~adjective? noun/~noun:singular',
    where: (match) => {
      const [count, noun] = [match.token('count'), match.token('noun')];
      const next = rightOf(match);
      const [left, between] = [leftOf(match), match.text.slice(count.span.end, noun.span.start)];
      const value = count.text.toLowerCase();
      const isMany =
        /^(?:[2-9]|[1-9]\d|[1-9]\d\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)$/.test(
          value,
        );
      const stays =
        next === undefined ||
        /^[.,;:!?)]$/.test(next.text) ||
        (next.pos === 'preposition' && noun.isCertain) ||
        next.pos === 'determiner' ||
        next.pos === 'conjunction';
      const plural = withNumber(noun.lemma, 'plural');
      // "It was 12 days, and 5 last summer": a number that counts stands behind "last".
      const isApart = /^\s(?:last|next)\s$/iu.test(between);
      // "54 single mum" tells an age.
      const isShared = SHARED.test(match.text.slice(noun.span.end));
      const isAge = /^\s(?:single|lone)\s$/u.test(between);
      const isMeasure =
        /^(?:percent|dozen|hundred|thousand|million|lakh|crore|bar|stone|foot|sheep|staff|am|pm|kg|km|cm|mm|m|t|k|gb|quid|hp|max|min|plus|star|level|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|people|crew|craft|fish|head|offspring|aircraft)$/.test(
          noun.text.toLowerCase(),
        );
      const isRank =
        /^(?:level|grade|year|step|part|phase|band|class|type|category|section|unit|chapter|room|number|no|block|gate|bay|line|platform|floor|age|aged|of|key|stage|under|form|route|the|a|an|one|per)$/i.test(
          left?.text ?? '',
        );
      return (
        isMany &&
        stays &&
        !isShared &&
        !isApart &&
        !isAge &&
        plural !== noun.text &&
        !isMeasure &&
        !noun.isName &&
        !isRank &&
        // "35 sqm" is a unit, "two groundsmen" are several, "Year 9 to 11" is a stretch.
        /[aeiouy]/.test(noun.text) &&
        !noun.text.endsWith('men') &&
        !/^(?:to|-|–|minus|plus)$/i.test(left?.text ?? '') &&
        left?.pos !== 'number' &&
        !/^\p{Lu}/u.test(noun.text) &&
        between.startsWith(' ') &&
        noun.text.length > 2 &&
        !noun.text.includes('.') &&
        // "600 tortellini", "ten fistulae": such a word may be a plural as it is.
        !/(?:i|ae)$/.test(noun.text) &&
        !uncountable.has(noun.lemma) &&
        !between.endsWith('-') &&
        !(left && /[-/£$€]$/.test(left.text))
      );
    },
    edit: (match) => swap('noun', withNumber(match.token('noun').lemma, 'plural'))(match),
    examples: [
      ['She cuts up two carcass a day.', 'She cuts up two carcasses a day.'],
      ['I ran it for 6 year.', 'I ran it for 6 years.'],
      ['I ran it for 6 year and two months.', 'I ran it for 6 years and two months.'],
    ],
    leaves: [
      'We work a 5 day week.',
      'I cannulate ten fistulae each day.',
      'I hold NVQ level 3 in care.',
      'Two hundred people came.',
      'We kept 40 sheep.',
      'Two steam boilers, 6 bar, and one of 4',
      'Loaded wagons in the minus 22 chamber',
      'Holidays start 9 dec, could start then',
      'Cut advances from Rs. 38 lakh to Rs. 6 lakh',
      'My studio has 35 sqm.',
      'I climbed with two groundsmen.',
      'Taught Year 9 to 11 chemistry, in four sets',
      'Reception in a hotel, two winter and two summer seasons',
      'It was twelve days, and it was 5 last summer.',
      'I am a 54 single mum.',
    ],
  },
  {
    id: 'one-of-several',
    message: '“One of” several, so the plural.',
    pattern:
      "'one' 'of' 'my|our|the|their|his|her|your' adjective* noun/noun:singular $|punctuation|auxiliary|preposition",
    where: (match) =>
      !uncountable.has(match.token('noun').lemma) &&
      !/^(?:team|staff|family|group|crew|kind|class|company|committee|people|lot|pair|world|year|week|day)$/.test(
        match.token('noun').lemma,
      ),
    edit: (match) => swap('noun', withNumber(match.token('noun').lemma, 'plural'))(match),
    examples: [['One of my colleague was ill.', 'One of my colleagues was ill.']],
    leaves: ['One of the team was ill.', 'One of my colleagues was ill.'],
  },
  {
    id: 'each-takes-singular',
    message: 'Behind “each” and “every” stands one thing.',
    pattern: "each/'each|every' noun/noun:plural",
    where: (match) =>
      rightOf(match)?.pos !== 'noun' && match.token('noun').lemma !== match.token('noun').text.toLowerCase(),
    edit: (match) => swap('noun', match.token('noun').lemma)(match),
    examples: [['I clean every days.', 'I clean every day.']],
    leaves: ['I clean every day.', 'Every few weeks we met.', 'Every sales call counts.'],
  },
  {
    id: 'these-before-plural',
    message: 'Several things are “these” or “those”.',
    pattern: "this/'this|that' adjective* noun/noun:plural",
    where: (match) =>
      rightOf(match)?.pos !== 'noun' &&
      !/^(?:that)$/i.test(match.token('this').text) &&
      withNumber(match.token('noun').lemma, 'plural') === match.token('noun').text.toLowerCase() &&
      !match.token('noun').lemma.endsWith('s'),
    edit: (match) => swap('this', 'these')(match),
    examples: [['I learned this skills at sea.', 'I learned these skills at sea.']],
    leaves: ['I know that children learn.', 'This sales post suits me.', 'I learned these skills at sea.'],
  },
  {
    id: 'this-before-singular',
    message: 'One thing is “this” or “that”.',
    pattern:
      "these/'these|those' adjective? noun/'kind|sort|type|way|post|job|role|year|week|town|place' ~preposition|punctuation|auxiliary",
    edit: (match) =>
      swap('these', match.token('these').text.toLowerCase() === 'these' ? 'this' : 'that')(match),
    examples: [['I like these kind of work.', 'I like this kind of work.']],
    leaves: ['I like these tools.', 'These are mine.'],
  },
  {
    id: 'years-apostrophe',
    message: 'Experience of so many years takes an apostrophe.',
    pattern: `number|'many' years/'years|months' next/'experience|service|training|work|practice|notice'`,
    edit: swap('years', ({ token }) => `${token('years').text}'`),
    examples: [['I have nine years experience.', "I have nine years' experience."]],
    leaves: ["I have nine years' experience."],
  },
  {
    id: 'plural-not-possessive',
    message: 'The plural takes no apostrophe.',
    pattern:
      "^ noun/~noun mark/''s|’s' verb/'come|go|have|are|were|do|like|want|need|ask|say|work|live|give|take|make|get|bring|know|see|often|always|never'",
    where: ({ token }) => !token('noun').isName && canBe(token('noun').text.toLowerCase(), 'noun', null),
    edit: over('noun', 'mark', ({ token }) => withNumber(token('noun').lemma, 'plural')),
    examples: [["Parent's come as often as they can.", 'Parents come as often as they can.']],
    leaves: ["The boat's log is mine.", "My gran's come home."],
  },
  {
    id: 'one-determiner',
    message: 'One of these two words is enough.',
    pattern: "article/'the|a|an' 'my|your|our|their|its|this|these|those' ~adjective* ~noun",
    edit: drop('article'),
    examples: [['I thanked the my foreman.', 'I thanked my foreman.']],
    leaves: ['I thanked my foreman.'],
  },
  {
    id: 'no-a-before-plural',
    message: 'Before several things there is no “a”.',
    pattern: "article/'a|an' adjective* ~noun? noun/noun:plural $|preposition|punctuation|auxiliary",
    where: (match) => {
      const { lemma, text } = match.token('noun');
      const lower = text.toLowerCase();
      return (
        lower.endsWith('s') &&
        lemma !== lower &&
        !eitherNumber.has(lemma) &&
        !eitherNumber.has(lower) &&
        !/^(?:lot|few|good|great|many|dozen|hundred|thousand|couple)$/.test(
          match.tokens[1]?.text.toLowerCase() ?? '',
        ) &&
        // "A two weeks' break", "a goods train", "a grounds person"
        !/^(?:day|week|month|year|hour|minute|mile|pound|good|ground|sport|sale|saving|arm|custom|system|human|resource)$/.test(
          lemma,
        ) &&
        // "A parents' group"
        !/^[-'’]$/.test(rightOf(match, 0)?.text ?? '')
      );
    },
    edit: drop('article'),
    examples: [['I look after a oyster beds.', 'I look after oyster beds.']],
    leaves: [
      'It is a means to an end.',
      'I keep a few hens.',
      'She runs a sports club.',
      'I started a parents’ group.',
      "I went to a girls' school.",
    ],
  },
  {
    id: 'a-lot-of',
    message: 'It is “a lot of” something.',
    pattern: "'a' lot/'lot' noun/~noun",
    where: (match) => !/^(?:time|day|night|week|month|year)s?$/.test(match.token('noun').lemma),
    edit: (match) => swap('lot', 'lot of')(match),
    examples: [['I have a lot experience.', 'I have a lot of experience.']],
    leaves: ['I have a lot of experience.', 'I read a lot.', 'I worked a lot nights.'],
  },
  {
    id: 'plural-not-possessive-inside',
    message: 'The plural takes no apostrophe.',
    pattern: "noun/noun mark/''s|’s' 'are|were|have'",
    // "A reporter's job and a grant writer's are close."
    where: ({ sentence, at }) => !sentence.tokens.slice(0, at).some(({ text }) => /^['’]s$/.test(text)),
    edit: over('noun', 'mark', ({ token }) => withNumber(token('noun').lemma, 'plural')),
    examples: [["The driver's were tired.", 'The drivers were tired.']],
    leaves: ["The driver's cab was cold.", "A reporter's job and a grant writer's are close."],
  },
  {
    id: 'plural-not-possessive-behind-number',
    message: 'The plural takes no apostrophe.',
    pattern: `count/number|'several|many|few|these|those' adjective* noun/noun mark/''s|’s' $|preposition|punctuation|auxiliary|verb|conjunction`,
    where: (match) =>
      match.token('count').text.toLowerCase() !== 'one' && !times.has(match.token('noun').lemma),
    edit: over('noun', 'mark', ({ token }) => withNumber(token('noun').lemma, 'plural')),
    examples: [["I care for four horse's and a pony.", 'I care for four horses and a pony.']],
    leaves: ["I gave two weeks' notice.", "One driver's van broke down."],
  },
  {
    id: 'possessive-of-plural',
    message: 'These plurals take “’s”.',
    pattern: "noun/'childrens|mens|womens|peoples|childrens'' noun",
    edit: (match) => swap('noun', `${match.token('noun').text.toLowerCase().replace(/s'?$/, '')}'s`)(match),
    examples: [['I run the childrens library.', "I run the children's library."]],
    leaves: ["I run the children's library."],
  },
  {
    id: 'article-before-post',
    message: 'Somebody is “a” nurse, with the article.',
    pattern: `as/'as|am|was|is' ~adjective? post/~noun:singular $|~punctuation|conjunction|preposition|subordinator`,
    where: ({ sentence, at, token }) => {
      const [left, post] = [sentence.tokens[at - 1], token('post')];
      const isWork =
        token('as').text === 'as'
          ? /^(?:work|job|employ|start|begin|train|serve|experience|career|live|post|position)$/
          : /^(?:i|he|she)$/;
      const word = post.text.toLowerCase();
      // "He is second author": a rank among several is said without it.
      const isRanked = /^(?:first|second|third|\d+(?:st|nd|rd|th))$/i.test(
        sentence.tokens[at + 1]?.text ?? '',
      );
      return (
        !isRanked &&
        isWork.test(left?.lemma ?? '') &&
        POST.test(word) &&
        !UNIQUE.test(word) &&
        !post.isName &&
        /^\p{Ll}/u.test(post.text)
      );
    },
    edit: ({ text, sentence, token, at }) => {
      const as = token('as');
      const next = sentence.tokens[at + 1]?.text ?? '';
      return [replaceSpan(text, as.span, `${as.text} ${/^[aeiou]/i.test(next) ? 'an' : 'a'}`)];
    },
    examples: [
      ['I have worked as barista in Rome.', 'I have worked as a barista in Rome.'],
      ['I am driver for a bakery.', 'I am a driver for a bakery.'],
    ],
    leaves: [
      'I worked as head of sales.',
      'I am manager of two shops.',
      'She is second author on a poster.',
      'It was dinner for six.',
      'I was late for work.',
    ],
  },
];

/** How English ends words for people by what they do. */
const POST =
  /(?:[^aeiou]er|or|ist|ista|cian|arian|man|woman|nurse|cook|chef|clerk|assistant|accountant|consultant|guard|guide|apprentice|intern|trainee|secretary|mechanic|pilot|maid)$/;
/** Posts of which there may be one, and words that only end like posts. */
const UNIQUE =
  /^(?:manager|director|leader|supervisor|treasurer|chairman|chairwoman|captain|head|deputy|cover|number|summer|winter|order|power|paper|water|labour|labor|dinner|supper|shelter|matter|master|never|over|under|after|other|further|human|german|roman|floor|door|colour|error|minor|major|senior|junior|prior|lower|upper|partner|sister|brother|father|mother|daughter|member|owner)$/;
