/** Quick spellings and what they stand for, lower case: never a word of their own. */
export const shorthand: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  thx: 'thank you',
  pls: 'please',
  plz: 'please',
  yr: 'year',
  yrs: 'years',
  wk: 'week',
  wks: 'weeks',
  dept: 'department',
  i: 'I',
  cant: "can't",
  shes: "she's",
  hes: "he's",
};

/**
 * Languages, peoples, countries and days, which have a capital wherever they stand; without those that are words of their own:
 * "polish", "china", "turkey".
 */
export const capitalWords =
  'english german french spanish dutch italian portuguese russian ukrainian romanian moldovan hungarian czech slovak croatian serbian bulgarian greek turkish arabic hebrew hindi urdu punjabi bengali tamil gujarati cantonese japanese korean vietnamese norwegian swedish danish finnish estonian latvian lithuanian irish scottish welsh swahili somali tagalog farsi albanian ' +
  'england scotland wales ireland britain germany france spain italy portugal poland ukraine russia romania norway sweden denmark finland netherlands belgium austria switzerland greece canada australia india pakistan nigeria kenya ghana brazil mexico japan vietnam philippines ' +
  'monday tuesday wednesday thursday friday saturday sunday xmas';

/** Short forms of months, lower case. */
export const months: Readonly<Record<string, string>> = {
  jan: 'January',
  feb: 'February',
  apr: 'April',
  jun: 'June',
  jul: 'July',
  aug: 'August',
  sep: 'September',
  sept: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
};

/** Languages among which "polish" is one. */
export const spokenBesidePolish =
  'English German French Spanish Italian Dutch Russian Ukrainian Czech Slovak Romanian Hungarian Lithuanian Latvian';

/** Numbers in words that may stand before a count of years. */
export const countWords = 'two three four five six seven eight nine ten twelve [a-z]+teen [a-z]+ty';

/** Words that go on behind a number of years. */
export const behindYears = 'in of at as for with on from and or to ago before since till until now';
