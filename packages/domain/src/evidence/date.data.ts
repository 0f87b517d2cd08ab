/** What stands before a year of two digits. */
export const beforeYear =
  "since from in until till to by of summer spring autumn winter fall end early late seit ab bis von depuis jusqu'à en desde hasta";
/** What lasts until today. */
export const ongoing =
  'since present now today current currently date ongoing still seit heute aktuell laufend depuis aujourd actuel desde actualidad actual';
