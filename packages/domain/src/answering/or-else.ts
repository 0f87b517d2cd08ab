/** "or similar", "ou autre", "oder vergleichbare Erfahrung": what is named is one way to answer among others that are not. */
const OR_ELSE =
  /(?<!\p{L})(?:or|and\/or|oder|ou|o|u|of)\s[^.;]{0,30}(?:equivalent|similar|comparable|other|experience|vergleichbar\p{L}*|gleichwertig\p{L}*|ähnlich\p{L}*|andere\p{L}*|équivalent\p{L}*|similaire\p{L}*|autres?|equivalente\p{L}*|parecid\p{L}*|otr[oa]s?|gelijkwaardig\p{L}*|vergelijkbar\p{L}*|soortgelijk\p{L}*|andere?|erfahrung|expérience|experiencia|ervaring)/iu;

/** Whether a sentence of an advert lets something it does not name answer too. */
export const letsElseAnswer = (quote: string): boolean => OR_ELSE.test(quote);
