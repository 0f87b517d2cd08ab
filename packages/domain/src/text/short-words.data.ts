/** Short words of titles, employers and headings that are no abbreviations. Our own list, English, lower case. */
export const shortWords =
  'aide army bank bar boys café care chef city club cook desk dog east farm fire food girl girls head home host hub inn join key kids king lab land law lead life line main maid mail me mid my new news old open park play pub rail road room sea self shop site sous spa star team tech town tree west wine work yard year zone'.split(
    ' ',
  );

/** Small words inside a title or a name of several words, lower case: English, German, French, Spanish, Italian, Portuguese, Dutch. */
export const innerWords =
  'of and the in for at to a an with by on or und für von der die das de del la le les et du des y e di da do dos em en het van'.split(
    ' ',
  );

/** Abbreviations that are written with small letters: forms of companies, titles. */
export const writtenForms: Readonly<Record<string, string>> = {
  ltd: 'Ltd',
  inc: 'Inc',
  co: 'Co',
  corp: 'Corp',
  plc: 'plc',
  gmbh: 'GmbH',
  mbh: 'mbH',
  sons: 'Sons',
  bros: 'Bros',
  st: 'St',
  dr: 'Dr',
};
