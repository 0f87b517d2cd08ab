const capital = (words: string) =>
  Object.fromEntries(words.split(' ').map((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]));

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
  // Languages, peoples and countries but those that are words of their own: "polish", "china", "turkey".
  ...capital(
    'english german french spanish dutch italian portuguese russian ukrainian romanian moldovan hungarian czech slovak croatian serbian bulgarian greek turkish arabic hebrew hindi urdu punjabi bengali tamil gujarati cantonese japanese korean vietnamese norwegian swedish danish finnish estonian latvian lithuanian irish scottish welsh swahili somali tagalog farsi albanian ' +
      'england scotland wales ireland britain germany france spain italy portugal poland ukraine russia romania norway sweden denmark finland netherlands belgium austria switzerland greece canada australia india pakistan nigeria kenya ghana brazil mexico japan vietnam philippines',
  ),
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
  xmas: 'Xmas',
};

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
