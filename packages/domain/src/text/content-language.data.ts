/**
 * Small words that tell a language, the first person's among them: a form is short and speaks of oneself. A word that
 * two of them share counts for each by half. Our own list.
 */
export const distinctiveWords: Readonly<Record<string, string>> = {
  en: 'the and of for with a per day days week to by on from this that which was were have has had at as is are been i my me you your we our they their its an it be will would can could not who years year since now did do does when where into about also more because help work',
  de: 'und der die das mit für von den dem des im zur zum bei beim vom als auf eine einer eines einen einem ein nicht sowie durch über nach aus sich wurde werden ich mir mich mein meine meinen meiner wir uns ihr ihre ihren ihnen sie er es bin ist sind war habe haben hat hatte kann möchte suche gern gerne seit bis ab unter jahre jahren jahr davon weil dass auch noch schon keine kein heute zu am sehr danke bitte arbeite wie man',
  fr: 'bon bonne beau et les des du pour avec dans une sur par aux au le la un est ou en ses leur de à ces chez depuis je mon ma mes nous notre vous votre vos il elle suis ai dont dès ans an que qui ce cette pas plus très tout sont était aucun bien merci puis jusqu aujourd hui cherche être',
  es: 'buen buena de la y los las el para con una del un por en al como su sus más desde hasta años año son ser ha he e lo se que yo mi mis me nos soy estoy tengo llevo quiero busco muy no pero porque ya gracias hace cuando donde cada también fui era está trabajo',
  pt: 'de a e os as da do dos das para com uma em no na nos nas ao pelo pela mais desde até são um que o à eu meu minha meus minhas não há anos você seu sua tenho sou estou muito obrigado obrigada também trabalho',
  it: 'e il lo gli della delle degli del dei per con una nel nella al alla di da che un sono più presso la le i si dal io mio mia ho anni anno come anche molto grazie lavoro vostro vostra in',
  nl: 'de en het een van voor met bij op aan naar door als ook tot te in zijn heb ik werk sinds over uit om dit die deze was niet mijn wij ons uw jaar graag dat er bent ben',
  pl: 'na do się oraz nie jest że od dla po o mam lat jestem pracy mój moja przy jako ze już',
  sv: 'och som med till av på för att jag är har en ett den det i från mitt min mina inte år om vi',
};

/** Letters and ends of words that only one of them has. */
export const distinctiveForms: readonly (readonly [string, RegExp])[] = [
  ['de', /[ßäöü](?=\p{L})|(?<=\p{L}{4})(?:ung|keit|schaft|schein)(?:en|e|s)?\b/giu],
  ['fr', /[êôâœûîëç]|(?<!\p{L})(?:[ldnmcjts]|qu)['’](?=\p{L})|(?<=\p{L}{3})(?:euse|ière)s?\b/giu],
  ['es', /[ñ¿¡]|(?<=\p{L})(?:ción|ciones|idad|ería)\b/giu],
  ['pt', /[ãõ]|ções\b/giu],
  ['it', /zione\b|(?<!\p{L})(?:dell|nell|un)['’]/giu],
  ['nl', /ij(?=\p{L})|(?:heid|lijk)\b/giu],
  ['pl', /[ąęłńśźż]/giu],
  ['sv', /[å]/giu],
];
