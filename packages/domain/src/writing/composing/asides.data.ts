import type { LeftOutReason } from '../report.ts';
import { noteForms } from './notes.data.ts';

const any = (...parts: string[]) => new RegExp(parts.join('|'), 'iu');
const PLACES =
  'shop|company|employer|office|contract|firm|business|restaurant|café|cafe|pub|bar|place|store|plant|factory|mill|mine|school|clinic|church|partnership|branch|hotel|farm|site';

/** Why a sentence is better left out of a CV, and what it looks like then. Each pattern needs its own context, so that no trade is taken for it. */
export const asides: readonly (readonly [LeftOutReason, RegExp])[] = [
  [
    'placeholder',
    any(
      '^(?:the )?(?:same(?: same)?|ditto|idem|as (?:above|before)|see above)\\b(?: as (?:above|before))?(?:, but \\w+)?\\.?$|^\\[[^\\]]*\\]\\.?$|\\blorem ipsum\\b|^(?:19|20)?XX(?:XX)?\\b|\\b20XX\\b|^x{3,}$|<\\p{L}+(?: [\\p{L}\\d,]+)+>|<[^<>]*(?:here|name)[^<>]*>',
      '^(?:describe|list|enter|insert|add|type|write) (?:your|the|a|some) [\\w ]*\\b(?:here|responsibilities|duties|tasks|summary|achievements)\\b',
      '^(?:your )?(?:job title|company name|employer name|position title|summary here|responsibilit(?:y|ies)|skill|duty|task|company|employer|university name|name of (?:school|company)) ?\\d*$',
    ),
  ],
  [
    'note',
    any(
      ...Object.values(noteForms),
      '^todo(?::|$)',
      "^(?:tbc|tbd|n\\/a|fixme|nb(?=:| to )|ps|note(?: to self)?(?! \\d)|remember to|don['’]?t forget|ask \\w+|check(?:$| (?:with|if|whether|date|year|spelling|this))|look up|remove the|please|pl[sz])\\b",
      "\\bsee (?:attached|above|below|list$|more(?:…|\\.\\.\\.)$|linkedin|my (?:website|cv))\\b|\\?\\?|\\b(?:tbc|xxx|idk|not sure (?:about|of|if|when)|can['’]?t remember|is this (?:ok|right)|voir ci-dessous|siehe unten|ver abajo)\\b",
      '^\\(.*\\?\\)$|\\b(?:lol|haha\\w*|ha ha)\\b|\\bone page\\b|\\bthank(?:s| you) for (?:reading|looking|your time)\\b|[a-z] or \\d{2,4}\\?$',
      '\\b(?:keep|make|put|write|leave) (?:it|this|that) (?:to (?:one|two)|short|in|out|nice\\w*|sound)\\b|\\bmake (?:it|me|this) (?:sound|look)\\b',
    ),
  ],
  [
    'private',
    any(
      '\\bmarital status\\b|\\bstate of origin\\b|\\b(?:date of birth|dob|religion|nationality|gender|sex)\\s*:|^(?:age|alter|edad|âge|età)\\s*:|^single\\.?$|\\bbella presenza\\b',
      "\\b(?:lady|woman|man|mother|father|guy|lad) of \\d{2}\\b|(?<!since )\\b(?:aged|i['’]?m|i am) \\d{2}\\b(?! ?%)(?! (?:years?|months?|weeks?) (?:in|of|at|with|as|into)\\b)",
      "\\b(?:i was|i am|i['’]m|been|was off|off) (?:\\w+ )?(?:sick|ill|pregnant|disabled|depressed|in hospital)\\b|\\b(?:had|took|was) [\\w ]{0,12}(?:days|weeks|wks|months) off\\b",
      '\\b(?:break|gap|time off|off with|away|absen\\w+)\\b.*\\b(?:(?:ill|sick)(?:ness)?|surgery|an operation)\\b|\\b(?:burn(?:t|ed)?[- ]?out|got (?:divorced|married)|sick leave(?!.*\\d ?%)|mental breakdown|half a finger|had (?:a stroke|surgery|an operation|an accident|a breakdown)|long covid)\\b|\\b(?:hurt|broke|injured|did in) my\\b',
      '\\b(?:no|zero|0|never(?: [\\w ]{0,12})?) sick ?(?:days?|leave)\\b|\\bnever(?: [\\w ]{0,12})? days? (?:off )?sick\\b|^(?:i am |i.m |am )?in (?:very )?good health\\b',
      '^(?:height|weight|größe|gewicht|taille|poids|estatura|altura|peso)\\s*:?\\s*\\d|^(?:i was )?born (?:in |on )?\\d|\\bi turned [1-7]\\d(?= (?:in|this|last|on)\\b|[.,]|$)',
      '(?<!\\b(?:an?|the|one|whose|his|her|their) )\\b(?:mum|mom|dad|mother|father|nan) (?:says|said|thinks|told)\\b|\\b(?:god[- ](?:fearing|willing|given)|god bless|by the grace of|inshallah|praise the lord|born again)\\b',
      '\\b(?:DUI|DWI|conviction|(?<!\\bno )criminal record|spent time in prison|probation officer|bankrupt\\w*)\\b|\\bseeking asylum\\b|\\bbecause of (?:the|my) (?:kids|children|family)\\b',
      "\\b(?:don['’]?t|do not|never|no longer|stopped) (?:drink|smok|gambl)\\w*(?= anymore| any more|[.,;]|$)",
      '\\bnot (?:allowed|permitted) to work\\b|\\b(?:visa|work permit|papers|papeles|NIE) (?:\\w+ )?(?:expired|pending|refused|en trámite)\\b|\\bleave to remain\\b',
    ),
  ],
  [
    'leaving',
    any(
      '\\b(?:left|quit|resigned|had to (?:leave|stop|quit)) (?:(?:there|it|them|him) )?(?:because|bc|cos|coz|cuz|due to|when|after (?:a|the) (?:row|fight|argument))\\b|\\breason for leaving\\b|\\blaid off\\b|\\bmade redundant\\b|\\bwalked out\\b',
      '\\b(?:was|got|been|being) (?:fired|sacked|dismissed|let go|kicked out)\\b|\\b(?:got|given|gave me) the (?:sack|boot|push)\\b|\\bwurde (?:mir )?(?:gekündigt|entlassen)\\b|\\bme despidieron\\b|\\b(?:ai été|me suis fait) (?:licenci|vir)',
      "^left (?:for|to)\\b|\\bleft (?:\\w+ ){0,2}(?:weeks?|months?|years?) early\\b|^(?:got )?released (?:in|by)\\b|\\bcut (?:my|our) hours\\b|\\b(?:dont|don['’]t|do not|never) (?:miss|want) (?:it|that|(?:to )?go(?:ing)? back)\\b|\\bno quiero volver\\b|\\bwill not go into it\\b",
      '^too \\w+\\W*$|\\b(?:tired|sick|weary) of (?:it|this|them|the)\\b|\\bthere(?: is|.s) a (?:hole|gap) (?:in my|there|between)\\b|\\bfed up\\b|(?:^|\\b(?:i|we|i.ve|have) )had enough\\b',
      `^(?:(?:the|our|my|then|but) )*(?:${PLACES}) (?:has |was |then |sadly )*(?:closed|shut|folded|collapsed|split|destroyed|sold(?! [\\d£$€])|ceased|wound up|burn(?:ed|t) down|went (?:bust|under|bankrupt|into (?:administration|liquidation|receivership)))\\b|^(?:it )?(?:closed|shut)(?: down)?(?: in)? (?:19|20)\\d\\d\\W*$`,
      `^(?:we|they|he|she|the owners?) (?:had to )?(?:closed?|shut|sold|sell|wound up|gave up) (?:down )?(?:the|our|his|her|their) (?:${PLACES})(?: down)?(?= (?:because|when|after|due|as|since)\\b|(?: in (?:19|20)\\d\\d)?\\W*$)`,
      '^(?:(?:the|my) )?(?:contract|post|job|role|position|funding) (?:(?:has )?(?:ended|ran out)(?= (?:in|when|because|after|early)\\b|\\W*$)|(?:was not|wasn.?t) renewed\\b)',
      '^(?:(?:la|el|le|die|das|der|l.) ?)?(?:f[áa]brica|empresa|tienda|taller|usine|entreprise|société|magasin|firma|betrieb|laden) (?:cerr[óo]|a fermé|wurde geschlossen|hat geschlossen|insolvent)(?!\\p{L})|^cerr[óo] (?:la|el) (?:f[áa]brica|empresa|tienda|taller)(?!\\p{L})',
      "\\b(?:not my fault|nicht meine schuld|gestritten|pas (?:de )?ma faute|no fue culpa mía)\\b|\\b(?:fell out with|argument with|row with|didn['’]?t get on with|(?:^|(?<=\\bi ))hated (?:it|the|my))\\b|\\b(?:was|were|is) (?:\\w+ )?(?:an? )?(?:nightmare|rude|horrible|useless|awful|toxic|boring|rubbish|lying|liar|bully|idiot)\\b",
    ),
  ],
  [
    'pay',
    any(
      '\\b(?:(?:expected|desired|current|last|my) (?:salary|pay|wage)|salary (?:wish|expectations?|expected|wanted|required|negotiable)|prétentions?|gehaltsvorstellung|minimum wage|not (?:receive|get paid|paid) for (?:it|this|that)|not enough money|better (?:pay|money)|(?:pay|money) was)\\b',
      "\\b(?:was|is|got|being|i['’]m) (?:badly |well |under)?paid\\b(?! to\\b)|\\bfor £?\\$?\\d+ ?k\\b|\\b(?:owed|owes|owe) (?:me|us)\\b|\\b(?:not|never|without) (?:being |getting )?(?:paid|paying (?:us|me|staff))\\b",
      '\\b(?:earn(?:ing|ed)?|was|am|is|were) (?:on )?[£$€]\\d[\\d.,]*k?(?= (?:ote|basic|an? |per )|\\s*[.,;)]|$)',
    ),
  ],
  [
    'advert',
    any(
      '^(?:(?:key )?(?:requirements|responsibilities|duties): ?)?must (?:be|have|hold|possess|pass|speak|own)\\b|^(?:competitive|excellent|generous) (?:pay|salary|wages?|benefits|package)\\b|^key responsibilities\\b|^(?:what|who) (?:we|you)\\b',
      "\\b(?:you will|you['’]ll|you have|you are|your role|the (?:successful|ideal) candidate|we (?:are looking|offer|are seeking|need)|apply (?:now|by|today)|equal opportunit\\w+ employer|about (?:us|the role)|candidates? (?:must|should))\\b",
      '\\bskills are (?:essential|desirable)\\b|\\((?:essential|desirable)\\)',
    ),
  ],
  [
    'empty',
    any(
      '^(?:ok|okay|so|well|right|anyway)(?: so)?\\W*$|^(?:my )?(?:very )?first job\\W*$|^(?:skills?|(?:key |main )?(?:duties|responsibilities)(?: and (?:duties|responsibilities))?):?$',
    ),
  ],
  [
    'unsaid',
    any(
      "^(?:i have |i['’]ve |have )?(?:no|zero|not much|little) (?:\\w+ )?(?:experience|qualifications?|skills)\\b|\\bno experience\\b|^(?:i )?(?:don['’]?t|do not) want\\b|^no agenc|\\b(?:is|am|are) not (?:so|very|that) good\\b|\\bspeak (?:only )?(?:a )?(?:little|bad|poor|no) \\w+",
    ),
  ],
];

/** How an advert begins that was pasted into a post: "Job ad: …", "Alder Care is seeking a …". */
export const advertHead =
  /^(?:(?:the|pasted) )?(?:job|vacancy|position|role) (?:ad|advert|advertisement|posting|description)\b[^:]{0,20}:|^(?!I\b|we\b).{2,60}\b(?:is|are) (?:currently |now )?(?:seeking|hiring|recruiting|looking for) (?:an?|our|two|three|experienced|motivated)\b|\b(?:successful|ideal) (?:candidate|applicant)\b/iu;

/** What only a summary says of its person; in a post children are the work. */
export const asidesOfSummary: readonly (readonly [LeftOutReason, RegExp])[] = [
  [
    'private',
    /\b(?:raised|have|['’]ve|had|got|with) (?:my |our |\d |one |two |three |four |five |a )\w* ?(?:kids|child(?:ren)?s?|babies|sons?|daughters?|little ones?)\b(?= ?(?:and\b|so\b|who\b|[.,;]|at (?:home|school|nursery)|$))/i,
  ],
  [
    'empty',
    /^(?:(?:excellent|good) )?r[eé]f[eé]rences\b|^(?:seeking )?to (?:be able to )?(?:work|obtain|secure|gain|find|seek|acquire|join)\b.*\b(?:reputable|reputed|challenging|well[- ]established|progressive|growth[- ]oriented)\b/i,
  ],
  [
    'pay',
    /\b(?:salary|wages?)\b[^.]*(?:[£$€]\d|\d{5}|\d ?k\b|\d (?:an?|per) )|(?:[£$€]\d|\d{5}|\d ?k\b)[^.]*\b(?:salary|wages?)\b|[£$€]\d[\d.,]*k? ?(?:\/|per |an |a )(?:h(?:ou)?r|day|year|annum)\b/i,
  ],
];

/** Praise of oneself that no fact carries: cut where it stands in words of a summary. */
export const empty =
  /\b(?:results?[- ](?:driven|oriented)|dynamic|hard[- ]?working|passionate|visionary|transformational|(?:highly |self-)motivated|go[- ]getter|goal[- ]getting|team player|thinks? outside the box|moves? needles?|proven track record|detail[- ]oriented|fast learner|work(?:s|ing)? (?:well )?under pressure|best of the best|guru|ninja|rock ?star|synerg\w+|value[- ]add|unlock value|arguably the best|leader of leaders|vibrant|hard to fluster|hard worker|can[- ]do attitude)\b/i;
