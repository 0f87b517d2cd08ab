import { smallAgent, timeOf, type LetterLanguage } from './letter-language.ts';

const WITH_VOWEL = /^(?:aime|ai|habite|apprends|adore|occupe|exerce|encadre|assure)(?!\p{L})/u;
/** How French ends words for people by what they do: such a title begins small inside a sentence. */
const AGENT =
  /(?:eur|euse|rice|ier|ière|er|ère|iste|iens?|ienne|ante?|ente?|aire|logue|chef|cheffe|commis|cadre|responsable|aide|sage|secrétaire|comptable|architecte|interprète|pilote|maître)$/u;

const TIME = timeOf(
  'un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt',
  'ans?|mois|saisons?',
);

export const french: LetterLanguage = {
  language: 'fr',
  country: 'fr',
  subjects: /(?<!\p{L})(?:je|j['’]|nous|on|il|elle|ils|elles|c['’](?:est|était)|cela|ça)(?!\p{L}*-)/u,
  finite:
    /(?<!\p{L})(?:est|sont|était|étaient|ont|avait|avaient|sera|seront|m['’]a|m['’]ont|me (?:plaît|plait|permet|manque|tient)|a (?=\p{L}+(?:é|ée|és|i|u|is|it|ert)(?!\p{L})))/u,
  dependent:
    /(?<!\p{L})(?:que|qu['’]|qui|dont|où|quand|si|lorsque|lorsqu['’]|parce|puisque|puisqu['’]|comme)(?!\p{L})|(?<!\p{L})(?:qu|lorsqu|puisqu)['’]/u,
  reason:
    /^(?:parce qu|puisqu|car (?=\p{L})|(?:pour|afin de) (?:me |ne pas |y |l['’])?\p{L}+(?:er|ir|re|oir)(?!\p{L})|afin d['’])/u,
  utterance: /^(?:(?:un grand|mille|encore) )?merci(?!\p{L})/u,
  firstPerson:
    /^(?:cherche|recherche|suis|travaille|souhaite|veux|voudrais|peux|habite|aime|adore|vis|parle|ai(?= \p{L}))(?!\p{L})/u,
  withSubject: (text) => {
    const small = text.charAt(0).toLowerCase() + text.slice(1);
    return WITH_VOWEL.test(small) ? `J'${small}` : `Je ${small}`;
  },
  held: [
    [/^préavis (?:de |: ?)(?=(?:un|deux|trois|quatre|\d)\p{L}* )/iu, 'mon préavis est de '],
    [/^(?:mon )?dernier jour(?: de travail)? ?:? (?:le )?(?=\d)/iu, 'mon dernier jour de travail sera le '],
    [/^disponible /iu, 'je suis disponible '],
    [
      /^(?<post>\p{L}[\p{L}-]*(?:eur|euse|rice|ienne|ien|ière|ier|iste|ante|aire)(?: (?!depuis)[^ ,;:]+){0,6} depuis )/iu,
      'Je suis $<post>',
    ],
    [new RegExp(`^${TIME} (?=d['’]expérience|d['’e] ?expérience)`, 'iu'), "J'ai $<time> "],
    [new RegExp(`^${TIME} (?=d['’e] ?[^,]+$)`, 'iu'), "J'ai fait $<time> "],
  ],
  small:
    /^(?:je|j['’]\p{L}+|nous|on|un|une|le|la|les|l['’]\p{L}+|des|du|de|d['’]\p{L}+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|en|dans|chez|avec|pour|sur|par|depuis|plus|mon|ma|mes|notre|nos|ce|cette|ces|tout|toute|tous|aucun|aucune|plusieurs|environ|près)$/u,
  toTool:
    /^(?:merci de |svp |s['’]il te plaît )?(?:(?:dire|préciser|indiquer|ajouter|signaler|noter) qu(?:e |['’])|ne (?:pas|jamais|rien) (?:mentionner|parler|écrire|dire|indiquer|évoquer)|pas de (?:lettre|détails)|(?:pas )?trop long|mentionne[rz]?|insiste[rz]?|écri(?:s|re|vez) (?:une|que|le)|(?:proposer|demander|remercier|rappeler) |faire court|fais court|parle[rz]? de|reste[rz]? (?:bref|court)|ton (?:formel|simple))|^(?:court|bref)[.!]?$/u,
  says: {
    applied: /candidature|postul/i,
    thanked: /\b(?:merci|remerci)/i,
    asked: /\?|réponse|nouvelles|où en est|votre retour|votre décision/i,
    resigned: /démission|quitt/i,
    lastDay: /dernier jour/i,
    notice: /(?!)/,
    happened: /postulé|candidature du|(?:laissé|envoyé|adressé|déposé|transmis) ma candidature|entretien/i,
    next: /entretien|rencontrer|disposition/i,
  },
  notPost:
    /^(?:stage|stagiaire en|apprentissage|alternance|contrat|formation|emploi|poste|job|travail|tout)(?!\p{L})/iu,
  inSentence: smallAgent(AGENT),
  whom: (name) => name,
  enclosedCv: 'CV',
};
