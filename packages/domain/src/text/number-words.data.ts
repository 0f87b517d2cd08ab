/** Words for numbers in English, German, French and Spanish, by value; a value's words apart by spaces. */
export const numberWords: Readonly<Record<number, string>> = {
  0: 'zero nil',
  1: 'one',
  2: 'two zwei deux dos couple both',
  3: 'three drei trois tres',
  4: 'four vier quatre cuatro',
  5: 'five fünf cinq cinco',
  6: 'six sechs seis',
  7: 'seven sieben sept siete',
  8: 'eight acht huit ocho',
  9: 'nine neun neuf nueve',
  10: 'ten zehn dix diez',
  11: 'eleven elf onze',
  12: 'twelve zwölf douze doce dozen dutzend douzaine docena',
  13: 'thirteen dreizehn treize trece',
  14: 'fourteen vierzehn quatorze catorce',
  15: 'fifteen fünfzehn quinze quince',
  16: 'sixteen sechzehn seize dieciséis',
  17: 'seventeen siebzehn diecisiete',
  18: 'eighteen achtzehn dieciocho',
  19: 'nineteen neunzehn diecinueve',
  20: 'twenty zwanzig vingt veinte',
  30: 'thirty dreißig trente treinta',
  40: 'forty vierzig quarante cuarenta',
  50: 'fifty fünfzig cinquante cincuenta',
  60: 'sixty sechzig soixante sesenta',
  70: 'seventy siebzig setenta',
  80: 'eighty achtzig ochenta',
  90: 'ninety neunzig noventa',
};

/** What multiplies the number before it, and stands for itself behind none. */
export const scaleWords: Readonly<Record<string, number>> = {
  hundred: 100,
  hundert: 100,
  cent: 100,
  cien: 100,
  thousand: 1e3,
  tausend: 1e3,
  mille: 1e3,
  mil: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  crore: 1e7,
  crores: 1e7,
  million: 1e6,
  millions: 1e6,
  millionen: 1e6,
  millones: 1e6,
  billion: 1e9,
  milliarden: 1e9,
  milliards: 1e9,
  dozen: 12,
};

/** What multiplies digits, written close to them. */
export const scaleMarks: Readonly<Record<string, number>> = {
  k: 1e3,
  tsd: 1e3,
  tys: 1e3,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  mill: 1e6,
  bn: 1e9,
  mrd: 1e9,
};

/** Places in a row. */
export const ordinalWords: Readonly<Record<string, number>> = {
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};

/** Parts of a whole, in per cent. */
export const shareWords: Readonly<Record<string, number>> = {
  half: 50,
  hälfte: 50,
  moitié: 50,
  mitad: 50,
  third: 100 / 3,
  thirds: 100 / 3,
  drittel: 100 / 3,
  tiers: 100 / 3,
  tercio: 100 / 3,
  quarter: 25,
  quarters: 25,
  viertel: 25,
  quart: 25,
  fifth: 20,
  fifths: 20,
  tenth: 10,
};

/** How many times more something became. */
export const factorWords: Readonly<Record<string, number>> = {
  doubled: 2,
  doubling: 2,
  verdoppelt: 2,
  doublé: 2,
  duplicado: 2,
  tripled: 3,
  tripling: 3,
  trebled: 3,
  verdreifacht: 3,
  quadrupled: 4,
  halved: 0.5,
  halving: 0.5,
  halbiert: 0.5,
};

/** Many, without saying how many: the least that each can mean. */
export const vagueWords: Readonly<Record<string, number>> = {
  dozens: 24,
  dutzende: 24,
  hundreds: 200,
  hunderte: 200,
  centaines: 200,
  thousands: 2000,
  tausende: 2000,
  millions: 2e6,
};

/** Units by each way to write them, with what they are of the unit of their kind that figures are compared in. */
export const unitRows: readonly (readonly [string, number, string])[] = [
  ['metre', 1, 'metre metres meter meters mètre mètres metro metros'],
  ['metre', 1000, 'km kms kilometre kilometres kilometer kilometers'],
  ['metre', 0.01, 'cm centimetre centimetres'],
  ['mile', 1, 'mile miles'],
  ['foot', 1, 'ft foot feet'],
  ['acre', 1, 'acre acres'],
  ['hectare', 1, 'ha hectare hectares hektar'],
  ['kilogram', 1, 'kg kilo kilos kilogram kilograms'],
  ['kilogram', 1000, 't tonne tonnes'],
  ['ton', 1, 'ton tons'],
  ['litre', 1, 'litre litres liter liters'],
  ['gallon', 1, 'gallon gallons'],
  ['hour', 1, 'h hr hrs hour hours stunde stunden heure heures hora horas'],
  ['hour', 1 / 60, 'min mins minute minutes minuten minutos'],
  ['hour', 1 / 3600, 'sec secs seconds'],
  ['day', 1, 'day days tag tage tagen jour jours día días'],
  ['day', 7, 'week weeks wk wks woche wochen semaine semaines semana semanas'],
  ['day', 14, 'fortnight fortnights'],
  ['month', 1, 'month months mth mths monat monate monaten mois mes meses'],
  ['month', 12, 'year years yr yrs jahr jahre jahren ans année années año años'],
  ['month', 120, 'decade decades'],
  ['percent', 1, '% percent pct prozent'],
  ['GBP', 1, '£ gbp pound pounds quid'],
  ['USD', 1, '$ usd dollar dollars'],
  ['EUR', 1, '€ eur euro euros'],
  ['CHF', 1, 'chf franken'],
  ['INR', 1, '₹ inr rupees'],
];

/** What bounds a figure, by the words before it. */
export const boundWords: Readonly<Record<string, string>> = {
  over: 'over|above|more than|at least|upwards of|exceeding|über|mehr als|mindestens|plus de|más de',
  under: 'under|below|less than|fewer than|at most|unter|weniger als|moins de|menos de',
  about:
    'about|around|approximately|roughly|nearly|almost|some|circa|ca|up to|close to|rund|etwa|environ|unos|alrededor de',
};

/** "daily": a period by its adverb. */
export const periodAdverbs: Readonly<Record<string, string>> = {
  hourly: 'hour',
  daily: 'day',
  nightly: 'day',
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  annually: 'year',
  annual: 'year',
};

/** "a day", "pro Woche": periods by their nouns. */
export const periodNouns: Readonly<Record<string, string>> = {
  hour: 'hour hr h stunde heure hora',
  day: 'day night tag jour día',
  week: 'week wk woche semaine semana',
  month: 'month monat mois mes',
  quarter: 'quarter quartal trimestre',
  year: 'year yr annum jahr an año',
  shift: 'shift schicht',
};
