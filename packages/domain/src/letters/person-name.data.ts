import { wordSet } from '../text/index.ts';

/**
 * Words of offices and posts, lower case: what holds one names no person. Those that are family names as well ("Baker",
 * "Cook", "Dean") are left out: greeted as a name, they read the same. Our own list.
 */
export const roleWords = wordSet(
  'team department dept committee panel crew group unit desk recruitment recruiting recruiter recruiters hiring resources hr human talent people office board admissions personnel ' +
    'operations sales marketing finance services support reception member members trustees governors partners owners colleagues management ' +
    'manager director head lead leader registrar secretary officer chair chairman chairwoman chairperson headteacher headmaster headmistress supervisor coordinator organiser organizer ' +
    'administrator assistant executive specialist consultant adviser advisor engineer technician analyst developer designer producer curator librarian trainer instructor teacher lecturer tutor bursar ' +
    'therapist foreman boss proprietor landlord owner partner editor president chief ceo cto cfo coo staff accounts practice employer company school university ' +
    'chefarzt personalabteilung leitung equipe équipe equipo talentos rh direction ufficio abteilung',
);

/** Titles of address before a family name that say nothing of man or woman, lower case: of degree, rank and calling. */
export const ranks = wordSet(
  "ma'am shri smt " +
    'dr dra mag lic ing dipl prof professor rev reverend sir dame dott dottssa principal director captain capt major colonel col lieutenant lt sergeant sgt commander general admiral ' +
    'maestro judge justice rabbi imam pastor father sister brother bishop canon deacon senator councillor chef coach matron nurse constable inspector superintendent',
);

/** Words that stand for somebody nobody has named yet, lower case. */
export const nobodyWords = wordSet(
  'who whom whoever whomever whosoever whomsoever anyone anybody someone somebody everyone everybody nobody all any they them you your my our their his her ladies gentlemen none unknown tbc tbd',
);

/**
 * Family names that stand before the given one, lower case: the most frequent ones of China, Korea, Vietnam and Hungary
 * (after the national statistics of names, 2010 to 2022) that are hardly a given name elsewhere.
 */
export const familyFirst = wordSet(
  'zhang wang liu chen yang zhao huang zhou wu xu sun zhu hu guo lin gao luo zheng liang xie tang cao deng feng zeng peng xiao cai pan tian dong ' +
    'kim park choi jung kang cho yoon jang lim nguyen nguyễn tran trần pham phạm hoang phan vu vo dang bui ngo ' +
    'nagy kovács szabó horváth varga kiss molnár németh farkas balogh papp takács juhász lakatos mészáros',
);

/** How a woman is addressed before her name. */
export const womanTitle =
  /^(?:ms|mrs|miss|mme|madame|frau|sra|señora|doña|dña|da|senhora|sig\.?ra|signora|mevrouw|mevr|mw)\.?$/iu;

/** How a man is. */
export const manTitle = /^(?:mr|herrn?|sr|señor|don|d|senhor|m|monsieur|sig|signor|meneer|dhr)\.?$/iu;

/** Small words inside a family name: "van Dyk". */
export const nameParticle =
  /^(?:van|von|de|da|dos|del|der|den|la|le|di|du|ter|ten|bin|al|el|nic|mac|ó|ní|mhic)$/iu;

/** "Mr/Ms", "Dr. and Mrs.": who of them is meant, or which family name is whose, is left open. */
export const twoTitles =
  /(?<!\p{L})(?:mrs?|ms|miss|mx|dr|prof|sir|madam|frau|herrn?|mme|sra?)\.? ?(?:\/|&|or|and|und|oder|et|ou|y) ?(?:mrs?|ms|miss|mx|dr|prof|sir|madam|frau|herrn?|mme|sra?)(?!\p{L})/iu;

/** "dont know", "not sure": what holds a negation names nobody. */
export const negated = /\b(?:do|does|did|is|was|has|have|can|could)n['’]?t\b|\bnot\b/i;

/** Titles that are never part of a name. */
export const onlyTitle = /^(?:mrs?|ms|miss|mx|dr|prof|sir|madam|frau|herrn?|mme|madame|monsieur|sra)\.?$/iu;
