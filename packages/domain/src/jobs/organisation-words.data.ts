/* Words that names of employers end with or hold, in five languages. Our own list. */
const suffixes =
  'gmbh ag se kg ohg gbr ug e.v. ltd limited llp plc inc llc corp corporation sa sas sarl s.l. sl s.a. slu bv b.v. nv n.v. pty';
const kinds =
  'trust nhs council university college school academy hospital hospitals clinic surgery practice group holdings foundation services solutions logistics recruitment partners bank hotel hotels restaurant cafe café bakery brewery kitchen analytics systems software technologies labs studio studios media foods farm farms motors engineering construction consulting agency association institute care homes library museum ministry department authority charity dental health healthcare union constabulary police precision staffing electrical industries manufacturing insurance energy pharmacy veterinary works house theatre gallery bistrot stad basisschool ' +
  'stadtwerke klinikum klinik krankenhaus universität hochschule schule gruppe werke stiftung kanzlei praxis bäckerei verein verlag sparkasse stadt landkreis bezirksamt gemeinde metallbau technik maschinenbau logistik ' +
  'clinique hôpital chu groupe ateliers cabinet mairie société établissements boulangerie maison école lycée université centre résidence métropole ' +
  'clínica grupo ayuntamiento colegio residencia instituto universidad fundación talleres restaurante cafetería transportes construcciones ' +
  'zorggroep stichting gemeente ziekenhuis universiteit bouw transport bakkerij garage woningcorporatie installatie techniek';
const escaped = (words: string) =>
  words
    .split(' ')
    .map((word) => word.replaceAll('.', '\\.'))
    .join('|');

/** A word that only the name of a firm ends with. */
export const FIRM_SUFFIX = new RegExp(`(?<![\\p{L}])(?:${escaped(suffixes)})(?![\\p{L}])`, 'iu');
/** A word for a kind of employer. */
export const ORGANISATION = new RegExp(`(?<![\\p{L}])(?:${escaped(kinds)})(?![\\p{L}])`, 'iu');

/** Whether a name says itself that it is an employer's: "Alder Care", "Oakline Ltd". */
export const namesOrganisation = (name: string): boolean => FIRM_SUFFIX.test(name) || ORGANISATION.test(name);
