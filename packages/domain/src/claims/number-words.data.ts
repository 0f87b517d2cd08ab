const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const german =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const french =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ');
const spanish =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve'.split(
    ' ',
  );
const otherTens = [
  'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  'vingt trente quarante cinquante soixante',
  'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
].map((row) => row.split(' '));
/** Numbers as words, up to ninety, in four languages. */
export const small = new Map<string, number>([
  ...units.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, at): [string, number] => [word, (at + 2) * 10]),
  ...otherTens.flatMap((row) => row.map((word, at): [string, number] => [word, (at + 2) * 10])),
  ...[german, french, spanish].flatMap((row) =>
    row.flatMap((word, value): [string, number][] => (value > 1 ? [[word, value]] : [])),
  ),
  ['dozen', 12],
  ['both', 2],
  ['dutzend', 12],
  ['douzaine', 12],
  ['docena', 12],
]);
// A month and an adverb of English.
for (const word of ['sept', 'once']) small.delete(word);
/** What multiplies the number before it. */
export const scales = new Map<string, number>([
  ['hundred', 100],
  ['thousand', 1e3],
  ['k', 1e3],
  ['tsd', 1e3],
  ['tys', 1e3],
  ['tausend', 1e3],
  ['mille', 1e3],
  ['mil', 1e3],
  ['lakh', 1e5],
  ['lakhs', 1e5],
  ['lac', 1e5],
  ['crore', 1e7],
  ['crores', 1e7],
  ['m', 1e6],
  ['mn', 1e6],
  ['mio', 1e6],
  ['million', 1e6],
  ['millionen', 1e6],
  ['millions', 1e6],
  ['millones', 1e6],
  ['bn', 1e9],
  ['billion', 1e9],
  ['mrd', 1e9],
  ['milliarden', 1e9],
  ['milliards', 1e9],
  ['dozen', 12],
]);
/** Many, without saying how many: the least that each can mean. */
export const vague = new Map<string, number>([
  ['dozens', 24],
  ['scores', 40],
  ['hundreds', 200],
  ['thousands', 2000],
  ['millions', 2e6],
]);
/** Parts of a whole, in per cent. */
export const shares = new Map<string, number>([
  ['half', 50],
  ['hälfte', 50],
  ['moitié', 50],
  ['mitad', 50],
  ['third', 100 / 3],
  ['thirds', 100 / 3],
  ['quarter', 25],
  ['quarters', 25],
  ['fifth', 20],
  ['fifths', 20],
  ['tenth', 10],
  ['drittel', 100 / 3],
  ['viertel', 25],
  ['tiers', 100 / 3],
  ['quart', 25],
]);
/** Words that say how many times more. */
export const factors: [RegExp, number][] = [
  [/^doubl(?:e|ed|ing|es)$|^twofold$/, 2],
  [/^tripl\w+$|^trebl\w+$|^threefold$/, 3],
  [/^quadrupl\w+$|^fourfold$/, 4],
  [/^halv\w+$/, 0.5],
  [/^tenfold$/, 10],
];
