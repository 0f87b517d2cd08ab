import type { AdvertSection } from './advert.ts';

/*
 * What adverts in English, German, French, Spanish and Dutch write above their parts and beside what they ask for. Our own
 * lists.
 */

/** Headings, tried in this order: "Desirable skills" is preferred, not required. */
export const sectionHeadings: readonly (readonly [AdvertSection, RegExp])[] = [
  [
    'preferred',
    /^(?:desirable|nice[- ]to[- ]haves?|preferred|bonus(?: points)?|it would be (?:great|nice)|pluses|advantageous|extra credit|von vorteil|wünschenswert|das wäre (?:schön|super)|idealerweise|les plus|atouts?|serait un plus|souhaité|deseable|valorable|se valorará|requisitos deseables|pluspunten|mooi meegenomen|een pré)/iu,
  ],
  [
    'offer',
    /^(?:(?:our |key |company )?benefits|(?:what )?we(?:['’]ll)? offer|what we(?:['’]ll| can)? (?:offer|give)|perks|(?:the )?package|what['’]?s in it|what you(?:['’]ll)? get|why (?:join|work|us)|rewards|wir bieten|unser angebot|das bieten wir|was wir bieten|deine vorteile|ihre vorteile|nous (?:vous )?(?:offrons|proposons)|ce que nous (?:offrons|proposons)|avantages|(?:qué )?(?:te )?ofrecemos|beneficios|(?:dit|wat) bieden (?:we|wij)|wij bieden|arbeidsvoorwaarden|wat krijg je)/iu,
  ],
  [
    'apply',
    /^(?:how to apply|to apply|apply|application|contact|next steps|equal opportunit|diversity|privacy|cookies?|bewerbung|so bewirbst|kontakt|jetzt bewerben|haben wir|candidature|pour postuler|comment postuler|postuler|cómo (?:aplicar|inscribirse)|inscripción|interesad[oa]|sollicit|interesse|enthousiast)/iu,
  ],
  [
    'required',
    /^(?:(?:key |essential |minimum |job |basic )?requirements?|(?:key |minimum |basic )?qualifications|essential|must[- ]haves?|what (?:you(?:['’]ll)?|we) (?:need|bring|look for)|what you(?:['’]ll)? (?:need|bring)|what we(?:['’]re| are) looking for|who (?:you are|we(?:['’]re| are) looking for)|about you|you(?:['’]ll)? (?:have|bring|need)|(?:skills|experience)(?:,| and| &).*|(?:key |required )?skills|person spec|your (?:profile|skills|background|experience)|ideal candidate|(?:ihr|dein|das) (?:profil|sollten|bringst|bringen)|profil|anforderung|qualifikation|was (?:du|sie) mitbring|voraussetzung|(?:votre )?profil|compétences|ce que nous recherchons|requisitos|(?:tu )?perfil|qué buscamos|lo que buscamos|functie-?eisen|(?:wat|dit) vragen (?:we|wij)|(?:jouw|je) profiel|wie ben jij|dit breng je mee|wat (?:breng|neem) (?:je|jij))/iu,
  ],
  [
    'duties',
    /^(?:(?:key |main |your )?(?:responsibilities|duties|tasks)|what you(?:['’]ll| will)? (?:do|be doing)|the (?:role|job)|(?:about )?the (?:role|position)|your (?:role|mission|tasks)|job description|day[- ]to[- ]day|purpose|(?:ihre |deine |die )?aufgaben|(?:ihre |deine )?tätigkeiten|das erwartet (?:dich|sie)|(?:vos |les |tes )?missions?|(?:vos )?responsabilités|le poste|tâches|funciones|responsabilidades|tareas|(?:el )?puesto|qué harás|(?:jouw |je )?taken|werkzaamheden|wat ga je doen|de functie|functieomschrijving)/iu,
  ],
  [
    'about',
    /^(?:about (?!you)|who we are|our (?:company|story|mission|team)|the (?:company|team)|company|über uns|wer wir sind|das sind wir|das unternehmen|qui sommes|à propos|l['’]entreprise|sobre (?:nosotros|la empresa)|quiénes somos|la empresa|over (?:ons|het bedrijf)|wie zijn wij|het bedrijf)/iu,
  ],
];

/** Beside these a skill is welcome, not asked for. */
export const PREFERRED =
  /(?<!\p{L})(?:desirable|nice[- ]to[- ]have|preferred|preferably|ideally|(?:an? )?(?:(?:real|big|definite|strong) )?(?:plus|bonus|advantage)|advantageous|bonus points|would be (?:great|nice|helpful|useful)|helpful but|not essential|von vorteil|wünschenswert|idealerweise|gern(?:e)? gesehen|serait (?:un )?(?:plus|atout|apprécié)|est un (?:plus|atout)|souhaitée?s?|appréciée?s?|idéalement|deseable|valorable|se valora(?:rá)?|idealmente|(?:is|een) (?:een )?pré|pluspunt|bij voorkeur|is mooi meegenomen)(?!\p{L})/iu;
/** Beside these it is asked for, whatever the heading says. */
export const REQUIRED =
  /(?<!\p{L})(?:must(?: have)?|essential|required|mandatory|is a must|zwingend|erforderlich|vorausgesetzt|unbedingt|indispensable|exigée?s?|obligatoire|imprescindible|obligatorio|vereist|noodzakelijk)(?!\p{L})/iu;

/** Lines of a web page, not of an advert. */
export const PAGE_LINE =
  /cookies?\b|all rights reserved|privacy (?:policy|notice)|terms (?:of use|and conditions)|^(?:sign|log) (?:in|up)$|^(?:home|menu|search|jobs|back|share|save|print|apply(?: now)?|register|datenschutz|impressum|mentions légales|aviso legal|skip to (?:main )?content|similar jobs|report this job)$/iu;

export const EXPERIENCE =
  /experience|experienced|practice|post[- ]qualif|background|track record|erfahrung|berufspraxis|expérience|experiencia|ervaring|werkervaring/iu;

export const numberWords: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, ten: 10,
  ein: 1, eine: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, zehn: 10,
  un: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, dix: 10,
  dos: 2, tres: 3, cuatro: 4, cinco: 5, diez: 10,
  twee: 2, drie: 3, vijf: 5, tien: 10,
}; // prettier-ignore

export const employmentTypes: readonly (readonly [string, RegExp])[] = [
  [
    'Part-time',
    /(?<!\p{L})(?:part[- ]time|teilzeit|temps partiel|media jornada|tiempo parcial|deeltijd|parttime)(?!\p{L})/iu,
  ],
  [
    'Full-time',
    /(?<!\p{L})(?:full[- ]time|vollzeit|temps plein|jornada completa|tiempo completo|fulltime|voltijd)(?!\p{L})/iu,
  ],
  ['Internship', /(?<!\p{L})(?:internship|praktikum|stage (?:de|d['’])|prácticas|stageplek)(?!\p{L})/iu],
  [
    'Apprenticeship',
    /(?<!\p{L})(?:apprenticeship|ausbildungsplatz|alternance|contrat d['’]apprentissage)(?!\p{L})/iu,
  ],
  ['Temporary', /(?<!\p{L})(?:temporary|fixed[- ]term|befristet|cdd|contrato temporal|tijdelijk)(?!\p{L})/iu],
  ['Freelance', /(?<!\p{L})(?:freelance|freiberuflich|contractor|autónomo|zzp)(?!\p{L})/iu],
  [
    'Permanent',
    /(?<!\p{L})(?:permanent|unbefristete?[nr]?|cdi|contrato indefinido|indefinido|vast(?:e)? (?:contract|dienstverband|baan))(?!\p{L})/iu,
  ],
];

export const workPlaces: readonly (readonly [string, RegExp])[] = [
  [
    'hybrid',
    /(?<!\p{L})(?:hybrid(?:e|es|o)?|híbrido|days? (?:a|per) week (?:in the office|from home|at home)|teilweise home ?office)(?!\p{L})/iu,
  ],
  [
    'remote',
    /(?<!\p{L})(?<!(?:no|not|kein|keine|pas de) )(?:(?:fully |100 ?% )?remote(?:ly|[- ]first)?|work(?:ing)? from home|home ?office|télétravail|teletrabajo|thuiswerken|à distance|en remoto)(?!\p{L})(?! (?:areas?|sites?|locations?|control|communit\p{L}+|sensing|teams?|monitoring|desktop))/iu,
  ],
  ['on-site', /(?<!\p{L})(?:on[- ]?site|in[- ]office|vor ort|sur site|presencial|op locatie)(?!\p{L})/iu],
];

export const SENIORITY =
  /(?<!\p{L})(?:trainee|apprentice|intern|graduate|entry[- ]level|junior|mid[- ]level|senior|lead|principal|head|chief|werkstudent|praktikant(?:in)?|débutant|confirmé|stagiair)(?!\p{L})/iu;
