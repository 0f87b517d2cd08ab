import { inflect, isVerbLed, meaningsOf, type Sentence, type Token, type VerbForm } from '@candor/english';
import { replaceSpan, replaceToken, type Match, type Rule, type RuleEdit } from '@candor/english/rules';

/** Verbs that a bare infinitive may follow: "Help residents wash and dress" has one verb of the writer's. */
const LETS = new Set('help let make have watch see hear'.split(' '));
const PERSONAL =
  /^(?:i|me|my|mine|myself|we|us|our|ours|ourselves|he|she|him|his|her|hers|himself|herself)$/i;

const isVerb = ({ pos }: Token) => pos === 'verb';
const isJoint = (token: Token | undefined) => /^(?:,|and|or|then|&)$/i.test(token?.text ?? '');
const isSettled = (token: Token | undefined) => token !== undefined && (token.isCertain || token.isName);

/** Index of the word that a bullet's verb stands at: past adverbs. */
function leadOf({ tokens }: Sentence): number {
  return tokens.findIndex(({ pos }) => pos !== 'adverb' && pos !== 'punctuation');
}

/**
 * The verbs that share the subject of the one at `from`, all in its form: "Pick, pack and load". Null where one of them
 * is in doubt, so that none may be changed.
 */
export function verbsWith({ tokens }: Sentence, from: number): Token[] | null {
  const lead = tokens[from];
  if (!lead?.form) return null;
  const verbs = [lead];
  for (const [at, token] of tokens.entries()) {
    if (at <= from) continue;
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const isOpening = isJoint(before) || (before?.pos === 'adverb' && isJoint(tokens[at - 2]));
    if (isVerb(token) && token.form === lead.form) {
      if (before?.text.toLowerCase() === 'to' || before?.pos === 'auxiliary') continue;
      if (!isOpening) {
        if (LETS.has(lead.lemma)) return [lead];
        // "letters that explain the bill": the verb of a clause of its own.
        if (
          tokens
            .slice(from, at)
            .some(({ text }) => /^(?:that|which|who|where|when|what|how|if|because|so|while|as)$/i.test(text))
        )
          continue;
        return null;
      }
      if (!isSettled(token)) return null;
      verbs.push(token);
    } else if (isOpening && token.pos === 'noun' && lead.form !== 'past') {
      // "Draft contracts and research notes": a second verb, or a second thing.
      const opensObject =
        next !== undefined && /^(?:determiner|number|noun|adjective|pronoun)$/.test(next.pos);
      const isEverVerb = meaningsOf(token.text).some(({ pos, form }) => pos === 'verb' && form === lead.form);
      if (opensObject && isEverVerb) return null;
    }
  }
  return verbs;
}

function inForm(match: Match, from: number, form: VerbForm): RuleEdit[] {
  const verbs = verbsWith(match.sentence, from);
  return (verbs ?? []).map((verb) => replaceToken(verb, inflect(verb.lemma, form)));
}

const indexOf = ({ sentence }: Match, token: Token) => sentence.tokens.indexOf(token);

/** Takes away what stands from one token up to another; what comes then keeps its place at the start. */
function without(match: Match, first: Token, next: Token): RuleEdit {
  return replaceSpan(match.text, { start: first.span.start, end: next.span.start }, '');
}

/** Whether no other word than the one at the start speaks of the writer: "I told them I would" needs its "I". */
function isOnlyPerson({ sentence }: Match): boolean {
  return sentence.tokens.filter(({ text, pos }) => pos !== 'name' && PERSONAL.test(text)).length === 1;
}

const isPlain = ({ sentence }: Match) => !sentence.isQuestion && !sentence.isNegated;

/** Whether a verb that leads has something behind it that only a verb can have, and no second verb tells its own time. */
function isPlainDeed({ sentence }: Match, from: number): boolean {
  const { tokens } = sentence;
  const verbs = verbsWith(sentence, from);
  const [next, then] = [tokens[from + 1], tokens[from + 2]];
  const isFinite = ({ pos, form }: Token) =>
    (pos === 'auxiliary' || pos === 'verb') && form !== 'gerund' && form !== 'pastParticiple';
  const isOther = (token: Token, at: number) =>
    isFinite(token) &&
    !verbs?.includes(token) &&
    tokens[at - 1]?.text.toLowerCase() !== 'to' &&
    !LETS.has(tokens[from]?.lemma ?? '');
  if (!verbs || !next || !then || tokens.some(isOther)) return false;
  // "Limit 3 %, ours 1.7 %": a bare figure is no object.
  const object = sentence.phrases.find(({ kind, from: at }) => kind === 'noun' && at === from + 1);
  const head = object && tokens[object.head];
  if (next.pos === 'number' && head?.pos === 'noun') return head.number === 'plural';
  return next.pos === 'number'
    ? /^(?:adjective|preposition|number|name)$/.test(then.pos)
    : next.pos !== 'punctuation' || isJoint(next);
}

/** What a bullet never needs: its subject, where that is the person whose CV it is. */
export const SUBJECT_RULES: readonly Rule[] = [
  {
    id: 'one-subject',
    pattern: "joint/'and|but' who/'i' ~adverb* verb/verb",
    where: ({ sentence }) => sentence.tokens[0]?.text === 'I' && sentence.tokens[1]?.pos === 'verb',
    edit: (match) => [without(match, match.token('who'), match.token('verb'))],
    examples: [['I opened the shop and I counted the till', 'I opened the shop and counted the till']],
    leaves: ['Opened the shop and counted the till', 'The baker and I opened the shop'],
  },
  {
    id: 'one-subject-behind-comma',
    pattern: "comma/',' who/'i' verb/verb",
    where: ({ sentence }) =>
      sentence.tokens[0]?.text === 'I' &&
      sentence.tokens[1]?.pos === 'verb' &&
      sentence.tokens.filter(({ text }) => text === ',').length === 1,
    edit: (match) => [
      replaceSpan(
        match.text,
        { start: match.token('comma').span.start, end: match.token('verb').span.start },
        ' and ',
      ),
    ],
    examples: [
      [
        'I control the temperature, I write it in the book',
        'I control the temperature and write it in the book',
      ],
    ],
    leaves: ['When I arrived, I counted the till', 'Controlled the temperature, wrote it in the book'],
  },
  {
    id: 'no-was-at-start',
    pattern: "^ be/'was' then/~verb:pastParticiple|verb:past|adjective next/preposition|particle",
    // "Was left to run it": without "was" somebody left.
    where: ({ sentence, token }) => sentence.kind === 'verb' && token('then').lemma !== 'leave',
    edit: (match) => [without(match, match.token('be'), match.token('then'))],
    examples: [['Was promoted to shift leader', 'promoted to shift leader']],
    leaves: [
      'Was able to leave early',
      'Was never late',
      'Was left the farm for three weeks',
      'Was awarded a clock',
    ],
  },
  {
    id: 'no-subject-before-past',
    pattern: "^ who/'i' ~adverb* verb/~verb:past",
    where: (match) => isOnlyPerson(match) && isPlain(match) && match.token('verb').lemma !== 'be',
    edit: (match) => [without(match, match.token('who'), match.sentence.tokens[1] ?? match.token('verb'))],
    examples: [
      ['I introduced two-nurse checks', 'introduced two-nurse checks'],
      [
        'I recently implemented NetSuite with a consultant',
        'recently implemented NetSuite with a consultant',
      ],
    ],
    leaves: ['I told them that I would stay', 'We built 14 flats', 'I did not miss a shift'],
  },
  {
    id: 'no-also-at-start',
    pattern: "^ also/'also' verb/verb",
    edit: (match) => [without(match, match.token('also'), match.token('verb'))],
    examples: [['Also dealt with complaints', 'dealt with complaints']],
    leaves: ['Dealt with complaints'],
  },
  {
    id: 'no-i-before-present',
    pattern: "^ who/'i' ~adverb* verb/~verb:base|verb:present3",
    where: (match) => isOnlyPerson(match) && isPlain(match),
    edit: (match) => {
      const verb = match.token('verb');
      const agreed = verb.form === 'present3' ? inForm(match, indexOf(match, verb), 'base') : [];
      if (verb.form === 'present3' && agreed.length === 0) return [];
      return [without(match, match.token('who'), match.sentence.tokens[1] ?? verb), ...agreed];
    },
    examples: [['I control the temperature of the cold store', 'control the temperature of the cold store']],
    leaves: ['I can drive a van', 'I do not work nights'],
  },
  {
    id: 'no-be-before-what-was-done',
    pattern: "^ who/'i' be/'was|am|is' then/~verb:pastParticiple|verb:past|verb:gerund|adjective",
    where: (match) =>
      isOnlyPerson(match) &&
      isPlain(match) &&
      !/^(?:able|happy|glad|sorry|sure)$/i.test(match.token('then').text),
    edit: (match) => [without(match, match.token('who'), match.token('then'))],
    examples: [
      ['I was involved in the audit', 'involved in the audit'],
      ['I was promoted to shift leader', 'promoted to shift leader'],
      ['I am responsible for two vans', 'responsible for two vans'],
    ],
    leaves: ['I was able to leave early', 'I was not trained'],
  },
  {
    id: 'no-have-before-what-was-done',
    pattern: "^ who/'i' have/'have' verb/verb:pastParticiple",
    where: (match) =>
      isOnlyPerson(match) &&
      isPlain(match) &&
      match.token('verb').lemma !== 'be' &&
      match.sentence.tokens.filter(({ form }) => form === 'pastParticiple').length === 1,
    edit: (match) => [
      without(match, match.token('who'), match.token('verb')),
      replaceToken(match.token('verb'), inflect(match.token('verb').lemma, 'past')),
    ],
    examples: [['I have driven buses in the city', 'drove buses in the city']],
    leaves: [
      'I have a licence',
      'I have been a driver',
      'I have understudied four parts and gone on for two',
    ],
  },
];

/** What goes on is not done: "Finishing my degree". */
const OPEN = new Set('finish complete study train learn pursue wait hope look want'.split(' '));

/** A gerund that leads, in the form that its post wants; "Packaging mock-ups" may be a thing, so an object has to be beyond doubt. */
function gerundRules(form: 'past' | 'base'): Rule[] {
  const isObject = (token: Token | undefined, isLoose: boolean) =>
    /^(?:determiner|number|pronoun)$/.test(token?.pos ?? '') ||
    /^(?:up|out|after|off|about|around)$/i.test(token?.text ?? '') ||
    (isLoose && (token?.number === 'plural' || token?.pos === 'adjective'));
  // One works and helps with something: such a gerund is the deed.
  const isWithout = (verb: Token, next: Token | undefined) =>
    /^(?:work|help|assist|deal|liaise|look)$/.test(verb.lemma) &&
    /^(?:with|closely|after|alongside)$/i.test(next?.text ?? '');
  const edit = (match: Match, isLoose: boolean): RuleEdit[] => {
    const { tokens } = match.sentence;
    const verb = match.token('verb');
    if (OPEN.has(verb.lemma)) return [];
    const at = tokens.indexOf(verb);
    const verbs = verbsWith(match.sentence, at);
    // Behind a comma a gerund tells how; a list of them may be either.
    const isPlain = verbs?.every(
      (one) => one === verb || /^(?:and|&)$/i.test(tokens[tokens.indexOf(one) - 1]?.text ?? ''),
    );
    // "Picking and packing 120 orders": the object stands behind the last of them.
    const joined = tokens.slice(at).findIndex((one, index) => index % 2 === 1 && !isJoint(one));
    const last = joined < 0 ? at : at + joined - 1;
    const next = tokens[last + 1];
    if (!verbs || !isPlain || !(isObject(next, isLoose) || isWithout(verb, next))) return [];
    return verbs.map((one) => replaceToken(one, inflect(one.lemma, form)));
  };
  const said = form === 'past' ? 'ran a ward' : 'run a ward';
  const led =
    form === 'past'
      ? 'Managed a team of five and planned the rota'
      : 'Manage a team of five and plan the rota';
  return [
    {
      id: `responsible-for-${form}`,
      pattern: "^ 'was'? 'responsible' 'for' verb/~verb:gerund",
      edit: (match) => {
        const edits = edit(match, true);
        const [first] = match.sentence.tokens;
        return first && edits.length > 0 ? [without(match, first, match.token('verb')), ...edits] : [];
      },
      examples: [['Responsible for running a ward', said]],
      leaves: ['Responsible for planning, budget and safety', 'Responsible for training'],
    },
    {
      id: `in-charge-of-${form}`,
      pattern: "^ 'was'? 'in' 'charge' 'of' verb/~verb:gerund",
      edit: (match) => {
        const edits = edit(match, true);
        const [first] = match.sentence.tokens;
        return first && edits.length > 0 ? [without(match, first, match.token('verb')), ...edits] : [];
      },
      examples: [['In charge of running a ward', said]],
      leaves: ['In charge of two apprentices', 'In charge of catering'],
    },
    {
      id: `finite-for-gerund-${form}`,
      pattern: '^ verb/verb:gerund',
      edit: (match) => edit(match, false),
      examples: [['Managing a team of five and planning the rota', led]],
      leaves: ['Packaging mock-ups', 'Trunking between Leeds and Avonmouth', 'Washing, dressing and feeding'],
    },
  ];
}

/** "My tasks were to greet guests", "Had to plan the rota": the verb alone says it, in the tense of the post. */
function toRules(form: 'past' | 'base'): Rule[] {
  const edit = (match: Match): RuleEdit[] => {
    const { tokens } = match.sentence;
    const [first] = tokens;
    const verb = match.token('verb');
    // Behind "to" it is a verb for certain; its fellows are judged as ever.
    const verbs = verbsWith(match.sentence, tokens.indexOf(verb));
    return first && verbs
      ? [without(match, first, verb), ...verbs.map((one) => replaceToken(one, inflect(one.lemma, form)))]
      : [];
  };
  const said =
    form === 'past'
      ? ['greeted guests and took payments', 'planned the rota']
      : ['greet guests and take payments', 'plan the rota'];
  const [tasks = '', had = ''] = said;
  return [
    {
      id: `my-tasks-${form}`,
      pattern:
        "^ 'my' ~adjective* 'tasks|task|job|role|duties|duty|responsibilities|responsibility|work' 'was|were|is|are' 'to' verb/~verb:base",
      edit,
      examples: [['My main tasks were to greet guests and take payments', tasks]],
      leaves: ['My job was hard', 'Greeted guests'],
    },
    {
      id: `had-to-${form}`,
      pattern: "^ 'had|have' 'to' verb/~verb:base",
      where: ({ token }) => token('verb').lemma !== 'be',
      edit,
      examples: [['Had to plan the rota', had]],
      leaves: ['Had two direct reports', 'Planned the rota'],
    },
  ];
}

/** The tense of a post that is over. */
export const PAST_RULES: readonly Rule[] = [
  ...toRules('past'),
  {
    id: 'past-of-a-past-post',
    pattern: '^ ~adverb* verb/~verb:base|verb:present3',
    where: (match) => {
      const { sentence, token } = match;
      const verb = token('verb');
      const isLed = verb.form === 'base' ? isVerbLed(sentence) : verb.isCertain && sentence.kind === 'verb';
      const from = leadOf(sentence);
      return isLed && sentence.finiteVerb === from && verb.lemma !== 'be' && isPlainDeed(match, from);
    },
    edit: (match) => inForm(match, indexOf(match, match.token('verb')), 'past'),
    examples: [
      ['Drive the school bus to three villages', 'Drove the school bus to three villages'],
      ['Help the residents wash and dress', 'Helped the residents wash and dress'],
      ['Answer the phone and greet the visitors', 'Answered the phone and greeted the visitors'],
    ],
    leaves: [
      'Draft contracts and research notes',
      'Night shifts',
      'Drove the bus',
      'Deploys per week went from 6 to 35',
      'Limit 3 %, ours 1.7 %',
      'Load the van so that the first drop is at the back',
    ],
  },
  ...gerundRules('past'),
];

/** The tense of a post that goes on; a finished thing stays in the past. */
export const PRESENT_RULES: readonly Rule[] = [
  ...toRules('base'),
  {
    id: 'no-third-person-of-a-present-post',
    pattern: '^ verb/verb:present3',
    where: (match) => match.sentence.kind === 'verb' && match.sentence.isCertain && isPlainDeed(match, 0),
    edit: (match) => inForm(match, indexOf(match, match.token('verb')), 'base'),
    examples: [['Teaches a class of 24 and runs the choir', 'Teach a class of 24 and run the choir']],
    leaves: ['Night shifts', 'Teach a class of 24'],
  },
  ...gerundRules('base'),
];

/** "Rewrote the rota, which saved 12 hours a week": the result is said first, with its cause as it was said. */
export const RESULT_RULES: readonly Rule[] = [
  {
    id: 'semicolon-before-what-came-of-it',
    pattern: "comma/',' what/~NP verb/verb:past then/preposition|adverb|number|particle",
    where: ({ sentence, token, all, tokens }) =>
      sentence.kind === 'verb' &&
      isVerbLed(sentence) &&
      sentence.tokens.filter(({ text }) => text === ',').length === 1 &&
      tokens.length > 3 &&
      !all('what').some(({ text }) => /^(?:which|who|that|where|when|what|it|they|i|we)$/i.test(text)) &&
      /^(?:go|fall|rise|drop|grow|increase|decrease|improve|double|halve)$/.test(token('verb').lemma),
    edit: (match) => [replaceSpan(match.text, match.token('comma').span, ';')],
    examples: [
      [
        'Introduced two-nurse checks, medication errors went down from 14 to 3',
        'Introduced two-nurse checks; medication errors went down from 14 to 3',
      ],
    ],
    leaves: ['Washed dishes, cut vegetables', 'Introduced checks, which went down well'],
  },
  {
    id: 'result-first',
    pattern: "^ verb/verb:past ~.* comma/',' 'which' result/verb:past ~.* $",
    where: (match) => {
      const { sentence, token, text } = match;
      const [first, second] = [token('verb'), token('result')];
      const [before, after] = [
        text.slice(first.span.start, token('comma').span.start),
        text.slice(second.span.start, sentence.span.end),
      ];
      return (
        verbsWith(sentence, 0)?.length === 1 &&
        !/[,;:]|\b(?:and|but|i|we|it|they)\b/i.test(before) &&
        /\d/.test(after) &&
        !/[,;:]|\b(?:and|but|by|then)\b/i.test(after) &&
        second.lemma !== 'be'
      );
    },
    edit: (match) => {
      const { sentence, token, text } = match;
      const [first, second] = [token('verb'), token('result')];
      const done = text.slice(first.span.end, token('comma').span.start);
      const stop = /[.!]$/.exec(text.slice(0, sentence.span.end))?.[0] ?? '';
      const result = text.slice(second.span.start, sentence.span.end - stop.length);
      const said = `${result.charAt(0).toUpperCase()}${result.slice(1)} by ${inflect(first.lemma, 'gerund')}${done}${stop}`;
      return [replaceSpan(text, { start: first.span.start, end: sentence.span.end }, said)];
    },
    examples: [
      ['Rewrote the rota, which saved 12 hours a week', 'Saved 12 hours a week by rewriting the rota'],
    ],
    leaves: ['Rewrote the rota, which was overdue', 'Rewrote the rota and the plan, which saved 12 hours'],
  },
];

/** All of them, for the tests that hold each rule against the sentences of all others. */
export const BULLET_RULES: readonly Rule[] = [
  ...SUBJECT_RULES,
  ...PAST_RULES,
  ...PRESENT_RULES,
  ...RESULT_RULES,
];
