import { smallAgent, timeOf, type LetterLanguage } from './letter-language.ts';

/** How Spanish ends words for people by what they do: such a title begins small inside a sentence. */
const AGENT =
  /(?:or|ora|ero|era|ista|ante|ente|ario|aria|ico|ica|ogo|oga|ado|ada|fer|jefe|jefa|auxiliar|peón|conserje|chef)$/u;

const TIME = timeOf(
  'un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte',
  'años?|meses|temporadas?',
);

export const spanish: LetterLanguage = {
  language: 'es',
  country: 'es',
  subjects: /(?<!\p{L})(?:yo|nosotros|nosotras|ustedes|usted|ella|él)(?!\p{L})(?! sol[oa])/u,
  finite:
    /(?<!\p{L})(?:es|son|era|eran|está|están|estaba|hay|había|ha|han|fue|fueron|tiene|tienen|tenía|puede|pueden|gusta|gustan|gustó|encanta|encantan|encantó|interesa|queda|busco|vivo|tengo|quiero|quisiera|soy|estoy|llevo|puedo|hago|necesito|hablo|conduzco|he)(?!\p{L})/u,
  dependent:
    /(?<!\p{L})(?:que|quien|quienes|donde|cuando|si|porque|como(?= \p{L}+(?:o|a|e|an|en|aba|ía)(?!\p{L}))|cuyo|cuya|aunque|mientras)(?!\p{L})/u,
  reason: /^(?:porque|ya que|puesto que|pues|para (?:no )?\p{L}+(?:ar|er|ir)(?:me|lo|la|se)?)(?!\p{L})/u,
  utterance: /^(?:(?:muchas|mil) )?gracias(?!\p{L})/u,
  firstPerson:
    /^(?:no )?(?:(?:me|nos|les?|se) \p{L}+|busco|vivo|tengo|quiero|quisiera|soy|estoy|llevo|puedo|sé|hago|necesito|hablo|conduzco|enseño|mantengo|coordino|atiendo|cuido|manejo|domino|conozco|sigo|voy|vengo|he|hice|fui|estuve|tuve|\p{L}{3,}o(?= de \p{L}{3,}(?:ar|er|ir)(?!\p{L}))|trabajo(?= (?:de|en|como|con|desde) )|dejo|cambio de|\p{L}{2,}(?:é|í)|\p{L}{3,}aba)(?!\p{L})/u,
  withSubject: (text) => text,
  held: [
    [/^preaviso (?:de |: ?)(?=(?:un|dos|tres|\d)\p{L}* )/iu, 'mi preaviso es de '],
    [/^(?:mi )?último día(?: de trabajo)?:? (?:el )?(?=\d)/iu, 'mi último día de trabajo será el '],
    [/^disponible /iu, 'estoy disponible '],
    [new RegExp(`^${TIME} (?=de experiencia)`, 'iu'), 'Tengo $<time> '],
    [new RegExp(`^${TIME} (?=(?:de|en|como|con) )`, 'iu'), 'He trabajado $<time> '],
  ],
  small:
    /^(?:un|una|unos|unas|el|la|los|las|de|del|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|en|con|para|por|sobre|desde|más|mi|mis|todo|toda|todos|lo|varios|varias|casi|unos)$/u,
  toTool:
    /^(?:por favor,? )?(?:no (?:mencionar|menciones|pongas|poner|digas|decir|hables|hablar)|mencion(?:a|ar|e)|destac(?:a|ar)|insist(?:e|ir)|que sea (?:corta|breve)|(?:proponer|pedir|preguntar|agradecer|recordar) |escrib(?:e|ir) (?:que|una)|(?:pon(?:er)?|decir|indicar|añadir) que)|^(?:breve|corta)[.!]?$/u,
  says: {
    applied: /candidatura|postul|\boptar\b|solicit/i,
    thanked: /\b(?:gracias|agrade[cz])/i,
    asked: /\?|\bsaber\b|respuesta|noticias|decid|decis/i,
    resigned: /renunci|baja voluntaria|\bdejo\b|dimi(?:to|sión)/i,
    lastDay: /último día/i,
    notice: /(?!)/,
    happened: /postul|entrevista|candidatura/i,
    next: /entrevista|conocer/i,
  },
  notPost: /^(?:prácticas|beca|puesto|trabajo|empleo|formación|curso|cualquier|lo que)(?!\p{L})/iu,
  inSentence: smallAgent(AGENT),
  whom: (name) => name,
  enclosedCv: 'Currículum',
};
