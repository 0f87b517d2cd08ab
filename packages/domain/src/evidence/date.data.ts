/** Months by number, in English, German, French and Spanish, with their short forms. */
export const monthNames = [
  'january jan januar jänner janvier enero',
  'february feb februar février febrero',
  'march mar märz mars marzo',
  'april apr avril abril',
  'may mai mayo',
  'june jun juni juin junio',
  'july jul juli juillet julio',
  'august aug août agosto',
  'september sept sep septembre septiembre',
  'october oct oktober okt octobre octubre',
  'november nov novembre noviembre',
  'december dec dezember dez décembre diciembre',
];
/** What stands before a year of two digits. */
export const beforeYear =
  "since from in until till to by of summer spring autumn winter fall end early late seit ab bis von depuis jusqu'à en desde hasta";
/** What lasts until today. */
export const ongoing =
  'since present now today current currently date ongoing still seit heute aktuell laufend depuis aujourd actuel desde actualidad actual';
