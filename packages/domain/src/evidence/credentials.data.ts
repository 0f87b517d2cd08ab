/** Degrees, certificates and grades, each row of one: who holds the one may say the other. Apart by strokes. */
export const papers = [
  'doctorate|phd|ph d|doctoral|dphil|promotion zum dr|doctorat|doctorado',
  "master's|masters|msc|m sc|ma|mba|meng|llm|mphil|maîtrise|máster|master of|master in|master degree|master's degree",
  "bachelor's|bachelors|bachelor|bsc|b sc|ba|beng|llb|bed|licenciatura|grado en",
  "degree|graduate|graduated|bachelor*|bsc|ba|beng|llb|msc|ma|meng|mba|master's|phd|doctorate|studium|licence de|licenciatura|grado|diplôm*",
  'diploma|dip|diplom|diplôme|diplômé|hnd|dipl',
  'honours|hons|distinction|merit|cum laude|first class|2 1|mention|auszeichnung|sobresaliente',
  'nvq|svq|national vocational qualification',
  'gcse|gcses|o levels|general certificate of secondary education',
  'a levels|alevels|abitur|baccalauréat|bachillerato|leaving cert*',
  'chartered|charter|charterholder',
  'apprenticeship|apprentice*|lehre|ausbildung|apprentissage|aprendizaje|gesellenbrief|journeyman',
];
/** Words for a paper of any kind, which its short name says as well. */
export const anyPaper =
  'licence|licences|license|licenses|licensed|licenced|permit|ticket|card|certificate*|certified|certification*|cert|certs|accredited|accreditation|qualified|qualification*|registered|registration|chartered|diploma|degree|exam*|passed|test|level|grade|award|badge|nvq|btec|hgv|lgv|cdl|adr|pin|member*|register|course|training|apprentice*|bsc|ba|msc|ma|phd|hnd|trained|schein|führerschein|zertifi*|prüfung|geprüft*|abschluss|approbation|permis|diplôm*|certificat*|habilitation|carnet|título|titulad*|certificad*|permiso';
/** Those of them by which a sentence claims one, each row of one kind; behind two strokes what gives one of that kind as well. */
export const claimedPapers = [
  'licence|licences|license|licenses|licensed|licenced|führerschein|permis|carnet||permit|ticket|card|hgv|lgv|cdl|adr|driving|drive|*schein|permiso',
  'registered|registration||register|pin|member*|approbation|eingetragen*',
  'certificate|certificates|certified|certification|certifications|accredited|accreditation|qualified|qualification|qualifications|zertifiziert|zertifikat|geprüfte|geprüfter|certifié|certifiée|titulado|titulada|certificado',
];
/** Participles, which are said of things as well: "certified 40 installations". */
export const participles = 'licensed licenced certified accredited qualified registered chartered graduated';
/** What a participle of somebody stands before or behind. */
export const besideParticiple = 'in to as by with fully newly dually state and professional';

/** That it is held, whatever else is said beside it. */
export const heldWords = 'valid|current|passed|renewed|in date|gültig|bestanden|obtenu*|vigente|aprobad*';

/** How a paper that is not held stands. */
export const states = [
  'expired|expire|lapsed|out of date|ran out|run out|suspended|no longer|not renewed|never renewed|abgelaufen|expiré*|périmé*|caducad*|vencid*',
  'studying|study|studies for|working towards|work towards|working on|towards|training to|training for|training as|in training|due|expect*|pending|in progress|ongoing|await*|waiting|booked|not yet|not finished|unfinished|not completed|to finish|halfway|half way|doing my|doing a|doing an|exam in|exam next|sitting|sit my|year one|year two|first year|second year|third year|final year|started|start in|enrolled|next week|next month|next year|learning|provisional|part qualified|terms of|years of|modules of|units of|left after|left before|dropped out|modules left|papers left|unit left|units left|paper left|left of my|to sit|will|in ausbildung|angemeldet|laufend|en cours|en formation|en curso|pendiente|estudiando|cursando',
  'applied|applying|application|apply|beantragt|demandé*|solicitad*',
  'failed|fail|not passed|did not pass|durchgefallen|raté|suspendid*|attended|sat in|went to a|went to the',
];
