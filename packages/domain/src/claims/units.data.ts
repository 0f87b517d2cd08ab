interface Unit {
  unit: string;
  factor: number;
}

/** Units by each way to write them, with what they are of the unit of their kind that figures are compared in. */
const rows: readonly [string, string, number][] = [
  ['metre', 'm metre metres meter meters', 1],
  ['metre', 'km kms kilometre kilometres kilometer kilometers', 1000],
  ['metre', 'cm centimetre centimetres', 0.01],
  ['mile', 'mile miles mi', 1],
  ['yard', 'yard yards yd yds', 1],
  ['foot', 'ft foot feet', 1],
  ['acre', 'acre acres', 1],
  ['hectare', 'ha hectare hectares', 1],
  ['kilogram', 'kg kilo kilos kilogram kilograms', 1],
  ['kilogram', 't tonne tonnes', 1000],
  ['ton', 'ton tons', 1],
  ['litre', 'l litre litres liter liters', 1],
  ['gallon', 'gallon gallons gal', 1],
  ['hour', 'h hr hrs hour hours stunde stunden heure heures hora horas', 1],
  ['hour', 'min mins minute minutes minuten minutos', 1 / 60],
  ['hour', 'second seconds sec secs', 1 / 3600],
  ['day', 'day days tag tage tagen jour jours día días', 1],
  ['day', 'week weeks wk wks woche wochen semaine semaines semana semanas', 7],
  ['day', 'fortnight', 14],
  ['month', 'month months mth mths mo monat monate monaten mois mes meses', 1],
  ['month', 'year years yr yrs jahr jahre jahren ans année années año años', 12],
  ['month', 'decade decades', 120],
  ['summer', 'summer summers', 1],
  ['weekend', 'weekend weekends', 1],
  ['season', 'season seasons', 1],
  ['percent', '% percent prozent', 1],
  ['percent', 'per cent', 1],
  ['permille', '‰ promille', 1],
  ['permille', 'per thousand', 1],
  ['permille', 'per mille', 1],
  ['point', 'point points', 1],
];

const byWord = new Map<string, Unit>(
  rows.flatMap(([unit, words, factor]) =>
    (words.startsWith('per ') ? [words] : words.split(' ')).map((word): [string, Unit] => [
      word,
      { unit, factor },
    ]),
  ),
);

/** The unit that a word names; undefined where it names none. */
export function unitOf(word: string): Unit | undefined {
  return byWord.get(word.toLowerCase());
}

const periods = new Map<string, string>(
  Object.entries({
    hour: 'hour stunde heure hora',
    day: 'day tag jour día',
    week: 'week woche semaine semana',
    month: 'month monat mois mes',
    quarter: 'quarter',
    year: 'year annum jahr año',
    shift: 'shift',
  }).flatMap(([period, words]) => words.split(' ').map((word): [string, string] => [word, period])),
);

/** The period that a word names: "week"; '' where it names none. */
export function periodOf(word: string): string {
  return periods.get(word.toLowerCase()) ?? '';
}
