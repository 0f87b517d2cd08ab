/** Short words that are frequent in one language and rare in the others. Our own list. */
export const stopWords: Record<string, string> = {
  en: 'the and of for with to by on from this that which was were have has at as is are our their its an be team managed led developed work experience education skills university using across new',
  de: 'und der die das mit für von den dem des im zur zum bei als auf eine einer eines ein nicht sowie durch über nach aus sich wurde werden berufserfahrung ausbildung kenntnisse sprachen seit bis unter',
  fr: "et les des du pour avec dans une sur par aux au le la un est ou en ses leur d'une d'un de à ces chez depuis expérience formation compétences langues gestion mise",
  es: 'de la y los las el para con una del por en al como su sus más desde hasta años son ser ha he e equipos equipo experiencia educación formación habilidades idiomas gestión desarrollo empresa universidad sobre entre lo la un se que',
  pt: 'de a e os as da do dos das para com uma em no na nos nas ao pelo pela mais desde até experiência formação competências idiomas gestão desenvolvimento empresa universidade sobre entre um que o à são',
  it: 'e il lo gli della delle degli del dei per con una nel nella al alla di da che un sono più presso esperienza istruzione formazione competenze lingue gestione sviluppo azienda università tra le i si dal',
  nl: 'de en het een van voor met de bij op aan naar door als ook tot te in zijn heb ik werkervaring opleiding vaardigheden talen sinds over uit om dit die deze was niet binnen verantwoordelijk',
};
