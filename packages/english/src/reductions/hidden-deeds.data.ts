import { verbOfDoing } from '../derivation.ts';
import { inflect, meaningsOf, withNumber } from '../inflect.ts';
import { behindI, inTense, lowered, verbOfGerund, type Reduction } from './reduction.ts';

/** Nouns that end like deeds and are none. */
const NO_DEED =
  /^(?:position|condition|station|section|portion|option|department|apartment|document|instrument|moment|evening|morning|building|distance|instance|balance|entrance)$/;
const TASK = 'job|role|task|work|duty|duties|tasks|responsibility|responsibilities|function|part';
const QUANTITY = '(?:some|most|much|part|a lot|a good part|a large part|a great deal)';
const TIME = '(?:time|day|days|week|weeks|shift|shifts|working day|working time|mornings|evenings)';

/** Empty praise of oneself before "who". */
const PRAISE =
  /^(?:(?:highly|very|really|extremely|truly|self-?|well-?)? ?(?:motivated|dynamic|(?:results?|goal|detail|team|customer|people)[- ](?:driven|oriented|focused)|hard-?working|enthusiastic|passionate|dedicated|reliable|ambitious|driven|energetic|committed|proactive|friendly|flexible|creative|innovative|loyal|diligent|conscientious|organised|outgoing|positive|confident|professional|experienced|talented|skilled|versatile)(?:,? and |,? | )?)*(?:team[- ]?player|individual|professional|person|worker|self-?starter|people person|candidate|go-?getter|all-?rounder)?$/i;
/** Praise told as a deed. */
const PRAISING =
  /^(?:thinks? outside the box|goes? the extra mile|works? (?:well|hard)(?: (?:under pressure|in a team|alone or in a team))?|hits? the ground running|thrives? (?:under pressure|on .+)|gives? (?:110|100) ?(?:%|per ?cent)|strives? for .+|is passionate about .+|loves? (?:a challenge|challenges|people|to learn)|never gives? up|always .+)$/i;

/** "I was the one who did it" is "I did it". */
export const CLEFT: Reduction = {
  id: 'i-not-one-who',
  from: /^(?:My (?:job|role|task|part) (?:was|is) that of (?:an?|the) (?:person|one|man|woman|employee|worker)|I (?:was|am) (?:the|an?) (?:one|person|man|woman|employee|kind of person|sort of person)(?: there| here)?|I am (?:someone|somebody)|It (?:was|is) (?:me|I|myself)) (?:who|that) (?<verb>\p{L}+)/u,
  to: ({ verb = '' }) => `I ${behindI(verb)}`,
  examples: [
    ['My role was that of a person who sorted the mail.', 'I sorted the mail.'],
    ['I was the one who planned the tours.', 'I planned the tours.'],
    ['It was me who kept the log.', 'I kept the log.'],
    ['I am someone who works fast.', 'I work fast.'],
  ],
  leaves: ['I was the only one who came.', 'It was my aunt who kept the log.'],
};

/** Wordings that hide what was done behind what somebody was, had or there was. */
export const HIDDEN_DEEDS: readonly Reduction[] = [
  CLEFT,
  {
    id: 'time-was-spent-doing',
    from: new RegExp(
      `^(?:(?:${QUANTITY} of )?my ${TIME} (?<be>was|were|is|are) spent(?: on| in)?|I (?<spend>spent|spend) ${QUANTITY} (?:of )?(?:my )?${TIME}(?: on| in)?) (?<ger>\\p{Ll}+ing) `,
      'iu',
    ),
    to: ({ be, spend, ger = '' }) => {
      const verb = verbOfGerund(ger);
      return verb === null ? null : `I ${inTense(verb, be ?? spend ?? '')} `;
    },
    examples: [['Some of my time was spent showing visitors the mill.', 'I showed visitors the mill.']],
    leaves: ['Half of my time was spent driving.'],
  },
  {
    id: 'doing-was-my-task',
    from: new RegExp(
      `^(?:The )?(?<ger>\\p{L}+ing)(?: of)? (?<what>[^,;.]+?) (?<be>was|is|were|are) (?:also )?(?:one of my|part of my|my|among my) (?:main |daily |other |regular )?(?:${TASK})s?(?=[.!]|$)`,
      'iu',
    ),
    to: ({ ger = '', what = '', be = '' }) => {
      const verb = verbOfGerund(ger);
      return verb === null ? null : `I ${inTense(verb, be)} ${what}`;
    },
    examples: [['The washing of the vans was one of my tasks.', 'I washed the vans.']],
    leaves: ['The building was my task.'],
  },
  {
    id: 'chance-to-do',
    from: /\bI (?:was|have been|am) (?:lucky|fortunate|privileged|proud|pleased|honoured) (?:enough )?to (?<lucky>\p{Ll}+)|\bI (?:had|got|was given) (?:the|an?) (?:great )?(?:opportunity|chance|pleasure|privilege|honour|luck) (?:to (?<verb>\p{Ll}+)|of (?<ger>\p{Ll}+ing))/u,
    to: ({ lucky, verb, ger }) => {
      const done = lucky ?? verb ?? verbOfGerund(ger ?? '');
      const isVerb = meaningsOf(done ?? '').some(
        ({ pos, form }) => (pos === 'verb' || pos === 'auxiliary') && form === 'base',
      );
      return done && isVerb && !/^(?:be|have)$/.test(done) ? `I ${inflect(done, 'past')}` : null;
    },
    examples: [['I had the opportunity to run the shop.', 'I ran the shop.']],
    leaves: ['I had the chance of a post.', 'I was proud to be asked.'],
  },
  {
    id: 'what-i-did-was',
    from: /^(?:What|All) I (?<do>did|do)(?: there| here)? (?:was|is) (?:to )?(?<verb>\p{Ll}+)/u,
    to: ({ do: did = '', verb = '' }) => {
      const base = verbOfGerund(verb) ?? verb;
      const isVerb = meaningsOf(base).some(({ pos, form }) => pos === 'verb' && form === 'base');
      return isVerb ? `I ${did === 'did' ? inflect(base, 'past') : base}` : null;
    },
    examples: [['What I did was to sort the post.', 'I sorted the post.']],
    leaves: ['What I did was hard.'],
  },
  {
    id: 'praise-before-who',
    from: /^(?<am>I am )?(?:An?|a|an) (?<praise>[^.;]+?) (?:who|that) (?<rest>[^;]+?)(?<stop>[.!]?)$/u,
    to: ({ am = '', praise = '', rest = '', stop = '' }) => {
      if (!PRAISE.test(praise.replaceAll(/, ?/g, ', '))) return null;
      const parts = rest.split(/,? and /);
      const kept = parts.filter((part) => !PRAISING.test(part));
      if (kept.length === 0 || parts.some((part) => !/^\p{Ll}+/u.test(part))) return null;
      const said = kept.join(' and ');
      const [first = ''] = said.split(' ');
      if (am !== '') return `I ${behindI(first)}${said.slice(first.length)}${stop}`;
      return `${first.charAt(0).toUpperCase()}${first.slice(1)}${said.slice(first.length)}${stop}`;
    },
    examples: [
      [
        'A highly motivated, dynamic team player who goes the extra mile and has kept bees since 2011.',
        'Has kept bees since 2011.',
      ],
    ],
    leaves: ['A baker who gets up at two.', 'A reliable nurse who has worked nights.'],
  },
  {
    id: 'thing-said-again',
    from: /\b(?<noun>\p{Ll}+), which (?:is|are|was|were) (?:the |an? )?\k<noun> (?<preposition>for|of|from|in|with|on) /u,
    to: ({ noun = '', preposition = '' }) => `${noun} ${preposition} `,
    examples: [['I sold books, which were books for schools.', 'I sold books for schools.']],
    leaves: ['I sold books, which were new.'],
  },
  {
    id: 'my-x-which-is-x',
    from: /^My (?<noun>\p{Ll}+), which (?:is|was) (?<what>[^,]+ of) \k<noun>, (?:has been|is|was) \k<noun> (?:that|which) (?:was|is|has been) (?<rest>.+)$/u,
    to: ({ noun = '', what = '', rest = '' }) =>
      `${what.charAt(0).toUpperCase()}${what.slice(1)} ${noun}, ${rest}`,
    examples: [
      [
        'My practice, which is six years of practice, has been practice that was mostly in villages.',
        'Six years of practice, mostly in villages.',
      ],
    ],
    leaves: ['My practice, which is old, is mine.'],
  },
  {
    id: 'which-i-do-with',
    from: /, (?:which|that) I (?:do|did) (?<how>with|for|on|at|by|every|twice|once|alone|each) ?/u,
    to: ({ how = '' }) => `, ${how} `,
    examples: [
      [
        'Prune the vines, 6 hectares, which I do with one other person.',
        'Prune the vines, 6 hectares, with one other person.',
      ],
    ],
    leaves: ['Prune the vines, which I like.'],
  },
  {
    id: 'done-early',
    from: /,? and (?:it|this|that|they) (?:was|were) (?:all )?(?:done|finished|completed|delivered|ready) (?<when>(?:\p{L}+ )?(?:days?|weeks?|months?|hours?) (?:early|ahead of (?:time|schedule)|before time)|on time|early|ahead of (?:time|schedule)|within budget)/u,
    to: ({ when = '' }) => ` ${when}`,
    examples: [['Tiled the baths, and it was done three days early.', 'Tiled the baths three days early.']],
    leaves: ['Tiled the baths, and it was hard.'],
  },
  {
    id: 'part-of-those-who',
    from: /^(?:I )?(?:was|were|am|have been) (?:a )?(?<part>part|member) of (?<team>the|an?) (?<group>team|crew|group|gang|squad) (?:that|who|which) /iu,
    to: ({ part = '', team = '', group = '' }) =>
      part === 'part' ? `Part of ${team} ${group} that ` : `Member of ${team} ${group} that `,
    examples: [['Was part of the crew that built the pier.', 'Part of the crew that built the pier.']],
    leaves: ['I was part of the crew.'],
  },
  {
    id: 'so-many-of-them',
    from: /\b(?:the |all the )?(?<noun>(?:\p{Ll}+ )?\p{Ll}+s),? and there (?:were|are) (?<count>(?:about |over |more than |nearly )?(?:\d[\d,]*|\p{Ll}+)) of them(?<rest>(?: that year| a year| in all| in total| every year)?)/u,
    to: ({ noun = '', count = '', rest = '' }) =>
      /\d|^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)$/.test(
        count,
      )
        ? `${count} ${noun}${rest}`
        : null,
    examples: [
      ['I did the shop signs, and there were 14 of them that year.', 'I did 14 shop signs that year.'],
    ],
    leaves: ['I did the signs, and there were many of them.'],
  },
  {
    id: 'there-were-so-many',
    from: /^(?<head>(?:I )?\p{L}+ )(?<noun>\p{Ll}+s)(?<rest> [^;.]+)(?:;|,|\.) there (?:were|are) (?<count>\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty)(?: of them)?(?=[.!]|$)/u,
    to: ({ head = '', noun = '', rest = '', count = '' }) =>
      withNumber(noun, 'singular') !== noun &&
      meaningsOf(noun).some(({ pos, number }) => pos === 'noun' && number === 'plural')
        ? `${head}${count} ${noun}${rest}`
        : null,
    examples: [
      ['I showed beginners how to tie knots; there were nine.', 'I showed nine beginners how to tie knots.'],
    ],
    leaves: ['I showed beginners how to tie knots; there were more.'],
  },
  {
    id: 'one-of-which',
    from: /(?<noun>\p{Ll}+),? and (?<some>one|two|three|four|five|most|some|many|half|none|all|several|both) of them (?=(?:is|are|was|were|has|have|had|got|won|took|came|went|received|stayed|now|still|made|passed|sold)\b)/u,
    to: ({ noun = '', some = '' }) => {
      const isPeople =
        /(?:people|men|women|children|pupils|students|apprentices|colleagues|trainees|volunteers|nurses|guests|starters|beginners|learners|drivers|cooks|clients|customers)$/.test(
          noun,
        );
      return !isPeople && /(?:ers|ors|ists|ees|ants)$/.test(noun)
        ? null
        : `${noun}, ${some} of ${isPeople ? 'whom' : 'which'} `;
    },
    examples: [
      ['I made 14 signs, and one of them won a prize.', 'I made 14 signs, one of which won a prize.'],
      ['I trained nine pupils and two of them won prizes.', 'I trained nine pupils, two of whom won prizes.'],
    ],
    leaves: ['I made signs, and one of them I kept.'],
  },
  {
    id: 'noun-of-doing',
    from: /(?<before>\p{Ll}+) (?<preposition>in|for|by|with|of) the (?<noun>\p{Ll}+(?:tion|ment|ance|ing)) of (?=\p{L})/u,
    to: ({ before = '', preposition = '', noun = '' }) => {
      const verb = verbOfDoing(noun);
      if (
        verb === null ||
        NO_DEED.test(noun) ||
        /^(?:position|condition|station|section|portion|option|department|apartment|document|instrument|moment|evening|morning|building|distance|instance|balance|entrance)$/.test(
          noun,
        ) ||
        !/^(?:experience|experienced|mainly|mostly|skilled|specialised|helped|interested|responsible|involved|success|skill|practice|trained|charge|task|job)$/.test(
          before,
        )
      )
        return null;
      return `${before} ${preposition} ${inflect(verb, 'gerund')} `;
    },
    examples: [['I have experience in the restoration of clocks.', 'I have experience in restoring clocks.']],
    leaves: ['I worked in the building of the school.'],
  },
  {
    id: 'task-was-that-i',
    from: new RegExp(
      `^(?:My|One of my|Part of my) (?:\\p{Ll}+ )?(?:${TASK})s? (?:was|were) that I (?:(?<would>would|had to) (?:go and )?)?(?<verb>\\p{Ll}+)`,
      'u',
    ),
    to: ({ would, verb = '' }) => `I ${would === undefined ? verb : inflect(verb, 'past')}`,
    examples: [['My job was that I would check the meters.', 'I checked the meters.']],
    leaves: ['My job was that of a cook.'],
  },
  {
    id: 'and-that-i',
    from: /^(?<first>I \p{Ll}+ [^,;.]+?),? and that I (?<verb>\p{Ll}+)/u,
    to: ({ first = '', verb = '' }) =>
      /^I (?:think|believe|know|hope|said|say|feel|told)\b/.test(first) ? null : `${first} and ${verb}`,
    examples: [['I minded the boiler and that I swept.', 'I minded the boiler and swept.']],
    leaves: ['I believe that it helps and that I can do it.'],
  },
  {
    id: 'and-i-did-again',
    from: /\bI (?<verb>\p{Ll}+) (?<lot>a lot of |many |the |some )?(?<first>\p{Ll}+(?: \p{Ll}+)?),? and I (?:also )?\k<verb> (?:a lot of |many |the |some )?(?=\p{Ll})/u,
    to: ({ verb = '', lot = '', first = '' }) => `I ${verb} ${lot}${first} and `,
    examples: [
      ['I did a lot of mending, and I also did a lot of painting.', 'I did a lot of mending and painting.'],
    ],
    leaves: ['I did a lot, and I was tired.'],
  },
  {
    id: 'and-we-did-it-in',
    from: /,? and (?:we|I|they) (?:did|finished|completed|managed) (?:it|this|that|them|all of it) (?=(?:in|within) (?:\p{L}+|\d+) |on time\b)/u,
    to: () => ' ',
    examples: [['Painted the hall and we did it in four days.', 'Painted the hall in four days.']],
    leaves: ['Painted the hall and we did it well.'],
  },
  {
    id: 'those-who-were-old',
    from: /\bthe (?<noun>\p{Ll}+s) (?:who|that|which) (?:were|are) (?<how>\p{Ll}+)(?=[.,;]|$)/u,
    to: ({ noun = '', how = '' }) => {
      const meanings = meaningsOf(how);
      return meanings.some(({ pos }) => pos === 'adjective') && !meanings.some(({ pos }) => pos === 'verb')
        ? `the ${how} ${noun}`
        : null;
    },
    examples: [['I helped the residents who were elderly.', 'I helped the elderly residents.']],
    leaves: ['I helped the residents who were ill at home.'],
  },
  {
    id: 'by-doing',
    from: /\bas a (?:result|consequence) of (?:me|my) (?<ger>\p{Ll}+ing)\b/u,
    to: ({ ger = '' }) => (verbOfGerund(ger) === null ? null : `by ${ger}`),
    examples: [['Cut waste as a result of me weighing the bins.', 'Cut waste by weighing the bins.']],
    leaves: ['Cut waste as a result of my work.'],
  },
  {
    id: 'something-i-did',
    from: /^(?<what>(?:An?|The|My) [^,.;]+?) (?:was|is) something (?:that )?I (?<verb>\p{Ll}+)(?<rest>[^.;]*)/u,
    to: ({ what = '', verb = '', rest = '' }) => {
      const isPast = meaningsOf(verb).some(({ pos, form }) => pos === 'verb' && form === 'past');
      return isPast ? `I ${verb} ${lowered(what)}${rest}` : null;
    },
    examples: [['A new menu was something that I introduced.', 'I introduced a new menu.']],
    leaves: ['A new menu was something that I have wanted.'],
  },
  {
    id: 'duty-that-i-had-to',
    from: new RegExp(
      `^It (?:was|is) (?:one of|part of|among) my (?:\\p{Ll}+ )?(?:${TASK})s? (?:that I (?:had|have) to|to) (?<verb>\\p{Ll}+)`,
      'u',
    ),
    to: ({ verb = '' }) =>
      meaningsOf(verb).some(({ pos, form }) => pos === 'verb' && form === 'base')
        ? `I ${inflect(verb, 'past')}`
        : null,
    examples: [['It was part of my duties that I had to count the takings.', 'I counted the takings.']],
    leaves: ['It was part of my duties.'],
  },
  {
    id: 'thing-i-did-was',
    from: /^(?:One of|Among) the (?:main )?(?:things|jobs|tasks) (?:that |which )?I (?:used to do|did|had to do|do) (?<be>was|is|were) (?:the )?(?<ger>\p{Ll}+ing)(?: of)? /u,
    to: ({ be = '', ger = '' }) => {
      const verb = verbOfGerund(ger);
      return verb === null ? null : `I ${inTense(verb, be)} `;
    },
    examples: [
      ['One of the things that I used to do was the checking of the exits.', 'I checked the exits.'],
    ],
    leaves: ['One of the things I did was new.'],
  },
  {
    id: 'which-is-now',
    from: /(?<noun>\p{Ll}+),? and (?:it|they) (?<be>is|are|was|were) (?<how>(?:now |still |later |also )?(?:used|kept|read|sold|run|copied|shown|taken up|in use|adopted|seen|followed)\b)/u,
    to: ({ noun = '', be = '', how = '' }) => `${noun}, which ${be} ${how}`,
    examples: [['I drew a plan and it is now used by all.', 'I drew a plan, which is now used by all.']],
    leaves: ['I drew a plan and it was fun.'],
  },
  {
    id: 'having-done',
    from: /^(?:Because|Since|As) I (?:have )?(?:previously )?(?<verb>\p{Ll}+) (?<rest>[^,]+?) ?, I (?<next>know|understand|can|have|am)\b/u,
    to: ({ verb = '', rest = '', next = '' }) => {
      const past = meaningsOf(verb).find(
        ({ pos, form }) => pos === 'verb' && (form === 'past' || form === 'pastParticiple'),
      );
      return past ? `Having ${inflect(past.lemma, 'pastParticiple')} ${rest}, I ${next}` : null;
    },
    examples: [
      [
        'Because I worked at a pharmacy, I know how drugs are stored.',
        'Having worked at a pharmacy, I know how drugs are stored.',
      ],
    ],
    leaves: ['Because I am tall, I can reach.'],
  },
  {
    id: 'stuff-like',
    from: /^(?<i>I )?(?<did>Did|did|do|Do) (?:stuff|things|bits)(?: and bobs)? (?:with|for|around|in) (?:the |our )?(?<what>\p{Ll}+), (?:like|such as) (?<list>[^.;]+?)(?<tail>,? and (?!\p{Ll}+ing\b)\p{Ll}+ [^.;]+)?(?=[.!]|$)/u,
    to: ({ i = '', did = '', what = '', list = '', tail = '' }) => {
      const items = list.split(/, (?:and )?| and /).map((item) => item.trim());
      const said = items.map((item) => {
        const [ger = '', ...rest] = item.split(' ');
        const verb = verbOfGerund(ger);
        return verb === null ? null : [inTense(verb, did.toLowerCase()), ...rest].join(' ');
      });
      if (said.includes(null)) return null;
      const names = said.map((one) => one?.replace(/\bthem$/, `the ${what}`));
      const isSaid = names.some((one) => one?.includes(what));
      if (!isSaid) return null;
      const all = tail === '' ? names : [...names, tail.replace(/^,? and /, '')];
      const text = all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? '');
      return i === '' ? text.charAt(0).toUpperCase() + text.slice(1) : `${i}${lowered(text)}`;
    },
    examples: [
      [
        'Did stuff with the goats, like milking them and took them out.',
        'Milked the goats and took them out.',
      ],
    ],
    leaves: ['Did stuff with the goats.'],
  },
  {
    id: 'same-object-again',
    from: /^(?<whole>(?<head>(?:I )?\p{L}+ (?:(?:the|incoming|all|our) )*)(?<object>\p{Ll}+(?: \p{Ll}+)?)(?:,? and \p{Ll}+ (?:(?:the|all the|our) )?\k<object>(?: [^,.;]+)?|, (?:and )?\p{Ll}+ (?:(?:the|all the|our) )?\k<object>(?: [^,.;]+)?){1,5})(?<stop>[.!]?)$/u,
    to: ({ whole = '', object = '', stop = '' }) => {
      const clauses = whole.split(/,? and |, /);
      const parts = clauses.map((clause) => {
        const [, verb = '', rest = ''] =
          new RegExp(`^((?:I )?\\p{L}+) (?:(?:the|incoming|all the|all|our) )*${object}(.*)$`, 'u').exec(
            clause,
          ) ?? [];
        return { verb, rest };
      });
      if (parts.length < 2 || parts.some(({ verb }) => verb === '')) return null;
      const pronoun = object.endsWith('s') ? 'them' : 'it';
      const bare = parts.findIndex(({ rest }) => rest !== '');
      const joined = bare < 0 ? parts : parts.slice(0, bare);
      const behind = bare < 0 ? [] : parts.slice(bare);
      if (joined.length === 0) return null;
      const verbs = joined.map(({ verb }) => verb);
      const list =
        verbs.length > 1 ? `${verbs.slice(0, -1).join(', ')} and ${verbs.at(-1)}` : (verbs[0] ?? '');
      const tail = behind.map(({ verb, rest }) => `${verb} ${pronoun}${rest}`);
      const all = [`${list} ${object}`, ...tail];
      const last = all.at(-1) ?? '';
      return `${all.length > 1 ? `${all.slice(0, -1).join(', ')}${verbs.length > 1 ? ',' : ''} and ${last}` : last}${stop}`;
    },
    examples: [
      [
        'Sorted old coats, and hung old coats, and put old coats out on the rail.',
        'Sorted and hung old coats, and put them out on the rail.',
      ],
    ],
    leaves: ['Sorted coats and hung shirts.'],
  },
];
