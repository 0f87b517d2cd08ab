import type { LeftOutReason } from '../report.ts';

/** Why a sentence is better left out of a CV, and what it looks like then. Each pattern needs its own context, so that no trade is taken for it. */
export const asides: readonly (readonly [LeftOutReason, RegExp])[] = [
  [
    'placeholder',
    /^\[[^\]]*\]\.?$|\blorem ipsum\b|^(?:describe|list|enter|insert|add|type|write) (?:your|the|a|some) [\w ]*\b(?:here|responsibilities|duties|tasks|summary|achievements)\b|^(?:your )?(?:job title|company name|employer name|position title|summary here|responsibilit(?:y|ies)|skill|duty|task|company|employer|university name|name of (?:school|company)) ?\d*$|^(?:19|20)?XX(?:XX)?\b|\b20XX\b|^x{3,}$|<[^<>]*(?:here|name)[^<>]*>/i,
  ],
  [
    'note',
    /^(?:todo|tbc|tbd|n\/a|fixme|nb|ps|note(?: to self)?|remember to|don['’]?t forget|ask \w+|check (?:with|if|whether|date|year|spelling|this)|look up|remove the|see (?:attached|above|below|linkedin|my website|website))\b|\?\?|\b(?:todo|tbc|xxx|not sure (?:about|of|if|when)|can['’]?t remember|is this (?:ok|right)|voir ci-dessous|siehe unten)\b|^\(.*\?\)$|\b(?:lol|haha\w*|ha ha)\b|\b(?:keep|make|put|write|leave) (?:it|this|that) (?:to (?:one|two)|short|in|out|nice\w*|sound)\b|\bone page\b|\bmake (?:it|me) (?:sound|look)\b|[a-z] or \d{2,4}\?$/i,
  ],
  [
    'private',
    /\bmarital status\b|\bstate of origin\b|\b(?:date of birth|dob|religion|nationality|gender|sex)\s*:|^(?:age|alter|edad|âge|età)\s*:|^single\.?$|\b(?:aged|i['’]?m|i am) \d{2}\b(?! ?%)(?! (?:years?|months?|weeks?) (?:in|of|at|with|as|into)\b)|\bbella presenza\b/i,
  ],
  [
    'private',
    /\b(?:i was|i am|i['’]m|been|was off|off) (?:\w+ )?(?:sick|ill|pregnant|disabled|depressed|in hospital)\b|\b(?:had|took|was) [\w ]{0,12}(?:days|weeks|wks|months) off\b|\b(?:burn-?out|sick leave|mental breakdown|half a finger|had (?:a stroke|surgery|an operation|an accident|a breakdown)|long covid)\b|\b(?:hurt|broke|injured|did in) my\b|\b(?:mum|mom|dad|mother|father|nan) (?:says|said|thinks|told)\b/i,
  ],
  [
    'private',
    /\b(?:god[- ](?:fearing|willing|given)|god bless|by the grace of|inshallah|praise the lord|born again)\b|\b(?:DUI|DWI|conviction|criminal record|spent time in prison|probation officer|bankrupt\w*)\b/i,
  ],
  [
    'pay',
    /\b(?:(?:expected|desired|current|last|my) (?:salary|pay|wage)|salary (?:wish|expectations?|expected|wanted|required|negotiable)|prétentions?|gehaltsvorstellung|(?:was|is|got|being|i['’]m) (?:badly |well |under)?paid\b|pay was|money was|for £?\$?\d+ ?k\b|(?:earn(?:ing|ed)?|was|am|is|were) (?:on )?[£$€]\d[\d.,]*k?(?= (?:ote|basic|an? |per )|\s*[.,;)]|$)|(?:not|never|without) (?:being |getting )?(?:paid|paying (?:us|me|staff))\b|minimum wage|not enough money|better (?:pay|money))/i,
  ],
  [
    'leaving',
    /\b(?:left (?:because|bc|cos|coz|cuz|due to|when|after (?:a|the) (?:row|fight|argument))|reason for leaving|laid off|(?:was|got|been|being) (?:fired|sacked|let go|made redundant)|(?:got|given|gave me) the (?:sack|boot|push)|made redundant|quit (?:because|when|after)|walked out|fell out with|the boss was|manager was (?:a|an|rude|horrible|useless)|didn['’]?t get on with|(?:church|company|partnership|team) split|hated (?:it|the|my)|was (?:boring|rubbish|awful|a nightmare)|will not go into it|dont (?:miss|want) (?:it|that|to)|argument with|row with|shut(?:ting)? down on us|company (?:closed|went bust|collapsed)|wurde (?:mir )?gekündigt|me despidieron)\b/i,
  ],
  [
    'advert',
    /^(?:(?:requirements|responsibilities|duties): ?)?must (?:be|have|hold|possess|pass|speak|own)\b|^(?:competitive|excellent|generous) (?:pay|salary|wages?|benefits|package)\b/i,
  ],
  [
    'unsaid',
    /^(?:i have |i['’]ve |have )?(?:no|zero|not much|little) (?:\w+ )?(?:experience|qualifications?|skills)\b|\bno experience\b|\b(?:is|am|are) not (?:so|very|that) good\b/i,
  ],
];

/** What only a summary says of its person; in a post children are the work. */
export const asidesOfSummary: readonly (readonly [LeftOutReason, RegExp])[] = [
  [
    'private',
    /\b(?:raised|have|had|got|with) (?:my |our |\d |one |two |three |four |five |a )\w* ?(?:kids|child(?:ren)?s?|babies)\b(?= ?(?:and\b|so\b|[.,;]|at home|$))/i,
  ],
  ['empty', /^(?:(?:excellent|good) )?references\b/i],
  ['pay', /\b(?:salary|wages?)\b.*\d|\d.*\b(?:salary|wages?)\b/i],
];

/** Praise of oneself that no fact carries: cut where it stands in words of a summary. */
export const empty =
  /\b(?:results?[- ](?:driven|oriented)|dynamic|hard[- ]?working|passionate|visionary|transformational|(?:highly |self-)motivated|go[- ]getter|goal[- ]getting|team player|thinks? outside the box|moves? needles?|proven track record|detail[- ]oriented|fast learner|work(?:s|ing)? (?:well )?under pressure|best of the best|guru|ninja|rock ?star|synerg\w+|value[- ]add|unlock value|arguably the best|leader of leaders|vibrant|hard to fluster)\b/i;
