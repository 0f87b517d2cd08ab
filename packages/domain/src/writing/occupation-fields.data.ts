/** Words of job titles that belong to one field of work: a "Commis" may have been the trade of a "Chef", so that neither counts for sure. */
export const occupationFields: Readonly<Record<string, RegExp>> = {
  accounting:
    /\b(?:account(?:ant|ing|s)|audit|auditor|bookkeep\w*|payroll|tax|finance|financial|controller|treasury)\b/,
  administration:
    /\b(?:administrat\w*|office|secretar\w*|clerk|reception\w*|front desk|personal assistant|executive assistant)\b/,
  care: /\b(?:care|carer|caregiver|nurs\w*|midwi\w*|healthcare|patient)\b/,
  construction:
    /\b(?:construction|builder|carpent\w*|joiner|plumb\w*|mason|bricklayer|roofer|site manager)\b/,
  cooking: /\b(?:chef|cook|kitchen|commis|culinary|bak(?:er|ing)|pastry|sous)\b/,
  data: /\b(?:data|analyst|analytics|statistic\w*|machine learning|quantitative)\b/,
  design: /\b(?:design\w*|layout|artist|illustrat\w*|creative|ux|ui|art director)\b/,
  driving: /\b(?:driv(?:er|ing)|courier|haul\w*|truck\w*|lorry|chauffeur)\b/,
  electrical: /\b(?:electric\w*)\b/,
  engineering: /\b(?:mechanical|civil|structural|manufacturing|process|industrial) engineer\w*\b/,
  hair: /\b(?:hair\w*|stylist|barber|salon|beautician|colourist|colorist)\b/,
  hospitality: /\b(?:waiter|waitress|server|barista|bartend\w*|restaurant|hotel|hospitality|housekeep\w*)\b/,
  law: /\b(?:lawyer|attorney|solicitor|barrister|legal|counsel|paralegal|law|litigat\w*)\b/,
  marketing: /\b(?:marketing|brand|content|social media|communications|advertising|copywriter|seo)\b/,
  operations: /\b(?:operat\w*|plant|production|manufacturing|supply chain)\b/,
  people: /\b(?:hr|human resources|recruit\w*|talent|people)\b/,
  research: /\b(?:research\w*|postdoc\w*|phd|doctoral|scientist|fellow)\b/,
  sales: /\b(?:sales|retail|shop|store|cashier|business development|merchandis\w*)\b/,
  'social work': /\b(?:social work\w*|case (?:manager|worker)|support worker|youth worker|counsell?or)\b/,
  software: /\b(?:software|developer|programmer|web|front-?end|back-?end|full-?stack|devops|sre|mobile)\b/,
  support: /\b(?:it support|help ?desk|service desk|systems? administrator|network|technician)\b/,
  teaching: /\b(?:teach\w*|lecturer|tutor\w*|instructor|educat\w*|professor)\b/,
  warehouse: /\b(?:warehouse|picker|packer|forklift|logistics|mover|stock)\b/,
};

/** Words of job titles that say rank and not trade. */
export const rankWords: ReadonlySet<string> = new Set(
  (
    'senior junior lead leading staff part-time full-time part full time temporary temp principal freelance self-employed ' +
    'independent long-term professional licensed registered certified chartered qualified experienced i ii iii iv and of the for in to a general'
  ).split(' '),
);

/** Words of job titles that say that one is not, or not only, of the trade yet. */
export const learnerWords: ReadonlySet<string> = new Set(
  'trainee apprentice intern student volunteer graduate assistant improver candidate pupil'.split(' '),
);

/** Heads of job titles that name a place in a house and no trade. */
export const emptyHeads: ReadonlySet<string> = new Set(
  (
    'assistant worker officer associate member operative operator executive agent representative specialist coordinator ' +
    'administrator manager supervisor director consultant adviser advisor aide attendant helper hand leader trainee apprentice ' +
    'owner founder partner president head chief deputy contractor employee labourer laborer fellow candidate student'
  ).split(' '),
);
