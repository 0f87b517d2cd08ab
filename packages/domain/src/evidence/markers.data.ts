/* Closed classes of words, apart by strokes. A star stands for any ending; several words are a phrase. */

/** Words that tie a sentence together and name nothing. */
export const everyday =
  'a|an|the|this|that|these|those|it|its|he|she|they|them|their|his|her|him|i|me|my|mine|myself|we|us|our|you|your|who|which|what|where|when|while|as|and|or|but|so|if|than|then|of|to|in|on|at|by|for|from|with|without|into|onto|over|under|per|via|up|down|out|off|about|around|across|through|during|after|before|since|until|between|among|against|towards|within|both|each|every|all|any|some|more|most|other|others|also|too|very|just|not|no|never|is|are|was|were|be|been|being|am|has|have|had|having|do|does|did|done|doing|can|could|will|would|should|may|might|must|make|makes|made|making|use|used|uses|using|work|worked|works|working|take|took|taken|takes|taking|hold|held|holds|holding|seek|sought|seeks|seeking|get|got|gets|give|gave|gives|given|go|goes|went|keep|kept|keeps|put|puts|run|ran|runs|running|set|one|two|three|day|days|week|weeks|month|months|year|years|hour|hours|new|own|experience|role|job|including|such|well|now|there|here|time|times|der|die|das|den|dem|des|und|oder|mit|für|von|bei|im|in|zu|zur|zum|ein|eine|einen|einem|einer|ich|wir|habe|hat|war|bin|le|la|les|des|du|de|et|ou|avec|pour|dans|sur|par|un|une|je|nous|ai|el|los|las|del|y|o|con|para|por|en|una|yo|he';

/** Somebody else had a part in it. */
export const company =
  'we|us|our team|our crew|together with|together we|work together|worked together|jointly|joint|shared|sharing|alongside|co|me and|and me|in a team|of us|in a crew|team of|crew of|as a team|one of|wir|uns|zusammen|gemeinsam|im team|nous|ensemble|en équipe|nosotros|nosotras|juntos|en equipo';
/** Whom somebody works with; behind "with" they had a part in it. */
export const companions =
  'colleague*|partner*|brother*|sister*|father|mother|dad|mum|wife|husband|uncle|aunt|cousin|friend*|mate*|team*|crew|others|another|other|volunteer*|kollege*|kollegin*|team|collègue*|équipe|compañer*|equipo';
/** What still says so in a sentence. */
export const stillCompany =
  'we|us|our|team*|crew|together|joint*|shared|sharing|share|alongside|with|co|one of|among|member|part|colleague*|partner*|others|both|help*|assist*|support*|contribut*|collaborat*|brigade|staff|wir|gemeinsam|team|mit|nous|ensemble|équipe|avec|nosotros|equipo|con|juntos';
export const alone =
  'alone|single handed|single handedly|singlehandedly|unaided|unassisted|solo|independently|on my own|by myself|on her own|on his own|on their own|sole|solely|allein|alleinige*|eigenständig*|selbständig*|selbstständig*|seul|seule|en autonomie|sola|solo|autónom*';
/** What gives it. */
export const givesAlone =
  'alone|single|unaided|solo|independent*|my own|myself|her own|his own|sole*|only|nobody else|no one else|allein*|eigen*|selb*|seul*|autonom*|sol*|autónom*|únic*|einzig*';

/** Only a part of the doing was theirs. */
export const helped =
  'help|helped|helping|helps|assist|assisted|assisting|assists|took part|take part|taking part|participat*|involved in|contribut*|support|supported|supporting|supports|part of|chipped in|played a part|gave a hand|lent a hand|shadow*|observed|observing|sat in|under supervision|co|mitgeholfen|mitgewirkt|geholfen|unterstütz*|beteiligt|mitgearbeitet|aidé|aidais|particip*|contribué|ayud*|colabor*|apoy*';
/** Whoever is helped by way of work. */
export const served =
  'customer*|client*|patient*|resident*|pupil*|student*|child*|people|person|guest*|visitor*|famil*|user*|passenger*|learner*|them|him|her|kunden|patienten|clients|clientes';
export const leads =
  'led|lead|leads|leading|headed|heading|directed|directing|directs|oversaw|oversee|oversees|overseeing|overseen|supervised|supervising|supervises|spearheaded|spearheading|chaired|managed|managing|manages|geleitet|leitete|leite|leitung|dirigé|dirigeais|encadré|dirigí|dirigió|lideré';
export const gaveLead =
  'lead*|led|head|headed|heads|heading|manag*|mgr|mgmt|supervis*|run|ran|runs|running|charge|responsib*|direct*|overs*|own|owned|owner|chair*|boss|foreman|captain*|coach*|taught|teach*|train*|look after|looked after|looking after|under me|report to me|reporting to me|report* to|my team|my crew|brigade|leit*|geleitet|verantwort*|führ*|dirig*|respons*|encadr*|jefe|jefa|lider*|a cargo|gérant*|chef*';
export const begins =
  'founded|founding|pioneered|pioneering|invented|inventing|initiated|initiating|originated|conceived|masterminded|architected|launched|gegründet|fondé|inventé|fundé|fundó';
export const began =
  'found*|establish*|start*|launch*|introduc*|creat*|initiat*|pioneer*|invent*|set up|built|build*|own|open*|began|begin*|idea|came up|new|design*|made|wrote|first|gründ*|gegründet|aufgebaut|fond*|cré*|lanc*|fund*|inici*|abr*|mont*';

/** Somebody made it so. */
export const causes =
  'increased|increasing|increase|increases|reduced|reducing|reduce|reduces|raised|raising|boosted|boosting|improved|improving|improves|grew|growing|lowered|lowering|saved|saving|saves|cut|cutting|cuts|halved|halving|doubled|doubling|tripled|tripling|generated|generating|eliminated|eliminating|achieved|achieving|shortened|shortening|accelerated|streamlined|maximised|maximized|optimised|optimized|strengthened|gesteigert|gesenkt|reduziert|erhöht|verbessert|augmenté|réduit|amélioré|aumenté|reduje|mejoré';
/** It became so. */
export const becomes =
  'went up|went down|gone up|gone down|came down|come down|goes up|goes down|rose|rise|risen|rises|fell|fallen|falls|dropped|drop|drops|grew|grown|got better|got worse|got faster|got shorter|became|was up|were up|is up|are up|was down|were down|up by|down by|up from|down from|climbed|shrank|doubled|tripled|halved|increased|improved|decreased|declined|gestiegen|stieg|gesunken|sank|ist gesunken|zurückgegangen|baissé|augmenté|diminué|subió|subieron|bajó|bajaron|aumentó|aumentaron|mejoró';
/** It says that it was theirs, or why. */
export const caused =
  'because|so|that took|thanks to|due to|as a result|led to|meant|meaning|which brought|brought|by|through|i cut|i reduced|i increased|i raised|i saved|i improved|i grew|i got|we cut|we reduced|we increased|helped|to cut|to reduce|to increase|to improve|saved|saving|saves|cut|cuts|cutting|reduced|reducing|raised|boosted|lowered|halving|weil|dadurch|durch|parce que|grâce à|porque|gracias a';

/** Not done: wanted, planned, tried, or not at all. */
export const undone =
  'plan to|planned to|planning to|plans to|going to|want to|wants to|wanted to|would like|hope to|hoping to|intend to|tried to|try to|trying to|attempted|proposed|suggested|will start|will be|will have|about to|not yet|möchte|geplant|vorgeschlagen|werde|prévu|proposé|voudrais|quiero|propuse|previsto|pendiente';
export const stillUndone =
  'plan*|want*|wish*|may|might|hop*|intend*|aim*|tr*|propos*|suggest*|will|would|should|due|expected|await*|seek*|look*|open to|interest*|aspir*|keen|ready|next|attempt*|idea|concept|möchte|geplant|plan*|vorschlag|vorgeschlagen|prévu|propos*|souhait*|busc*|quier*|pendiente';
export const negations =
  "not|never|without|cannot|didn't|don't|doesn't|wasn't|isn't|haven't|hasn't|can't|couldn't|won't|didnt|dont|cant|instead of|rather than|unable|nicht|nie|ohne|jamais|pas|aucun*|sans|nunca|sin|ningun*";
export const stillNegated =
  "not|never|no|nobody|none|without|cannot|*n't|zero|free|except|exclud*|instead|rather|unable|non|only|avoid*|prevent*|less|nicht|nie|kein*|ohne|jamais|pas|aucun*|sans|nunca|sin|ningun*|nur|seul*|solo";

/** Limits of what was done or known, each row of one: the words that limit, and behind two strokes what says so in other words. */
export const limits = [
  'second author|co author|third author||second|third|co|with',
  'submitted|under review|in review|draft|unpublished',
  'lapsed|expired|out of date|ran out|suspended|abgelaufen|expiré*|caducad*||renew*|former*|until|previous*',
  'with one other|with another|one of two|one of three||one of|two|colleague*|other*',
  'volunteer*|voluntary|unpaid|ehrenamtlich*|bénévol*|voluntari*||free|without pay',
  'temporar*|temp|interim|acting|acted|holiday cover|covering|cover for|stand in|stood in|stands in|standing in|relief|deputis*|deputiz*||cover*|absence|when|replac*|agency',
  'informal*|unofficial*|casual*',
  'internal|pilot|trial|test version|prototype|mock',
  'trainee|apprentice*|intern|internship|placement|work experience|azubi|praktikum|stagiaire|aprendiz*||train*|learn*|stud*|qualif*|apprentice*|prácticas|stage',
  'assistant|deputy|junior|vice|stellvertretend*|adjoint*||assist*|second|under|support*|help*|deput*',
];
/** The same of limits that hold for the words they stand beside. */
export const nearLimits = [
  'basic|basics|beginner|elementary|a little|a bit|some|get by|limited|rusty|grundkenntnisse|notions|básico|básica||beginner*|foundation|working|conversational|bit|little|few|several|part|half|about|around',
  'part time|teilzeit|temps partiel|tiempo parcial',
  'occasional*|sometimes|now and then|from time to time|when needed|as needed|when asked|if needed|at times|rarely|gelegentlich|manchmal|parfois|a veces||up to|when|where|as required|if|ad hoc',
  'most of|half of|some of|a few|mostly|usually|partly|almost|nearly|part of||main*|typical*|most|about|around|some|several|near*|normal*|general*|majority|half|portion|part|up to|close|often|regular*',
];
/** All of it, everywhere, at all times: what claims it, and behind two strokes what gives it as well. */
export const wholes = [
  'all|every|entire|entirely|whole|everything|sämtliche|alle|gesamte*|ganze*|tout|toute|toutes|tous|todo|toda|todos|todas||each|full*|complete*|any|always|jede*|chaque|cada|daily|weekly|monthly',
  'always|constantly|consistently|invariably|without fail|at all times|immer|stets|toujours|siempre||allways|every|never|each|all',
  'company wide|companywide|nationwide|worldwide|globally|global|international*|nationally|throughout|region wide|landesweit|weltweit||all|across|whole|every*|abroad|countries|world*|national*|overseas',
  'full time|vollzeit|temps plein|tiempo completo||full',
  'daily|nightly|täglich*|quotidien*|diari*||day*|night*|morning*|evening*|every|shift*|tag*|jour*|día*|abend*',
  'weekly|wöchentlich*|hebdomadaire*|semanal*||week*|wk*|woche*|semaine*|semana*|monday*|saturday*|sunday*|friday*',
  'regularly|routinely|frequently|often|regelmäßig*|régulièrement|regularmente||regular*|routine*|frequent*|usual*|every|each|week*|dai*|month*|always|most*|many|lot|several|oft|souvent|menudo|when*|night*|day*|immer',
  'fluent|fluently|native|bilingual|c1|c2|fließend*|muttersprach*|courant*|nativo*||mother tongue|first language|very good|excellent|maternelle|bilingu*|both languages|good',
];

/** A meeting took place, or an application was made. */
export const occasions = [
  'interview|interviewed|vorstellungsgespräch|entretien|entrevista',
  'meeting you|met you|we met|our meeting|our conversation|we spoke|our call|our discussion|unser gespräch|notre entretien|nuestra conversación',
  'tour|showed me round|showing me round|shown round',
];
export const occasionWords =
  'interview*|met|meet*|spoke|speak*|conversation|call*|discuss*|talk*|visit*|tour|gespräch*|treffen|entretien|rencontr*|entrevist*|conversación|reunión';
