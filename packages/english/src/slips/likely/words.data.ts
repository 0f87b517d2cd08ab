import type { Token } from '../../english-text.ts';
import { meaningsOf } from '../../inflect.ts';
import type { Match } from '../../rules/index.ts';
import { canBe, isFinite, SUBJECTS } from '../closed-classes.ts';
import { over, swap, type Slip } from '../slip.ts';

/* Words taken for others that look or sound alike, each told by what must stand there, and names without their capital. */

const lower = (token: Token | undefined) => token?.text.toLowerCase() ?? '';
const isOneOf = (token: Token | undefined, words: RegExp) => words.test(lower(token));

/** What stands in place of another between these words; the frames are those in which the first cannot stand. */
const PAIRS: readonly (readonly [
  wrong: string,
  right: string,
  frames: readonly string[],
  where?: (match: Match) => boolean,
])[] = [
  [
    'form',
    'from',
    [
      "',|away|come|came|coming|learn|learned|learnt|arrived|moved|return|returned|different|far|apart|graduated|order|ordered|received|bought|hear|hearing|heard|range|ranging|travelled|transferred|changed|suffer|home' WORD ~determiner|name|pronoun|number|noun",
      "punctuation WORD 'which|where|whom|what'",
      "noun WORD number|'monday|tuesday|wednesday|thursday|friday|the'",
    ],
    ({ tokens }) =>
      !isOneOf(tokens[0], /^(?:application|order|entry|booking|consent|a|the|tax)$/) &&
      !(tokens[0]?.pos === 'noun' && /^(?:people|we|they|team|teams)$/i.test(tokens[0]?.text ?? '')) &&
      !(lower(tokens[0]) === ',' && tokens.at(-1)?.pos === 'noun'),
  ],
  [
    'from',
    'form',
    [
      "'application|order|entry|booking|consent|tax|registration|enrolment|feedback' WORD $|punctuation|auxiliary",
    ],
  ],
  ['trough', 'through', ['~verb|adverb|noun WORD ~determiner|name|pronoun']],
  [
    'threw',
    'through',
    ["~verb|adverb|noun WORD 'the|my|our|a|an|your|all'"],
    ({ tokens, sentence, at }) =>
      sentence.tokens.slice(0, at + 1).some(isFinite) &&
      tokens[0]?.pos !== 'pronoun' &&
      !(tokens[0]?.pos === 'noun'),
  ],
  [
    'thought',
    'taught',
    [
      `'${SUBJECTS}|who|also|and' WORD 'me|him|her|them|us|children|pupils|students|english|maths|classes|how'`,
    ],
  ],
  [
    'learned|learnt|learn|learning',
    'taught|taught|teach|teaching',
    [
      "~pronoun|noun|name|to WORD 'me|him|us|them|her|people|customers|children|apprentices|beginners|students|pupils' ~.",
      "'was|were|been' WORD 'to|by|how'",
    ],
  ],
  [
    'loose|looses|loosing',
    'lose|loses|losing',
    [
      `'to|will|would|not|never|could|can|n't|n’t|did|${SUBJECTS}|may|might|without|of|from|system|and|avoid|avoided|hate|system' WORD 'the|a|an|my|our|your|his|her|their|time|money|weight|customers|any|no|one|about|two|three|track|touch|it|them|interest|patience|control|orders|more|less'`,
    ],
    ({ tokens, sentence, at }) =>
      !isOneOf(sentence.tokens[at - 1], /^(?:a|the)$/) &&
      !(lower(tokens[0]) === 'and' && tokens[1]?.pos === 'adjective' && tokens[2]?.pos === 'noun'),
  ],
  [
    'loosed|losed|loosened',
    'lost',
    ["~. WORD 'his|her|my|our|their|the|a|only|patience|time|money|weight|no|one|two|nothing'"],
    ({ tokens }) => !isOneOf(tokens[1], /^loosened$/),
  ],
  [
    'losts|loses',
    'losses',
    [
      "'of|the|our|any|all|report|reported|reporting|and|for|no|their' WORD $|punctuation|preposition|auxiliary",
    ],
    ({ tokens, sentence, at }) =>
      lower(tokens[1]) === 'losts' ||
      (!sentence.tokens.slice(at, at + 1).some(isFinite) &&
        /^(?:of|the|our|any|no|their)$/.test(lower(tokens[0]))),
  ],
  ['lost', 'loss', ["'the|a|no|any|without|at' WORD 'of'"]],
  [
    'brake',
    'break',
    [
      "'to|can|will|would|could|not|never|n't|tea|lunch|coffee|we|they|i' WORD 'the|a|an|down|up|in|into|time|$|it|them'",
    ],
    ({ sentence }) =>
      !sentence.tokens.some(({ lemma }) =>
        /^(?:car|lorry|bus|train|tram|bike|van|wheel|drive|pedal|driver)$/.test(lemma),
      ),
  ],
  ['break|breaks', 'brake|brakes', ["'hand|disc|drum|emergency|front|rear' WORD ~."]],
  [
    'bored',
    'board',
    ["'the|a|this|notice|white|chess|ironing|cutting' WORD $|punctuation|preposition|conjunction"],
    ({ tokens }) => lower(tokens[0]) !== 'a' || tokens[2]?.pos !== 'conjunction',
  ],
  [
    'board',
    'bored',
    ["'get|got|gets|am|is|was|be|being|never|easily' WORD 'with|easily|by|when|of'"],
    ({ tokens }) => lower(tokens[2]) !== 'of' || /^(?:get|got|gets|never)$/.test(lower(tokens[0])),
  ],
  [
    'there',
    'their',
    [
      "'in|on|up|out|off|with|of|for|about|to|from|by|all|and|at|do|did|know|bring|brought|take|took|label|improve|increase|have|had|keep|kept|clean|wash|like|understand|see|tell|help|helped|give|gave|check|show|use|discuss|record|recorded' WORD ~adjective? noun",
    ],
    ({ tokens, sentence }) => {
      const [left, noun] = [lower(tokens[0]), tokens.at(-1)];
      const isTime =
        /^(?:day|night|week|year|month|time|summer|winter|morning|today|home|part|full|people|work|lunch|nights|people)s?$/.test(
          lower(noun),
        );
      return (
        !isTime &&
        !(
          left === 'and' &&
          sentence.tokens
            .slice(0, sentence.tokens.indexOf(tokens[0] as Token))
            .some(({ text }) => /^(?:here|live|lived|work|worked)$/i.test(text))
        ) &&
        !(/^(?:out|up|in|on|at)$/.test(left) && noun?.number !== 'plural') &&
        !/^(?:is|are|was|were)$/.test(lower(tokens[2]))
      );
    },
  ],
  [
    'their',
    'there',
    [
      "'over|from|up|out|been|go|went|get|got|live|lived|worked|work|was|is|were|stayed|stay|here|down|in' WORD $|punctuation|'and|for|was|is|are|were|since|until|when|in|as|from'",
      "^ WORD 'is|are|was|were|will|has|have|had|would|seems'",
    ],
  ],
  [
    'then',
    'than',
    [
      "'more|less|rather|other|better|worse|fewer|older|younger|quicker|longer|earlier|sooner|cheaper|bigger|higher|lower|larger|smaller|faster|harder|easier|stronger' WORD ~.",
      "'more|less' ~adjective|noun|adverb WORD ~determiner|pronoun|number|name|noun|verb:gerund",
      "'longer' WORD 'most'",
    ],
    ({ tokens }) => !isFinite(tokens.at(-1) as Token) && tokens.at(-1)?.pos !== 'punctuation',
  ],
  [
    'too',
    'to',
    [
      "'want|wants|wanted|like|need|needs|able|hope|have|had|try|ready|happy|willing|learned|started|began|asked|order|going|how|used|looking|look' WORD verb:base",
      "'went|go|came|come|moved|travelled|drove|sent|wrote|spoke|talked|listen|listened|applied|returned|according|thanks|due|next|close|forward|access' WORD ~determiner|name|noun|verb:gerund|pronoun",
    ],
  ],
  [
    'too',
    'two',
    [
      "'the|next|last|first|my|our|these|those|only|over|about|of|for|other|past' WORD ~adjective? noun:plural",
    ],
    ({ tokens }) => !isOneOf(tokens[0], /^(?:about|over|for|of)$/) || tokens.length === 3,
  ],
  [
    'to',
    'too',
    [
      "'is|was|were|are|be|been|am|get|got|become|seems|far|way|not|cost|took|spent|works' WORD 'busy|small|big|young|old|expensive|late|early|heavy|tired|hot|cold|long|much|many|far|high|low|hard|difficult|easy|ill|tight|large|short|few|little|soon|often' $|punctuation|'for|to|and|in|when|at'",
    ],
  ],
  [
    'of',
    'off',
    [
      "'turn|turned|switch|switched|take|took|drop|dropped|cut|signed|sign|lay|laid|set|paid|pay|day|days|time|well|put|get|got|kick' WORD 'the|my|our|a|work|$|.|,|it|them|their|shore|season|in|at'",
    ],
    ({ tokens, sentence, at }) => {
      const [left, right] = [lower(tokens[0]), lower(tokens[2])];
      if (/^(?:day|days|time|well|cut|set|drop|sign|pay)$/.test(left))
        return (
          /^(?:work|\.|,|in|at)$/.test(right) &&
          /^(?:day|days|time)$/.test(left) &&
          /^(?:my|a|two|three|the|no|any|take|took)$/.test(lower(sentence.tokens[at - 1])) &&
          !/^the$/.test(lower(sentence.tokens[at - 1]))
        );
      return tokens[0]?.pos === 'verb' && right !== 'work';
    },
  ],
  [
    'off',
    'of',
    [
      "'lot|most|some|many|number|kind|sort|type|part|piece|member|because|instead|front|charge|hundreds|dozens|full|care|plenty|none|group|team|variety|range|couple|amount|proud|capable|knowledge|head|end|out|use|one|each|all' WORD 'the|my|our|a|an|people|work|customers|this|these|them|us|all|his|her|their'",
    ],
    ({ tokens }) =>
      !/^(?:some|all|one|each|care|work|use|out|head|end)$/.test(lower(tokens[0])) ||
      (/^(?:the|my|our|these|them|us)$/.test(lower(tokens[2])) &&
        /^(?:one|each|all|some|care|end)$/.test(lower(tokens[0])) &&
        tokens[0]?.pos !== 'verb'),
  ],
  [
    'were',
    'where',
    [
      "'place|shop|school|hotel|firm|company|town|yard|ward|farm|kitchen|university|job|college|city|department|point|know|knew|see|clinic|hospital|village|street|office|exactly|and' WORD 'i|we|he|she|the|my|they|people|it|you' ~verb|auxiliary",
    ],
    ({ tokens }) => !/^(?:and|people)$/.test(lower(tokens[0])),
  ],
  [
    'where',
    'were',
    [
      "'we|they|you|there|who|which|customers|results|people|guests|colleagues' WORD verb:gerund|verb:pastParticiple|adjective|'a|the|not|no|always|very|about|only|late|six|two|three|ten|many|happy'",
    ],
    ({ tokens }) =>
      !/^(?:customers|people|guests)$/.test(lower(tokens[0])) || tokens[2]?.pos !== 'determiner',
  ],
  [
    'weather',
    'whether',
    [
      "'ask|asked|know|knew|see|wonder|check|checked|decide|decided|of|not|sure|tell' WORD 'the|i|we|he|she|they|it|you|or|to|a|my|their|there'",
    ],
    ({ tokens }) => lower(tokens[0]) !== 'of' || tokens[2]?.pos === 'pronoun',
  ],
  [
    'whether',
    'weather',
    ["'bad|good|cold|hot|wet|the|fine|any|rough|all|stormy' WORD $|punctuation|preposition|auxiliary"],
  ],
  [
    'affect',
    'effect',
    [
      "'the|an|a|no|any|good|bad|great|positive|big|strong|little|same|side|its' WORD $|punctuation|'on|of|is|was|that'",
    ],
  ],
  [
    'effect|effects|effected',
    'affect|affects|affected',
    [
      `'will|would|can|could|may|might|not|to|did|does|n't|n’t|which|that|also|never|this|it|was|were' WORD 'the|my|our|your|his|her|their|me|us|them|you|him|it|all|every|sales|by'`,
    ],
    ({ tokens }) =>
      lower(tokens[1]) !== 'effect' ||
      (lower(tokens[2]) !== 'by' && !/^(?:that|this|it|which)$/.test(lower(tokens[0]))),
  ],
  [
    'advice|advices',
    'advise|advises',
    [
      "'to|can|could|will|would|i|we|they|who|and|also|must|should|he|she' WORD ~determiner|name|adjective|noun|'me|us|them|him|her|you|customers|clients|people|patients|tenants|on'",
    ],
    ({ sentence, at, tokens }) =>
      !/^(?:give|gave|given|giving|get|listen|according|due|access|open|offer|offered|support|help)$/.test(
        lower(sentence.tokens[at - 1]),
      ) &&
      !(lower(tokens[0]) === 'and' && /^(?:on|and)$/.test(lower(tokens[2]))) &&
      !(lower(tokens[0]) === 'and' && sentence.tokens[at - 1]?.pos === 'noun') &&
      lower(tokens[2]) !== 'of',
  ],
  [
    'advise|advises',
    'advice|advice',
    [
      "'my|our|your|his|her|their|some|any|good|the|of|for|much|this|give|gave|giving|take|took|with|useful|legal|best|an' WORD $|punctuation|preposition|auxiliary|conjunction",
    ],
  ],
  [
    'practise',
    'practice',
    [
      "'the|a|your|our|my|this|in|of|good|best|dental|medical|veterinary|general|private' WORD $|punctuation|preposition|auxiliary|noun",
    ],
  ],
  [
    'licence',
    'license',
    ["'to|will|would' WORD 'the|a|my|our'"],
    ({ sentence, at }) => !/^(?:due|according)$/.test(lower(sentence.tokens[at - 1])),
  ],
  [
    'principle',
    'principal',
    ["'school|the|our|my|vice|former' WORD ',|of|who|told|asked|said|hired|teacher|reason|task|duty|role'"],
    ({ tokens, sentence, at }) =>
      !/^(?:of)$/.test(lower(tokens[2])) ||
      /^(?:school|college|academy)$/.test(lower(sentence.tokens[at + 4])),
  ],
  [
    'principal|principals',
    'principle|principles',
    ["'in|on|same|basic|guiding|matter' WORD ~.", "'basic|guiding|same' WORD 'of'"],
    ({ tokens }) => lower(tokens[0]) !== 'on' && !(lower(tokens[0]) === 'in' && tokens[2]?.pos === 'noun'),
  ],
  [
    'stationary',
    'stationery',
    [
      "'the|order|ordered|office|and|of|buy|bought|sold|our|all|other|printed|supplied|ordering' WORD $|punctuation|'cupboard|and|for|orders|shop|supplies|stock|budget'",
    ],
    ({ tokens, sentence, at }) =>
      !(lower(tokens[0]) === 'and' && sentence.tokens[at - 1]?.pos === 'adjective') &&
      !(sentence.tokens[at - 1]?.lemma === 'be'),
  ],
  [
    'personal|personel',
    'personnel',
    [
      "'the|our|all|military|hotel|new|train|trained|qualified|medical|ground' WORD $|punctuation|'and|of|in|on|was|were|are|is|for'",
    ],
    ({ tokens }) => lower(tokens[2]) !== 'and' && !(lower(tokens[0]) === 'new'),
  ],
  [
    'personnel',
    'personal',
    ["'a|my|his|her|your|very|for' WORD noun"],
    ({ tokens }) =>
      !/^(?:manager|department|file|files|records|office|officer|carrier|director|policy|changes)$/.test(
        lower(tokens[2]),
      ) && lower(tokens[0]) !== 'for',
  ],
  [
    'quiet',
    'quite',
    [
      "~. WORD 'a|an|the|good|well|often|long|new|large|small|big|busy|different|sure|hard|fast|happy|easy|difficult|important'",
    ],
    ({ tokens }) =>
      !/^(?:a|the|very|and|so|too)$/.test(lower(tokens[0])) &&
      !(tokens[0]?.pos === 'verb' && tokens[2]?.pos === 'determiner' && tokens[0]?.lemma === 'keep'),
  ],
  [
    'quite',
    'quiet',
    [
      "'a|the|very|so|too|more|peace|is|was|stay|keep' WORD 'street|place|night|time|room|office|and|village|town|person|season|day|month|corner|area|worker|during|hour|hours|$|.|,|man|girl|in|on|at'",
    ],
    ({ tokens }) =>
      !/^(?:very|so|too|is|was)$/.test(lower(tokens[0])) ||
      tokens[2]?.pos !== 'noun' ||
      lower(tokens[0]) === 'very',
  ],
  [
    'past',
    'passed',
    [`~. WORD ~determiner|number|pronoun|'all|both|every|with|it|on|away'`],
    ({ tokens, sentence, at }) => {
      const left = tokens[0] as Token;
      const before = sentence.tokens.slice(0, at + 1);
      const opens = before.findLastIndex(({ text, pos }) => /^[,;:]$/.test(text) || pos === 'conjunction');
      const clause = before.slice(opens + 1);
      const hasVerb = clause.some(isFinite) && !/^(?:have|has|had)$/.test(lower(left));
      const isSubject =
        /^(?:pronoun|noun|number|name|auxiliary|adverb)$/.test(left.pos) ||
        /^(?:pupils|students|employer|i|we|they|he|she|who|and|thirty-one|all)$/i.test(lower(left)) ||
        /-/.test(left.text);
      return (
        isSubject &&
        !hasVerb &&
        !/^(?:half|quarter|minutes|ten|five|twenty|just|go|in)$/.test(lower(left)) &&
        clause.length > 0 &&
        sentence.tokens[0] !== tokens[1]
      );
    },
  ],
  [
    'passed',
    'past',
    [
      "~verb:past|verb:base|verb:gerund|'in|few|the|over|these|last|two|half|years|ten' WORD 'the|my|our|year|years|few|two|three|month|months|week|weeks|decade|experience|ten|six'",
    ],
    ({ tokens, sentence, at }) => {
      const [left, right] = [tokens[0] as Token, lower(tokens[2])];
      if (left.pos === 'verb')
        return (
          /^(?:go|walk|drive|run|ride|cycle|get|come|look|push|sail|move)$/.test(left.lemma) &&
          !sentence.tokens[at + 1]?.text.includes(',')
        );
      return (
        (lower(left) === 'the' ||
          lower(left) === 'these' ||
          lower(left) === 'half' ||
          lower(left) === 'in') &&
        /^(?:year|years|few|two|three|month|months|week|weeks|decade|ten|six)$/.test(right)
      );
    },
  ],
  [
    'accept',
    'except',
    [
      "'all|everyone|everything|everybody|nobody|nothing|day|days|anything|time' WORD 'the|for|me|on|in|my|one|sunday|sundays|monday|mondays|when'",
    ],
    ({ tokens }) => !/^(?:all|time)$/.test(lower(tokens[0])) || lower(tokens[2]) !== 'the',
  ],
  [
    'except|excepted',
    'accept|accepted',
    [
      "'to|will|would|can|could|i|gladly|they|we|please|was|were|not|been|happily|and' WORD 'the|a|an|my|your|our|their|it|this|any|for|by|me|as|all|responsibility|payments|cash|cards|deliveries'",
    ],
    ({ tokens, sentence, at }) =>
      !(
        lower(tokens[0]) === 'and' ||
        (lower(tokens[1]) === 'except' &&
          /^(?:was|were|been|for|me|they|we|not)$/.test(lower(tokens[0])) &&
          !/^(?:they|we)$/.test(lower(tokens[0])))
      ) &&
      !(lower(tokens[2]) === 'for' && lower(tokens[1]) === 'except') &&
      !(lower(tokens[0]) === 'i' && at > 0 && /^(?:than|as)$/.test(lower(sentence.tokens[at - 1]))),
  ],
  [
    'sale|sales',
    'sell|sells',
    [
      "'to|can|will|i|we|they|you|also|not|n't|he|she|who' WORD 'the|a|my|our|their|it|them|shoes|books|fruit|cars|bread|clothes|flowers|tickets|products|to|things|cakes|fish|vegetables|houses'",
    ],
    ({ tokens, sentence, at }) =>
      !/^(?:for|on|due|up)$/.test(lower(sentence.tokens[at - 1])) &&
      !(lower(tokens[0]) === 'to' && lower(tokens[2]) === 'to'),
  ],
  [
    'sell',
    'sale',
    ["'the|a|for|on|this|each|every|point' WORD $|punctuation|'of|was|is|in|at|price|and'"],
    ({ tokens }) => lower(tokens[0]) !== 'for' || tokens[2]?.pos !== 'noun',
  ],
  [
    'live',
    'life',
    [
      "'my|his|her|their|whole|of|working|daily|private|family|all|professional|in' WORD $|punctuation|'i|in|at|is|was|has|and|as|on'",
    ],
    ({ tokens }) =>
      !/^(?:of|in|family|all|private)$/.test(lower(tokens[0])) ||
      (lower(tokens[0]) === 'of' && tokens[2]?.pos === 'punctuation'),
  ],
  [
    'life',
    'live',
    [
      `'${SUBJECTS}|to|can|people|who|and|now|also|still' WORD 'in|near|with|at|here|there|alone|close|by|on'`,
    ],
    ({ tokens }) =>
      !/^(?:people|and|to)$/.test(lower(tokens[0])) ||
      (lower(tokens[0]) === 'to' && lower(tokens[2]) !== 'with'),
  ],
  [
    'diner',
    'dinner',
    [
      "'for|at|after|before|cook|cooked|serve|served|the|school|lunch|and|christmas|make|have|evening|prepare|prepared' WORD $|punctuation|'for|at|service|and|in|ladies|lady|on|menu|time'",
    ],
    ({ tokens }) => !(lower(tokens[0]) === 'the' || lower(tokens[0]) === 'at'),
  ],
  [
    'desert|deserts',
    'dessert|desserts',
    [
      "'the|a|for|and|of|our|make|made|serve|served|bake|baked|new|two|three|cold|plated|prepare|prepared|cakes|as|on|pastry' WORD $|punctuation|'menu|section|and|for|at|chef|course|table|trolley|were|was|recipes'",
    ],
    ({ sentence }) =>
      sentence.tokens.some(({ lemma }) =>
        /^(?:cook|chef|kitchen|bake|cake|menu|restaurant|meal|dish|pastry|starter|guest|serve|cream|hotel|plate|recipe|pudding|eat|food|course|bread)$/.test(
          lemma,
        ),
      ),
  ],
  [
    'brought',
    'bought',
    [
      `'${SUBJECTS}|and|who|recently|just' WORD 'a|an|my|our|new|two' ~adjective? noun 'for|from|with|in|at|second-hand|$|.'`,
    ],
    ({ sentence }) =>
      sentence.tokens.some(({ text }) => /^[£€$]|pounds|euros|price|cheaply|second-hand|auction/.test(text)),
  ],
  [
    'bought',
    'brought',
    ["~. WORD 'up|together|back|down|about|forward|in|along|up'"],
    ({ tokens, sentence, at }) =>
      /^(?:up|together|about|forward|along)$/.test(lower(tokens[2])) ||
      (lower(tokens[2]) === 'down' && sentence.tokens[at + 3] !== undefined),
  ],
  [
    'costumer|costumers',
    'customer|customers',
    [
      "'the|our|a|each|every|with|of|my|new|regular|to|for|help|helped|serve|served|difficult|many|all|happy|advise|advised|and|their' WORD ~.",
    ],
    ({ sentence }) =>
      !sentence.tokens.some(({ lemma }) =>
        /^(?:theatre|costume|film|stage|opera|wardrobe|dress|sew)$/.test(lemma),
      ),
  ],
  [
    'manger',
    'manager',
    [
      "'the|my|a|our|shop|store|line|stage|team|hotel|project|sales|branch|by|as|office|kitchen|farm|assistant|duty|area|general|former|site|bar|restaurant|deputy|and|account' WORD ~.",
    ],
    ({ tokens, sentence }) =>
      !sentence.tokens.some(({ lemma }) => /^(?:hay|horse|stable|nativity|garde|pret|crib)$/.test(lemma)) &&
      tokens.length > 0,
  ],
  ['pubic', 'public', ['~. WORD ~.']],
  [
    'asses|assed|assing',
    'assess|assessed|assessing',
    [
      "'to|i|we|and|can|will|also|who|of|by|help|helped|for|regularly' WORD ~determiner|noun|adjective|name|'risk|risks|each|how|whether|their|patients|needs'",
    ],
  ],
  [
    'fist',
    'first',
    [
      "'the|my|our|at|a|in' WORD 'time|year|aid|job|week|day|months|month|place|class|term|of|aider|place|post|floor|prize|one|two'",
    ],
  ],
  [
    'cloths',
    'clothes',
    [
      "'children|children’s|donated|work|working|my|our|their|sell|sold|selling|of|wash|washed|baby|new|second-hand|warm|the|ironed|iron|sort|sorted|men|women|school' WORD ~.",
    ],
    ({ sentence }) =>
      !sentence.tokens.some(({ lemma }) =>
        /^(?:table|clean|cleaning|wipe|dish|dust|linen|weave|silk|wool|polish|damp)$/.test(lemma),
      ),
  ],
  [
    'bellow',
    'below',
    ["~. WORD 'is|are|the|zero|you|my|for|$|.|,|freezing|average|budget|a|at'"],
    ({ tokens, sentence, at }) =>
      sentence.tokens[at + 1] !== sentence.tokens[0] &&
      tokens[0]?.lemma !== 'to' &&
      !/^(?:a|the)$/.test(lower(tokens[0])),
  ],
  [
    'steal',
    'steel',
    [
      "'stainless|sheet|of|structural|the|in|mild|weld|welded|with|cut|welding|and' WORD 'and|frame|frames|beams|plate|plates|roof|pipes|parts|work|tanks|structures|mill|works|doors|$|.|,|construction|factory|toe'",
    ],
    ({ tokens }) => lower(tokens[0]) !== 'and',
  ],
  [
    'steel',
    'steal',
    ["'to|not|never' WORD 'from|anything|it|the|money'"],
    ({ tokens }) => lower(tokens[0]) !== 'to' || lower(tokens[2]) !== 'the',
  ],
  [
    'weak',
    'week',
    [
      "'a|per|every|each|last|next|this|one|the|once|days|hours|times' WORD $|punctuation|'i|and|in|of|we|for|before|after|at|ago|later'",
    ],
    ({ tokens }) =>
      !/^(?:the|this|a)$/.test(lower(tokens[0])) ||
      (lower(tokens[0]) === 'this' && tokens[2]?.pos === 'pronoun') ||
      (lower(tokens[0]) === 'a' && /^(?:i|we|ago|later)$/.test(lower(tokens[2]))),
  ],
  ['weaks', 'weeks', ['~. WORD ~.']],
  [
    'hole',
    'whole',
    [
      "'the|a|my|our' WORD 'team|family|time|day|week|year|class|school|building|house|process|crew|shop|site|menu|village|country|world|of|month|company|life|thing|production|summer|season|group'",
    ],
    ({ tokens, sentence, at }) =>
      lower(tokens[2]) !== 'of' ||
      (/^(?:the|my|our|last)$/.test(lower(sentence.tokens[at + 3])) &&
        /^the$/.test(lower(tokens[0])) &&
        false),
  ],
  [
    'peace',
    'piece',
    ["'a|each|every|one|this|of|that|last|single' WORD 'of'"],
    ({ tokens }) => lower(tokens[0]) !== 'of',
  ],
  [
    'piece',
    'peace',
    ["'in|and|at|world|of' WORD $|punctuation|'and'"],
    ({ tokens }) =>
      /^(?:world)$/.test(lower(tokens[0])) || (lower(tokens[0]) === 'in' && lower(tokens[2]) === 'and'),
  ],
  [
    'sight',
    'site',
    [
      "'on|building|construction|web|off|this|the|camp' WORD $|punctuation|'manager|office|and|in|i|for|with|was|meetings|visits|safety|engineer'",
    ],
    ({ tokens }) =>
      !/^(?:the|this|off)$/.test(lower(tokens[0])) ||
      /^(?:manager|office|engineer|safety|meetings|visits)$/.test(lower(tokens[2])),
  ],
  ['cite', 'site', ["'building|construction|on|the|camp' WORD ~."]],
  [
    'site',
    'sight',
    ["'eye|at|lost|lose|in|first|good|poor' WORD 'of|test|tests|and|$|.'"],
    ({ tokens }) => /^(?:eye|lost|lose|poor)$/.test(lower(tokens[0])),
  ],
  [
    'waist',
    'waste',
    [
      "'to|of|no|food|not|the|a|without|reduce|reduced|cut|less|never|kitchen|and' WORD 'of|time|money|by|and|a|any|nothing|collection|bins|disposal|$|.|,|management|food'",
    ],
    ({ sentence, tokens }) =>
      !sentence.tokens.some(({ lemma }) =>
        /^(?:dress|trousers|skirt|hip|chest|measure|sew|coat|deep)$/.test(lemma),
      ) && !(lower(tokens[0]) === 'the' && tokens[2]?.pos === 'punctuation'),
  ],
  [
    'aloud',
    'allowed',
    ["'not|was|were|is|are|be|n't|am|being|been|only|have|has' WORD 'to|in|on|me|us|for'"],
  ],
  [
    'allowed',
    'aloud',
    ["'read|reads|reading|out|think|stories' WORD 'to|in|$|.|,|and'"],
    ({ tokens }) => /^(?:read|reading|reads)$/.test(lower(tokens[0])),
  ],
  [
    'cue',
    'queue',
    ["'the|a|long|in|of|no|customers' WORD $|punctuation|'was|at|of|for|in|outside|and'"],
    ({ sentence }) =>
      !sentence.tokens.some(({ lemma }) =>
        /^(?:stage|theatre|light|lighting|sound|actor|show|snooker|give|film|take|band)$/.test(lemma),
      ),
  ],
  [
    'curse',
    'course',
    ["'a|the|of|training|this|language|computer|main' WORD 'in|on|for|of|at|i|which|that|$|.|,'"],
    ({ tokens }) => lower(tokens[0]) !== 'the' || /^(?:in|for)$/.test(lower(tokens[2])),
  ],
  [
    'coarse',
    'course',
    [
      "'a|the|of|training|this|language|my|first|main|evening' WORD 'in|on|for|of|at|i|which|that|$|.|,|and|to'",
    ],
    ({ tokens }) => !(lower(tokens[0]) === 'the' && /^(?:and|of)$/.test(lower(tokens[2]))),
  ],
  [
    'bare',
    'bear',
    ["'to|can|cannot|not|n't|please' WORD 'in|with|the|it|any'"],
    ({ tokens }) => !(lower(tokens[0]) === 'to' && lower(tokens[2]) === 'the'),
  ],
  [
    'role|roles',
    'roll|rolls',
    ["'bread|sausage|toilet|spring|pastry|cinnamon|to' WORD ~."],
    ({ tokens }) => lower(tokens[0]) !== 'to' || lower(tokens[2]) === 'out',
  ],
  [
    'roll',
    'role',
    [
      "'my|the|this|your|a|key|leading|current|present|new|important|play|played' WORD 'as|of|at|in|was|is|involved|i|includes|included'",
    ],
    ({ tokens, sentence }) =>
      !(lower(tokens[0]) === 'the' || lower(tokens[0]) === 'a') ||
      (/^(?:as|at|involved|includes|included)$/.test(lower(tokens[2])) &&
        !sentence.tokens.some(({ lemma }) => /^(?:bread|paper|film|dough|carpet|cloth)$/.test(lemma))),
  ],
  [
    'council',
    'counsel',
    ["'to|i|we|and|who' WORD 'young|people|clients|families|students|couples|patients|them'"],
    ({ tokens }) => lower(tokens[0]) !== 'and' && lower(tokens[0]) !== 'to',
  ],
  ['counsel', 'council', ["'city|town|county|local|parish|district|borough|student' WORD ~."]],
  [
    'device',
    'devise',
    ["'to|i|we|helped|and|can' WORD 'a|new|the|our'"],
    ({ tokens, sentence, at }) =>
      !(lower(tokens[0]) === 'and') && !/^(?:this|one|from)$/.test(lower(sentence.tokens[at - 1])),
  ],
  [
    'formally',
    'formerly',
    ["'was|i|and|,|am' WORD 'a|an|the|known|employed|worked|called|of|head'"],
    ({ tokens }) =>
      (!/^(?:employed|worked)$/.test(lower(tokens[2])) && tokens[2]?.pos !== 'verb') ||
      lower(tokens[2]) === 'known' ||
      lower(tokens[2]) === 'called',
  ],
  [
    'complement|complements|complemented',
    'compliment|compliments|complimented',
    [
      "'a|many|guests|customers|customer|guest|received|by|got|me|us|with|often|the' WORD 'me|us|on|from|for|the|our|my|about|$|.|,'",
    ],
    ({ tokens, sentence }) =>
      /^(?:on|from|about|me|us)$/.test(lower(tokens[2])) && sentence.tokens.length > 3,
  ],
  [
    'compliment|compliments',
    'complement|complements',
    ["'would|will|to|which|that' WORD 'my|your|our|the|each'"],
    ({ tokens }) => lower(tokens[2]) !== 'the' || !/^(?:to)$/.test(lower(tokens[0])),
  ],
  [
    'moral',
    'morale',
    [
      "'staff|team|the|good|high|low|raise|raised|keep|kept|boost|boosted|improve|improved' WORD 'of|in|was|is|$|.|,|and|high|up|on|among|during'",
    ],
    ({ tokens }) =>
      !/^(?:the|good)$/.test(lower(tokens[0])) ||
      (/^(?:of|high|in|was)$/.test(lower(tokens[2])) &&
        lower(tokens[0]) === 'the' &&
        lower(tokens[2]) !== 'is'),
  ],
  [
    'raise',
    'rise',
    ["'prices|costs|sales|temperature|numbers|water|to|will|not' WORD 'by|to|from|above|early|at'"],
    ({ tokens }) =>
      !/^(?:to|will|not)$/.test(lower(tokens[0])) || /^(?:above|early|at)$/.test(lower(tokens[2])),
  ],
  [
    'rise|rised',
    'raise|raised',
    ["'to|i|we|helped|help|and|can' WORD 'money|funds|the|£|awareness|prices|my|sales|over|two|more'"],
    ({ tokens }) => lower(tokens[0]) !== 'and' || lower(tokens[1]) === 'rised',
  ],
  ['layed', 'laid', ['~. WORD ~.']],
  [
    'everyday',
    'every day',
    [
      `~verb|noun|pronoun|adverb|particle|number WORD $|punctuation|'i|we|at|from|in|for|and|with|by|before|after|on|to'`,
    ],
    ({ tokens }) => tokens[2]?.pos !== 'noun',
  ],
  [
    'maybe',
    'may be',
    [
      "'there|it|this|which|that|i|we|they' WORD 'able|of|found|reached|contacted|used|a|the|possible|required|useful|needed'",
    ],
    ({ tokens }) => !/^(?:a|the)$/.test(lower(tokens[2])),
  ],
  ['apart', 'a part', ["'be|being|become|was|am|is|feel|play|played' WORD 'of'"]],
  ['alot', 'a lot', ['~. WORD ~.']],
  ['irregardless', 'regardless', ['~. WORD ~.']],
  ['wont', "won't", ["'i|we|they|it|you|he|she|this' WORD verb:base|auxiliary:base"]],
  ['cant', "can't", ["'i|we|they|it|you|he|she|who' WORD verb:base|auxiliary:base"]],
  [
    'dont|didnt|doesnt|isnt|wasnt|couldnt|wouldnt|havent|hasnt|arent|werent|hadnt|shouldnt',
    "don't|didn't|doesn't|isn't|wasn't|couldn't|wouldn't|haven't|hasn't|aren't|weren't|hadn't|shouldn't",
    ['~. WORD ~.'],
  ],
  ['lets', "let's", ['^ WORD verb:base']],
  [
    'by',
    'buy',
    [
      "'to|can|could|will|would|and|i|we|they|customers|people' WORD 'a|an|the|new|my|our|fresh|food|bread|tickets|stock|clothes|it|them|materials|supplies|fruit|flowers|from' ~.",
    ],
    ({ tokens, sentence, at }) => {
      const left = lower(tokens[0]);
      if (left === 'to')
        return (
          /^(?:a|an|new|my|our|fresh|food|bread|tickets|stock|clothes|it|them|materials|supplies|fruit|flowers)$/.test(
            lower(tokens[2]),
          ) && !/^(?:close|next|up|due|sent|came|given)$/.test(lower(sentence.tokens[at - 1]))
        );
      return (
        /^(?:i|we|they)$/.test(left) &&
        !sentence.tokens.slice(at + 1).some(isFinite) &&
        !sentence.tokens.slice(0, at).some(isFinite)
      );
    },
  ],
  [
    'your',
    "you're",
    [
      "'if|when|that|because|hope|sure|know|think' WORD 'looking|interested|happy|able|in|not|a|still|seeking|recruiting|hiring|free|available|well|going|ever'",
    ],
    ({ tokens }) => !(lower(tokens[2]) === 'a') && !/^(?:available|going)$/.test(lower(tokens[2])),
  ],
  [
    'witch',
    'which',
    ["',|in|of|for|with|to|on|at|from|by|noun|that' WORD ~verb|auxiliary|pronoun|determiner"],
  ],
  [
    'wear',
    'where',
    ["'place|shop|school|hotel|firm|company|town|know|farm|kitchen|hospital' WORD 'i|we|the|they'"],
  ],
  [
    'hear',
    'here',
    [
      "'work|worked|live|lived|been|am|working|living|studied|from|moved|came|arrived|out' WORD $|punctuation|'since|for|in|and|i|as|at|until|to'",
    ],
    ({ tokens }) => tokens[2]?.pos !== 'preposition' || !/^(?:out)$/.test(lower(tokens[0])),
  ],
  [
    'knew',
    'new',
    ["'a|the|some|my|our|two|three|many|train|trained|of|for|learn|any|with' WORD ~noun"],
    ({ tokens }) => !/^(?:of|with|the|for)$/.test(lower(tokens[0])) || tokens[2]?.number === 'plural',
  ],
  [
    'no',
    'know',
    [
      `'to|n't|n’t|not|you|people|they|we|i' WORD 'how|what|why|where|when|that|the|my|your|all|every|each|about|from|it|them'`,
    ],
    ({ tokens }) => lower(tokens[0]) !== 'to' || !/^(?:the|that|all|it|from)$/.test(lower(tokens[2])),
  ],
  [
    'now',
    'know',
    [`'to|n't|n’t|i|we|they|you' WORD 'how|what|why|that'`],
    ({ tokens, sentence }) =>
      sentence.tokens.slice(0, sentence.tokens.indexOf(tokens[0] as Token)).every((one) => !isFinite(one)) &&
      lower(tokens[2]) !== 'that',
  ],
  [
    'know',
    'now',
    ["^ WORD 'i|we|,'", "'until|till|by|and|right|from|is|am|are' WORD $|punctuation|'i|on|we|a|in'"],
    ({ tokens, sentence }) =>
      !(
        tokens[0]?.lemma === 'know' &&
        tokens.length === 2 &&
        !sentence.tokens.some((one) => one !== tokens[0] && isFinite(one))
      ) && !(lower(tokens[0]) === 'and' && lower(tokens[2]) === 'a'),
  ],
  [
    'right',
    'write',
    [
      "'to|can|will|could|i|we|they|also|and|who' WORD 'a|the|my|our|an|all|reports|letters|articles|recipes|code|emails|minutes|menus|songs|to'",
    ],
    ({ tokens, sentence, at }) =>
      !/^(?:and|to|they|who|i)$/.test(lower(tokens[0])) ||
      (lower(tokens[0]) === 'to' &&
        /^(?:a|an|reports|letters|articles|recipes|code|emails|minutes|menus|songs)$/.test(
          lower(tokens[2]),
        ) &&
        !/^(?:is|was|turn|turned)$/.test(lower(sentence.tokens[at - 1])) &&
        !sentence.tokens.some(({ lemma }) => /^(?:boat|wrong|capsize)$/.test(lemma))),
  ],
  [
    'meat',
    'meet',
    [
      "'to|will|would|can|could|not|i|we' WORD 'you|the|me|them|deadlines|people|targets|him|her|customers|new|your|all|our'",
    ],
  ],
  [
    'meet',
    'meat',
    ["'the|of|raw|fresh|cut|cold|cooked|red|minced' WORD $|punctuation|'and|counter|for|in|from'"],
    ({ sentence }) =>
      sentence.tokens.some(({ lemma }) =>
        /^(?:fish|butcher|cut|cook|kitchen|counter|vegetable|raw|slice|chicken)$/.test(lemma),
      ),
  ],
  [
    'male',
    'mail',
    ["'sort|sorted|deliver|delivered|post|e|the|incoming|junk' WORD $|punctuation|'and|room|to|for|in'"],
    ({ tokens }) => !/^(?:the)$/.test(lower(tokens[0])),
  ],
  ['plain', 'plane', ["'by|the|a' WORD $|punctuation|'to|from'"], ({ tokens }) => lower(tokens[0]) === 'by'],
  ['flour', 'flower', ["'cut|wild|fresh' WORD ~."]],
  [
    'flower',
    'flour',
    ["'kilos|bags|sacks|of|rye|wheat|plain|bread' WORD $|punctuation|'and|a|for|into|per'"],
    ({ sentence, tokens }) =>
      lower(tokens[0]) !== 'of' ||
      sentence.tokens.some(({ lemma }) => /^(?:bake|baker|bakery|bread|dough|kilo|sack)$/.test(lemma)),
  ],
  [
    'whole',
    'hole',
    ["'a|the|drill|drilled|dig|dug' WORD 'in'"],
    ({ tokens }) => !/^the$/.test(lower(tokens[0])),
  ],
  ['exiting', 'exciting', ["'an|very|most|so|more|really' WORD ~noun|'to|and|$|.|,|opportunity|for'"]],
  ['exited', 'excited', ["'am|was|very|be|so|really|'m|are|were' WORD 'to|about|by|at'"]],
  [
    'interesting',
    'interested',
    ["'i|we|am|was|very|be|always|also|really|particularly|he|she' WORD 'in|to'"],
    ({ tokens, sentence, at }) =>
      /^(?:i|we|he|she|am)$/.test(lower(sentence.tokens[at - 1])) ||
      /^(?:i|we|he|she|am|'m)$/.test(lower(tokens[0])) ||
      /^(?:am|'m|i)$/.test(lower(sentence.tokens[at - 2])),
  ],
  [
    'exciting|boring|tiring|satisfying|motivating|pleasing|surprising|amazing|disappointing|thrilling|confusing|embarrassing',
    'excited|bored|tired|satisfied|motivated|pleased|surprised|amazed|disappointed|thrilled|confused|embarrassed',
    [
      "'am|feel|felt|get|got|'m|’m' 'very|so|really|always|highly|never|also'? WORD 'about|to|with|by|of|in|at|when|that|and|$|.'".replace(
        "''m",
        "'m",
      ),
    ],
    ({ tokens, sentence, at }) =>
      /^(?:am|'m|’m)$/.test(lower(tokens[0])) || /^(?:i|we|he|she)$/.test(lower(sentence.tokens[at - 1])),
  ],
  [
    'interested',
    'interesting',
    [
      "'an|very|most|more|is|was|found' WORD 'job|post|work|place|course|offer|project|position|company|role|job|task|to'",
    ],
    ({ tokens, sentence, at }) =>
      lower(tokens[2]) !== 'to' &&
      (lower(tokens[0]) !== 'very' || !/^(?:am|was|were|are|is)$/.test(lower(sentence.tokens[at - 1]))),
  ],
  ['responsibles', 'responsible', ['~. WORD ~.']],
  [
    'experiment|experimented',
    'experience|experienced',
    ["'an|with|have' WORD 'cook|nurse|driver|worker|teacher|in|of|with'"],
    ({ tokens }) => lower(tokens[0]) === 'an' && tokens[2]?.pos === 'noun',
  ],
  [
    'make|makes|made|making',
    'do|does|did|doing',
    [
      "'to|i|we|also|they|can|and|he|she|have|of|had|by' WORD 'the|a|my|an|some|our'? 'homework|housework|shopping|laundry|training|course|internship|apprenticeship|exercise|gardening|ironing|cleaning|research|favour|placement|paperwork'",
    ],
    ({ tokens }) => !/^(?:exercise)$/.test(lower(tokens.at(-1))) && !(lower(tokens.at(-1)) === 'training'),
  ],
  [
    'do|does|did|done|doing',
    'make|makes|made|made|making',
    [
      "'to|i|we|also|they|can|and|he|she|never|not|have|of|had|without|by|n't|any' WORD 'the|a|my|an|some|our|any|no|many|few|her|his|two'? 'mistake|mistakes|decision|decisions|appointment|appointments|suggestion|suggestions|progress|effort|efforts|noise|friends|money|profit|changes|arrangements|reservation|reservations|complaint|complaints|offer|offers|agreement|plans'",
    ],
    ({ tokens }) => lower(tokens.at(-1)) !== 'plans' || lower(tokens[1]) !== 'do',
  ],
];

const pairs: readonly Slip[] = PAIRS.flatMap(([wrong, right, frames, where], index): Slip[] =>
  frames.map((frame, at) => {
    const [from, to] = [wrong.split('|'), right.split('|')];
    return {
      id: `likely-${to[0]?.replaceAll(' ', '-') ?? ''}-not-${from[0] ?? ''}-${index}-${at}`,
      message: `Another word is meant: “${to[0] ?? ''}”.`,
      pattern: frame.replace('WORD', `word/'${wrong}'`),
      where: where ?? (() => true),
      edit: swap('word', ({ token }) => to[from.indexOf(lower(token('word')))] ?? to[0] ?? ''),
      examples: [],
      leaves: [],
    };
  }),
);

/** Peoples, languages, countries and the largest towns that are no words beside. */
const PEOPLE =
  /^(?:english|french|german|spanish|italian|portuguese|dutch|welsh|irish|scottish|russian|ukrainian|arabic|hindi|japanese|chinese|korean|greek|turkish|swedish|norwegian|finnish|hungarian|czech|romanian|bulgarian|serbian|croatian|vietnamese|indian|american|canadian|australian|mexican|brazilian|african|european|asian|belgian|austrian|british|european|egyptian|moroccan|nigerian|kenyan|pakistani|iranian|iraqi|syrian|lebanese|israeli|jamaican|cuban|argentinian|colombian|peruvian|chilean|lithuanian|latvian|estonian|slovak|slovenian|albanian|georgian|armenian|filipino|indonesian|malaysian|england|france|germany|spain|italy|portugal|holland|wales|ireland|scotland|russia|ukraine|india|japan|korea|greece|sweden|norway|finland|hungary|romania|bulgaria|serbia|croatia|vietnam|america|canada|australia|mexico|brazil|africa|europe|asia|belgium|austria|britain|egypt|morocco|nigeria|kenya|pakistan|iran|iraq|syria|lebanon|israel|jamaica|cuba|argentina|colombia|peru|lithuania|latvia|estonia|slovakia|slovenia|albania|armenia|philippines|indonesia|malaysia|netherlands|switzerland|denmark|poland|london|paris|berlin|rome|madrid|dublin|manchester|liverpool|birmingham|glasgow|edinburgh|amsterdam|lisbon|vienna|brussels)$/;
const WEEK_OR_MONTH =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|september|october|november|december)$/;

export const WORDS: readonly Slip[] = [
  ...pairs,
  {
    id: 'likely-capital-of-names',
    message: 'Days, months, languages, peoples and countries take a capital.',
    pattern: 'word/.',
    where: ({ token }) => PEOPLE.test(token('word').text) || WEEK_OR_MONTH.test(token('word').text),
    edit: swap(
      'word',
      ({ token }) => token('word').text.charAt(0).toUpperCase() + token('word').text.slice(1),
    ),
    examples: [
      ['I speak english and some portuguese.', 'I speak English and some Portuguese.'],
      ['I can come on tuesday.', 'I can come on Tuesday.'],
    ],
    leaves: ['I march and polish.', 'I can come on Tuesday.'],
  },
  {
    id: 'likely-capital-of-march',
    message: 'Months take a capital.',
    pattern:
      "left/'in|from|since|until|till|by|last|next|of|late|early|mid|during|to|between|and' month/'march|may|august' next/$|number|punctuation|'until|to|i|we|and|when'",
    where: ({ token, sentence, at }) => {
      const [left, month, next] = [lower(token('left')), token('month').text, sentence.tokens[at + 2]];
      if (!/^\p{Ll}/u.test(month)) return false;
      const isYear = /^(?:19|20)\d\d$/.test(next?.text ?? '');
      if (isYear) return true;
      return (
        /^(?:in|since|until|till|last|next|late|early|by|from)$/.test(left) &&
        (month !== 'may' || next?.pos !== 'verb') &&
        (next === undefined || /^[.,;]|until|to$/.test(next.text)) &&
        left !== 'by'
      );
    },
    edit: swap(
      'month',
      ({ token }) => token('month').text.charAt(0).toUpperCase() + token('month').text.slice(1),
    ),
    examples: [['I kept the books from march 2022.', 'I kept the books from March 2022.']],
    leaves: ['We went on a march and sang.', 'I may come.'],
  },
  {
    id: 'likely-its-owner',
    message: '“It’s” is “it is”. What belongs to it is “its”.',
    pattern: "left/. it/'it' is/''s|’s' noun/. next/.",
    where: ({ token, sentence, at }) => {
      const left = token('left');
      const opens = /^(?:and|,)$/.test(left.text) || left.pos === 'preposition' || left.pos === 'verb';
      const rest = sentence.tokens.slice(at + 3);
      const finite = rest.find(isFinite);
      const noun = lower(token('noun'));
      return (
        opens &&
        canBe(noun, 'noun', null) &&
        !meaningsOf(noun).some(({ pos }) => /^(?:adjective|adverb)$/.test(pos)) &&
        ((finite !== undefined && isFinite(token('next'))) ||
          (left.pos === 'preposition' &&
            token('noun').pos === 'noun' &&
            !/^(?:since|as|before|after|until|than|but|because)$/.test(lower(left))))
      );
    },
    edit: over('it', 'is', 'its'),
    examples: [["The boiler is old, and it's record is lost.", 'The boiler is old, and its record is lost.']],
    leaves: ["I think it's time.", "When it's market day, I start at four."],
  },
  {
    id: 'likely-it-is-that',
    message: '“Its” shows whose. “It is” is “it’s”.',
    pattern: "its/'its' something/.",
    where: ({ sentence, at, token }) => {
      const [left, word, then] = [sentence.tokens[at - 1], token('something'), sentence.tokens[at + 2]];
      const opens =
        left === undefined ||
        /^[,;:]$/.test(left.text) ||
        /^(?:and|but|because|that|think|know|when|if|so)$/i.test(left.text);
      if (!opens) return false;
      if (
        /^(?:something|nothing|hard|easy|important|difficult|possible|clear|true|raining|been|a|an|the|not|very|too|always|never|my|our|your|why|what|where|how|because|only|still|just|also|more|nice|fun)$/.test(
          lower(word),
        )
      )
        return !(
          word.pos === 'adjective' &&
          then?.pos === 'noun' &&
          sentence.tokens.slice(at + 3).some(isFinite)
        );
      // "Its work that I enjoy": with no verb but that of the clause it is "it is".
      const that = sentence.tokens.findIndex(
        ({ text }, index) => index > at + 1 && /^(?:that|which|who|where)$/i.test(text),
      );
      const between = that < 0 ? [] : sentence.tokens.slice(at + 1, that);
      const rest = that < 0 ? [] : sentence.tokens.slice(that + 1);
      return (
        left === undefined &&
        that > 0 &&
        !between.some(isFinite) &&
        rest.some(isFinite) &&
        rest.filter(isFinite).length ===
          1 +
            rest.filter(
              ({ pos, text }) => pos === 'subordinator' || /^(?:because|when|which|who)$/i.test(text),
            ).length &&
        between.length < 6 &&
        (rest[0]?.pos === 'pronoun' || rest[0]?.number === 'plural')
      );
    },
    edit: swap('its', "it's"),
    examples: [
      ['Its work that I enjoy.', "It's work that I enjoy."],
      ['I like it because its something to see.', "I like it because it's something to see."],
    ],
    leaves: ['Its yard won a prize.'],
  },
  {
    id: 'likely-their-not-they-are',
    message: '“They’re” is “they are”. What belongs to them is “their”.',
    pattern:
      "left/~verb|preposition they/'they' are/''re|’re' ~adjective? noun/. end/$|punctuation|preposition|conjunction",
    where: ({ token }) =>
      canBe(lower(token('noun')), 'noun', null) &&
      !canBe(lower(token('noun')), 'adjective', null) &&
      token('noun').form !== 'gerund' &&
      !/^(?:think|know|say|hope|believe|feel|see|guess|suppose|find|be|tell|ensure|since|as|because|until|before|after|than|so)$/.test(
        token('left').lemma,
      ),
    edit: over('they', 'are', 'their'),
    examples: [["I planned they're tours.", 'I planned their tours.']],
    leaves: ["I know they're friends.", "They're good people."],
  },
  {
    id: 'likely-your-not-you-are',
    message: '“You’re” is “you are”. What belongs to you is “your”.',
    pattern:
      "left/~verb|preposition|conjunction you/'you' are/''re|’re' ~adjective? noun/~noun|verb end/$|punctuation|preposition|conjunction|auxiliary",
    where: ({ token }) =>
      canBe(lower(token('noun')), 'noun', null) &&
      token('noun').form !== 'gerund' &&
      !/^(?:think|know|say|hope|believe|if|and|but|be|since|as|when|because|until|that|so|find|ensure)$/.test(
        token('left').lemma,
      ),
    edit: over('you', 'are', 'your'),
    examples: [["I would like to join you're team.", 'I would like to join your team.']],
    leaves: ["I hope you're well."],
  },
  {
    id: 'likely-whose',
    message: '“Who’s” is “who is”. What belongs to somebody is “whose”.',
    pattern:
      "left/~noun|name|',' who/'who' is/''s|’s' ~adjective? noun/. next/~verb|auxiliary|pronoun|determiner|noun|name",
    where: ({ token, sentence, at }) => {
      const noun = lower(token('noun'));
      return (
        canBe(noun, 'noun', null) &&
        !canBe(noun, 'adjective', null) &&
        !/^(?:work|working|going|in|responsible|been|come|got|home|head|one|now)$/.test(noun) &&
        token('noun').form !== 'gerund' &&
        token('noun').form !== 'pastParticiple' &&
        sentence.tokens.slice(at + 4).some(isFinite) &&
        (token('next').pos === 'auxiliary' || token('next').pos === 'pronoun' || isFinite(token('next')))
      );
    },
    edit: over('who', 'is', 'whose'),
    examples: [
      [
        "It was by a maker, who's dial had been painted over.",
        'It was by a maker, whose dial had been painted over.',
      ],
    ],
    leaves: ["The man who's in charge is Joe."],
  },
  {
    id: 'likely-who-is',
    message: '“Whose” shows whose it is. “Who is” is “who’s”.',
    pattern:
      "person/~noun whose/'whose' verb/verb:gerund|'always|never|responsible|in|been|also|now' next/~determiner|preposition|adverb|verb|adjective|'the'",
    where: ({ token }) => (token('verb').form === 'gerund' ? token('next').pos !== 'noun' : true),
    edit: swap('whose', "who's"),
    examples: [['I am a cook whose been in many kitchens.', "I am a cook who's been in many kitchens."]],
    leaves: ['The man whose dog I walk is old.'],
  },
];
