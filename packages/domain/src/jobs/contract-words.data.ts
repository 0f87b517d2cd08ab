/* What adverts in English, German, French, Spanish and Dutch say of hours, contract, place of work and rank. Our own lists. */
const named = (name: string, words: string): readonly [string, RegExp] => [
  name,
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu'),
];

/** Hours stand before the kind of contract; what is rarer before what is general. */
export const employmentTypes = [
  named('Internship', 'intern(?:ship)?|praktikum|pflichtpraktikum|stage(?= [–-])|praktikant(?:in)?|werkstudent(?:in)?|stage (?:de|d[’\']|conventionné)|stagiaire|prácticas|becari[oa]|stageplek|afstudeerstage|stagiair'),
  named('Apprenticeship', 'apprentice(?:ship)?|ausbildungsplatz|auszubildende[rn]?|azubi|alternance|alternant|apprenti|contrat d[’\']apprentissage|leerling|bbl'),
  named('Part-time', 'part[- ]?time|hours: [12]\\d(?!\\d)|(?:wtf|fte|wtv) ?0[.,]\\d+|0[.,]\\d+ ?(?:fte|wtf|wte)|teilzeit|temps partiel|mi-temps|media jornada|jornada parcial|tiempo parcial|a tiempo parcial|deeltijd|parttime|[12]\\d(?:[.,]\\d)?(?: ?(?:-|–|to|bis|à|a|tot) ?\\d\\d)? ?(?:hours|hrs?|uur|stunden|h|horas|heures)(?: ?(?:a|per|pro|par|\\/|por)? ?(?:week|woche|semaine|semana|semanales|hebdo\\p{L}*))'),
  named('Full-time', 'full[- ]?time|whole[- ]?time|vollzeit\\p{L}*|voltijds?|\\d{2} ?[–-] ?100 ?%|temps plein|temps complet|jornada completa|tiempo completo|(?<!(?:bij|van) (?:een )?)(?:fulltime|voltijd)|(?:\\d\\d ?(?:-|–|to|bis|à|a|tot) ?)?(?:3[5-9]|40)(?:[.,]\\d+)? ?(?:hours|hrs?|uur|stunden|h|horas|heures)(?: ?(?:a|per|pro|par|\\/|por)? ?(?:week|woche|semaine|semana|semanales|hebdo\\p{L}*))'),
  named('Freelance', 'freelance|freiberuflich|self[- ]employed|(?:independent |as a |1099 )contractor|outside ir35|inside ir35|autónomo|zzp|freie mitarbeit|indépendant'),
  named('Casual', 'casual|zero[- ]hours|bank staff|minijob|520[- ]euro|538[- ]euro|aushilfe|oproepkracht|nulurencontract'),
  named('Temporary', 'temporary|temp|fixed[- ]term|maternity cover|seasonal (?:role|contract|position|work)|befristete?[nrs]?|cdd|intérim|saisonnier|contrato temporal|temporal|eventual|sustitución|tijdelijke?|jaarcontract'),
  named('Permanent', 'permanent|unbefristete?[nrs]?|festanstellung|cdi|contrato indefinido|indefinido|vast(?:e)? (?:contract|dienstverband|baan)|vast'),
  named('Contract', '(?:\\d+|six|twelve|three)[- ]months? (?:\\p{L}+ )?contract|contract (?:role|position)|contract(?!:)'),
] as const; // oxfmt-ignore

const BUILDINGS =
  'nursery|gym|parking|canteen|café|cafe|restaurant|training|childcare|creche|shop|facilities|accommodation|crèche|kita|fitness\\p{L}*|work|visits?|support';
export const workPlaces = {
  never: named(
    'never',
    '(?:no|not|kein|pas de|sin|geen) (?:a )?(?:remote|home ?office|home[- ]working|télétravail|teletrabajo|thuiswerk\\p{L}*)',
  )[1],
  fully: named('fully', '(?:fully|100 ?%|completely|entirely) (?:remote|home ?office|télétravail|teletrabajo)')[1],
  hybrid: named(
    'hybrid',
    '(?<!(?:dev|developer|designer) )hybrid(?:e|es|o|es arbeiten)?|remote(?:ly)? (?:\\p{L}+ ){0,2}days|(?:één|een|\\d) dag(?:en)? (?:per|in de) week thuis|days? (?:\\p{L}+ ){0,2}(?:remote|from home)|(?:\\d|zwei|drei) tage (?:\\p{L}+, )?(?:\\d tage )?mobil|híbrid[oa]|hybride|days? (?:a|per) week (?:in (?:the|our) office|from home|at home|on[- ]site|in \\p{L}+)|days? (?:a week )?(?:from|at) home|(?:\\d|one|two|three|ein|zwei|drei|einen|un|deux|trois|uno|dos|tres|een|twee|drie) (?:tagen?|jours?|días?|dag(?:en)?)(?: \\p{L}+){0,3} (?:home ?office|télétravail|teletrabajo|thuis\\p{L}*|mobil\\p{L}*|remote)|(?:home ?office|mobile[sn]? arbeiten|télétravail|teletrabajo|thuiswerken|remote)(?: [\\p{L}’\']+){0,3} (?:\\d|zwei|drei|deux|trois|dos|tres|twee|drie) (?:tagen?|jours?|días?|dag(?:en)?)|teilweise home ?office|télétravail partiel|gedeeltelijk thuis\\p{L}*|(?:home ?office|mobiles arbeiten|télétravail|teletrabajo|thuiswerken|remote)(?:-möglichkeit\\p{L}*)? (?:möglich|possible|posible|mogelijk|nach absprache)|home ?office-?(?:möglichkeit\\p{L}*|option\\p{L}*|tage)?',
  )[1],
  remote: named(
    'remote',
    '(?<!(?:no|not|non|kein|keine|pas de|geen|sin) )(?:(?:fully|100 ?%|completely|entirely) )?remote(?:ly|[- ]first)?(?! (?:areas?|sites?|locations?|control|communit\\p{L}+|sensing|teams?|monitoring|desktop|access|support|island\\p{L}*|working is not))|work(?:ing)? from (?:home|anywhere)|(?:100 ?% |full )(?:home ?office|télétravail|teletrabajo)|télétravail|teletrabajo|thuiswerken|à distance|en remoto|remoto',
  )[1],
  'on-site': named(
    'on-site',
    `(?:on[- ]?site|in[- ]office|office[- ]based|in[- ]person(?! interview)|work from (?:the )?office)(?! (?:${BUILDINGS}))|vor ort(?=[^.]*(?:arbeit|einsatz|präsenz))|präsenz|sur site|presencial|op locatie|no (?:remote|home)(?:[- ]\\p{L}+)?|not (?:a )?remote|kein home ?office|pas de télétravail|sin teletrabajo|geen thuiswerk\\p{L}*`,
  )[1],
}; // oxfmt-ignore

/** Ranks as titles say them, each with the word for all languages. */
export const ranks = [
  named('trainee', 'trainee'),
  named('intern', 'intern|praktikant(?:in)?|werkstudent(?:in)?|stagiaire|stagiair|becari[oa]'),
  named('graduate', 'graduate|newly qualified|berufseinsteiger'),
  named('entry-level', 'entry[- ]level|débutant'),
  named('junior', 'junior|jr\\.?'),
  named('mid-level', 'mid[- ]level|intermediate|mid(?:weight)?(?![- ]market)|confirmée?|medior'),
  named('senior', 'senior|sr\\.?|sénior'),
  named('lead', 'lead|team ?lead(?:er)?|teamleiter(?:in)?|teamleider'),
  named('principal', 'principal'),
  named('head', 'head(?! (?:chef|waiter|gardener|barista|teacher))|leiter(?:in)?'),
  named('chief', 'chief'),
  named('director', 'director|direktor(?:in)?|directeur|directrice|directora?'),
] as const; // oxfmt-ignore
