// Words that tell whether a name is meant as a skill; in the form of `skillKey`.

const setOf = (words: string) => new Set(words.split(' '));
/** What says how well something is known, or which release of it: no part of its name. */
export const MODIFIERS = setOf(
  'advanced basic intermediate good strong solid excellent expert fluent native proficient working confident beginner level skill knowledge m ms microsoft certified year experience of in with ' +
    'sehr gute gut grundkenntniss kenntniss fortgeschritten fliessend verhandlungssicher muttersprache avance courant bilingue maternelle notion avanzado nativo fluido basico goed vloeiend gevorderd moedertaal',
);
/** Words after which the name of a program or language stands. */
export const CUES = setOf(
  'using via advanced proficient microsoft programming coding scripting mit avec con met utilisant utilizando',
);
/** Words that make one of "in", "with" or "of" such a word. */
export const LEADING = setOf(
  'proficient proficiency skilled skill experience experienced knowledge fluent expert expertise competent competence trained training familiar familiarity ' +
    'confident written programmed programming coded developed built implemented working background certified kenntniss erfahrung connaissance experiencia conocimiento ervaring kennis',
);
export const LED = setOf('in with of using on mit von en de du van');
export const FUNCTION = setOf(
  'for to and or at on in with as from by into while when which that is are was were including plus fur und oder zu als pour et ou dan para y o voor om of',
);
/** A spoken language before one of these is meant as one, not as an adjective ("Italian cuisine"). */
export const OF_LANGUAGE = setOf(
  'language speaker speaking fluent native spoken written level mother tongue conversational basic intermediate advanced a1 a2 b1 b2 c1 c2 gcse ielt toefl fliessend muttersprache courant nativo',
);
export const ROMANCE = setOf('fr es pt it');
/** Articles of Romance languages, and prepositions that hold one or stand before a noun without: "l'anglais", "en inglés". */
export const ROMANCE_ARTICLES = setOf('l d le du en el del o do em il in');
/** A capital beside one of these is the name's own: "Go developer". */
export const ROLES = setOf(
  'developer engineer programmer architect consultant administrator analyst entwickler developpeur desarrollador ontwikkelaar',
);

export const ARTICLES = setOf('the a an');
/** Before a name it is somebody's. */
export const TITLES = setOf(
  'mr ms mrs miss dr prof herr frau monsieur madame mme senor senora sr sra mevrouw meneer',
);
/** After a name it is a firm's. */
export const FIRMS = setOf(
  'ltd limited gmbh inc llc llp plc bv sa sarl ag kg partner restaurant primary school hospital',
);
