/** Words that say how much of an action was done, by whom, how often and how certainly, in the languages the gate reads. */

export const company =
  /\b(?:we|of us|ourselves|(?<!(?:put|get|bring|stick|sew|piece)\w* )together|jointly|accompanied by|wir|nous|nosotros|zusammen|gemeinsam|ensemble|junto|juntos)\b|\bour (?:crew|team|gang|brigade|group|unit)\b(?=\s\p{Ll}+(?:ed|t|e|k)\b)|\bteam of\b|\bcrew of\b|\bin a team\b|\bas (?:a|one of) (?:team|a team|\w+ (?:of|in))\b|\bco-?(?:led|ran|wrote|founded|managed|organi[sz]ed|author\w*|designed|taught)\b|\bone of (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+|a)\b|\bshar(?:ed|ing|e)\b|\b(?:zu|im) (?:zweit|dritt|viert|team|\p{L}*team)\b|\p{L}+erteam\b|\ben équipe\b|\ben equipo\b/iu;
const PEOPLE =
  'colleagues?|carers?|mates?|partners?|brothers?|sisters?|father|mother|wife|husband|uncle|aunt|cousin|friends?|director|boss|manager|foreman|team|parents?|others?|people|volunteers?|officers?|crew|staff|nurses?|teachers?|chefs?|cooks?|engineers?|supervisor|head|technicians?|committee|council|group|kollegen?|kollegin|team|collègues?|équipe|responsable|compañer\\p{L}+|equipo|chef';
export const withCompany = new RegExp(
  `\\b(?:with|alongside|beside|mit|avec|con|together with|along with)\\s(?!(?:old|older|young|younger|disabled|homeless|deaf|blind) people)(?:(?:a|an|one|two|three|four|five|six|another|my|the|our|other|some|several|fellow|\\d+|zwei|drei|einem|einer|meinem|der|dem|un|une|deux|trois|mon|ma|la|el|mi|dos|tres)\\s){0,2}(?:\\p{L}+\\s){0,2}?(?:${PEOPLE})\\b|\\b(?:with|together with)\\s(?:Mr|Mrs|Ms|Miss|Dr)\\b`,
  'iu',
);
export const alone =
  /\b(?:alone|single-?handed(?:ly)?|unaided|unassisted|solo|independently|personally|on my own|by myself|all by (?:my|him|her|them)self|by h(?:im|er)self|sole(?:ly)?|without help|on (?:his|her|their) own|autonomously|allein(?:e|ig)?|eigenständig|selbstständig|seule?|tout seul|autonomie|sol[oa]|autónoma(?:mente)?|eigene[nrms]?)\b/iu;
export const helped =
  /\bco-\p{L}+|\b(?:help(?:ed|ing|s)?|assist(?:ed|ing|s)?|participat\w*|took part|take part|taking part|involved|involvement|contribut\w*|support(?:ed|ing|s)?|part of|member of|chipped in|(?:took|taking|take|in) (?:turns|rotation)|play(?:ed|ing)? (?:a|my) (?:\p{L}+ )?(?:part|role)|under (?:\p{L}+ )?(?:supervision|guidance|instruction)|gave a hand|lend a hand|worked on|sat in on|shadow(?:ed|ing|s)?|observ(?:ed|ing)|mitgeholfen|mitgewirkt|mitgearbeitet|unterstütz\p{L}+|beteiligt|geholfen|aid(?:é|er|ais|e)|particip(?:é|er|ais|ó|ar|ación|ation)|contribu(?:é|er|ais)|colabor\p{L}+|ayud\p{L}+|apoy\p{L}+)(?!\p{L})/iu;
export const stillHelped =
  /\bco-\p{L}+|\b(?:turns|rotation|supervision|guidance|instruction|(?:part|role) in|help\w*|assist\w*|participat\w*|part in|involve\w*|contribut\w*|support\w*|part of|member|team|shadow\w*|observ\w*|aid\w*|mit\p{L}+|unterstütz\p{L}+|beteilig\p{L}+|colabor\p{L}+|ayud\p{L}+|apoy\p{L}+|contribu\p{L}+|work(?:ed|s|ing)? on)\b/iu;
export const leads =
  /\b(?:led|lead(?:s|ing)?|head(?:ed|ing|s)|direct(?:ed|ing|s)|spearhead\w*|oversaw|overs(?:ee\w*)|chair(?:ed|ing|s)|supervis(?:ed|ing|es?)|in charge|dirig(?:é|í|ió|er|eait|ea)|geleitet|leitete|leitung)(?!\p{L})/iu;
export const gaveLead =
  /\b(?:lead|led|leading|leads|manag\w*|supervis\w*|head\w*|run|runs|ran|running|charge|responsib\w*|direct\w*|overs\w*|own(?:ed)?|chair\w*|teach\w*|taught|coach\w*|dirig\p{L}+|dirig|leit\p{L}+|geleitet|brigade of|team of|captain\w*|co-?led)(?!\p{L})/iu;
export const begins =
  /\b(?:co-?)?(?:founded|founding|pioneer\w*|invent(?:ed|ing)|initiated|initiating|spearhead\w*|conceived|originated)\b/iu;
export const begun =
  /\b(?:found\w*|establish\w*|start\w*|launch\w*|introduc\w*|creat\w*|initiat\w*|pioneer\w*|spearhead\w*|invent\w*|set up|built|own|open\w*|begin|began|owner|my idea|idea|came up with)\b/iu;

/** How often: from seldom to always. What is said must not be oftener than what was told. */
export const frequencies: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:sometimes|occasional(?:ly)?|now and (?:then|again)|at times|from time to time|rarely|seldom|once in a while|(?:if|when|as) (?:needed|asked|required)|in emergencies|every so often|ad hoc|once(?! (?:the|an?|I|we|it|they|he|she|my|our|this|that|\p{L}+ (?:was|were|had|is|are))\b)|one[- ]off|manchmal|gelegentlich|ab und zu|selten|hin und wieder|parfois|de temps en temps|rarement|ponctuellement|a veces|de vez en cuando|ocasional\w*)(?!\p{L})(?! (?:a|per|every) )/iu,
    1,
  ],
  [
    /\b(?:regular(?:ly)?|normally|generally|as a rule|often|frequent(?:ly)?|usually|mostly|routinely|habitually|regelmäßig|häufig|oft|régulièrement|souvent|regularmente|a menudo|con frecuencia)(?!\p{L})/iu,
    3,
  ],
  [
    /\b(?:always|constantly|consistently|invariably|every single|at all times|without fail|never|continuously|full[- ]time|year[- ]round|immer|stets|ständig|vollzeit|toujours|constamment|à temps plein|siempre|constantemente|a tiempo completo)(?!\p{L})/iu,
    4,
  ],
];

/** Done in somebody's place, which is no rule. */
export const standsIn = /\b(?:cover|stand|stood|step|fill|deputi[sz]|relief|holiday|absence)\w*/iu;

export const negations =
  /\b(?:not|never|no|nobody|none|without|cannot|didn['’]?t|don['’]?t|doesn['’]?t|wasn['’]?t|weren['’]?t|isn['’]?t|haven['’]?t|hasn['’]?t|hadn['’]?t|can['’]?t|couldn['’]?t|won['’]?t|kein\p{L}*|nicht|nie|niemals|ohne|pas|jamais|aucune?|sans|nunca|sin|ningun\p{L}*|instead of(?! (?:an? )?(?:\d|hour|day|week|month|year|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b)|rather than|unable to|refused to|except|apart from)(?!\p{L})/iu;
export const absence =
  /\b(?:no|not|never|cannot|without|zero|nil|free|none|nobody|nothing|kein\p{L}*|nicht|ohne|pas|jamais|aucune?|sans|nunca|sin|ningun\p{L}*)(?!\p{L})|(?<![\d.,])0(?![\d.,])|n['’]t\b|\p{L}less\b|-free\b/iu;

/** A post that is wanted, not held; a part that was tried for, not got. */
export const sought =
  /\b(?:want(?:s|ed|ing)?|wish(?:es)?|would (?:like|love)|['’]d (?:like|love)|hop(?:e|es|ing)|aim(?:s|ing)?|aspir\w*|looking (?:for|to)|look for|seek\w*|dream\w*|applied|apply(?:ing)?|applying|goal|plan(?:ning)? to|move into|interested in|become|becoming|working towards|works towards|offered but|turned down|möchte|will|bewerb\p{L}+|beworben|souhait\p{L}+|candidat\p{L}+|quier\p{L}+|next step|one day|would|busc\p{L}+|cherche\p{L}*|suche)(?!\p{L})/iu;

/** What is no credential yet, or none any more. */
export const notHeld =
  /\b(?:former(?:ly)?|previous(?:ly)?|wait(?:s|ing)?|awaiting|sat|planned|studying|training (?:as|to|for|in)|in training|working (?:towards?|on)|towards|sitting|sit|resit\w*|retak\w*|retry|due|expect(?:s|ed|ing)?|applied|application|apply(?:ing)?|fail(?:ed|ing)?|expired|lapsed|out of date|ran out|booked|pending|to (?:begin|start)|in progress|ongoing|part[- ]qualified|half ?way|left before|dropped out|unfinished|not (?:yet )?(?:finished|completed|passed|qualified|done)|incomplete|provisional|to be|will|next|not recogni[sz]ed|learning|doing my|doing a|doing an|am on|enrolled|year (?:one|two|three|1|2|3)|(?:first|second|third|final) year|one to sit|(?:units?|modules?|papers?) left|left (?:of|after|before)|waiting list|still(?! valid)|start(?:ing)? (?:a|my)|beantragt|angemeldet|abgelaufen|in ausbildung|laufend|en cours|demandé\p{L}*|expiré\p{L}*|caducad\p{L}*|en curso|en trámite|pendiente|nicht anerkannt|remaining|to go|solicitad\p{L}*|without finishing|no degree|no certificate|renewal)(?!\p{L})/iu;
export const gained =
  /\b(?:passed|renewed|obtained|gained|earned|achieved|holds?|holder|holding|qualified|certified|licen[sc]ed|completed|awarded|graduated|graduate|accredited|registered|chartered|bestanden|obtenu\p{L}*|aprobad\p{L}*)(?!\p{L})/iu;
export const credential =
  /\b(?:degree|diploma|certificat\w*|cert|licen[sc]e\w*|exam\w*|finals?|qualif\w*|ticket|card|tests?|assessments?|nvq|btec|a-?levels?|gcses?|bsc|msc|ba|ma|phd|mba|pgce|hnd|acca|cima|aca|cpa|cfa|cdl|hgv|lgv|bachelor\w*|master(?:'s|s)?|doctorate|apprenticeship|course|level \d|prüfung|schein|abschluss|approbation|diplôme|permis|título|carnet|first aid\w*|ielts|toefl|cswip|pmp|prince2|module|papers?|part \d|nebosh|iosh|cscs|sia|dbs|award|badge|permit|clearance|registration|membership)\b/iu;
export const acronym = /\b\p{Lu}{3,6}\b/u;

/** How far somebody came in a contest. */
export const contest: readonly (readonly [RegExp, number])[] = [
  [/\b(?:took part|taking part|take part|participat\w*|entered|entrant|competed|competitor|applied)\b/iu, 1],
  [/\blonglist\w*/iu, 2],
  [
    /\b(?:shortlist\w*|nominat\w*|put (?:\p{L}+ )?(?:forward|up)|nominee|finalist\w*|semi-?final\w*|in the running|highly commended|commended)\b/iu,
    3,
  ],
  [
    /\b(?:runners?-?\s?up|second place|third place|came (?:second|third)|2nd place|3rd place|silver|bronze|(?:second|third) prize)\b/iu,
    4,
  ],
];
export const won =
  /\b(?:won|win|wins|winning|winner|award-winning|awarded|prize-?winn\w*|first (?:place|prize)|gold medal\w*|champion\w*|received|recipient|laureate|gewonnen|gagné|ganó|ganador\w*|lauréat\w*|preisträger\w*)\b/iu;
export const prize =
  /\b(?:award\w*|prizes?|medals?|trophy|of the (?:year|month)|competition|contest|championships?|cup|preis|prix|premio|championnat)\b/iu;

/** All of something, or the greater part of it. */
export const universal =
  /\b(?:all(?! (?:in|at|over|round))|every(?! (?:other|second|two|three|four|few|day|week|month|quarter|year|hour|night|morning|evening|shift|season|winter|summer|monday|tuesday|wednesday|thursday|friday|saturday|sunday))(?:thing|one|body)?|whole(?! picture)|entire(?:ty|ly)?|both|most of(?! the time)|majority|throughout|across the|end[- ]to[- ]end|[a-z]+-wide|nationwide|worldwide|global(?:ly)?|full range|sämtliche[nrms]?|gesamte[nrms]?|ganze[nrms]?|alle[nrs]?|tou(?:te?s?|s) (?:les?|la|l)|l'ensemble|tod[oa]s? (?:el|la|los|las))(?!\p{L})/iu;
/** What a universal is given by. */
export const universalGiven =
  /\b(?:all|every\p{L}*|each|whole|entire\p{L}*|both|most|majority|throughout|across|everywhere|nobody|none|no|only|full|total|complete\p{L}*|\p{L}+-wide|nationwide|worldwide|international\p{L}*|100(?=\s?%|\sper\s?cent)|sämtlich\p{L}*|gesamt\p{L}*|ganz\p{L}*|alle\p{L}?|jede\p{L}?|tout\p{L}*|tous|chaque|tod[oa]s?|cada)(?!\p{L})/iu;
/** The whole, and not the greater part of it. */
export const whole = /\b(?:all|every|each|whole|entire\p{L}*|both)(?!\p{L})/iu;
export const greaterPart = /\b(?:most|majority|nearly all|almost (?:all|every))(?!\p{L})/iu;
/** First, only, best; adjectives in -est are read by the grammar. */
export const superlative =
  /\b(?:only|(?<!(?:like|liked|do|my|its) )best(?! (?:practice|wishes|regards))|top(?! of that)|leading|number one|sole|unique|unrivalled|unmatched|pioneering|award-winning|foremost|unbeaten|seule?|einzige[nrms]?|erste[nrms]?|únic[oa]|primer[oa]?|premi(?:er|ère))(?!\p{L})|(?<!liked? )\bmost (?!of\b|\w+days\b|(?:day|night|week|month|year|morning|evening|weekend)s\b|recent|interest|grateful|kind|welcome|sincere|is\b|are\b|about\b|at\b|in\b|by\b|to\b|likely)\w+|(?<!at |for the |my )\bfirst(?! aid| year| name| class| floor| line| shift|-aid| half| week| month)\b(?= \p{L}+)/iu;
/** Praise and levels that a source must give. */
export const levels: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:basic|beginner|elementary|a ?little|(?:a few|some) (?:words|phrases)|a bit|bit of|rusty|school(?:boy)? (?:french|german|english|spanish)|novice|a1|a2|grundkenntnisse|débutant\p{L}*|notions|básic[oa])(?!\p{L})/iu,
    1,
  ],
  [
    /\b(?:conversational|working knowledge|intermediate|b1|b2|gets? by|getting by|some|everyday|reasonable|mittlere|intermédiaire|intermedio)(?!\p{L})/iu,
    2,
  ],
  [/\b(?:good|confident|competent|solid|gute|bon(?:ne)?|buen[oa]?)(?!\p{L})/iu, 3],
  [
    /\b(?:advanced|very good|strong|proficient|c1|fluent(?:ly)?|excellent|expert|skilled|mastery|power user|specialist|fließend|courant|avanzado|sehr gut)(?!\p{L})/iu,
    4,
  ],
  [/\b(?:native|mother tongue|bilingual|c2|muttersprach\p{L}*|langue maternelle|nativ[oa])(?!\p{L})/iu, 5],
];

/** Change of a result in a noun: "Réduction des retards". */
export const changeNoun =
  /^\W*(?:reduction|increase|improvement|senkung|steigerung|reduzierung|verbesserung|réduction|baisse|augmentation|hausse|amélioration|reducción|aumento|mejora|disminución)(?!\p{L})/iu;

/** Many of something, or much. */
export const many =
  /\b(?:several|many|various|numerous|multiple|countless|dozens|hundreds|thousands|fleet|wide range|years of|(?:long|extensive) experience)\b/i;

/** A change that came about, whoever made it. */
export const happened =
  /\b(?:went (?:up|down|from)|was \S+ (?:when|before|at)\b.*\bis|rose|risen|fell|fallen|dropped|sank|sunk|grew|grown|climbed|(?:are|was|were|is) (?:up|now|down)|up (?:by )?(?:\d|a|one)|down (?:by )?(?:\d|a|from)|improved|increased|decreased|declined|doubled|halved|tripled|recovered|got|made a|better|fewer|more|less|lost|weniger|mehr|gestiegen|gesunken|baiss\p{L}+|augment\p{L}+|mejor\p{L}*|subi\p{L}+|baj\p{L}+)(?!\p{L})/iu;

export const causedInside =
  /\b(?:thereby|thus|by my|durch (?:eigene|meine)|gesenkt|gesteigert|fidélisé|augmenté|réduit|reduje|aumenté|leading to|resulting in|which (?:increased|reduced|cut|raised|improved|saved))(?!\p{L})/iu;
export const causeGiven =
  /\b(?:so|that (?:took|cut|saved|brought|led|made|gave|meant|reduced|increased)|which|thereby|thus|because|due to|thanks to|led to|leading to|result\w*|meant|means|brought|bringing|(?<!\b(?:shop|firm|company|team|branch|club|business) )made|dadurch|deshalb|durch|ce qui|grâce|gracias|por eso|lo que|down to my|got (?:it|them|this|the|us)|from doing|by \w+ing|using|allow\w*|enabl\w*|helping)(?!\p{L})/iu;
/** Events a letter takes for granted, and what says that they took place. */
export const presupposed: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bthank you for (?:meeting|seeing|interviewing|inviting|showing|speaking|talking|the (?:interview|tour|conversation|meeting|call|chat|visit|warm welcome|invitation))|\benjoyed (?:meeting|our|the (?:interview|tour|conversation))|\b(?:our|the) (?:recent )?(?:interview|conversation|meeting|discussion|call)\b(?! with you about| would)/iu,
    /\b(?:met|meet\w*|interview\w*|tour|visit\w*|spoke|spoken|speak\w*|talk\w*|conversation|call\w*|invited|showed|chat\w*|discuss\w*|trial shift)\b/iu,
  ],
  [
    /\b(?:references?|certificates?|portfolio|transcripts?|letters?) (?:are |is )?(?:enclosed|attached)|\b(?:enclosed|attached) (?:is|are|please find|you will find) (?:my )?(?:references?|certificates?|portfolio|transcripts?)/iu,
    /\b(?:enclos\w*|attach\w*|goes with|included|beiliegend|ci-joint)\b/iu,
  ],
  [
    /\bwithout (?:reservation|hesitation)|\brehire\b|\bhire (?:him|her|them) again\b|\bhighest recommendation\b|\bwholehearted\w*/iu,
    /\b(?:without (?:reservation|hesitation)|rehire|hire (?:him|her|them)? ?again|take (?:him|her|them) back|highest|wholehearted\w*|recommend\w*)\b/iu,
  ],
  [
    /\bas (?:we )?(?:discussed|agreed)\b|\bfollowing our\b|\bas you (?:asked|requested)\b/iu,
    /\b(?:discuss\w*|agreed|spoke|talk\w*|call\w*|met|meeting|interview\w*|asked|requested|conversation)\b/iu,
  ],
  [
    /\b(?:always (?:wanted|admired|dreamed)|long admired|have (?:long )?(?:followed|admired)|for (?:many )?years (?:admired|followed))\b/iu,
    /\b(?:always|admir\w*|follow\w*|dream\w*|fan|since (?:I was )?a child)\b/iu,
  ],
];
