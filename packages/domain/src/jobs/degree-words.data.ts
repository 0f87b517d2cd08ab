/* Words for schooling and what it ends with, in five languages. Our own list. */
const stems =
  "diplom\\p{L}* \\p{L}*studium \\p{L}*abschluss\\p{L}* \\p{L}*ausbildung \\p{L}*lehre \\p{L}*lehrgang ausgebildet\\p{L}* degree bachel\\p{L}* master['’]?s doctora\\p{L}* phd apprenticeship gcses? a[-\\s]levels? o[-\\s]levels? graduates? " +
  "qualification nvq svq hnc hnd btec city\\s(?:and|&)\\sguilds level\\s\\d certificate\\s(?:i{1,3}|iv) associate['’]?s? ged bsc ba ma msc mba beng meng llb bcom b\\.com b\\.?tech pgce pgde educated " +
  'gesell\\p{L}* meister(?:brief|prüfung|abschluss)? geprüfte\\p{L}* anerkannte\\p{L}* abitur fachhochschulreife \\p{L}*schulreife mittlere\\sreife efz eba ' +
  'licence maîtrise(?!\\sd) \\p{L}*bac(?:calauréat)? bts dut but deust cap bep cqp cfc dea[vs]? bachelier formation bac\\s?\\+\\s?\\d mastère dcg dscg ifs[ip] titre ' +
  'título titulación titulado grado diplomatura licenciatura ingeniería ciclo máster doctorado fp eso bachiller\\p{L}* formación estudios ' +
  'mbo(?:-\\p{L}+)? hbo(?:-\\p{L}+)? wo(?:-\\p{L}+)? vmbo(?:-\\p{L}+)? havo vwo pabo \\p{L}*diploma \\p{L}*opleiding gegradueerde graduaat tso aso bso';

/** A word for a degree or a schooling. */
export const DEGREE_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${stems.split(' ').join('|')})(?![\\p{L}])`,
  'iu',
);
