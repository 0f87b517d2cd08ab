import { verbForm } from '../writing/index.ts';
import { withArticle } from './letter-facts.ts';

/** A phrase that is no sentence, by what it needs around it. */
export type Fragment =
  /** "to work nearer home" */
  | { kind: 'aim'; text: string }
  /** "your work with refugees", "working in small teams": lower case where it may be, no stop. */
  | { kind: 'thing'; text: string }
  /** "moved here for the sea", "can drive a van": what somebody did or can do, the verb first. */
  | { kind: 'deed'; text: string }
  /** "asks what nobody else thinks of": said of a person or a house in the present. */
  | { kind: 'habit'; text: string }
  /** "love your food", "have known her for years": said of whoever writes, whomever the letter is about. */
  | { kind: 'wish'; text: string }
  /** "a carer for my mum for four years" */
  | { kind: 'role'; text: string }
  /** "still very keen", "a quick learner": what somebody is. */
  | { kind: 'state'; text: string }
  /** "because you are close to home" */
  | { kind: 'reason'; text: string };

const HOW =
  '(?:(?:still|very|really|always|never|also|quite|so|extremely|highly|both|now|currently|already|fully|well) )*';
const QUALITY =
  '(?:able|adaptable|ambitious|approachable|articulate|attentive|available|based|bilingual|calm|careful|caring|certified|cheerful|committed|confident|conscientious|creative|curious|dedicated|dependable|determined|diligent|disciplined|eager|easy-?going|efficient|energetic|enthusiastic|excited|experienced|fascinated|fit|flexible|fluent|focus(?:s)?ed|free|friendly|glad|hard-?working|happy|helpful|honest|impressed|inspired|interested|keen|kind|late|licen[sc]ed|loyal|meticulous|motivated|open|organi[sz]ed|hands[- ]on|not afraid|unemployed|self-employed|out of work|back(?= (?:to|in|at)\\b)|up(?= (?:for|to)\\b)|used(?= to (?:the|long|hard|early|late|being|\\p{L}+ing)\\b)|outgoing|passionate|patient|polite|positive|precise|proactive|proud|punctual|qualified|quick|ready|reliable|resilient|resourceful|respectful|responsible|self-?motivated|sensible|skilled|sociable|strong|supportive|thorough|thoughtful|tidy|tolerant|trustworthy|versatile|warm-?hearted|willing|on time|hard working|(?:good|great|excellent|brilliant|confident) (?:with|at|in) \\p{L}+(?: (?!and\\b)\\p{L}+){0,4}?)';
const BEHIND_QUALITY =
  '(?=$|[.;!]| \\(| (?:to|for|on|from|at|in|any|about|with|of|by|under|because|as|when|since|after|even|where|wherever|immediately|weekends|evenings|nights|mornings|anytime|most|every|all|now|straight|full|part|\\d+)\\b)';
const QUALITIES = new RegExp(
  `^(?:am )?${HOW}${QUALITY}(?:(?:,| and|, and| &) ${HOW}${QUALITY})*${BEHIND_QUALITY}`,
  'iu',
);
const QUALITY_ALONE = new RegExp(
  `^${HOW}(?:${QUALITY}|clean|clever|fast|funny|gentle|independent|intelligent|loving|mature|neat|professional|quiet|safe|self-confident|sensitive|serious|smart|sporty|warm)$`,
  'iu',
);
const PERSON =
  /^(?:an? )?(?:(?:single|retired|former|recent|proud|working|young|mature|final[- ]year|first[- ]year|second[- ]year|third[- ]year|full[- ]time|part[- ]time|stay[- ]at[- ]home|lifelong|regular) )*(?:mum|mom|mother|dad|father|parent|student|graduate|pensioner|veteran|refugee|school leaver|fan|regular|teacher|nurse|soldier)(?=$|[,.;]| (?:of|from|at|with|in|and|since|for|who)\b)|^(?:an? )?(?:(?:very|really) )?(?:team|quick|fast|hard|good|great|strong|keen|natural|excellent|self|people|morning|native|born|lifelong|careful|safe)[- ](?:learner|player|worker|listener|communicator|leader|starter|person|speaker|thinker|typist|driver|timekeeper|organi[sz]er|swimmer)\b/i;
const FORCES = /^ex[- ](?:army|navy|raf|military|forces|police|marines?|services?)\b/i;
/** "looking for a new challenge" says what somebody is doing, not a thing that draws them. */
const UNDER_WAY =
  /^(?:(?:currently|now|still|also|already) )*(?:looking (?:for|to|forward)|hoping to|seeking|searching for|trying to|planning to|studying|training (?:to|as)|retraining|moving (?:to|back|away|house|in)|relocating|living in|going (?:back|to)|returning to|leaving|retiring|expecting|starting (?:a|my|at|with))\b/i;
/** A cause that stands by itself: "because you are close to home"; not "since my application I have ...". */
const REASON =
  /^because (?!of\b)\p{L}|^(?:since|as) (?:I|I['’]\p{L}+|you|we|it|they) (?!.* (?:I|we) (?:have|am|did|can|would|will|was|do)\b)/iu;
const NEAR = /^(?:very |so )?(?:close to|near|next to|round the corner|around the corner|nearby$|local$)/i;

/** A verb in the past with what follows a verb: not "trained staff", not "experienced team". */
const BEHIND_DEED =
  /^(?:a|an|the|my|our|your|their|his|her|its|this|these|all|every|each|some|many|over|more|up|out|off|on|in|at|for|from|to|with|by|about|as|into|through|until|till|around|since|because|there|here|back|down|away|together|alongside|past|across|along|between|how|what|people|customers?|clients?|children|kids|patients?|guests?|school|targets?|sales|costs|goals|records|expectations|one|two|three|four|five|six|seven|eight|nine|ten|[$€£]?\d\S*|\p{Lu}\S*|\p{L}+ing)$/u;
/** Past forms that are hardly ever said of a thing, as "trained" and "experienced" are. */
const ONLY_DEED =
  /^(?:was|had|did|got|went|grew|left|came|began|became|began|started|studied|worked|moved|lived|saw|heard|met|ran|won|wrote|taught|took|gave|made|bought|sold|kept|spent|looked|helped|visited|volunteered|joined|finished|passed|graduated|served|led|stayed|read|beat)$/;
const ADVERB = /^(?:never(?: once)?|always|often|regularly|recently|once|twice|also|just|personally) /i;
const PRIZE =
  /^(?:gold|silver|bronze)\b.* (?:in|at|for)\b|^(?:an? )?(?:first|second|third|1st|2nd|3rd|national|regional|county|borough|school)?(?:^| )(?:prize|medal|trophy|scholarship|award)\b/i;
/** What follows a verb in the third person, and no noun: "helps younger pupils", not "works of art". */
const BEHIND_HABIT =
  /^(?:a|an|the|my|our|your|their|his|her|its|this|all|every|each|some|people|staff|others|everyone|everybody|customers?|children|hard|well|fast|late|early|up|out|on|with|under|younger|older|how|what|when|like|both)$/i;
const HABITUAL = /^(?:always|never|often|really|also|still) /i;
const HABIT =
  /^(?:asks|cares|does|finds|gets|gives|goes|has|knows|loves|likes|says|shows|stays|thinks|treats|tries|turns|wants|works|listens|learns|helps)$/i;
const NONE = /^no (?:sick (?:days?|leave)|complaints?|accidents?|absences?|incidents?|days? off)\b/i;
const BESTOWED =
  /^(?:recommended|referred|invited|raised|born|brought up|promoted|awarded|selected|chosen|nominated|voted|elected|appointed|made redundant|let go|offered (?:an?|the) (?:\p{L}+ ){0,2}(?:job|post|position|place|role|contract)|given (?:an?|the) (?:\p{L}+ ){0,2}(?:job|post|position|place|role|prize|award))\b/iu;
const AWARD =
  /^(?:an? |the )?(?:[\p{L}'’]+ ){1,4}of the (?:month|year|week|day|season|quarter|term)\b|^(?:winner|finalist|semi-finalist|runner-up|captain|head (?:girl|boy)|prefect|valedictorian|treasurer|secretary|chair|president|member) (?:of|in|for|at)\b/iu;
/** Verbs that open what writers say of themselves without "I". */
const WISH =
  /^(?:(?:also|really|just|still|always) )?(?:want|love|enjoy|like|admire|hope|wish|believe|respect|prefer|know|need(?! for\b)|speak|feel|understand|have|would (?:love|like|be)|don['’]t|do not|live (?:in|near|at|with|close|on|by|next|nearby|round|around|just|only|here|locally|\d))\b/i;
const ABILITY = /^(?:(?:also|really|just|still|always) )?(?:can|cannot|can['’]t|could|would|will)\b/i;
const BEEN = /^been\b/i;

const WORD_OF_ROLE =
  /^(?:an? )?((?:[\p{L}-]+ ){0,2}?)([\p{L}-]+(?:er|or|ist|ian|ant)|nurse|chef|cook|clerk|maid|guard|guide|coach|waitress|hostess|barista|intern|apprentice|cleaner|au pair|nanny) (?=(?:for|at|in|with|on|of)\b|\d)/iu;
const NO_ROLE =
  /^(?:over|after|under|number|other|another|never|whatever|order|paper|summer|winter|computer|customer|consumer|water|power|career|matter|letter|offer|corner|either|rather|together|better|longer|larger|smaller|higher|lower|major|minor|interior|exterior|senior|junior|prior|poor|floor|door|error|labou?r|behaviou?r|humou?r|honou?r|favou?r|colou?r|elegant|important|relevant|brilliant|pleasant|restaurant|plant|grant|constant|instant|significant|former|later|further|proper|super|inner|outer|user|paper|layer|chapter|quarter|hour|year|manner|gender|border|dinner|leather|weather|shower|flower|tower|cover|answer|member)$/i;
const LENGTH =
  /(?<! (?:for|over|in|of|about|nearly|almost)) (?=(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|several|many|some) (?:years?|months?|summers?|seasons?)(?:$|[.,;)]))/i;

const COUNTED =
  /^(?:(?:very |really )?(?:new|better|different|other|great|good|nice|exciting|full[- ]time|part[- ]time|permanent|strong|friendly|big|small|local|career|job|unique|real|wonderful|fantastic|amazing|interesting|rewarding|challenging|steady|stable|lovely|healthy|positive|clear|warm|young|modern|fresh|secure|serious|short|shorter|long|longer|full|clean|driving|work|valid|excellent|solid|deep|sound|proven|basic|keen) )+(?:licen[sc]e|ethic|knowledge|background|understanding|record|eye|sense|command|grasp|job|role|position|post|offer|opportunity|challenge|company|team|reputation|chance|change|place|school|hospital|kitchen|shop|workplace|environment|atmosphere|culture|salary|mission|vision|product|brand|contract|career|future|commute|start|step|direction|move|business|firm|charity|employer|boss|manager|mix|range|balance|vibe)(?=$|[,.;]| (?:in|for|from|with|at|of|near|close|to|that|where|which|and|on|as|elsewhere|nearby|abroad)\b)/i;

const TERM =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)[ -](?:hour|day|week|month|year)[ -](?=\p{L})/iu;
const QUALIFICATION =
  /^(?:PhD|DPhil|MPhil|MSc|MA|MBA|MEng|BSc|BA|BEng|BCom|LLB|LLM|PGCE|HND|HNC|NVQ|BTEC|T[- ]level|first[- ]class degree|degree|diploma|certificate|bachelor(?:['’]?s)?|master(?:['’]?s)?|apprenticeship|internship|traineeship|placement|bootcamp|boot camp)\b(?!s)/i;

const article = (text: string) => (/^[aeiou]/i.test(text) ? `an ${text}` : `a ${text}`);

/** "new job" stands in a sentence as "a new job". */
function withIndefinite(text: string): string {
  const said = text
    .replace(/^own (?=\p{L})/iu, 'my own ')
    .replace(/\b(years?|months?) experience\b/i, '$1 of experience');
  if (/^\p{L}{3,}ing\b/u.test(said)) return said.replace(LENGTH, ' for ');
  if (TERM.test(said))
    return `${/^(?:8|11|18|80|eight)\b/i.test(said) ? 'an' : 'a'} ${said.replace(/^(\S+) /, '$1-')}`;
  if (QUALIFICATION.test(said)) return withArticle(said);
  return COUNTED.test(said) ? article(lowerFirst(said)) : said;
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** "carer for my mum 4 years" becomes "a carer for my mum for 4 years". */
function roleIn(text: string): string | null {
  const [, before = '', word = ''] = WORD_OF_ROLE.exec(text) ?? [];
  const isOwned = /^(?:of|in|at|for|with|the|my|your|our|his|her|their|no|not|one)\b|['’]s /i.test(before);
  if (word === '' || NO_ROLE.test(word) || isOwned) return null;
  return article(lowerFirst(text.replace(/^an? /i, '')).replace(LENGTH, ' for '));
}

/** Whether a phrase opens with a verb in the past and what follows a verb: "moved here", not "trained staff". */
export function isDone(text: string): boolean {
  const [first = '', next = ''] = lowerFirst(text).replace(ADVERB, '').split(/\s+/, 2);
  if (QUALITIES.test(text)) return false;
  if (ONLY_DEED.test(first)) return next !== '';
  return verbForm(first)?.form === 'past' && BEHIND_DEED.test(next.replace(/[,.;:]$/, ''));
}

/** Whether a phrase opens with a verb in the third person: "asks what nobody else does", "always helps others". */
function isHabit(text: string): boolean {
  const [first = '', next = ''] = lowerFirst(text).replace(HABITUAL, '').split(/\s+/, 2);
  return (verbForm(first)?.form === 'third-person' || HABIT.test(first)) && BEHIND_HABIT.test(next);
}

/** Whether a phrase gives a cause and no main clause. */
export function isReason(text: string): boolean {
  return REASON.test(text) && !/, (?:I|we|you|it|this|that)\b/.test(text);
}

function deedIn(text: string): string | null {
  const lower = lowerFirst(text);
  if (BESTOWED.test(text) || AWARD.test(text)) return `was ${lower}`;
  if (NONE.test(text)) return `had ${lower}`;
  if (PRIZE.test(text))
    return `won ${/^(?:prize|medal|trophy|scholarship|award)\b/i.test(text) ? article(lower) : lower}`;
  return isDone(text) || ABILITY.test(text) ? lower : null;
}

/** What a phrase without a subject says, its stop taken off. English only. */
export function readFragment(bare: string): Fragment {
  if (/^to \p{Ll}/iu.test(bare)) return { kind: 'aim', text: lowerFirst(bare) };
  if (isReason(bare)) return { kind: 'reason', text: lowerFirst(bare) };
  const thing = bare.replace(/^(?:because of|due to|owing to)\s+/i, '');
  if (thing !== bare) return { kind: 'thing', text: withIndefinite(thing) };
  if (QUALITIES.test(bare)) return { kind: 'state', text: lowerFirst(bare).replace(/^am /, '') };
  if (PERSON.test(bare)) return { kind: 'state', text: article(lowerFirst(bare).replace(/^an? /, '')) };
  if (UNDER_WAY.test(bare) || FORCES.test(bare)) return { kind: 'state', text: lowerFirst(bare) };
  if (NEAR.test(bare)) return { kind: 'thing', text: `being ${lowerFirst(bare)}` };
  if (BEEN.test(bare)) return { kind: 'wish', text: `have ${lowerFirst(bare)}` };
  if (WISH.test(bare)) return { kind: 'wish', text: lowerFirst(bare) };
  if (isHabit(bare)) return { kind: 'habit', text: lowerFirst(bare) };
  const deed = deedIn(bare);
  if (deed) return { kind: 'deed', text: deed };
  const role = roleIn(bare);
  return role ? { kind: 'role', text: role } : { kind: 'thing', text: withIndefinite(bare) };
}

/** Whether a phrase says what work somebody did: "waiter at The Ivy". */
export function isRole(text: string): boolean {
  return readFragment(text).kind === 'role';
}

/** The items of a list of strengths, what somebody is apart from what somebody has. */
export function traitsAmong(items: readonly string[]): { traits: string[]; others: string[] } {
  const said = items.map((item) => {
    if (QUALITY_ALONE.test(item)) return { isTrait: true, text: lowerFirst(item) };
    if (PERSON.test(item)) return { isTrait: true, text: article(lowerFirst(item).replace(/^an? /, '')) };
    return { isTrait: false, text: item };
  });
  const texts = (isTrait: boolean) => said.filter((one) => one.isTrait === isTrait).map(({ text }) => text);
  return { traits: texts(true), others: texts(false) };
}
