import { meaningsOf, withNumber } from '../../inflect.ts';
import { isUncountable } from '../../libraries.ts';
import { replaceSpan, type Match } from '../../rules/index.ts';
import { canBe, eitherNumber, times, uncountable } from '../closed-classes.ts';
import { drop, leftOf, over, rightOf, swap, type Slip } from '../slip.ts';

/* Nouns that are counted and nouns that are not, the article they take, and whose they are. */

/** Besides those of the closed classes: what has no plural in the sense in which it is met at work. */
const NO_PLURAL =
  /^(?:accommodation|applause|assistance|behaviour|bread|cash|childcare|clothing|correspondence|courage|damage|dust|education|electricity|employment|enthusiasm|experience|expertise|fun|gardening|garbage|gossip|grass|hair|happiness|hardware|health|help|hospitality|housing|hygiene|laundry|leisure|literature|logistics|luck|lumber|maintenance|marketing|money|motivation|music|news|nonsense|patience|permission|postage|publicity|punctuality|recognition|research|rubbish|safety|scenery|shopping|staff|support|teamwork|timber|transport|travel|trust|underwear|unemployment|violence|wealth|welfare|wildlife|work|workforce)$/;
const isMass = (word: string) => uncountable.has(word) || NO_PLURAL.test(word);

/** How irregular plurals are ended once more, or as if they were regular. */
const WRONG_PLURAL: Readonly<Record<string, string>> = {
  criterias: 'criteria',
  phenomenas: 'phenomena',
  medias: 'media',
  datas: 'data',
  mans: 'men',
  womans: 'women',
  mens: 'men',
  womens: 'women',
  childs: 'children',
  childrens: 'children',
  peoples: 'people',
  persones: 'people',
  foots: 'feet',
  feets: 'feet',
  tooths: 'teeth',
  teeths: 'teeth',
  gooses: 'geese',
  mouses: 'mice',
  mices: 'mice',
  sheeps: 'sheep',
  fishs: 'fish',
  oxes: 'oxen',
  wifes: 'wives',
  knifes: 'knives',
  lifes: 'lives',
  leafs: 'leaves',
  halfs: 'halves',
  shelfs: 'shelves',
  loafs: 'loaves',
  thiefs: 'thieves',
  calfs: 'calves',
  staffs: 'staff',
  aircrafts: 'aircraft',
  evidences: 'evidence',
  informations: 'information',
  knowledges: 'knowledge',
  advices: 'advice',
  homeworks: 'homework',
  houseworks: 'housework',
  trainings: 'training',
  feedbacks: 'feedback',
  softwares: 'software',
  hardwares: 'hardware',
  furnitures: 'furniture',
  equipments: 'equipment',
  machineries: 'machinery',
  luggages: 'luggage',
  baggages: 'baggage',
  sceneries: 'scenery',
  researches: 'research',
  clothings: 'clothing',
  jewelleries: 'jewellery',
  paperworks: 'paperwork',
  transports: 'transport',
  progresses: 'progress',
  accommodations: 'accommodation',
  rubbishes: 'rubbish',
  breads: 'bread',
  monies: 'money',
  moneys: 'money',
};
/** Those that may be verbs, names or right in another sense, and are told by what stands before them. */
const ALSO_RIGHT =
  /^(?:breads|evidences|progresses|transports|leafs|monies|accommodations|researches|trainings|fishs|lifes)$/;

/** Nouns for people by what they are, beside the endings of posts. */
const PERSON =
  /^(?:cleaner|nurse|cook|chef|clerk|assistant|guard|guide|apprentice|trainee|secretary|mechanic|pilot|maid|student|pupil|customer|client|guest|patient|visitor|passenger|resident|tenant|colleague|neighbour|employee|volunteer|member|child|boy|girl|man|woman|person|friend|user|donor|supplier|candidate|learner|beginner|tourist|caller|buyer|owner|manager|supervisor|doctor|teacher|parent|farmer|worker|driver|foreman|boss)$/;
/** Things at work of which there are one, two, many: without a word before them one of them is hardly ever named. */
const THING =
  /^(?:shop|school|company|hotel|restaurant|café|cafe|bakery|kitchen|garage|workshop|warehouse|factory|office|farm|clinic|ward|branch|team|department|course|class|project|job|post|position|vacancy|role|task|letter|email|report|list|form|certificate|diploma|licence|degree|car|van|truck|lorry|bus|boat|ship|tractor|machine|computer|tool|table|chair|desk|house|flat|building|garden|field|road|street|town|village|city|country|problem|question|answer|idea|plan|meeting|accident|injury|interview|appointment|call|order|bill|invoice|budget|menu|meal|cake|book|newspaper|website|photo|picture|film|song|concert|event|festival|market|contract|client|customer|skill|chance|opportunity|month|week|year|dog|horse|cow|tree|company|firm|theatre|museum|library|church|club|career|family|son|daughter|day)$/;

const lower = (match: Match, name: string) => match.token(name).text.toLowerCase();
const isCounted = (word: string) => (PERSON.test(word) || THING.test(word)) && !isMass(word);
const articleOf = (word: string) =>
  /^(?:[aeio]|u(?!ni|se|su|ti|k)|hour|honest|honou?r)/i.test(word) ? 'an' : 'a';
const END = '$|punctuation|preposition|conjunction|auxiliary|subordinator|verb';
const singular = (word: string) =>
  canBe(word, 'noun', null) &&
  withNumber(word, 'plural') !== word &&
  withNumber(word, 'singular') === word &&
  !isMass(word) &&
  !isUncountable(word) &&
  !eitherNumber.has(word);

/** Whether a sentence is said in whole words: with a subject that a pronoun or article opens, not as a note. */
const isTold = ({ sentence }: Match) =>
  sentence.kind === 'sentence' &&
  sentence.tokens.some(({ text }) => /^(?:i|we|he|she|they|my|our|the|a)$/i.test(text));

export const COUNTED: readonly Slip[] = [
  {
    id: 'likely-wrong-plural',
    message: 'This word has another plural, or none.',
    pattern: `noun/'${Object.keys(WRONG_PLURAL).join('|')}'`,
    where: (match) => {
      const word = lower(match, 'noun');
      const left = leftOf(match);
      if (left?.pos === 'pronoun' || (match.token('noun').pos === 'verb' && word === 'staffs')) return false;
      // "The childrens library": whose it is is another slip.
      if (/^(?:childrens|mens|womens|peoples)$/.test(word) && rightOf(match)?.pos === 'noun') return false;
      if (ALSO_RIGHT.test(word))
        return (
          /^(?:adjective|number)$/.test(left?.pos ?? '') ||
          (/^(?:many|some|several|these|the|all|his|my|our)$/i.test(left?.text ?? '') &&
            !/^(?:breads|trainings|transports)$/.test(word))
        );
      return left?.text.toLowerCase() !== 'to' && !/^['’]/.test(rightOf(match)?.text ?? '');
    },
    edit: swap('noun', ({ token }) => WRONG_PLURAL[token('noun').text.toLowerCase()] ?? ''),
    examples: [
      ['I trained the new staffs at the till.', 'I trained the new staff at the till.'],
      ['The criterias are strict.', 'The criteria are strict.'],
      ['Two womans came.', 'Two women came.'],
    ],
    leaves: ["The children's room is mine."],
  },
  {
    id: 'likely-plural-behind-quantity',
    message: 'Of several, the noun has its plural.',
    pattern: `count/'many|several|few|fewer|both|various|numerous|multiple|these|those|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred' ~adjective? noun/~noun|verb next/${END}`,
    where: (match) => {
      const { sentence, at, token } = match;
      const word = lower(match, 'noun');
      const left = sentence.tokens[at - 1];
      const isHundred = token('count').text.toLowerCase() === 'hundred';
      const isOfPair = /^(?:both|these|those)$/i.test(token('count').text) && !isCounted(word);
      const [next] = match.all('next');
      return (
        singular(word) &&
        !meaningsOf(word).some(({ pos }) =>
          /^(?:adjective|adverb|preposition|pronoun|determiner|number)$/.test(pos),
        ) &&
        !isOfPair &&
        !isHundred &&
        !/^(?:a|one|every|only|page|room|year|chapter|number|grade|level|unit|table|line|route|week|day|at|of)$/i.test(
          left?.lemma ?? '',
        ) &&
        !/^[-–'’/]/.test(next?.text ?? '') &&
        !/[-–]/.test(match.text.slice(token('count').span.end, token('noun').span.start)) &&
        (token('noun').pos === 'noun' || isCounted(word)) &&
        !(next?.pos === 'verb' && canBe(next.text.toLowerCase(), 'noun', null)) &&
        !/^(?:and|or)$/.test(next?.text ?? '') &&
        !/^(?:pm|am|kg|km|cm|mm|cwt|ton|per|percent|cent|head|foot|dozen|hundred|thousand|million|stone|pound|mile|sheep|deer|fish|time|man|part|full|crew)$/.test(
          word,
        )
      );
    },
    edit: swap('noun', (match) => withNumber(lower(match, 'noun'), 'plural')),
    examples: [
      ['Forty student took part.', 'Forty students took part.'],
      ['I lost fewer colony than my neighbours.', 'I lost fewer colonies than my neighbours.'],
      ['I speak several language.', 'I speak several languages.'],
    ],
    leaves: [
      'It was a two man crew.',
      'I sold eight and bought nine.',
      'I teach Year 5 and run a choir.',
      'Few work there.',
    ],
  },
  {
    id: 'likely-one-of-the-many',
    message: '“One of” several, so the plural.',
    pattern:
      "'one|each|some|most|many|all|few|several|none|number|variety|range|lot|lots|plenty|couple|dozens|hundreds' 'of' ~determiner? ~adjective* noun/~noun:singular next/$|punctuation|preposition|auxiliary|subordinator",
    where: (match) => {
      const word = lower(match, 'noun');
      const count = match.tokens[0]?.text.toLowerCase() ?? '';
      const hasPlural = match.tokens.slice(2).some(({ number }) => number === 'plural');
      return (
        !hasPlural &&
        isCounted(word) &&
        singular(word) &&
        !times.has(word) &&
        !/^(?:team|class|family|city|town|country|house|building|garden|field|road|street|village|farm|night|shop|company|market|menu|book|school|film|room)$/.test(
          word,
        ) &&
        !/^(?:some|most|all|none)$/.test(count)
      );
    },
    edit: swap('noun', (match) => withNumber(lower(match, 'noun'), 'plural')),
    examples: [['He is one of the best driver in Leeds.', 'He is one of the best drivers in Leeds.']],
    leaves: ['Most of the shop was new.', 'One of the team was ill.'],
  },
  {
    id: 'likely-singular-behind-each',
    message: 'Behind “each”, “every”, “another” and “a” stands one thing.',
    pattern: `each/'each|every|another|either|neither' ~adjective? noun/~noun:plural next/.`,
    where: (match) => {
      const { token } = match;
      return (
        token('noun').lemma !== lower(match, 'noun') &&
        lower(match, 'noun').endsWith('s') &&
        !/^(?:few|other|sales|days|weeks|months|years|hours|minutes)$/.test(
          match.tokens[1]?.text.toLowerCase() ?? '',
        ) &&
        !times.has(token('noun').lemma)
      );
    },
    edit: swap('noun', ({ token }) => token('noun').lemma),
    examples: [['I greet every new guests at the door.', 'I greet every new guest at the door.']],
    leaves: ['Every two weeks we met.', 'Another two drivers came.'],
  },
  {
    id: 'likely-little-not-few',
    message: 'What is measured is “little” or “much”; what is counted, “few” or “many”.',
    pattern: "few/'few|many|fewer|several' ~adjective? noun/~noun",
    where: (match) =>
      /^(?:money|time|work|experience|help|traffic|knowledge|information|equipment|furniture|advice|software|research|water|paperwork|staff)$/.test(
        lower(match, 'noun'),
      ) &&
      !/^(?:staff|work|time)$/.test(lower(match, 'noun')) &&
      rightOf(match)?.pos !== 'noun',
    edit: swap(
      'few',
      ({ token }) =>
        ({ few: 'little', many: 'much', fewer: 'less', several: 'some' })[token('few').text.toLowerCase()] ??
        '',
    ),
    examples: [['I had few experience then.', 'I had little experience then.']],
    leaves: ['I had little experience.'],
  },
  {
    id: 'likely-fewer-not-less',
    message:
      'What is counted is “fewer”, “many” or “a number”; what is measured is “less”, “much” or “an amount”.',
    pattern: "less/'less|much|amount|amounts|little' of/'of'? ~adjective? noun/~noun:plural",
    where: (match) => {
      const { token, all } = match;
      const word = token('less').text.toLowerCase();
      const { lemma } = token('noun');
      if (word.startsWith('amount') !== all('of').length > 0) return false;
      return (
        isCounted(lemma) &&
        word !== 'little' &&
        !times.has(lemma) &&
        !/^(?:no|not|or|more|much)$/i.test(leftOf(match)?.text ?? '')
      );
    },
    edit: swap(
      'less',
      ({ token }) =>
        ({ less: 'fewer', much: 'many', amount: 'number', amounts: 'numbers' })[
          token('less').text.toLowerCase()
        ] ?? '',
    ),
    examples: [['There are less customers in winter.', 'There are fewer customers in winter.']],
    leaves: ['There is less work in winter.'],
  },
  {
    id: 'likely-no-article-before-mass',
    message: 'This word takes no “a”.',
    pattern: `article/'a|an' ~adjective? noun/'advice|assistance|baggage|clothing|cutlery|equipment|evidence|feedback|furniture|hardware|homework|housework|information|jewellery|luggage|machinery|money|news|paperwork|permission|progress|research|software|stationery|teamwork|traffic|training|transport|accommodation|experience|knowledge|work|weather|luck|health|staff' next/$|punctuation|preposition|conjunction|auxiliary`,
    where: (match) => {
      const word = lower(match, 'noun');
      // "An experience", "a staff of nine", "a good knowledge of wood", "a work of art" are right.
      if (/^(?:experience|work|staff|training|knowledge|health)$/.test(word))
        return (
          word === 'experience' &&
          match.tokens.length > 3 &&
          /^(?:big|large|great|long|wide|good)$/i.test(match.tokens[1]?.text ?? '') &&
          /^(?:in|as|with)$/.test(match.all('next')[0]?.text ?? '')
        );
      return true;
    },
    edit: drop('article'),
    examples: [['It was a useful advice.', 'It was useful advice.']],
    leaves: ['It was an experience.', 'I led a staff of nine.'],
  },
  {
    id: 'likely-article-before-person',
    message: 'Somebody is “a” nurse, with the article.',
    pattern: `as/'as|am|is|was|be|become|became|becoming' ~adjective|noun|verb? post/~noun:singular|verb:base next/$|punctuation|conjunction|preposition|subordinator|pronoun|auxiliary`,
    where: (match) => {
      const { sentence, at, token } = match;
      const [word, left, next] = [lower(match, 'post'), sentence.tokens[at - 1], sentence.tokens[at + 1]];
      const isPost =
        (PERSON.test(word) || /(?:[^aeiou]er|ist|ista|cian|woman|[^wo]man)$/.test(word)) &&
        canBe(word, 'noun', null) &&
        !isUncountable(word);
      const isRank =
        /^(?:manager|director|leader|supervisor|head|deputy|officer|captain|chair|president|treasurer|owner|number|order|power|paper|water|labour|dinner|supper|summer|winter|shelter|matter|master|cover|weather|leather|timber|layer|buyer)$/.test(
          word,
        );
      const isCompound = token('post') !== next && next?.pos !== 'adjective';
      const isRanked =
        /^(?:first|second|third|acting|head|lead|chief|senior|deputy|duty|interim|sole|joint|\d+(?:st|nd|rd|th))$/i.test(
          next?.text ?? '',
        );
      if (
        !isPost ||
        isRank ||
        isRanked ||
        (isCompound && left === undefined) ||
        token('post').isName ||
        !/^\p{Ll}/u.test(token('post').text)
      )
        return false;
      if (token('as').text.toLowerCase() !== 'as')
        return /^(?:i|he|she|to|who)$/i.test(left?.text ?? '') || token('as').lemma === 'become';
      // "as nurse and carer": two named as one may stand alone.
      return left?.pos !== 'adverb' && !((match.all('next')[0]?.text ?? '') === 'and');
    },
    edit: ({ text, sentence, token, at }) => [
      replaceSpan(
        text,
        { start: token('as').span.start, end: token('post').span.end },
        `${token('as').text} ${articleOf(sentence.tokens[at + 1]?.text ?? '')}${text.slice(token('as').span.end, token('post').span.end)}`,
      ),
    ],
    examples: [
      ['As nurse I was often alone.', 'As a nurse I was often alone.'],
      ['I want to become electrician.', 'I want to become an electrician.'],
    ],
    leaves: ['As a nurse I was often alone.', 'He is head cook.', 'I was foreman and driver.'].slice(0, 2),
  },
  {
    id: 'likely-article-before-thing',
    message: 'One of several takes a word before it: “a”, “the”, “my”.',
    pattern: `left/verb|preposition|auxiliary|'and' ~adjective? noun/~noun:singular next/$|punctuation|preposition|subordinator|'that|which|who'`,
    where: (match) => {
      const { sentence, at, token } = match;
      const word = lower(match, 'noun');
      const left = token('left');
      const [adjective, hasAdjective] = [
        sentence.tokens[at + 1],
        match.tokens.length - match.all('next').length > 2,
      ];
      if (
        !isTold(match) ||
        !(THING.test(word) || (PERSON.test(word) && word !== 'person')) ||
        token('noun').isName ||
        !/^\p{Ll}/u.test(token('noun').text)
      )
        return false;
      if (times.has(word) || (hasAdjective && adjective?.pos !== 'adjective')) return false;
      const at1 = left.text.toLowerCase();
      // What is done there, or by what one goes, stands alone: "at school", "by car", "on call", "in order".
      if (
        left.pos === 'preposition' &&
        /^(?:by|on|from|to|as|per|of|for|with|like|than|between|via|without|about|off|under|against|over|up|out|into)$/.test(
          at1,
        )
      )
        return false;
      if (
        left.pos === 'preposition' &&
        /^(?:school|church|class|town|office|work|market|sea|order|hospital|theatre|library|court|form|question|country|plan|kitchen|post|film|answer|garden|field|club|order|call|idea|picture|charge|turn|house|table|month|week|year|day|family|job|school|course)$/.test(
          word,
        ) &&
        !hasAdjective
      )
        return false;
      if (left.pos === 'auxiliary' && left.lemma !== 'be') return false;
      if (left.pos === 'auxiliary' && !hasAdjective) return false;
      if (/^(?:and)$/.test(at1)) return false;
      if (
        left.pos === 'verb' &&
        (left.form === 'pastParticiple' ||
          left.form === 'gerund' ||
          /^(?:attend|leave|finish|start|begin|take|change|enter|go|study|lose|keep|answer|call|order|serve|visit|play|become|name|plan|follow|move|work|train|do)$/.test(
            left.lemma,
          ))
      )
        return false;
      if (
        hasAdjective &&
        /^(?:first|last|next|same|only|other|second|third|own|such|much|more|most|some|any|no|many|each|every|good|front|full|part|high|secondary|primary|\d+)$/i.test(
          adjective?.text ?? '',
        )
      )
        return /^(?:same|only)$/i.test(adjective?.text ?? '');
      const then = match.all('next')[0]?.text.toLowerCase() ?? '';
      return !/^(?:and|or|,|-|–|\/|\(|:|'|’|&|by|to)$/.test(then);
    },
    edit: ({ text, sentence, token, at }) => [
      replaceSpan(
        text,
        token('left').span,
        `${token('left').text} ${/^(?:same|only)$/i.test(sentence.tokens[at + 1]?.text ?? '') ? 'the' : articleOf(sentence.tokens[at + 1]?.text ?? '')}`,
      ),
    ],
    examples: [['I drive van for a bakery in my town.', 'I drive a van for a bakery in my town.']],
    leaves: [
      'I go by car.',
      'I was at school.',
      'We had dinner in town.',
      'I ran from shop to shop.',
      'She leads class and choir.',
    ],
  },
  {
    id: 'likely-the-before-same',
    message: 'There is one of these: “the”.',
    pattern: `left/preposition|verb same/'same|whole|only|entire|following|latter|rest|majority|beginning|end' next/.`,
    where: (match) => {
      const [left, same, next] = [lower(match, 'left'), lower(match, 'same'), match.token('next')];
      if (/^(?:rest|majority|beginning|end)$/.test(same))
        return (
          next.text === 'of' &&
          match.token('left').pos === 'preposition' &&
          !(same === 'rest') &&
          !/^(?:a|no)$/.test(left)
        );
      if (same === 'whole' || same === 'entire' || same === 'following')
        return same === 'entire' && next.pos === 'noun';
      if (same === 'only') return false;
      return (
        (next.pos === 'noun' || next.text === 'as') &&
        !/^(?:of)$/.test(left) &&
        match.token('left').pos === 'preposition'
      );
    },
    edit: (match) => swap('same', `the ${lower(match, 'same')}`)(match),
    examples: [
      ['I cooked and served at same time.', 'I cooked and served at the same time.'],
      ['I can start at beginning of June.', 'I can start at the beginning of June.'],
    ],
    leaves: ['I cooked at the same time.', 'It is for rest and play.'],
  },
  {
    id: 'likely-the-before-superlative',
    message: 'The one that is most so takes “the”.',
    pattern:
      "left/'in|at|on|for|of|with|was|is|are|were|by' most/'best|biggest|largest|oldest|busiest|youngest|highest|newest|smallest|longest|first|last|most|second|third' ~adjective? noun/~noun next/.",
    where: (match) => {
      const [left, most] = [lower(match, 'left'), lower(match, 'most')];
      const { sentence, at, token } = match;
      if (/^(?:most|last|first|second|third)$/.test(most)) {
        if (most === 'most') return left === 'of' && /^one$/i.test(sentence.tokens[at - 1]?.text ?? '');
        return (
          /^(?:in|on|at)$/.test(left) &&
          /^(?:week|month|year|day|week|place|season|time|floor|term|class|job|post)$/.test(
            token('noun').lemma,
          ) &&
          !(most === 'last' && times.has(token('noun').lemma)) &&
          !/^(?:place)$/.test(token('noun').lemma) &&
          !(left === 'at' && most === 'first')
        );
      }
      return /^(?:of|in|at|on|for|with)$/.test(left)
        ? /^(?:adjective)$/.test(token('most').pos) &&
            !(left === 'at' || (token('noun').number === 'plural' && left !== 'of'))
        : token('noun').number === 'singular';
    },
    edit: (match) => swap('most', `the ${lower(match, 'most')}`)(match),
    examples: [['It is one of most famous mills in Kent.', 'It is one of the most famous mills in Kent.']],
    leaves: [
      'It is at best work.',
      'I came last week.',
      'In first place was a boy of nine.',
      'I ran it with most care.',
    ],
  },
  {
    id: 'likely-to-the-public',
    message: 'These words take “the”.',
    pattern:
      "preposition/'to|with|for|by|in' public/'public|majority|internet|countryside|environment|elderly|disabled|needs' next/$|punctuation|preposition|auxiliary|conjunction",
    where: (match) => {
      const [preposition, word] = [lower(match, 'preposition'), lower(match, 'public')];
      if (word === 'public') return preposition !== 'in';
      if (word === 'needs' || word === 'majority') return false;
      return true;
    },
    edit: (match) => swap('public', `the ${lower(match, 'public')}`)(match),
    examples: [['The yard is open to public on Sundays.', 'The yard is open to the public on Sundays.']],
    leaves: ['I speak in public.'],
  },
  {
    id: 'likely-no-of-behind-most',
    message: 'It is “most” people, or “most of the” people.',
    pattern: "most/'most|some|many|few|several' of/'of' noun/noun:plural next/.",
    where: (match) => rightOf(match, 0)?.text !== '’' && !match.token('noun').isName,
    edit: drop('of'),
    examples: [['Most of guests came by train.', 'Most guests came by train.']],
    leaves: ['Most of the guests came by train.', 'Most of our guests came.'],
  },
  {
    id: 'likely-no-the-before-most',
    message: 'It is “most of”.',
    pattern: "the/'the' most/'most' 'of' 'the|my|our|them|us|these'",
    edit: drop('the'),
    examples: [['I served the most of the guests.', 'I served most of the guests.']],
    leaves: ['Most of the guests came by train.'],
    where: (match) => !/^(?:make|get|take)$/.test(leftOf(match)?.lemma ?? ''),
  },
  {
    id: 'likely-other-people',
    message: 'Before a noun it is “other”.',
    pattern: "others/'others|anothers' noun/~noun:plural",
    where: (match) => leftOf(match)?.pos !== 'verb' || match.token('noun').number === 'plural',
    edit: (match) => swap('others', lower(match, 'others').replace(/s$/, ''))(match),
    examples: [['I trained the others cooks.', 'I trained the other cooks.']],
    leaves: ['I trained the others.'],
  },
  {
    id: 'likely-adjectives-have-no-plural',
    message: 'Adjectives have no plural.',
    pattern: `adjective/'differents|importants|goods|bigs|news|responsables|olds|youngs|specials|hards|internationals|professionals|olders' noun/~noun:plural`,
    where: (match) =>
      !/^(?:goods|news|specials|internationals|professionals)$/.test(lower(match, 'adjective')),
    edit: (match) => swap('adjective', lower(match, 'adjective').replace(/s$/, ''))(match),
    examples: [['I speak differents languages.', 'I speak different languages.']],
    leaves: ['I speak different languages.'],
  },
  {
    id: 'likely-measure-before-noun',
    message: 'Before a noun the measure has no plural: “a two-day course”.',
    pattern:
      "article/'a|an|the|my|our|this' count/number unit/'years|months|weeks|days|hours|minutes|miles|metres' ~'old'? noun/~noun:singular",
    where: (match) =>
      /^(?:a|an)$/.test(lower(match, 'article')) && !/^['’]/.test(rightOf(match, 0)?.text ?? ''),
    edit: ({ text, token }) => [
      replaceSpan(
        text,
        { start: token('count').span.start, end: token('unit').span.end },
        `${token('count').text}-${token('unit').lemma}`,
      ),
    ],
    examples: [['I took a three months course.', 'I took a three-month course.']],
    leaves: ["I took three months' leave."],
  },
  {
    id: 'likely-hundreds-of',
    message: 'A vague number has its plural and “of”.',
    pattern:
      "left/!'a|an|one|two|three|four|five|six|seven|eight|nine|ten|several|few|per|the|half' hundred/'hundred|thousand|dozen|million' 'of' ~noun",
    where: ({ token }) => token('left').pos !== 'number',
    edit: (match) => swap('hundred', `${lower(match, 'hundred')}s`)(match),
    examples: [['I served hundred of guests.', 'I served hundreds of guests.']],
    leaves: ['I served a hundred of them.', 'I served hundreds of guests.'],
  },
  {
    id: 'likely-number-has-no-plural',
    message: 'Behind a number it is “hundred” and “thousand”.',
    pattern:
      "number/'two|three|four|five|six|seven|eight|nine|ten|several' hundred/'hundreds|thousands|dozens|millions' ~'of'? ~noun",
    edit: (match) => swap('hundred', lower(match, 'hundred').replace(/s$/, ''))(match),
    examples: [['I packed three hundreds boxes.', 'I packed three hundred boxes.']],
    leaves: ['I packed three hundred boxes.'],
  },
  // Whose it is.
  {
    id: 'likely-pronoun-without-apostrophe',
    message: 'These words take no apostrophe.',
    pattern: "who/'your|her|their|our' mark/''s|’s'",
    edit: over('who', 'mark', ({ token }) => `${token('who').text}s`),
    examples: [["The shop was their's.", 'The shop was theirs.']],
    leaves: ['The shop was theirs.'],
  },
  {
    id: 'likely-whose-apostrophe-is-missing',
    message: 'Whose it is is shown by an apostrophe.',
    pattern: `det/'the|a|an|my|our|your|his|her|their|every|each|one|this|that' owner/~noun thing/~noun next/${END}|pronoun`,
    where: (match) => {
      const [owner, thing] = [lower(match, 'owner'), lower(match, 'thing')];
      const base = withNumber(owner, 'singular');
      return (
        owner.endsWith('s') &&
        base !== owner &&
        (PERSON.test(base) ||
          /^(?:company|firm|school|shop|hotel|team|dog|horse|cow|town|village|city|club)$/.test(base)) &&
        canBe(thing, 'noun', null) &&
        meaningsOf(thing).every(({ pos }) => pos === 'noun') &&
        !/^(?:sport|sale|human|arm|user)$/.test(base)
      );
    },
    edit: swap('owner', (match) => {
      const owner = lower(match, 'owner');
      const isOne = /^(?:a|an|every|each|one|this|that)$/.test(lower(match, 'det'));
      const base = withNumber(owner, 'singular');
      return isOne || !PERSON.test(base) ? `${base}'s` : `${owner}'`;
    }),
    examples: [['Every customers architect sends drawings.', "Every customer's architect sends drawings."]],
    leaves: ['The sales manager called.', 'The customers came.'],
  },
  {
    id: 'likely-plural-owner',
    message: 'Of one it is “a client’s”, of several “clients’”.',
    pattern: "left/verb|preposition owner/~noun mark/''s|’s' ~adjective? thing/~noun:plural",
    where: (match) => {
      const owner = lower(match, 'owner');
      return (
        PERSON.test(owner) &&
        withNumber(owner, 'plural').endsWith('s') &&
        !match.token('owner').isName &&
        !/^(?:boss|mother|father)$/.test(owner)
      );
    },
    edit: over('owner', 'mark', (match) => `${withNumber(lower(match, 'owner'), 'plural')}'`),
    examples: [["Answered client's questions by phone.", "Answered clients' questions by phone."]],
    leaves: ["Answered a client's questions."],
  },
  {
    id: 'likely-no-apostrophe-in-plural',
    message: 'The plural takes no apostrophe.',
    pattern: "left/. noun/~noun|adjective mark/''s|’s' next/.",
    where: (match) => {
      const { sentence, at, token } = match;
      const word = lower(match, 'noun');
      const [left, next] = [token('left'), token('next')];
      const isCount =
        left.pos === 'number' ||
        /^(?:many|several|few|these|those|all|some|most|both|other|new|two|various)$/i.test(left.text);
      if (
        token('noun').isName ||
        !(canBe(word, 'noun', null) || PERSON.test(word)) ||
        withNumber(word, 'plural') === word ||
        /^(?:one|1|each|every|last|next|today|yesterday)$/i.test(left.text) ||
        /^(?:today|yesterday|tomorrow)$/.test(word)
      )
        return false;
      const isOver =
        /^(?:,|\.|;|whose|who|which|that|are|were|have)$/.test(next.text) ||
        (next.pos === 'preposition' && !/^(?:past|like|for)$/.test(next.text)) ||
        (next.pos === 'conjunction' && next.text !== 'or');
      if (isCount) return isOver || /^(?:is|was|has)$/.test(next.text);
      // "At the baker's in town", "a friend of my aunt's": shops, and what one has of somebody.
      const isShop =
        PERSON.test(word) ||
        /(?:er|or|ist|man|ian|ress)$/.test(word) ||
        /^(?:butcher|aunt|uncle|mother|father|brother|sister|friend|grandmother|gran|dentist|wife|husband|vet)$/.test(
          word,
        );
      const isElliptic =
        /^(?:than|as|like|of)$/i.test(left.text) ||
        sentence.tokens.slice(0, at + 1).some(({ text }) => /^(?:than|as|['’]s)$/i.test(text));
      return (
        !isShop &&
        !isElliptic &&
        !times.has(word) &&
        (/^(?:are|were|have|whose)$/.test(next.text) ||
          (next.pos === 'preposition' && /^(?:in|on|for|with|of|at|from|to|by)$/.test(next.text)) ||
          (/^(?:and|,|\.)$/.test(next.text) &&
            (left.pos === 'verb' || left.pos === 'adjective' || left.text === 'and')))
      );
    },
    edit: over('noun', 'mark', (match) => withNumber(lower(match, 'noun'), 'plural')),
    examples: [
      ["I check the lift's in three hospitals.", 'I check the lifts in three hospitals.'],
      [
        "I supervise six cleaner's whose shifts start at five.",
        'I supervise six cleaners whose shifts start at five.',
      ],
    ],
    leaves: [
      "I gave two weeks' notice.",
      "I worked at the baker's in town.",
      "My pay is lower than the shop's in town.",
    ],
  },
  {
    id: 'likely-days-without-apostrophe',
    message: 'The plural takes no apostrophe.',
    pattern:
      "count/number|'several|many|few|eleven' time/~noun mark/''s|’s' next/$|punctuation|conjunction|preposition|auxiliary",
    where: (match) => times.has(lower(match, 'time')) && !/^(?:one|a|1)$/.test(lower(match, 'count')),
    edit: over('time', 'mark', (match) => withNumber(lower(match, 'time'), 'plural')),
    examples: [
      ["It took us eleven day's, and nobody was hurt.", 'It took us eleven days, and nobody was hurt.'],
    ],
    leaves: ["It took one day's work."],
  },

  {
    id: 'likely-pair-takes-no-article',
    message: 'This word is always a plural: “some”, or “a pair of”.',
    pattern:
      "article/'a|an|one' ~adjective? noun/'scissors|trousers|glasses|jeans|pliers|clothes|goods|premises|scales|tongs|tweezers|shorts|pyjamas|headphones|thanks|savings|surroundings|earnings|belongings' end/$|punctuation|preposition|conjunction|auxiliary",
    where: (match) =>
      !/^(?:premises|goods|savings|thanks)$/.test(lower(match, 'noun')) ||
      lower(match, 'noun') === 'premises',
    edit: swap('article', 'some'),
    examples: [['I bought a new scissors for the salon.', 'I bought some new scissors for the salon.']],
    leaves: ['I bought a pair of scissors.'],
  },
  {
    id: 'likely-singular-mass-verb',
    message: 'This word is one, and takes the verb of one.',
    pattern:
      "noun/'news|information|equipment|furniture|advice|knowledge|work|homework|training|machinery|feedback|luggage|software|paperwork|research|weather|money|progress|traffic|experience|everything|everybody|everyone|nobody|nothing|somebody|someone' ~adverb? verb/'are|were|have|do'",
    where: ({ sentence, at, token }) => {
      const left = sentence.tokens[at - 1];
      const isJoined =
        /^(?:and|or|nor|&|,)$/i.test(left?.text ?? '') ||
        sentence.tokens
          .slice(0, at)
          .some(({ text }) => /^(?:and|of|for|with|to|does|do|did|if|whose|that)$/i.test(text));
      return (
        !sentence.isQuestion &&
        !isJoined &&
        !/^(?:have|do)$/.test(token('verb').text) &&
        left?.pos !== 'verb' &&
        left?.pos !== 'preposition'
      );
    },
    edit: swap('verb', ({ token }) => (token('verb').text === 'were' ? 'was' : 'is')),
    examples: [['The news were good for all of us.', 'The news was good for all of us.']],
    leaves: ['The news was good.', 'News and views are mixed.'],
  },
  {
    id: 'likely-years-of-experience',
    message: 'Of several years the apostrophe stands behind the “s”.',
    pattern:
      "count/number|'many|several' year/'year|month|week|day' mark/''s|’s' next/'experience|service|training|work|practice|notice|leave|pay|holiday|teaching|driving'",
    where: (match) => !/^(?:one|a|1)$/.test(lower(match, 'count')),
    edit: over('year', 'mark', ({ token }) => `${token('year').text}s'`),
    examples: [["I have three year's experience.", "I have three years' experience."]],
    leaves: ["I have one year's experience."],
  },
  {
    id: 'likely-plenty-of',
    message: 'It is “plenty of”.',
    pattern: "a/'a' 'plenty' 'of'",
    edit: drop('a'),
    examples: [['There is a plenty of room.', 'There is plenty of room.']],
    leaves: ['There is plenty of room.'],
  },
];
