/** Words of job titles that belong to one field of work, so that a "Commis" counts as experience of a "Chef". */
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

/** Words of job titles that say rank and not field. */
export const rankWords: ReadonlySet<string> = new Set(
  (
    'assistant associate manager senior junior lead head chief officer executive specialist coordinator co-ordinator director worker ' +
    'staff trainee graduate intern apprentice part-time full-time part full time temporary temp deputy vice president vp principal ' +
    'engineer member team leader supervisor consultant advisor adviser agent representative owner founder partner freelance ' +
    'self-employed independent volunteer middle high school first second third long-term substitute professional licensed registered ' +
    'certified candidate ii iii iv and of the for in to a general'
  ).split(' '),
);
